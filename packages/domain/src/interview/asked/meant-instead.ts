import type { FieldId } from '#facts/facts.ts';
import { calledField } from '#interview/asked/called-facts.ts';
import { parseFact } from '#interview/set-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { withSpouseCalled } from '#interview/asked/setting-names.ts';
import { readClosed, readNames } from '#interview/asked/settings.ts';

/** What an answer means that chooses nobody of those who can be chosen: `nobody`, `only my husband`. */
export const readMeantInstead = (scene: Scene): readonly Proposal[] => {
  const { question, facts, text, isLenient } = scene;
  if (!question?.instead || !question.options || !isLenient) return [];
  const low = withSpouseCalled(scene.low, facts);
  const isSpouse = /\b(?:spouse|husband|wife)\b/u.test(low);
  const named = readClosed(scene, question);
  const isNobody = Array.isArray(named) && named.length === 0;
  if (!isNobody && !(isSpouse && readNames({ low, text }, question.options(facts)) === undefined)) return [];
  return Object.entries(question.instead(facts, { isSpouse })).map(([field, value]) => ({
    field: field as FieldId,
    value,
    evidence: text,
    confidence: 0.9,
  }));
};

/** Asked for a yes or no, `no special gifts` answers the list that it names, and not the question. */
export const readNoneOf = ({ question, questions, facts, low, text, isLenient }: Scene): readonly Proposal[] => {
  const named = question?.kind === 'yesNo' && isLenient ? noneOf.exec(low.trim())?.[1] : undefined;
  const field = named === undefined ? undefined : calledField(named, questions);
  const isList = field !== undefined && parseFact(field, []).ok;
  if (field === undefined || !isList || field === question?.field) return [];
  const isFresh = facts[field] === undefined || isSameValue(facts[field], []);
  return [{ field, value: [], evidence: text, confidence: isFresh ? 0.9 : 0.5 }];
};

const noneOf = /^(?:no|without|there (?:are|is) no|we (?:have|want) no|i (?:have|want) no) ((?:\p{L}+ )?\p{L}+)\W*$/u;
