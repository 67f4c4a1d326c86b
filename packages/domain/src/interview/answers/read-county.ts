import { kinOf } from '#facts/kin.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { AnswerReader } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { agreesIn } from '#interview/answers/agrees-in.ts';
import { isUnsure } from '#interview/answers/read-no-value.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { fullCounty, isShortFor } from '#interview/answers/short-county.ts';
import {
  homeState,
  isKnownCounty,
  isLikelyCounty,
  misspeltCounty,
  type NamedCounty,
} from '#interview/asked/is-likely-county.ts';
import { caseShouted } from '#interview/language/case-shouted.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { isPlain } from '#interview/language/is-plain-word.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isAlsoName } from '#interview/language/score-word.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import type { Word } from '#interview/language/word.ts';
import type { Interview } from '#interview/interview.ts';
import { cityOrCounty, countyWord } from '#law/venue.ts';
import { findState } from '#law/states-in-text.ts';

/** The county that a message names, alone in its part or beside the word for it. */
export const readCountyAnswer: AnswerReader = ({ interview, question, message }) => {
  const text = takenBack(message)?.after ?? message;
  const parts = splitParts(text);
  if (parts.some(({ isQuestion }) => isQuestion) || isUnsure(text.toLowerCase())) return undefined;
  // "12 Oak Lane, Dayton, OH 45402": a whole address is no county, though a city stands in it.
  if (/\b\d{5}\b/u.test(text)) return undefined;
  const before = interview.facts[question.field];
  const kind = /^(?:the |it'?s the )?(city|county)(?: please)?[.!]*$/iu.exec(text.trim())?.[1]?.toLowerCase();
  if (kind !== undefined && typeof before === 'string') {
    const value = kind === 'city' ? `City of ${before}` : `${before} County`;
    return { patch: [{ field: question.field, value, evidence: message, confidence: 0.9 }] };
  }
  const named = parts.flatMap((part, at) => {
    const county = past.test(part.low) ? undefined : countyIn(part.text);
    // "Two kids, Ana and Luis": whoever is named behind relatives is one of them.
    const isOfKin = county?.isCalled === false && parts.slice(0, at).some(({ low }) => speaksOfKin(low));
    return county === undefined || isOfKin ? [] : [{ ...county, part }];
  });
  const home = homeState(interview);
  const isAlone = (part: { readonly text: string }): boolean =>
    parts.every((one) => one.text === part.text || !saysMuch(one.low));
  const weighed = named.filter(
    (one) =>
      isLikelyCounty(interview, home, { ...one, isAlone: isAlone(one.part) }) ||
      (isAlone(one.part) && fullCounty(interview, one.name) !== undefined),
  );
  const isKnown = ({ name }: { readonly name: string }): boolean => isKnownCounty(home, name);
  const meant = weighed.find(({ isCalled }) => isCalled) ?? weighed.find(isKnown) ?? weighed[0];
  if (!meant) return undefined;
  const inFull = named.find((one) => one !== meant && isShortFor(meant.name, one.name));
  const rest = parts.filter((part) => part !== meant.part && part !== inFull?.part && saysMuch(part.low));
  const isState = home !== undefined && findState(meant.name) === home;
  const whole = inFull?.name ?? fullCounty(interview, meant.name) ?? misspeltCounty(home, meant.name);
  const isDoubtful =
    isState ||
    !isKnownCounty(home, inFull?.name ?? meant.name) ||
    (whole !== undefined && !inFull) ||
    /\b(?:maybe|perhaps|or|probably|i think it might)\b|\bi (?:guess|think|believe)\W*$/iu.test(meant.part.low);
  return {
    patch: [
      {
        field: question.field,
        value: plainName(interview, caseShouted(whole ?? meant.name)),
        evidence: message,
        confidence: isDoubtful ? 0.5 : 0.9,
      },
    ],
    ...(rest.length > 0 && { rest: rest.map((part) => part.text.trim()) }),
  };
};

const saysMuch = (low: string): boolean => (low.match(/[\p{L}\p{N}']+/gu) ?? []).some(isContent);

// A state that calls its counties so adds the word itself; where a city shares the name, it says which is meant.
const plainName = ({ plan, facts, laws }: Interview, name: string): string => {
  const bare = /^(.+) county$/iu.exec(name)?.[1];
  const law = laws(homeState({ plan, facts }));
  if (bare === undefined || law === undefined || countyWord(law) !== 'County') return name;
  return cityOrCounty({ county: bare, address: undefined }, law) === undefined ? bare : name;
};

// "Twin Falls", "Ward": a word for a relative is a name where something else is called so, or where it is nobody's kin.
const speaksOfKin = (low: string): boolean => {
  const words = tagWords(low).filter(({ part }) => part !== 'mark');
  return words.some((word, at) => {
    const relation = findRelation(word.low)?.relationship;
    if (relation === undefined || (words.length === 1 && kinOf(relation) === undefined)) return false;
    const next = words[at + 1];
    return at > 0 || next === undefined || next.isName || !isContent(next.low) || findRelation(next.low) !== undefined;
  });
};

const past = /\b(?:used to|before that|moved from|not|no longer|was)\b|n't\b/u;

const leadIn = patternOf(
  'iu',
  String.raw`^\W*(?:(?:it'?s|its|thats|it is|it would be|it should be|that'?s|that would be|that is|i live|i'm|im`,
  "|i am|we live|we are|we're|(?:live|living|were)(?= in\\b)|in|the|same(?: one| as)?|still|now|i think|i believe|um|uh|oh",
  '|(?:the|my|our) (?:house|home|place|farm|land|property|apartment|condo|trailer|ranch)(?: is| sits|s)?|is',
  '|well|sure|county is|my county is|yes|ok|okay|probably|called|here|name of|should be|just)',
  String.raw`(?=[\s,])[\s,]*)+`,
);
// `Kent Co.`, as it is written on an envelope.
const shortWord = /(?<=\p{L})\s(?:cnty|cty|co)$/iu;
const kindFirst =
  /\b((?:city|municipality|borough)(?: and (?:county|borough))? of (?:(?!in\b|and\b)\p{L}[\p{L}'.-]*\s?){1,3})/iu;
const ofKind = /\b(?:county|parish) of ((?:\p{L}[\p{L}'.-]*\s?){1,3})/iu;
const kindLast = /\b((?:\p{L}[\p{L}'.-]*\s(?:(?:of )?the\s)?){1,3}?(?:county|parish|borough|census area))\b/iu;

const countyIn = (part: string): Pick<NamedCounty, 'name' | 'isCalled' | 'isPlace'> | undefined => {
  const said = part
    .trim()
    .replace(leadIn, '')
    .replace(/[.!]+$/u, '')
    .replace(/(?<=\S)\s+(?:now|these days|please|thanks|thank you|sir|ma'?am|i (?:guess|think|believe))$/iu, '')
    .trim()
    .replace(shortWord, (word) => (word === word.toLowerCase() ? ' county' : ' County'));
  const called = kindFirst.exec(said)?.[1] ?? ofKind.exec(said)?.[1] ?? kindLast.exec(said)?.[1];
  const bare = (called ?? said).replace(leadIn, '');
  const words = bare.trim().split(/\s+/u);
  const isName =
    words.length <= (hasArticle.test(bare) ? (called ? 5 : 4) : 3) &&
    /^\p{L}[\p{L}'. -]*$/u.test(bare) &&
    /\p{L}{3}/u.test(bare);
  if (!isName || (!called && words.some((word, at) => !isPartOfName(word, at)))) return undefined;
  // "Both Osei", "all mine": somebody is spoken of.
  if (!called && /^(?:both|all|each|neither|either|every\w*|none|no)\b/iu.test(bare)) return undefined;
  // "Yes, two kids": relatives are no county.
  if (!called && speaksOfKin(bare.toLowerCase())) return undefined;
  if (!called && (words.every((word) => word.length === 1) || /^(?:no|nope|nah|none|skip|pass)$/iu.test(bare.trim())))
    return undefined;
  // "Yes, that is correct", "I am only asking": what somebody does or finds is no county.
  const isLed = said !== part.trim().replace(/[.!]+$/u, '');
  if (!called && isLed && tagWords(said).some((word) => isRemark(word, isThing.test(part)))) return undefined;
  return { name: cased(bare.trim()), isCalled: called !== undefined, isPlace: livesIn.test(part) };
};

const livesIn = /\b(?:live|lives|living|located|is|was|it'?s|we'?re|i'?m) in\b/iu;

// "Lake of the Woods", "Cape May".
const hasArticle = /\b(?:the|and)\b/iu;
const isPartOfName = (word: string, at: number): boolean =>
  isContent(word) || /^(?:of|and|the|la|du|de)$/iu.test(word) || (at > 0 && isAlsoName(word.toLowerCase()));

// "It's Park", "that would be Gates": behind such words stands what is done only in a form of its own.
const isThing =
  /^\W*(?:(?:um|uh|oh|well|yes|ok|okay)\W+)*(?:it'?s|its|it is|that'?s|thats|that is|(?:it|that) (?:would|should) be)\s|^[\p{L}' ]*\bin /iu;

const isRemark = (word: Word, isOfThing: boolean): boolean => {
  if (!isPlain(word)) return false;
  if (agreesIn(word.low) || /^(?:adverb|expression)$/u.test(word.part)) return true;
  return word.part === 'verb' && (!isOfThing || /(?:ing|ed)$/u.test(word.low));
};

const cased = (county: string): string =>
  county === county.toLowerCase()
    ? county
        .replace(/(?<=^|[\s'-])(?!(?:and|of)\b)\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\bSt\b\.?/u, 'St.')
    : county;
