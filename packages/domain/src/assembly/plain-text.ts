import type { Block, Inline, LegalDocument, ListItem } from '#assembly/document.ts';

/** A document as plain text, one line per paragraph, list item, table row or signature line. For checks, search and comparison. */
export const plainText = (document: LegalDocument): string =>
  [
    document.title,
    document.instrument,
    ...document.cover.map(({ label, value }) => `${label}: ${value}`),
    document.notice,
    textOfBlocks(document.opening),
    ...document.articles.flatMap((article) => [
      `Article ${article.number} ${article.heading}`,
      ...article.sections.flatMap((section) => [`${section.number} ${section.heading}`, textOfBlocks(section.blocks)]),
    ]),
    ...executionLines(document),
    ...document.schedules.flatMap((schedule) => [
      `${schedule.label} ${schedule.heading}`,
      textOfBlocks(schedule.blocks),
    ]),
  ].join('\n');

const executionLines = ({ execution }: LegalDocument): readonly string[] => [
  textOfBlocks(execution.testimonium),
  ...execution.signers.map(({ name, capacity }) => `${name}, ${capacity}`),
  ...(execution.attestation ? [textOfBlocks(execution.attestation.text)] : []),
  ...(execution.notary
    ? [
        `State of ${execution.notary.state}`,
        ...(execution.notary.county === undefined
          ? []
          : [`${execution.notary.state === 'Louisiana' ? 'Parish' : 'County'} of ${execution.notary.county}`]),
        textOfBlocks(execution.notary.text),
      ]
    : []),
  ...execution.instructions,
];

/** The text of some blocks, one line per paragraph, list item or table row. */
export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join('\n');

const textOfBlock = (block: Block): string => {
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
      }
    })
    .join('');
