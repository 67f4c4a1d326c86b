import { patternOf } from '#kit/pattern-of.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isFullName } from '#facts/same-person.ts';
import type { Interview } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { findRelation } from '#interview/language/relations.ts';
import { findRelated, knownPeople } from '#interview/mentions/known-people.ts';

/** Somebody who is named beside a gift. */
export interface Recipient {
  readonly name: string;
  readonly isSure: boolean;
  /** `toward`: behind "to" or "for"; `getter`: before a verb of getting; `next`: behind another one; `named`: spoken of. */
  readonly role: 'toward' | 'getter' | 'next' | 'named';
  readonly start: number;
  readonly end: number;
  /** Where the words that join the gift to them begin and end. */
  readonly linkStart: number;
  readonly linkEnd: number;
  /** `Each of my kids`: several who are known, called by a word. */
  readonly all?: { readonly names: readonly string[]; readonly isEach: boolean };
}

/** Everybody whom a sentence about gifts names, in order, with what they are to it. */
export const findRecipients = (interview: Interview, text: string): readonly Recipient[] => {
  const { nicknames = [] } = interview;
  const known = [...peopleIn(interview.facts), ...nicknames.map(({ nickname }) => ({ name: nickname }))].map(
    ({ name }) => name,
  );
  const inFull = (name: string): string => nicknames.find(({ nickname }) => nickname === name)?.name ?? name;
  const { names, organizations } = analyzeMessage(text, known);
  const people = names
    .filter(({ start, end, probability }) => probability >= 0.3 && !isInThing(text, start, end))
    .map(({ name, start, end, probability, known: same, isLower }) => {
      const [only, ...others] = same;
      const isKnown = only !== undefined && others.length === 0;
      return {
        name: isKnown ? inFull(only) : isHouse(text, start, end) && !name.endsWith("'s") ? `${name}'s` : name,
        start,
        end,
        isSure: isKnown || (isFullName(name) && probability >= (isLower ? 0.8 : 0.55)),
      };
    });
  const firms = organizations.map(({ name, start, end }) => ({ name, start, end, isSure: name.includes(' ') }));
  const named = [...people, ...firms];
  const related = relativesIn(interview, text).filter(
    ({ start, end }) => !named.some((one) => one.start < end + 2 && one.end > start),
  );
  return [...named, ...related, ...groupsIn(interview, text)]
    .toSorted((one, other) => one.start - other.start)
    .map((one) => placed(text, one));
};

type Found = Pick<Recipient, 'name' | 'start' | 'end' | 'isSure' | 'all'>;

// "My son's watch", "the John Deere": nobody who receives.
const isInThing = (text: string, start: number, end: number): boolean =>
  !isHouse(text, start, end) && (/^'s\b/u.test(text.slice(end)) || /'s$/u.test(text.slice(start, end)));

// "To Saint Rocco's, for the feast": a house that is called by whose it is.
const isHouse = (text: string, start: number, end: number): boolean =>
  /\b(?:to|for)\s+$/iu.test(text.slice(0, start)) &&
  /'s\s*(?:$|[,.;!]|\s(?:for|and|in|on|at|because|if)\b)/u.test(
    text.slice(start, end + 2) + text.slice(end + 2, end + 9),
  );

const toward = patternOf(
  'iu',
  String.raw`\b(?:to|for)\s+(?:(?:(?:my|our|the|his|her|a|\p{L}+'s)\s+)(?:\p{L}[\p{L}-]*\s+){0,3})?`,
  String.raw`(?:(?:my|our|the|a)\s+(?:\p{L}[\p{L}-]*\s*){1,3},\s*)?(?:reverend|rev\.?|dr\.?|mr\.?|mrs\.?|ms\.?|pastor`,
  String.raw`|father|sister|brother|deacon|elder|bishop|aunt|uncle|coach|captain|chief|professor)?\s*$`,
);
const getting = patternOf(
  'iu',
  String.raw`^\s*(?:,[^,:]{2,40}(?:,|(?=:)))?\s*`,
  String.raw`(?::|-\s|(?:(?:(?:should|will|would|must|shall|can|may|ought to|to|is to) )?(?:gets?|receives?|inherits?`,
  '|takes?|keeps?)|(?:should|will|would|must|shall|can|may|ought to|to|is to) have) ',
  String.raw`(?=(?:my|our|the|an?|his|her|all|both|some|one|two|\$|\d|\p{L}+'s\b))`,
  String.raw`)\s*`,
);
// "Let my son Dustin have the tools".
const letting = /\blet (?:(?:my|our) (?:\p{L}+ ){1,2})?$/iu;
const relative = /\b(?:my|our) ((?:\p{L}+ )?\p{L}+)\b/giu;

const placed = (text: string, found: Found): Recipient => {
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  const get = getting.exec(after) ?? (letting.test(before) ? /^\s*have /iu.exec(after) : null);
  const led = toward.exec(before);
  // "I'd like for Ana to have the quilts".
  const link = get && /^\s*to\b/iu.test(get[0]) && /^for\b/iu.test(led?.[0] ?? '') ? null : led;
  if (link) return { ...found, role: 'toward', linkStart: link.index, linkEnd: found.start };
  if (get) return { ...found, role: 'getter', linkStart: found.start, linkEnd: found.end + get[0].length };
  const isNext = /\b(?:if|otherwise|and then)\b[^.;]{0,40}$/iu.test(before) || /(?:\band|,|&)\s*$/iu.test(before);
  return { ...found, role: isNext ? 'next' : 'named', linkStart: found.start, linkEnd: found.end };
};

// "Each of my grandkids", "both my girls".
const groupsIn = ({ facts }: Interview, text: string): readonly Found[] =>
  Array.from(text.matchAll(severals)).flatMap(({ index, 0: said, groups: { every = '', of = '' } = {} }) => {
    const relation = findRelation(of.toLowerCase());
    const names = relation ? findRelated(knownPeople(facts), relation.relationship).map(({ name }) => name) : [];
    const [first, ...others] = names;
    if (first === undefined || others.length === 0) return [];
    const all = { names, isEach: /^(?:each|every)/iu.test(every) };
    return [{ name: first, start: index, end: index + said.length, isSure: true, all }];
  });

const severals =
  /\b(?<every>each(?: one)?|every(?: one)?|all|both)(?: of)?(?: (?:my|our|the|these))?(?: (?:two|three|four|five|six|\d))? (?<of>\p{L}+)(?!['\p{L}])/giu;

// Called by a relation alone, of whom one is known.
const relativesIn = ({ facts }: Interview, text: string): readonly Found[] =>
  Array.from(text.matchAll(relative)).flatMap(({ index, 0: said, 1: words = '' }) => {
    const short = words.split(' ')[0] ?? '';
    const [length, relation] =
      [words, short]
        .map((one) => [one.length, findRelation(one.toLowerCase())] as const)
        .find(([, one]) => one !== undefined) ?? [];
    const [only, ...others] = relation ? findRelated(knownPeople(facts), relation.relationship) : [];
    if (!only || others.length > 0 || length === undefined) return [];
    return [{ name: only.name, start: index, end: index + said.length - words.length + length, isSure: true }];
  });
