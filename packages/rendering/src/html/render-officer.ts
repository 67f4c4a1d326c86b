import type { PaperSignature } from '#certificate.ts';
import { officerWords } from '#signature/paper-words.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { writtenRule } from '#html/render-signature.ts';

interface Certified {
  readonly kind: string;
  readonly notice: string | undefined;
  readonly venue: Markup | readonly Markup[];
  readonly words: Markup | readonly Markup[];
  readonly officerLines: readonly string[];
  /** What is stated of the officer's ink. */
  readonly ink?: PaperSignature | undefined;
  /** What a copy says where none is. */
  readonly open?: string | undefined;
}

/** What an officer certifies, in a box with room for the seal and lines to write on. */
export const renderOfficer = ({ kind, notice, venue, words, officerLines, ink, open }: Certified): Markup =>
  h`<div class="notary" data-notary="${kind}">${
    notice === undefined ? undefined : h`<p class="boxed">${notice}</p>`
  }<div class="venue">${venue}</div>${words}${completed(ink ? officerWords(ink) : open)}<div class="officer"><div class="seal small">Notary seal</div><div>${officerLines.map(
    (label) => writtenRule(label),
  )}</div></div></div>\n`;

const completed = (words: string | undefined): Markup | undefined =>
  words === undefined ? undefined : h`<p><strong>${words}.</strong></p>`;
