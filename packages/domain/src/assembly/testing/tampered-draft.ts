import type { Draft, DraftAct, DraftSection, Prose } from '#assembly/draft.ts';

/** A slip put into a draft; what it makes still has to be finished by the engine before a review reads it. */
export type Tampering = (draft: Draft) => Draft;

/** Replaces words of a draft wherever they stand; words that are not there are a broken fixture. */
export const reworded =
  (from: string, to: string): Tampering =>
  (draft) => {
    const text = JSON.stringify(draft);
    if (!text.includes(from)) throw new Error(`not in the draft: ${from}`);
    return JSON.parse(text.replaceAll(from, to)) as Draft;
  };

export const withSection =
  (id: string, change: (section: DraftSection) => DraftSection): Tampering =>
  (draft) => ({
    ...draft,
    articles: draft.articles.map((article) => ({
      ...article,
      sections: article.sections.map((section) => (section.id === id ? change(section) : section)),
    })),
  });

/** Adds a paragraph to a section. */
export const withParagraph = (id: string, content: Prose): Tampering =>
  withSection(id, (section) => ({ ...section, blocks: [...section.blocks, { kind: 'paragraph', content }] }));

/** Leaves an entry of the lists of a section out. */
export const withoutItem = (id: string, place: number): Tampering =>
  withSection(id, (section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'list' ? { ...block, items: block.items.filter((_, index) => index !== place) } : block,
    ),
  }));

export const withActs =
  (change: (act: DraftAct) => DraftAct): Tampering =>
  (draft) => ({ ...draft, acts: draft.acts.map(change) });

export const withoutAct =
  (kind: DraftAct['kind']): Tampering =>
  (draft) => ({ ...draft, acts: draft.acts.filter((act) => act.kind !== kind) });
