import { peopleIn } from '#facts/people-in.ts';
import type { Interview } from '#interview/interview.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { meansPerson } from '#interview/language/means-person.ts';
import { editDistance } from '#kit/edit-distance.ts';
import { wordKey } from '#kit/word-key.ts';
import { countiesOf, countyKey, isCountyOf } from '#law/counties.ts';
import { type StateCode, stateCodes } from '#law/state-code.ts';

/** A name that may be a county: whether it stands beside the word for one, behind `we live in`, and alone in the message. */
export interface NamedCounty {
  readonly name: string;
  readonly isCalled: boolean;
  readonly isPlace: boolean;
  readonly isAlone: boolean;
}

/** The state whose counties are meant; undefined where none is recorded. */
export const homeState = ({ plan, facts }: Pick<Interview, 'plan' | 'facts'>): StateCode | undefined =>
  plan.questions
    .filter(({ kind }) => kind === 'state')
    .map(({ field }) => facts[field])
    .find((code) => code !== undefined) as StateCode | undefined;

/** True for a county of the state, or of any where the state is not known. */
export const isKnownCounty = (state: StateCode | undefined, name: string): boolean =>
  state === undefined ? stateCodes.some((code) => isCountyOf(code, name)) : isCountyOf(state, name);

/** The county of the state that a name is a slip of; undefined where none or several are as near. */
export const misspeltCounty = (state: StateCode | undefined, name: string): string | undefined => {
  const said = countyKey(name);
  if (state === undefined || said.length < 4 || isKnownCounty(state, name)) return undefined;
  const most = said.length < 8 ? 1 : 2;
  const near = countiesOf(state).filter((county) => isSlipOf(said, countyKey(county), most));
  return near.length === 1 ? near[0] : undefined;
};

/**
 * True for a name that is a county of the state, or looks like one that the state does not have: it is called so, or stands alone
 * and is nobody whom the person speaks of and no word of everyday language.
 */
export const isLikelyCounty = (
  { facts }: Pick<Interview, 'facts'>,
  state: StateCode | undefined,
  { name, isCalled, isPlace, isAlone }: NamedCounty,
): boolean => {
  if (isKnownCounty(state, name) || misspeltCounty(state, name) !== undefined) return true;
  const words = name
    .replace(/\b(?:county|parish|borough|census area)\b/giu, '')
    .trim()
    .split(/\s+/u);
  const [first = ''] = words;
  if (first === '' || isKnownPerson(facts, first)) return false;
  if (isPlace || (isAlone && isKnownCounty(undefined, name))) return true;
  if (words.every((word) => isPlainWord(word.toLowerCase()))) return false;
  return isCalled || (isAlone && !isSomethingElse(words));
};

const isKnownPerson = (facts: Interview['facts'], first: string): boolean =>
  peopleIn(facts).some(({ name }) => wordKey(name).split(' ').includes(wordKey(first)));

// "SSI": letters that stand for something; "Biscuit the dog", "Todd Ruiz": somebody is called so.
const isSomethingElse = (words: readonly string[]): boolean =>
  words.every((word) => /^\p{Lu}{2,5}$/u.test(word)) ||
  words.some((word) => /^(?:the|an?)$/iu.test(word)) ||
  (words.length > 1 && meansPerson(words.join(' ')));

// "Elmroe": two letters in the wrong order are one slip.
const isSlipOf = (said: string, county: string, most: number): boolean =>
  said[0] === county[0] && (editDistance(said, county) <= most || isSwapped(said, county));

const isSwapped = (said: string, county: string): boolean =>
  said.length === county.length &&
  [...said].toSorted().join('') === [...county].toSorted().join('') &&
  editDistance(said, county) === 2;
