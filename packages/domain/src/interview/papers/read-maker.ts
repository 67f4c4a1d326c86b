import { patternOf } from '#kit/pattern-of.ts';
import { fieldOf } from '#facts/told.ts';
import { birthField } from '#facts/births.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { findDays } from '#interview/language/find-days.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import { findPeople, type NamedHere } from '#interview/papers/find-people.ts';
import type { Told } from '#interview/papers/finding.ts';
import { type PaperReader, tell } from '#interview/papers/reading-paper.ts';
import type { Parts, Passage } from '#interview/papers/split-passages.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { findState, stateInText } from '#law/states-in-text.ts';

/** Who made a paper, under which other names, and where they lived: `I, Ann Lee, of Cook County, Illinois`. */
export const readMaker: PaperReader = ({ interview, parts }) => {
  const found: { readonly person: NamedHere; readonly passage: Passage }[] = [];
  for (const passage of parts.sentences) {
    for (const person of makersIn(passage.text))
      if (!found.some((one) => isSamePerson(one.person.name, person.name))) found.push({ person, passage });
    if (found.length >= mostMakers) break;
  }
  return [
    ...bornIn(interview, parts),
    ...found.flatMap(({ person, passage }) => [
      ...nameOf(interview, person, passage),
      ...(isAtHome.test(passage.text) && found.length === 1 ? homeOf(interview, person, passage) : []),
    ]),
  ];
};

// "I was born on May 9, 1951".
const bornIn = ({ plan }: Interview, { sentences }: Parts): readonly Told[] => {
  const question = findQuestion(plan, birthField('maker'));
  return sentences.flatMap((passage) => {
    const cue = /\bI was born (?:on )?/u.exec(passage.text);
    const day = cue && findDays(passage.text).find(({ start, isYearShort }) => start - cue.index < 20 && !isYearShort);
    return question && cue && day
      ? [tell(question, passage, { value: day.date, isEntry: false, from: cue.index, to: day.end })]
      : [];
  });
};

const mostMakers = 2;

const cues = [
  /\bI,\s*$/u,
  /\blast will (?:and testament )?of\s*$/iu,
  /\b(?:grantor|settlor|trustor|testator)\s*:\s*$|\bthe (?:grantor|settlor|trustor|testator),\s*$/iu,
];
const calledBehind = patternOf(
  'iu',
  String.raw`^,?\s*(?:of [^"();.]{2,60}\(\s*)?`,
  String.raw`(?:(?:,|\(|hereinafter|herein|referred to as|called|the|as|husband and wife|of \p{L}{2,20}(?: \p{L}{2,20})?)[\s,]*){0,5}`,
  String.raw`"?(?:the )?"?(?:grantor|settlor|trustor|testator|testatrix|principal)s?\b`,
);
const others = /\b(?:notary|witness|attorney-in-fact|undersigned|trustee of|doctor|physician)\b/iu;

const makersIn = (text: string): readonly NamedHere[] => {
  if (!/\bI,|\b(?:grantor|settlor|trustor|testator|testatrix|principal)s?\b|\blast will\b/iu.test(text)) return [];
  const people = findPeople(text).filter(({ isOrganization }) => !isOrganization);
  const at = people.findIndex(({ start, end }) => {
    const [before, behind] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 90)];
    if (others.test(behind.slice(0, 40))) return false;
    return cues.some((cue) => cue.test(before)) || calledBehind.test(behind);
  });
  const [one, partner] = [people[at], people[at - 1]];
  if (!one) return [];
  // "By Ann Lee and Bo Lee, as grantors".
  const isBoth = partner !== undefined && /^\s*(?:and|&)\s*$/iu.test(text.slice(partner.end, one.start));
  return isBoth && calledBehind.test(text.slice(one.end, one.end + 90)) ? [partner, one] : [one];
};

const nameOf = (interview: Interview, person: NamedHere, passage: Passage): readonly Told[] => {
  const question = findQuestion(interview.plan, fieldOf('maker-name'));
  const aliases = findQuestion(interview.plan, fieldOf('maker-aliases'));
  const alias = /\b(?:also|formerly) known as|\ba\/?k\/?a\b/iu.exec(passage.text);
  const other = alias && findPeople(passage.text).find(({ start }) => start >= alias.index + alias[0].length);
  return [
    ...(question
      ? [tell(question, passage, { value: person.name, isEntry: false, from: person.start, to: person.end })]
      : []),
    ...(aliases && alias && other && other.start - alias.index < 30
      ? [tell(aliases, passage, { value: other.name, isEntry: true, from: alias.index, to: other.end })]
      : []),
  ];
};

const isAtHome = /\b(?:resident|residing|reside|domiciled|living|who live|of|now of)\b/iu;

const homeOf = ({ plan }: Interview, { end }: NamedHere, passage: Passage): readonly Told[] => {
  const behind = passage.text.slice(end, end + 240);
  const [state, county] = [plan.questions.find(isHomeState), plan.questions.find(isCountyQuestion)];
  const place = countyIn(behind);
  const stateAt = stateIn(behind);
  const [address] = findAddresses(behind, false).filter(({ isWhole }) => isWhole);
  const at = findQuestion(plan, fieldOf('maker-address'));
  return [
    ...(at && address && /\b(?:at|of)\s*$/iu.test(behind.slice(0, address.start))
      ? [
          tell(at, passage, {
            value: address.address,
            isEntry: false,
            from: end + address.start,
            to: end + address.end,
          }),
        ]
      : []),
    ...(state && stateAt
      ? [
          tell(state, passage, {
            value: stateAt.state,
            isEntry: false,
            from: end + stateAt.start,
            to: end + stateAt.end,
          }),
        ]
      : []),
    ...(county && place
      ? [tell(county, passage, { value: place.name, isEntry: false, from: end + place.start, to: end + place.end })]
      : []),
  ];
};

const isHomeState = ({ kind, follows }: FactQuestion): boolean =>
  kind === 'state' && follows?.from === fieldOf('maker-address');

const countyOf = /\bcounty of ((?:\p{Lu}[\p{L}'.-]*\s?){1,3})/iu;
const nameThenCounty = /\b((?:(?!of\b|in\b|the\b|a\b)\p{Lu}[\p{L}'.-]*\s){1,3})(?:county|parish)\b/iu;

const countyIn = (
  text: string,
): { readonly name: string; readonly start: number; readonly end: number } | undefined => {
  const match = countyOf.exec(text) ?? nameThenCounty.exec(text);
  const name = match?.[1]?.trim().replace(/[.,]+$/u, '');
  if (!match || name === undefined || name.length < 3 || findState(name) !== undefined || !/^\p{Lu}/u.test(name))
    return undefined;
  return { name: cased(name), start: match.index, end: match.index + match[0].trimEnd().length };
};

const cased = (county: string): string =>
  county === county.toUpperCase()
    ? county.toLowerCase().replace(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase())
    : county;

const stateIn = (
  text: string,
): { readonly state: string; readonly start: number; readonly end: number } | undefined => {
  const said =
    /\b(?:state|commonwealth) of ((?:\p{Lu}\p{L}+\s?){1,2})/iu.exec(text) ??
    /,\s*((?:\p{Lu}\p{L}+\s?){1,2})(?=[,.;]|$)/u.exec(text);
  const state = said?.[1] && (findState(said[1].trim()) ?? stateInText(said[1].trim()));
  return said && state ? { state, start: said.index, end: said.index + said[0].trimEnd().length } : undefined;
};
