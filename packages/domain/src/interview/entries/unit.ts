import { saysOrganization } from '#facts/is-organization.ts';
import type { Message } from '#interview/language/analyze-message.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import type { NumberSaid } from '#interview/language/find-numbers.ts';
import type { OrganizationSaid } from '#interview/language/find-organizations.ts';
import { isJudged } from '#interview/language/is-judged.ts';
import { isTradeWord } from '#interview/language/is-trade-word.ts';
import { findRelation, type Relation } from '#interview/language/relations.ts';
import type { Word } from '#interview/language/word.ts';

/** A word, or several that are one thing, with the key by which phrases find it. Words from `from` to `to`. */
export interface Unit {
  /** The word in lower case, or NAME, ORG, REL, RELS, SHARE, #, NTH, MONEY, DAY. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  readonly isPossessive: boolean;
  /** Its words in lower case. */
  readonly low: string;
  readonly name?: NameSaid;
  readonly organization?: OrganizationSaid;
  readonly relation?: Relation;
  readonly number?: NumberSaid;
  readonly date?: string;
}

/** How likely a name has to be to be taken for one. */
export const likely = 0.42;

/** The units of a message in order. */
export const unitsOf = (message: Message): readonly Unit[] => {
  const units: Unit[] = [];
  for (let at = 0; at < message.words.length;) {
    const made = unitsAt(message, at);
    units.push(...made);
    at = made.at(-1)?.to ?? at + 1;
  }
  return units;
};

const unitsAt = (message: Message, at: number): readonly Unit[] => {
  const { words, organizations, names, numbers, days } = message;
  const word = words[at] as Word;
  const unit = (key: string, to: number, rest: Partial<Unit> = {}): Unit => ({
    key,
    from: at,
    to,
    start: word.start,
    end: words[to - 1]?.end ?? word.end,
    word,
    isPossessive: words[to - 1]?.isPossessive === true,
    low: words
      .slice(at, to)
      .map(({ low }) => low)
      .join(' '),
    ...rest,
  });
  const organization = organizations.find(({ from }) => from === at);
  if (organization) return [unit('ORG', organization.to, { organization })];
  const day = days.find(({ start }) => start === word.start);
  if (day)
    return [unit('DAY', Math.max(at + 1, words.findLastIndex(({ end }) => end <= day.end) + 1), { date: day.date })];
  // "Even steven" is nobody.
  const isSaying = word.low === 'steven' && words[at - 1]?.low === 'even';
  const isNobody = (one: NameSaid): boolean => one.to === at + 1 && one.known.length === 0 && isTradeWord(word.low);
  const said = isSaying ? undefined : names.find(({ from, probability }) => from === at && probability >= likely);
  const name = said && !isNobody(said) ? said : undefined;
  const relation = isJudged(
    words.map(({ low }) => low),
    at,
  )
    ? undefined
    : relationAt(words, at);
  if (name && !(relation && name.to === at + 1 && name.known.length === 0 && name.probability < 0.6))
    return [unit('NAME', name.to, { name })];
  if (relation)
    return [unit(relation.relation.isPlural ? 'RELS' : 'REL', relation.to, { relation: relation.relation })];
  const several = numbers.filter(({ from }) => from === at);
  if (several.length > 0) return several.map((number) => unit(numberKey(number), number.to, { number }));
  return [unit(/^'?em$/u.test(word.low) ? 'them' : word.low, at + 1)];
};

const numberKey = ({ kind }: NumberSaid): string =>
  ({ count: '#', percent: 'SHARE', fraction: 'SHARE', ordinal: 'NTH', money: 'MONEY' })[kind];

const relationAt = (
  words: readonly Word[],
  at: number,
): { readonly relation: Relation; readonly to: number } | undefined => {
  for (const length of [3, 2, 1]) {
    const said = words.slice(at, at + length);
    if (said.length < length || said.some(({ part }) => part === 'mark')) continue;
    const relation = findRelation(said.map(({ low }) => low).join(' '));
    if (relation) return { relation, to: at + length };
  }
  const low = words[at]?.low ?? '';
  const isBaby = low === 'baby' && [at - 1, at - 2].some((one) => /^(?:my|our)$/u.test(words[one]?.low ?? ''));
  if (isBaby && !findRelation(words[at + 1]?.low ?? ''))
    return { relation: { relationship: 'child', isPlural: false }, to: at + 1 };
  return saysOrganization(low) && !/^(?:pet|business)$/u.test(low)
    ? { relation: { relationship: low, isPlural: false }, to: at + 1 }
    : undefined;
};
