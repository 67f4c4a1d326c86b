import { blocksOfAct } from '#assembly/blocks-of-act.ts';
import { isFormBlock, runsOfForm } from '#assembly/form-block.ts';
import type { Draft, DraftBlock, DraftInline, DraftItem, Prose } from '#assembly/draft.ts';

/** Every inline of a draft in reading order: front, opening, articles, acts, schedules. */
export const inlinesOfDraft = (draft: Draft): readonly DraftInline[] => runsOfDraft(draft).flat();

/** Every run of inlines that is set as one piece (paragraph, list item, table cell), in reading order. */
export const runsOfDraft = (draft: Draft): readonly Prose[] => blocksOfDraft(draft).flatMap(runsOfBlock);

/** Every inline of some blocks of a draft in reading order. */
export const inlinesOfBlocks = (blocks: readonly DraftBlock[]): readonly DraftInline[] =>
  blocks.flatMap(runsOfBlock).flat();

const blocksOfDraft = (draft: Draft): readonly DraftBlock[] => [
  ...(draft.front ?? []),
  ...draft.opening,
  ...draft.articles.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)),
  ...draft.acts.flatMap(blocksOfAct),
  ...draft.schedules.flatMap(({ blocks }) => blocks),
];

const runsOfBlock = (block: DraftBlock): readonly Prose[] => {
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

const runsOfItem = (item: DraftItem): readonly Prose[] => [item.content, ...(item.items ?? []).flatMap(runsOfItem)];
