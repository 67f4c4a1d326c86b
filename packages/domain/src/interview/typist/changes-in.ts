import { kinOf } from '#facts/kin.ts';
import { wordsOfName } from '#facts/same-person.ts';
import type { TypedFor } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { findRelation } from '#interview/language/relations.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { asSaidByMaker } from '#interview/typist/verb-of-maker.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** Words to say instead of a stretch of a sentence. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly said: string;
}

/** Who makes the document while another one types; `name` once it is known. */
export interface Maker {
  readonly typedFor: TypedFor;
  readonly name: string | undefined;
  /** Everybody else who is named already. */
  readonly others: readonly string[];
}

interface Sentence {
  readonly before: string;
  readonly text: string;
}

/** What stands otherwise in a sentence that was typed for the maker, once the maker says it; no two changes overlap. */
export const changesIn = (sentence: Sentence, maker: Maker): readonly Change[] => {
  const kept: Change[] = [];
  for (const rule of rules)
    for (const change of rule(sentence, maker))
      if (!kept.some(({ start, end }) => change.start < end && start < change.end)) kept.push(change);
  return kept;
};

type Rule = (sentence: Sentence, maker: Maker) => readonly Change[];

// "She says", "she tells me that": what follows is what the maker says.
const frames: Rule = ({ text }, maker) => {
  const subject = subjectOf(maker);
  const thought = String.raw`(?:has |have )?(?:thought|slept|prayed|talked|looked|changed)[^,.;]{0,40} and (?:now )?`;
  const says = String.raw`(?:(?:says?|said|tells? me|told me|thinks?)(?: that(?= )| to (?:say|put|tell you))?|asks?(?=[:,])|wants to know)`;
  const opening = String.raw`(?<=^\s*)(?:[Aa]nd |[Ss]o |[Bb]ut |[Oo]k,? )?${subject} (?:${thought})?${says}[,:]?\s+`;
  const aside = String.raw`, ${subject} (?:says|said|tells me)(?=\s*[,.!;]|\s*$)`;
  const called = String.raw`(?:[Ss]orry|[Tt]hank you|[Tt]hanks|[Hh]ush|[Yy]es|[Nn]o|[Oo]k(?:ay)?),? ${calledOf(maker.typedFor, maker.name)}(?=\s*[,.!]|\s*$)`;
  return [opening, aside, called].flatMap((words) => put(text, patternOf('gu', words), () => ''));
};

const possessives: Rule = ({ before, text }, { typedFor, name, others }) => {
  const own = patternOf('gu', String.raw`(?<!\p{L})${calledOf(typedFor, name)}['’]s?(?!\p{L})`);
  const her = typedFor.sex === 'f' ? String.raw`[Hh]er(?= (?!${notOwned})\p{L})` : String.raw`[Hh]is`;
  return [
    ...put(text, own, () => 'my'),
    ...put(text, kinOfMaker, () => 'my'),
    ...put(text, patternOf('gu', String.raw`(?<!\p{L})${her}(?!\p{L})`), ({ index }) =>
      speaksOfOther(index === 0 ? lastOf(before) : text.slice(0, index), typedFor, others) ? undefined : 'my',
    ),
  ];
};

const lastOf = (before: string): string => splitSentences(before).at(-1)?.text ?? '';

// "Denise, her niece" and "Simone is her niece" can only be of the maker.
const kinOfMaker = /(?<=\b(?:is|are)(?: also)? |, )(?:her|his)(?= (?:[\p{L}-]+)(?: and |[.,;]|$))/gu;

const notOwned = String.raw`(?:and|or|to|in|for|with|on|at|she|that|what|how|when|if)(?!\p{L})`;

const subjects: Rule = ({ before, text }, maker) => {
  const verb = String.raw`(?<short>['’]s)?(?: (?<adverb>always|never|also|really|just|still|only))?(?: (?<verb>[\p{L}'’]+))?`;
  const self = maker.typedFor.sex === 'f' ? 'herself' : 'himself';
  return [
    ...put(text, patternOf('gu', String.raw`(?<!\p{L})${subjectOf(maker)},? ${self}(?!\p{L})`), () => 'me'),
    ...put(text, patternOf('gu', String.raw`(?<!\p{L})${self}(?!\p{L})`), () => 'myself'),
    ...put(text, patternOf('gu', String.raw`(?<!\p{L})${subjectOf(maker)}(?!\p{L})`, verb), ({ index, groups }) =>
      speaksOfOther(before + text.slice(0, index), maker.typedFor, maker.others)
        ? undefined
        : asSaidByMaker(groups ?? {}),
    ),
  ];
};

const objects: Rule = ({ text }, { typedFor, others }) =>
  put(text, patternOf('gu', String.raw`(?<= )${typedFor.sex === 'f' ? 'her' : 'him'}(?!\p{L})`), ({ index }) =>
    speaksOfOther(text.slice(0, index), typedFor, others) ? undefined : 'me',
  );

// "I am her niece", "40 for me", "my cousin Terrence": who types is somebody else than the maker.
const typists: Rule = ({ text }, { typedFor }) => {
  const { typist, sex } = typedFor;
  if (typist === undefined) return [];
  const [given = typist] = typist.split(' ');
  const kin = String.raw`[Mm]y (?:own |little |oldest |youngest |older |younger )?(?<relation>[\p{L}-]+)(?: is)?(?<name> (?=\p{Lu}))?`;
  return [
    ...put(
      text,
      patternOf('gu', String.raw`(?<!\p{L})I(?: am|['’]m) ${sex === 'f' ? 'her' : 'his'}(?!\p{L})`),
      () => `${typist} is my`,
    ),
    ...put(
      text,
      patternOf(
        'gu',
        beforeMe,
        String.raw`(?:[Mm]e|[Mm]yself)(?!\p{L})(?:[,.]? \(?(?<full>${given}(?: \p{Lu}[\p{L}]+)*)\)?)?`,
      ),
      ({ groups }) => groups?.['full'] ?? typist,
    ),
    ...put(text, patternOf('gu', String.raw`(?<!\p{L})${kin}`), (match) => ofTypist(match, typedFor)),
  ];
};

const beforeMe = String.raw`(?<!\p{L}|(?:tell|told|tells|let|ask|asked|at|help|gave|raised|excuse) )`;

const ofTypist = ({ 0: said, groups }: RegExpExecArray, { typist, called }: TypedFor): string | undefined => {
  const relation = groups?.['relation']?.toLowerCase() ?? '';
  if (findRelation(relation) === undefined || called.includes(relation)) return undefined;
  return groups?.['name'] === undefined ? said.replace(/^my\b/iu, `${typist ?? ''}'s`) : '';
};

const rules: readonly Rule[] = [frames, typists, possessives, subjects, objects];

const put = (text: string, pattern: RegExp, said: (match: RegExpExecArray) => string | undefined): readonly Change[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const words = said(match);
    return words === undefined ? [] : { start: match.index, end: match.index + match[0].length, said: words };
  });

const subjectOf = ({ typedFor, name }: Maker): string =>
  String.raw`(?:${typedFor.sex === 'f' ? '[Ss]he' : '[Hh]e'}|${calledOf(typedFor, name)}(?= [\p{Ll}])|${calledOf(typedFor, name)}(?=['’]s))`;

const calledOf = ({ called }: TypedFor, name: string | undefined): string => {
  const words = called.map((word) => `[${word.slice(0, 1).toUpperCase()}${word.slice(0, 1)}]${word.slice(1)}`);
  const [given] = name?.split(' ') ?? [];
  const named = given === undefined ? '' : String.raw`|${given}(?! \p{Lu})`;
  return String.raw`(?:(?:[Mm]y |[Oo]ur )?(?:${words.join('|')})(?:ie|y)?(?: \p{Lu}\p{L}+)?${named})`;
};

// Another person of the same sex who was named before may be meant by "she".
const speaksOfOther = (before: string, { sex, called }: TypedFor, others: readonly string[]): boolean =>
  analyzeMessage(before, others).names.some(
    ({ name, probability }) =>
      probability > 0.5 &&
      sexOfGivenName(name) !== (sex === 'f' ? 'male' : 'female') &&
      !wordsOfName(name).some((word) => called.includes(word)),
  ) ||
  [...before.matchAll(/\b(?:her|his|my|the|a) (?<relation>[\p{L}-]+)/giu)].some(({ groups }) => {
    const found = findRelation(groups?.['relation']?.toLowerCase() ?? '');
    if (found === undefined || called.includes(found.relationship)) return false;
    return (kinOf(found.relationship)?.sex ?? sex) === sex;
  });
