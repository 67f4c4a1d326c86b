import { topics } from '@evergrant/domain/guide/topics.ts';
import { noLaw } from '@evergrant/domain/law/law-source.ts';
import { lookUpAnswer } from '@evergrant/server/assistant/look-up-answer.ts';
import type { QuestionCase } from '#guide/question-case.ts';

/** Looks each question up as the interview does, and compares what is answered with the right passages. */
export const scoreAsides = (
  cases: readonly QuestionCase[],
): { readonly recall: number; readonly wrong: readonly string[]; readonly missed: readonly string[] } => {
  const asked = cases.map((one) => ({ ...one, found: passageFor(one.asks) }));
  const answerable = asked.filter(({ finds }) => finds.length > 0);
  const right = answerable.filter(({ found, finds }) => found !== undefined && finds.includes(found));
  return {
    recall: right.length / answerable.length,
    wrong: asked.flatMap(({ asks, found, finds }) =>
      found === undefined || finds.includes(found) ? [] : [`${asks} -> ${found}`],
    ),
    missed: answerable.filter(({ found }) => found === undefined).map(({ asks }) => asks),
  };
};

const passageFor = (question: string): string | undefined => {
  const answer = lookUpAnswer({ question, about: '', state: undefined, laws: noLaw, documentName: 'living trust' });
  return answer && (topics.find((topic) => answer.startsWith(topic.answer))?.id ?? answer);
};
