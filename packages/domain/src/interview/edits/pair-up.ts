import type { Mention } from '#interview/edits/find-mentions.ts';
import type { SaidShare } from '#interview/edits/said-share.ts';
import type { Part } from '#interview/lists/list-edit.ts';

/** Who has which share, and who takes the rest. */
export interface Paired {
  readonly parts: readonly Part[];
  readonly people: readonly string[];
  readonly restTo?: readonly string[];
}

const namesOf = ({ candidates }: Mention): readonly string[] => candidates.map(({ name }) => name);

/** Each with the share beside them; a person without one beside `the rest` takes it. */
export const pairUp = (
  mentions: readonly Mention[],
  said: readonly SaidShare[],
  { restAt, eachAt }: { readonly restAt: number | undefined; readonly eachAt: number | undefined },
): Paired | undefined => {
  const [person, share] = [mentions[0], said[0]];
  if (!person || !share) return undefined;
  const isPersonFirst = person.start < share.start;
  const parts: Part[] = [];
  let left = [...said];
  const bare: Mention[] = [];
  for (const [index, mention] of mentions.entries()) {
    const until = mentions[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const from = index === 0 ? -1 : (mentions[index - 1]?.end ?? -1);
    const own = left.filter(({ start }) =>
      isPersonFirst ? start > mention.start && start < until : start > from && start < mention.start,
    );
    const names = namesOf(mention);
    left = left.filter((one) => !own.includes(one));
    if (own.length === 0) bare.push(mention);
    // `Ann and Bob 40 each`: those who are named before it have as much.
    else if (own.length === 1 && isPersonFirst && eachAt !== undefined && eachAt > mention.start && eachAt < until) {
      const alike = [...bare.splice(0).flatMap(namesOf), ...names];
      parts.push(...alike.map((who) => ({ who, share: own[0]?.share ?? '' })));
    } else if (own.length === 1 || own.length === names.length)
      parts.push(...names.map((who, at) => ({ who, share: (own.length === 1 ? own[0] : own[at])?.share ?? '' })));
    else return undefined;
  }
  if (left.length > 0 || parts.length === 0 || new Set(parts.map(({ who }) => who)).size < parts.length)
    return undefined;
  // Whoever is named without a share takes the rest where it is said beside them.
  const nearest = Math.max(0, ...said.filter(({ end }) => end <= (restAt ?? 0)).map(({ end }) => end));
  if (restAt !== undefined && bare.some(({ start }) => start < nearest)) return undefined;
  const restTo = bare.flatMap(namesOf);
  if (restTo.length > 0 && restAt === undefined) return undefined;
  return { parts, people: [...parts.map(({ who }) => who), ...restTo], ...(restTo.length > 0 && { restTo }) };
};

/** "Let my wife have half, and a quarter to the children": one share in each clause, of those who are named in it. */
export const pairInClauses = (
  mentions: readonly Mention[],
  said: readonly SaidShare[],
  text: string,
): Paired | undefined => {
  const marks = [...text.matchAll(/[,;]|\band\b/giu)].map(({ index }) => index);
  const clauseOf = (at: number): number => marks.filter((mark) => mark < at).length;
  const parts = said.flatMap(({ start, share }) => {
    const own = mentions.filter((one) => clauseOf(one.start) === clauseOf(start));
    const isAlone = said.filter((one) => clauseOf(one.start) === clauseOf(start)).length === 1;
    return isAlone && own.length === 1 ? own.flatMap(namesOf).map((who) => ({ who, share })) : [];
  });
  const people = parts.map(({ who }) => who);
  const all = new Set(mentions.flatMap(namesOf));
  const isWhole = mentions.length === said.length && people.length === all.size && people.every((one) => all.has(one));
  return isWhole ? { parts, people } : undefined;
};
