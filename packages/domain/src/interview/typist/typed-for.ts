import { kinOf } from '#facts/kin.ts';
import { fieldOf } from '#facts/told.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, TypedFor } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { findRelation } from '#interview/language/relations.ts';

/** The interview with whoever it is typed for, once the first words say that somebody types for another person. */
export const withTypedFor = (interview: Interview, message: string): Interview => {
  const { typedFor, plan, facts } = interview;
  const maker = fieldOf('maker-name');
  if (typedFor !== undefined)
    return speaksAsMaker.test(message) && !third.test(message) ? { ...interview, typedFor: null } : interview;
  if (findQuestion(plan, maker) === undefined || facts[maker] !== undefined) return interview;
  const found = typedForIn(message);
  return found ? { ...interview, typedFor: found } : interview;
};

// "I live", "I was born": who types has begun to write as the maker does.
const speaksAsMaker =
  /(?:^|[.!?]\s+)(?:i (?:live|own|was born|have (?:no|one|two|three|four))|my (?:full |legal )?name)\b/iu;
const third = /\b(?:she|he|her|his|him)\b/iu;

const typedForIn = (message: string): TypedFor | undefined => {
  const relation = cues.flatMap((cue) => cue.exec(message)?.groups?.['relation']?.toLowerCase() ?? [])[0];
  if (relation === undefined) return undefined;
  const known = findRelation(relation);
  if (!known || known.isPlural) return undefined;
  const sex = kinOf(known.relationship)?.sex ?? sexSaid(message);
  if (sex === undefined) return undefined;
  const typist = typistIn(message);
  return { sex, called: [...new Set([relation, known.relationship])], ...(typist && { typist }) };
};

const sexSaid = (message: string): TypedFor['sex'] | undefined =>
  /\b(?:she|her)\b/iu.test(message) ? 'f' : /\b(?:he|his|him)\b/iu.test(message) ? 'm' : undefined;

const whom = String.raw`(?:my|our) (?:dear |elderly |old |late |own )?(?<relation>[\p{L}-]+(?: in law)?)`;
const cues: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`\b(?:i am|i'm|im|i’m|i will be|i'll be) (?:just |only |here |the one )*(?:typing|keying|entering|writing (?:this|it|down|everything)|`,
    String.raw`filling (?:this|it|in|out|everything)|answering|doing the typing)\b[^.!?]{0,30}?\b(?:for|on behalf of) `,
    whom,
  ),
  patternOf('iu', String.raw`\bon behalf of `, whom),
  patternOf(
    'iu',
    String.raw`\bi(?: am|'m|’m)? (?:type|typing|help|helping) ${whom},? (?:who|with (?:this|her|his)|fill|do this|make (?:her|his))\b`,
  ),
  patternOf(
    'iu',
    String.raw`\b(?:trust|will|document|this|it)(?:'s| is) for ${whom},? (?:and )?not (?:for )?(?:me|mine)\b`,
  ),
];

const typistIn = (message: string): string | undefined =>
  analyzeMessage(message).names.find(
    ({ start, end, probability }) =>
      probability >= 0.5 &&
      (/\b(?:i am|i'm|i’m|im|this is|my name is|name's)\s+$/iu.test(message.slice(0, start)) ||
        /^\s+here\b/iu.test(message.slice(end))),
  )?.name;
