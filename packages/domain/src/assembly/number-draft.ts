import type { Article, Block, Inline, LegalDocument, ListItem, Schedule } from '#assembly/document.ts';
import type { Draft, DraftBlock, DraftItem, Prose } from '#assembly/draft.ts';
import { clauseLibrary } from '#assembly/clause-library.ts';
import { mapAct } from '#assembly/map-act.ts';
import { plainText } from '#assembly/plain-text.ts';
import { sha256 } from '#assembly/sha256.ts';

/** Printed label of everything that can be referred to, by id. */
export type Labels = ReadonlyMap<string, string>;

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;
const romanOf = (index: number): string => romans[index] ?? String(index + 1);
const letterOf = (index: number): string => {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letter.repeat(Math.floor(index / 26) + 1);
};
const smallRomanOf = (index: number): string => romanOf(index).toLowerCase();

/** The labels of a draft: `Article III`, `Section 3.2`, `Schedule A`. */
export const labelsOf = (draft: Draft): Labels =>
  new Map([
    ...draft.articles.flatMap((article, index) => [
      [article.id as string, `Article ${romanOf(index)}`] as const,
      ...article.sections.map((section, place) => [section.id as string, `Section ${index + 1}.${place + 1}`] as const),
    ]),
    ...draft.schedules.map((schedule, index) => [schedule.id as string, scheduleLabel(index)] as const),
  ]);

const scheduleLabel = (index: number): string => `Schedule ${String.fromCharCode(65 + index)}`;

/** Numbers a draft and resolves its references. Pure layout: whether the draft is sound is asked in `findIssues`. */
export const numberDraft = (draft: Draft): LegalDocument => {
  const labels = labelsOf(draft);
  const blocks = (drafted: readonly DraftBlock[]): readonly Block[] =>
    drafted.map((block) => resolveBlock(block, labels));
  const articles = draft.articles.map((article, index): Article => ({
    id: article.id,
    number: romanOf(index),
    heading: article.heading,
    sections: article.sections.map((section, place) => ({
      id: section.id,
      number: `${index + 1}.${place + 1}`,
      heading: section.heading,
      blocks: blocks(section.blocks),
    })),
  }));
  const schedules = draft.schedules.map((schedule, index): Schedule => ({
    id: schedule.id,
    label: scheduleLabel(index),
    heading: schedule.heading,
    blocks: blocks(schedule.blocks),
  }));
  const document: LegalDocument = {
    documentType: draft.documentType,
    clauseLibrary,
    title: draft.title,
    instrument: draft.instrument,
    draftedOn: draft.draftedOn,
    governingState: draft.governingState,
    cover: draft.cover,
    notice: draft.notice,
    opening: blocks(draft.opening),
    articles,
    acts: draft.acts.map((act) => mapAct(act, { blocks })),
    schedules,
    guide: draft.guide,
  };
  return { ...document, contentHash: sha256(plainText(document)) };
};

const resolveBlock = (block: DraftBlock, labels: Labels): Block => {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', content: resolveProse(block.content, labels) };
    case 'list':
      return {
        kind: 'list',
        items: block.items.map((item, index) => resolveItem(item, `(${letterOf(index)})`, labels)),
      };
    case 'table':
      return {
        kind: 'table',
        columns: block.columns,
        rows: block.rows.map((row) => row.map((cell) => resolveProse(cell, labels))),
      };
  }
};

const resolveItem = (item: DraftItem, label: string, labels: Labels): ListItem => ({
  label,
  content: resolveProse(item.content, labels),
  ...(item.items && {
    items: item.items.map((inner, index) => resolveItem(inner, `(${smallRomanOf(index)})`, labels)),
  }),
});

const resolveProse = (prose: Prose, labels: Labels): readonly Inline[] =>
  prose.map((inline) =>
    inline.kind === 'reference' ? { ...inline, text: labels.get(inline.target) ?? inline.target } : inline,
  );
