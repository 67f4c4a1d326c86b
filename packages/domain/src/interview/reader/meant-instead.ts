import type { FieldId } from '#facts/facts.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Scene } from '#interview/reader/scene.ts';
import { withSpouseCalled } from '#interview/reader/setting-names.ts';
import { readClosed, readNames } from '#interview/reader/settings.ts';

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
