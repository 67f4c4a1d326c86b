import { isFormBlock, mapForm } from '#assembly/form-block.ts';
import { mapAct } from '#assembly/map-act.ts';
import type { Draft, DraftBlock, DraftInline, DraftItem, DraftSection, Prose } from '#assembly/draft.ts';
import { isFieldId, type FieldId } from '#facts/facts.ts';

// A control character can't come from a person: `cleanText` removes it.
const mark = '\u0001';
const marks = new RegExp(`${mark}([A-Za-z]+)${mark}`, 'u');

/** Stands in a draft for a fact that has not been given yet. */
export const missingMark = (field: FieldId): string => `${mark}${field}${mark}`;

/** True when the text is or contains such a mark. */
export const isMissingMark = (text: string): boolean => text.includes(mark);

/** How a draft words its gaps: the label of a field, and the sections that a missing field leaves undecided. */
export interface Gaps {
  readonly labelOf: (field: FieldId) => string;
  readonly undecided: ReadonlyMap<string, FieldId>;
}

/** Turns every mark of a draft into a visible blank that says what is still to be completed. */
export const showGaps = (draft: Draft, gaps: Gaps): Draft => {
  const blocks = (drafted: readonly DraftBlock[]) => drafted.map((block) => showInBlock(block, gaps));
  const words = (text: string): string => text.replace(new RegExp(marks, 'gu'), () => 'To be completed');
  const section = (one: DraftSection): DraftSection => {
    const field = gaps.undecided.get(one.id);
    return field === undefined
      ? { ...one, blocks: blocks(one.blocks) }
      : { ...one, blocks: [{ kind: 'paragraph', content: [gapOf(field, gaps)] }] };
  };
  return {
    ...draft,
    title: words(draft.title),
    governingState: words(draft.governingState),
    cover: draft.cover.map(({ label, value }) => ({ label, value: words(value) })),
    ...(draft.front && { front: blocks(draft.front) }),
    opening: blocks(draft.opening),
    articles: draft.articles.map((article) => ({ ...article, sections: article.sections.map(section) })),
    acts: draft.acts.map((act) => mapAct(act, { blocks, name: words })),
    schedules: draft.schedules.map((schedule) => ({ ...schedule, blocks: blocks(schedule.blocks) })),
    guide: draft.guide.map((sheet) => ({
      ...sheet,
      steps: sheet.steps.map(({ text, items }) => ({ text: words(text), ...(items && { items: items.map(words) }) })),
      ...(sheet.form && {
        form: { ...sheet.form, words: sheet.form.words.map(words), signer: words(sheet.form.signer) },
      }),
    })),
  };
};

const gapOf = (field: FieldId, gaps: Gaps): DraftInline => ({
  kind: 'blank',
  purpose: `To be completed: ${gaps.labelOf(field)}`,
  width: 24,
  field,
});

const showInBlock = (block: DraftBlock, gaps: Gaps): DraftBlock => {
  if (isFormBlock(block)) return mapForm(block, (run) => showInProse(run, gaps));
  switch (block.kind) {
    case 'paragraph':
      return { ...block, content: showInProse(block.content, gaps) };
    case 'list':
      return { ...block, items: block.items.map((item) => showInItem(item, gaps)) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => showInProse(cell, gaps))) };
  }
};

const showInItem = (item: DraftItem, gaps: Gaps): DraftItem => ({
  content: showInProse(item.content, gaps),
  ...(item.items && { items: item.items.map((inner) => showInItem(inner, gaps)) }),
});

const showInProse = (prose: Prose, gaps: Gaps): Prose =>
  prose.flatMap((inline) => {
    if (inline.kind === 'party' && isMissingMark(inline.name)) return showInText(inline.name, gaps);
    if (inline.kind === 'text' && isMissingMark(inline.text)) return showInText(inline.text, gaps);
    return [inline];
  });

const showInText = (text: string, gaps: Gaps): Prose =>
  text.split(marks).flatMap((piece, index): Prose => {
    if (index % 2 === 1 && isFieldId(piece)) return [gapOf(piece, gaps)];
    return piece === '' ? [] : [{ kind: 'text', text: piece, given: true }];
  });
