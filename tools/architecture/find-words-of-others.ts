import type { Texts } from '#architecture/find-names.ts';

/** A clause as an instrument lists it. What is printed is its body: the same one under another heading is the same clause. */
interface Listed {
  readonly id: string;
  readonly body: unknown;
}

/** By the folder of a type: the clauses of its instrument. */
export type ClausesByType = ReadonlyMap<string, readonly Listed[]>;

const reading = /\b(?:sectionText|printedSection|printedSchedule)\(/;

/**
 * Tests in the folder of a type that read the words of a clause which other types print as well: what such a clause says is
 * tested beside it. A review tears out what it has to miss, and reads no words.
 */
export const findWordsOfOthers = (texts: Texts, clausesByType: ClausesByType): readonly string[] =>
  Object.entries(texts).flatMap(([file, text]) => {
    const type = /\/catalogue\/([\w-]+)\/[^/]+\.test\.ts$/.exec(file)?.[1];
    if (type === undefined || /\/review-[\w-]+\.test\.ts$/.test(file) || !reading.test(text)) return [];
    return [...sharedIds(type, clausesByType)].filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`);
  });

const sharedIds = (type: string, clausesByType: ClausesByType): ReadonlySet<string> => {
  const others = new Set(
    [...clausesByType].flatMap(([one, clauses]) => (one === type ? [] : clauses.map(({ body }) => body))),
  );
  const own = clausesByType.get(type) ?? [];
  return new Set(own.filter(({ body }) => others.has(body)).map(({ id }) => id));
};
