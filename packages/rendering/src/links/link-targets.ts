import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';

/** The ids of a document that a reference can lead to: those that occur exactly once. */
export const linkTargets = (document: LegalDocument): ReadonlySet<string> => {
  const ids = [
    ...document.articles.flatMap((article) => [article.id, ...article.sections.map((section) => section.id)]),
    ...document.schedules.map((schedule) => schedule.id),
  ];
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set(ids.filter((id) => counts.get(id) === 1));
};
