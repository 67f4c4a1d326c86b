import { blocksOfAct } from '#assembly/blocks-of-act.ts';
import type { Draft, DraftBlock, DraftInline, DraftItem, Prose } from '#assembly/draft.ts';

/** Every inline of a draft in reading order: opening, articles, acts, schedules. */
export const inlinesOfDraft = (draft: Draft): readonly DraftInline[] => [
  ...draft.opening.flatMap(inlinesOfBlock),
  ...draft.articles.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(inlinesOfBlock))),
  ...draft.acts.flatMap(blocksOfAct).flatMap(inlinesOfBlock),
  ...draft.schedules.flatMap(({ blocks }) => blocks.flatMap(inlinesOfBlock)),
];

/** Every run of inlines that is set as one piece (paragraph, list item, table cell), in reading order. */
export const runsOfDraft = (draft: Draft): readonly Prose[] => [
  ...draft.opening.flatMap(runsOfBlock),
  ...draft.articles.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(runsOfBlock))),
  ...draft.acts.flatMap(blocksOfAct).flatMap(runsOfBlock),
  ...draft.schedules.flatMap(({ blocks }) => blocks.flatMap(runsOfBlock)),
];

const inlinesOfBlock = (block: DraftBlock): readonly DraftInline[] => runsOfBlock(block).flat();

const runsOfBlock = (block: DraftBlock): readonly Prose[] => {
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
