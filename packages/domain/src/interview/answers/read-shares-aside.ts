import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { readGiftsAnswer } from '#interview/answers/read-gifts.ts';
import { readConcluded } from '#interview/answers/read-concluded.ts';
import { readSharesWithAges } from '#interview/answers/read-shares-with-ages.ts';
import { readShares } from '#interview/answers/read-shares.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { sureEnough } from '#interview/reading.ts';

/**
 * An answer about shares, and what stands beside it: a thing that somebody gets before the rest is divided, or a turn behind a “but” that
 * no share can hold. Both are asked back; the turn stays in the words of the person.
 */
export const readSharesAside: AnswerReader = (heard) =>
  readSharesWithAges(heard) ??
  readShares(heard) ??
  readConcluded(readShares)(heard) ??
  readBesideGift(heard) ??
  readBeforeTurn(heard);

const joints = /\s*(?:[;.]|,|\s-)\s*(?:(?:and|but|then|except(?: that)?)\s+)*|\s+(?:and|but|except(?: that)?)\s+/giu;

// Every place where one statement may end and the next begin.
const cutsOf = (message: string): readonly (readonly [string, string, string])[] =>
  [...message.matchAll(joints)].map(({ 0: joint, index }) => [
    message.slice(0, index).trim(),
    message.slice(index + joint.length).trim(),
    joint,
  ]);

const remainder = patternOf(
  'iu',
  String.raw`\b(?:all )?(?:the |my )?(?:rest|remainder|remaining|balance|residue|every ?thing else|what(?:ever|'?s| is)? (?:is )?left)`,
  String.raw`(?: (?:over|part|money))?(?: of (?:it|that|everything|(?:the|my) (?:estate|money|trust)))?\b`,
);

const parting = /\b(?:half|halves|thirds?|quarters?|each|shares?|per ?cent|equal(?:ly)?|trust|life(?:time)?)\b|%/iu;

// "Ana gets the house, the kids split the rest".
const readBesideGift = (heard: Heard): Answer | undefined => {
  const question = applicableQuestions(heard.interview).find(({ kind }) => kind === 'gifts');
  if (!question || heard.message.length > longest) return undefined;
  const asked = { kind: 'fact', field: question.field } as const;
  const gift = (message: string): Answer | undefined => {
    if (remainder.test(message) || parting.test(message)) return undefined;
    const answer = readGiftsAnswer({ ...heard, question, asked, message });
    return answer && answer.patch.length > 0 && (answer.rest ?? []).length === 0 ? answer : undefined;
  };
  const shares = (message: string): Answer | undefined =>
    readShares({ ...heard, message: message.replace(remainder, 'everything') });
  for (const [first, last] of cutsOf(heard.message)) {
    for (const [given, divided] of [
      [first, last],
      [last, first],
    ] as const) {
      if (given === first && !remainder.test(divided)) continue;
      const [things, parts] = [gift(given), shares(divided)];
      if (things && parts && parts.patch.length > 0) return doubtful(heard, [things, parts]);
    }
  }
  return undefined;
};

// "Thirds, but Ana's goes to her kids if she is gone", "equally, but the twins not before 30".
const readBeforeTurn = (heard: Heard): Answer | undefined => {
  if (heard.message.length > longest) return undefined;
  const turns = cutsOf(heard.message).filter(
    ([, last, joint]) => /\b(?:but|except)\b/iu.test(joint) && last !== '' && !comparing.test(last),
  );
  for (const [first, last] of turns) {
    const answer = readShares({ ...heard, message: first });
    if (answer && answer.patch.length > 0 && !answer.nameless) return { ...doubtful(heard, [answer]), rest: [last] };
  }
  return undefined;
};

// Who is to have more than others is asked for in figures.
const comparing = /\b(?:more|less|bigger|larger|smaller|most|least|extra|double|twice|half as)\b/iu;

const longest = 300;

const doubtful = ({ message }: Heard, answers: readonly Answer[]): Answer => ({
  patch: answers
    .flatMap(({ patch }) => patch)
    .map((one) => ({ ...one, evidence: message, confidence: Math.min(one.confidence, sureEnough - 0.1) })),
  ...(answers.some(({ rest = [] }) => rest.length > 0) && { rest: answers.flatMap(({ rest = [] }) => rest) }),
});
