import type { Block, Inline, ListItem } from '#assembly/block.ts';
import type { Article, LegalDocument, Schedule } from '#assembly/document.ts';
import type {
  Draft,
  DraftArticle,
  DraftBlock,
  DraftItem,
  DraftSchedule,
  DraftSection,
  Prose,
} from '#assembly/draft.ts';
import { exhibits, letterOf, romanOf } from '#assembly/numbering.ts';
import { readTerms } from '#assembly/read-terms.ts';
import { clauseLibrary } from '#assembly/clause-library.ts';
import { isFormBlock, mapForm } from '#assembly/form-block.ts';
import { mapAct } from '#assembly/map-act.ts';

/** Printed label of everything that can be referred to, by id. */
export type Labels = ReadonlyMap<string, string>;

/** The labels of a draft: `Article III`, `Section 3.2`, `Paragraph 4`, `Schedule A`, as its numbering says. */
export const labelsOf = (draft: Draft): Labels =>
  new Map([
    ...numberedArticles(draft).flatMap(({ article, number, sections }) => [
      [article.id, number === '' ? article.heading : `Article ${number}`] as const,
      ...sections.map((one) => [one.section.id, `${number === '' ? 'Paragraph' : 'Section'} ${one.number}`] as const),
    ]),
    ...draft.schedules.map((schedule) => [schedule.id, scheduleLabel(schedule, draft)] as const),
  ]);

// Exhibits have numbers of their own beside lettered schedules.
const scheduleLabel = (schedule: DraftSchedule, { schedules, numbering }: Draft): string => {
  const { word, by } = schedule.isExhibit ? exhibits : numbering.schedules;
  const index = schedules.filter(({ isExhibit }) => isExhibit === schedule.isExhibit).indexOf(schedule);
  return `${word} ${by === 'letters' ? letterOf(index).toUpperCase() : index + 1}`;
};

interface NumberedArticle {
  readonly article: DraftArticle;
  /** Empty where headings bear no number. */
  readonly number: string;
  readonly sections: readonly { readonly section: DraftSection; readonly number: string }[];
}

const numberedArticles = ({ articles, numbering }: Draft): readonly NumberedArticle[] => {
  let paragraphs = 0;
  return articles.map((article, index) => ({
    article,
    number: numbering.body === 'articles' ? romanOf(index + 1) : '',
    sections: article.sections.map((section, place) => {
      paragraphs += 1;
      return { section, number: numbering.body === 'articles' ? `${index + 1}.${place + 1}` : String(paragraphs) };
    }),
  }));
};

/** Numbers a draft and resolves its references. Pure layout: whether the draft is sound is asked in `findIssues`. */
export const numberDraft = (draft: Draft): LegalDocument => {
  const labels = labelsOf(draft);
  const blocks = (drafted: readonly DraftBlock[]): readonly Block[] =>
    drafted.map((block) => resolveBlock(block, { labels, draft }));
  const articles = numberedArticles(draft).map(({ article, number, sections }): Article => ({
    id: article.id,
    number,
    heading: article.heading,
    sections: sections.map((one) => ({
      id: one.section.id,
      number: one.number,
      heading: one.section.heading,
      blocks: blocks(one.section.blocks),
    })),
  }));
  const schedules = draft.schedules.map((schedule): Schedule => ({
    id: schedule.id,
    label: scheduleLabel(schedule, draft),
    heading: schedule.heading,
    blocks: blocks(schedule.blocks),
  }));
  return {
    documentType: draft.documentType,
    clauseLibrary,
    title: draft.title,
    instrument: draft.instrument,
    draftedOn: draft.draftedOn,
    governingState: draft.governingState,
    ...(draft.governingStateCode && { governingStateCode: draft.governingStateCode }),
    cover: draft.cover,
    notice: draft.notice,
    ...(draft.recordersSpace && { recordersSpace: draft.recordersSpace }),
    ...(draft.front && { front: blocks(draft.front) }),
    opening: blocks(draft.opening),
    articles,
    acts: draft.acts.map((act) => mapAct(act, { blocks })),
    schedules,
    guide: draft.guide,
  };
};

interface Words {
  readonly labels: Labels;
  readonly draft: Pick<Draft, 'terms' | 'relationsTo'>;
}

const resolveBlock = (block: DraftBlock, words: Words): Block => {
  if (isFormBlock(block)) return mapForm(block, (run) => resolveProse(run, words));
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', content: resolveProse(block.content, words) };
    case 'list':
      return {
        kind: 'list',
        items: block.items.map((item, index) => resolveItem(item, `(${letterOf(index)})`, words)),
      };
    case 'table':
      return {
        kind: 'table',
        columns: block.columns,
        rows: block.rows.map((row) => row.map((cell) => resolveProse(cell, words))),
        ...(block.endsInTotal && { endsInTotal: block.endsInTotal }),
      };
  }
};

const resolveItem = (item: DraftItem, label: string, words: Words): ListItem => ({
  label,
  content: resolveProse(item.content, words),
  ...(item.items && {
    items: item.items.map((inner, index) => resolveItem(inner, `(${romanOf(index + 1).toLowerCase()})`, words)),
  }),
});

const resolveProse = (prose: Prose, { labels, draft }: Words): readonly Inline[] =>
  readTerms(prose, draft).map((inline) =>
    inline.kind === 'reference' ? { ...inline, text: labels.get(inline.target) ?? inline.target } : inline,
  );
