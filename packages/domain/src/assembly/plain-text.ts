import type { Act, NotarialCertificate } from '#assembly/act.ts';
import type { Signer } from '#assembly/signer.ts';
import { isFormBlock, type FormBlock } from '#assembly/form-block.ts';
import { paymentTable } from '#assembly/payment-table.ts';
import type { Block, Inline, ListItem } from '#assembly/block.ts';
import type { LegalDocument } from '#assembly/document.ts';

/**
 * An instrument as plain text, one line per paragraph, list item, table row or signature line. For checks, search and
 * comparison; the guide is no part of it.
 */
export const plainText = (document: LegalDocument): string =>
  [
    ...(document.recordersSpace?.label === undefined ? [] : [document.recordersSpace.label]),
    ...(document.front ? [textOfBlocks(document.front)] : []),
    document.title,
    document.instrument,
    ...document.cover.map(({ label, value }) => `${label}: ${value}`),
    document.notice,
    textOfBlocks(document.opening),
    ...document.articles.flatMap((article) => [
      article.number === '' ? article.heading : `Article ${article.number} ${article.heading}`,
      ...article.sections.flatMap((section) => [`${section.number} ${section.heading}`, textOfBlocks(section.blocks)]),
    ]),
    ...document.acts.flatMap(linesOfAct),
    ...document.schedules.flatMap((schedule) => [
      `${schedule.label} ${schedule.heading}`,
      textOfBlocks(schedule.blocks),
    ]),
  ].join('\n');

const linesOfAct = (act: Act): readonly string[] => {
  switch (act.kind) {
    case 'sign':
    case 'joinder':
      return [act.heading, textOfBlocks(act.testimonium), ...act.signers.flatMap(linesOfSigner)];
    case 'acceptance':
      return [
        act.heading,
        textOfBlocks(act.words),
        ...act.acceptances.flatMap(({ words, signer }) => [textOfBlocks(words), ...linesOfSigner(signer)]),
      ];
    case 'witness':
      return [act.heading, textOfBlocks(act.attestation)];
    case 'acknowledgment':
    case 'jurat':
      return [act.heading, ...act.certificates.flatMap(linesOfCertificate)];
    case 'selfProvingAffidavit':
      return [
        act.heading,
        textOfBlocks(act.words),
        ...act.affiants.map(({ name, capacity }) => `${name}, ${capacity}`),
        ...Array.from({ length: act.witnessLines }, (_, index) => `Witness ${index + 1}, signature`),
        ...linesOfCertificate(act.certificate),
      ];
  }
};

const linesOfSigner = ({ kind, name, capacity }: Signer): readonly string[] =>
  kind === 'person' ? [`${name}, ${capacity}`] : [`${name}, ${capacity}`, 'By:', 'Name:', 'Title:'];

const linesOfCertificate = ({ notice, venue, words, officerLines }: NotarialCertificate): readonly string[] => [
  ...(notice === undefined ? [] : [notice]),
  textOfBlocks(venue),
  textOfBlocks(words),
  ...officerLines.map((label) => `${label}:`),
];

/** The text of some blocks, one line per paragraph, list item or table row. */
export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join('\n');

const textOfBlock = (block: Block): string => {
  if (isFormBlock(block)) return textOfForm(block);
  switch (block.kind) {
    case 'paragraph':
      return textOf(block.content);
    case 'list':
      return block.items.map(textOfItem).join('\n');
    case 'table':
      return [
        block.columns.map(({ heading }) => heading).join(' | '),
        ...block.rows.map((row) => row.map(textOf).join(' | ')),
      ].join('\n');
  }
};

const textOfForm = (block: FormBlock<Inline>): string => {
  switch (block.kind) {
    case 'subheading':
      return textOf(block.content);
    case 'choices':
      return block.choices.map(({ isTicked, content }) => `${isTicked ? '[x]' : '[ ]'} ${textOf(content)}`).join('\n');
    case 'initials':
      return block.items.map((item) => `(initials) ${textOf(item)}`).join('\n');
    case 'notice':
      return [...(block.heading === undefined ? [] : [block.heading]), ...block.paragraphs.map(textOf)].join('\n');
    case 'field':
      return `${block.label}: ${block.content.length === 0 ? '(to be written in)' : textOf(block.content)}`;
    case 'signature':
      return linesOfSigner(block.signer).join('\n');
    case 'certificate':
      return [
        ...(block.notice === undefined ? [] : [block.notice]),
        ...[...block.venue, ...block.words].map(textOf),
        ...block.officerLines.map((label) => `${label}:`),
      ].join('\n');
    case 'verbatim':
      return block.text;
    case 'payments':
      return textOfBlock(paymentTable(block));
  }
};

const textOfItem = (item: ListItem): string =>
  [`${item.label} ${textOf(item.content)}`, ...(item.items ?? []).map(textOfItem)].join('\n');

/** The text of one run of inlines. A blank prints as its purpose in round brackets. */
export const textOf = (content: readonly Inline[]): string =>
  content
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
          return inline.text;
        case 'term':
          return inline.isDefinition ? `“${inline.text}”` : inline.text;
        case 'reference':
          return inline.text;
        case 'party':
          return inline.name;
        case 'blank':
          return `(${inline.purpose})`;
        case 'box':
          return inline.isTicked ? '[x] ' : '[ ] ';
      }
    })
    .join('');
