import type { FilledBlank } from '@evergrant/domain/assembly/blank.ts';
import type { Article, LegalDocument, Schedule } from '@evergrant/domain/assembly/document.ts';
import type { Certificate, PaperSignature, PrintedSignature } from '#certificate.ts';
import { printedActs, type PrintedAct } from '#acts/printed-acts.ts';
import type { BlockContext } from '#html/render-blocks.ts';
import { anchorOf, renderBlocks } from '#html/render-blocks.ts';
import { renderCertificate } from '#html/render-certificate.ts';
import { actAnchor, renderActs } from '#html/render-acts.ts';
import { renderGuide } from '#html/render-guide.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { styleHash } from '#html/style-hash.ts';
import { style } from '#html/style.ts';
import { typefaceHash } from '#html/typeface.ts';
import { linkTargets } from '#links/link-targets.ts';
import { isExecutedOnScreen } from '#signature/method-words.ts';
import { openWordsIn } from '#signature/open-words.ts';
import { signersToInitial } from '#signature/signers-to-initial.ts';

export interface HtmlOptions {
  /** True before payment: the PREVIEW mark lies over every page. */
  readonly watermark: boolean;
  readonly signatures?: readonly PrintedSignature[];
  /** Lines that were signed in ink, as the owner states. */
  readonly onPaper?: readonly PaperSignature[];
  readonly certificate?: Certificate;
  /** Witnesses named so far; the attestation has a line for each. */
  readonly namedWitnesses?: number;
  /** What was written into ink blanks when signing. */
  readonly filledBlanks?: readonly FilledBlank[];
}

/**
 * A legal document as one standalone HTML page: no scripts, nothing fetched, its own content security policy. Runs in
 * Node and in the browser. Every text of the document is escaped.
 */
export const renderHtml = (document: LegalDocument, options: HtmlOptions): string => {
  const signatures = options.signatures ?? [];
  const context: BlockContext = {
    targets: linkTargets(document),
    filledBlanks: options.filledBlanks ?? [],
    signatures,
    onPaper: options.onPaper ?? [],
    open: openWordsIn(options),
  };
  const { namedWitnesses, certificate } = options;
  const acts = printedActs(document, { ...context, namedWitnesses, isExecuted: isExecutedOnScreen(certificate) });
  // An executed document asks for nothing more.
  const initials = options.certificate ? undefined : initialLines(signersToInitial(document, signatures));

  // What is frozen and signed holds no guide: it stands in previews alone.
  const guide = options.watermark ? renderGuide(document.guide) : undefined;

  const page = h`${head(document)}<body>${options.watermark ? watermark : undefined}<main>
${recordersSpace(document)}${front(document, context)}${cover(document)}${contents(document, { acts, certificate })}<section class="opening" aria-label="Opening">${renderBlocks(document.opening, context)}</section>
${document.articles.map((article) => articleMarkup(article, context, initials))}${renderActs(acts, context)}${document.schedules.map(
    (schedule) => scheduleMarkup(schedule, context),
  )}${options.certificate && renderCertificate(options.certificate, document)}${guide}</main></body></html>\n`;

  return page.html;
};

const styleElement: Markup = { html: `<style>${style}</style>` };

// Written whole and unescaped, as it holds no text of a document.
const policy: Markup = {
  html: `default-src 'none'; style-src '${styleHash}' '${typefaceHash}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`,
};

const head = (document: LegalDocument): Markup => h`<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${document.title}</title>${styleElement}</head>
`;

const watermark = h`<aside class="watermark" data-watermark="preview" aria-label="Preview"><p class="hidden">Preview copy, not for signing.</p><div class="print" aria-hidden="true">PREVIEW</div></aside>`;

const recordersSpace = ({ recordersSpace: space }: LegalDocument): Markup | undefined =>
  space && h`<div class="recorder t${space.topInInches}">${space.label}</div>\n`;

const front = ({ front: blocks }: LegalDocument, context: BlockContext): Markup | undefined =>
  blocks && h`<section class="front" aria-label="First page">${renderBlocks(blocks, context)}</section>\n`;

const cover = (document: LegalDocument): Markup =>
  h`<header class="cover" data-cover="${document.documentType}"><h1>${document.title}</h1><p class="instrument">${document.instrument}</p><dl>${document.cover.map(
    (line) => h`<div><dt>${line.label}</dt><dd>${line.value}</dd></div>`,
  )}</dl><p class="notice" data-notice="review">${document.notice}</p></header>\n`;

interface Listed {
  readonly acts: readonly PrintedAct[];
  readonly certificate: Certificate | undefined;
}

const contents = (document: LegalDocument, { acts, certificate }: Listed): Markup =>
  h`<nav class="contents" aria-labelledby="contents-heading"><h2 id="contents-heading">Table of Contents</h2><ol>${document.articles.map(
    (article) =>
      h`<li>${entry(anchorOf(article.id), articleLabel(article), article.heading)}<ol>${article.sections.map(
        (section) => h`<li>${entry(anchorOf(section.id), section.number, section.heading)}</li>\n`,
      )}</ol></li>\n`,
  )}${acts.map((act, index) => h`<li>${entry(actAnchor(index), '', act.heading)}</li>\n`)}${document.schedules.map(
    (schedule) => h`<li>${entry(anchorOf(schedule.id), schedule.label, schedule.heading)}</li>\n`,
  )}${certificate && h`<li>${entry('certificate', '', 'Certificate of Completion')}</li>`}</ol></nav>\n`;

const entry = (anchor: string, number: string, heading: string): Markup =>
  h`<a href="#${anchor}">${number && h`<span class="number">${number}</span> `}<span>${heading}</span></a>`;

const articleLabel = ({ number }: Article): string => (number === '' ? '' : `Article ${number}`);

const articleMarkup = (article: Article, context: BlockContext, initials: Markup | undefined): Markup =>
  h`<section class="article" id="${anchorOf(article.id)}" data-article="${article.number}"><h2>${article.number === '' ? undefined : h`<span class="number">${articleLabel(article)}</span> `}${article.heading}</h2>
${article.sections.map(
  (section) =>
    h`<section id="${anchorOf(section.id)}" data-clause="${section.id}"><h3><span class="number">${section.number}</span> ${section.heading}</h3>
${renderBlocks(section.blocks, context)}</section>\n`,
)}${initials}</section>\n`;

const scheduleMarkup = (schedule: Schedule, context: BlockContext): Markup =>
  h`<section class="schedule" id="${anchorOf(schedule.id)}" data-schedule="${schedule.id}"><h2><span class="number">${schedule.label}</span> ${schedule.heading}</h2>
${renderBlocks(schedule.blocks, context)}</section>\n`;

const initialLines = (names: readonly string[]): Markup | undefined =>
  names.length === 0
    ? undefined
    : h`<p class="initials" data-initials="article">Initials ${names.map(
        () => h`<span class="blank b3" role="img" aria-label="blank to fill in by hand: initials"></span> `,
      )}</p>`;
