import { blocksOfAct } from '#assembly/blocks-of-act.ts';
import { isFormBlock, runsOfForm } from '#assembly/form-block.ts';
import type { Block, Inline, ListItem } from '#assembly/block.ts';
import type { LegalDocument, Section } from '#assembly/document.ts';
import { plainText, textOfBlocks } from '#assembly/plain-text.ts';

/** Every section of the articles, in order. */
export const sectionsOf = (document: LegalDocument): readonly Section[] =>
  document.articles.flatMap(({ sections }) => sections);

/** The text of one section, or an empty string when the document has no such section. */
export const sectionText = (document: LegalDocument, id: string): string => {
  const section = sectionsOf(document).find((one) => one.id === id);
  return section === undefined ? '' : textOfBlocks(section.blocks);
};

/** Every block of the document in reading order. */
export const blocksOf = (document: LegalDocument): readonly Block[] => [
  ...(document.front ?? []),
  ...document.opening,
  ...sectionsOf(document).flatMap(({ blocks }) => blocks),
  ...document.acts.flatMap(blocksOfAct),
  ...document.schedules.flatMap(({ blocks }) => blocks),
];

/** Every inline of some blocks in reading order. */
export const inlinesOf = (blocks: readonly Block[]): readonly Inline[] =>
  blocks.flatMap((block) => runsOf(block).flat());

/** Every run of inlines that is set as one piece: a paragraph, a list item, a table cell. */
export const runsOf = (block: Block): readonly (readonly Inline[])[] => {
  if (isFormBlock(block)) return runsOfForm(block);
  switch (block.kind) {
    case 'paragraph':
      return [block.content];
    case 'list':
      return block.items.flatMap(runsOfItem);
    case 'table':
      return block.rows.flat();
  }
};

const runsOfItem = (item: ListItem): readonly (readonly Inline[])[] => [
  item.content,
  ...(item.items ?? []).flatMap(runsOfItem),
];

/** The instrument's own words in some blocks, one line per run; names, the person's words and blanks leave a gap character. */
export const ownWords = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => runsOf(block).map((run) => run.map(ownWordsOf).join(''))).join('\n');

/** The plain text of a document; many checks read it, so it is written out once. */
export const wholeText = (document: LegalDocument): string => remembered(texts, document, () => plainText(document));

/** The instrument's own words in the whole document. */
export const allOwnWords = (document: LegalDocument): string =>
  remembered(words, document, () => ownWords(blocksOf(document)));

const texts = new WeakMap<LegalDocument, string>();
const words = new WeakMap<LegalDocument, string>();

const remembered = (memory: WeakMap<LegalDocument, string>, document: LegalDocument, write: () => string): string => {
  const known = memory.get(document) ?? write();
  memory.set(document, known);
  return known;
};

const ownWordsOf = (inline: Inline): string => {
  switch (inline.kind) {
    case 'text':
      return inline.given ? '\uE000' : inline.text;
    case 'term':
    case 'reference':
      return inline.text;
    case 'party':
    case 'blank':
    case 'box':
      return '\uE000';
  }
};
