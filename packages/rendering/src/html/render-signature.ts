import type { Signer } from '@evergrant/domain/assembly/signer.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { PaperSignature, PrintedSignature } from '#certificate.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { paperWords } from '#signature/paper-words.ts';
import { signedWords } from '#signature/signed-words.ts';

interface Given {
  readonly signature: PrintedSignature | undefined;
  readonly paper: PaperSignature | undefined;
  /** What a copy says in place of a signature that is not there. */
  readonly open: string | undefined;
}

/** The line of a signer with what stands on it; an organisation signs by a person, who writes name and title. */
export const renderSignature = ({ kind, id, name, capacity }: Signer, { signature, paper, open }: Given): Markup => {
  const whose = h`<span class="party">${name}</span>, ${capacity}`;
  // Ink outweighs what was drawn on a screen.
  const line = (under: Markup) => (paper ? paperRule(paper, under) : signedRule(signature, under, open));
  if (kind === 'person') return h`<div class="signature" data-signature="${id}">${line(whose)}</div>\n`;
  const isOpen = !signature && !paper;
  return h`<div class="signature" data-signature="${id}"><div class="whole">${whose}</div>${line(h`By`)}${
    isOpen ? h`${writtenRule('Name')}${writtenRule('Title')}` : undefined
  }</div>\n`;
};

/** A line for a witness, who gives name and address beside the signature; before signing they are written in by hand. */
export const renderWitness = (number: number, { signature, paper, open }: Given): Markup =>
  h`<div class="signature" data-signature="witness-${number}">${
    paper
      ? paperRule(paper, h`<span class="party">${paper.name}</span>, Witness`)
      : signature
        ? h`${signedRule(signature, h`<span class="party">${signature.name}</span>, Witness`)}${signature.address === undefined ? undefined : writtenRule('Address', signature.address, 'whole')}`
        : h`${unsignedRule(h`Witness, signature`, open)}${writtenRule('Printed name')}${writtenRule('Address')}`
  }</div>\n`;

/** A short rule to write on, with what belongs there under it. */
export const writtenRule = (label: string, value?: string, extent: 'half' | 'whole' = 'half'): Markup =>
  h`<div class="${extent}"><div class="rule written">${value}</div><div class="under small">${label}</div></div>`;

/** A line that is signed in ink, and one for its date. */
export const unsignedRule = (under: Markup, open?: string): Markup => signedRule(undefined, under, open);

const paperRule = (paper: PaperSignature, under: Markup): Markup =>
  h`<div><div class="rule">${paperWords(paper)}</div><div class="under">${under}</div></div><div><div class="rule">${longDate(paper.signedOn)}</div><div class="under small">Date</div></div>`;

const signedRule = (signature: PrintedSignature | undefined, under: Markup, open?: string): Markup =>
  h`<div><div class="rule">${signature ? ink(signature) : open}</div><div class="under">${under}</div></div><div><div class="rule">${
    signature && signedWords(signature)
  }</div><div class="under small">Date</div></div>`;

const ink = (signature: PrintedSignature): Markup =>
  h`<img alt="Signature of ${signature.name}" width="${signature.width}" height="${signature.height}" src="data:image/png;base64,${base64(signature.png)}">`;

// Works in the browser and in Node alike; in pieces, because a call takes a limited number of arguments.
const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
};
