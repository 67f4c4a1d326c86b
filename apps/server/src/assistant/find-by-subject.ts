import { subjects } from '@evergrant/domain/guide/subjects.ts';
import type { Topic } from '@evergrant/domain/guide/topic.ts';
import { topics } from '@evergrant/domain/guide/topics.ts';
import { findCandidates } from '#assistant/find-answer.ts';

/** The passages whose subject a question names; none where somebody wants to get, buy or do something else. */
export const subjectsNamed = (question: string): readonly string[] => {
  const low = question.toLowerCase().replaceAll('’', "'");
  return somethingElse.test(low) ? [] : subjects.filter(({ said }) => said.test(low)).map(({ id }) => id);
};

/** The passage whose subject a question in the middle of an interview names; of several the one that is nearest to the question. */
export const findBySubject = (question: string): Topic | undefined => {
  const named = subjectsNamed(question);
  if (named.length === 0) return undefined;
  const nearest = findCandidates(question).find(({ topic }) => named.includes(topic.id));
  return nearest?.topic ?? (named.length === 1 ? topics.find(({ id }) => id === named[0]) : undefined);
};

const somethingElse =
  /\b(?:buy|delete|wifi|password (?:for|of)|rates?|much (?:is|does|are)|take my car|hire|apply|license for|a license|earns?|salary|who won|president|governor|flight|weather|movie|recipe|best|cheapest|near me|alimony|fire me|suing|sue|permit|how (?:do|can|would) i (?:get|adopt|become|find|register|open|start|file|book|apply)|where can i)\b/u;
