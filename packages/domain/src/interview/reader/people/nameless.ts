import { patternOf } from '#kit/pattern-of.ts';
import type { Cast } from '#interview/reader/people/roles.ts';
import type { Role } from '#interview/reader/people/role.ts';

/** Somebody who was only called by a relation, "my oldest son", where a name is needed. */
export interface Nameless {
  /** As the reply says it: `your oldest son`. */
  readonly phrase: string;
  readonly relationship: string;
  readonly isPlural: boolean;
  /** Known people whom it may mean, when there are several. */
  readonly candidates: readonly string[];
}

/** Whom a mention without a name means; undefined when it is clear, spoken of in passing, or nobody who is asked for. */
export const findNameless = (
  text: string,
  {
    cast,
    asked,
    candidates,
    hasNames,
  }: {
    readonly cast: Cast;
    readonly asked: Role | undefined;
    readonly candidates: readonly string[];
    readonly hasNames: boolean;
  },
): Nameless | undefined => {
  const { mention, role, isCued } = cast;
  const { relationship, start, end, isPlural = false } = mention;
  const isAskedFor = role === asked || (asked === 'firstTrustee' && /^(?:spouse|trustee)$/u.test(role));
  if (asked === undefined || !isAskedFor || relationship === undefined || mention.name !== undefined) return undefined;
  if (asked === 'child' && !/^(?:step|foster )?(?:son|daughter|child)$/u.test(relationship)) return undefined;
  if (mention.kind !== 'person' || mention.isDeceased || mention.isPossessive) return undefined;
  if (
    isInPassing(text.toLowerCase(), { start, end }) ||
    (hasNames && (isPlural || !(isCued || isListed(text, { start, end }))))
  )
    return undefined;
  const words = text.slice(start, end).trim().toLowerCase();
  if (/^(?:his|her|their|your)\b/u.test(words)) return undefined;
  return { phrase: `your ${words.replace(/^(?:my|our|the|an?)\s+/u, '')}`, relationship, isPlural, candidates };
};

const isListed = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  /^\s*(?:,|and\b|&)/iu.test(text.slice(end)) || /(?:,|\band|&|\bor)\s*$/iu.test(text.slice(0, start));

const consulted = patternOf(
  'u',
  String.raw`\b(?:ask|asked|talk(?:ed)? (?:to|with)|speak (?:to|with)|check with|discuss(?:ed)?`,
  '(?: it| this| that)? with|consult(?: with)?|run (?:it|this|that) by|unlike|not|except|without|besides',
  String.raw`|like|than|from|of)\s*(?:with\s*)?$`,
);

const spokenOf = patternOf(
  'u',
  String.raw`^\s*(?:,? who )?(?:(?:has|is|was|already|just|had|have) )*(?:passed|died|deceased|dead|gone|thinks?`,
  String.raw`|says?|said|wants?|suggest\w*|told|knows?|agrees?|disagrees?|recommend\w*|would say|decides?|prefers?`,
  String.raw`|doesn'?t|does not|can'?t|cannot|isn'?t|won'?t|and i (?:think|decided|agree|want|talked|discussed))\b`,
  String.raw`|'s\b`,
);

const isInPassing = (low: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  spokenOf.test(low.slice(end, end + 50)) || consulted.test(low.slice(Math.max(0, start - 30), start));
