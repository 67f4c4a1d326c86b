import { patternOf } from '#kit/pattern-of.ts';
import type { PartyRole } from '#assembly/block.ts';
import type { DraftInline, Prose } from '#assembly/draft.ts';
import { isOrganization, needsKindWord, signsAs } from '#facts/is-organization.ts';
import type { Party } from '#facts/shapes.ts';
import { given, opt, p, party, series, type Slot } from '#assembly/prose.ts';

/** Words about a value where there is one. Words carry their own spaces. */
export const ifGiven = <Value>(value: Value | undefined, words: (value: Value) => Slot): Prose =>
  value === undefined ? [] : opt(true, words(value));

/** `name` for one, `names` for several. */
export const counted = (things: readonly unknown[], one: string, many: string): string =>
  things.length === 1 ? one : many;

/** What stands before a name that does not show an organization. */
export const organizationNamed = 'the organization named ';

/**
 * Somebody in a role, with the relationship: `Ana Paz (sister of the Testator)`. Of an organization whose name does not show it,
 * it is said: `the organization named Mercy Lane`.
 */
export const named = (role: PartyRole, one: Party): Prose =>
  p`${opt(needsKindWord(one), organizationNamed)}${party(role, one.name)}${related(one)}`;

/** In round brackets, what somebody is to whoever makes the instrument; nothing where it was not told. */
export const related = (one: Pick<Party, 'name' | 'relationship' | 'kind'>): Prose =>
  ifGiven(one.relationship, (words) => p` (${isOrganization(one) ? given(words) : relationInWords(words, one.name)})`);

/** What a person is to whoever makes the instrument, with whose relative it is where the words do not say that. */
export const relationInWords = (words: string, name: string): DraftInline => {
  const [, bare = words] = /^(?:my|our|an?|the)\s+(.+)$/iu.exec(words) ?? [];
  const told = bare.replace(ofSpeaker, '$1the $2');
  return told === bare && saysWhose.test(bare) ? given(words) : { kind: 'relation', words: told, name };
};

// Words that speak of the speaker, in an instrument that does not: `sister of my wife`, `daughter from my first marriage`.
const ofSpeaker = patternOf(
  'iu',
  String.raw`^([\p{L}\s-]+\s(?:of|from|by) )(?:my|our) `,
  String.raw`((?:[\p{L}-]+ )?(?:marriage|relationship|family|parents?|wife|husband|spouse|partner|mother|father|`,
  'sister|brother|daughter|son|child(?:ren)?|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|child|son|daughter)))$',
);

// `sister of Ana`, `Ana’s brother`, or what is no relation to a person: `professional fiduciary`, `no relation`.
const saysWhose =
  /\s(?:of|to|for|from|with|at|in(?!\s+law\b))\s|\b(?:my|our|his|her|their|your|self|myself|me|trustee|fiduciary|professional|unrelated|none|no)\b|[’']|[^\p{L}\p{M}\s-]/iu;

/** Somebody who was named before: `that person`, or `that organization`; nobody yet is a person. */
export const thatOne = (one: Party | undefined): string => `that ${one ? signsAs(one) : 'person'}`;

/** What several parties are called together, before a verb: `persons who`, `organizations that`, or both. */
export const thoseWho = (parties: readonly Party[]): string => {
  const organizations = parties.filter(isOrganization).length;
  if (organizations === 0) return 'persons who';
  return organizations === parties.length ? 'organizations that' : 'persons and organizations that';
};

/** Several people in one role: `Ana Paz, Ben Lee, and Cleo Ray`. */
export const namedTogether = (role: PartyRole, people: readonly { readonly name: string }[]): Prose =>
  series(people.map(({ name }) => [party(role, name)]));
