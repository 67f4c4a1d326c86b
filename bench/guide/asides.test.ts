import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { subjects } from '@evergrant/domain/guide/subjects.ts';
import { topics } from '@evergrant/domain/guide/topics.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { lookUpAnswer } from '@evergrant/server/assistant/look-up-answer.ts';
import { expect, test } from 'vitest';
import { asides } from '#guide/asides.ts';
import { heldOutAsides } from '#guide/held-out-asides.ts';
import { scoreAsides } from '#guide/score-asides.ts';

const today = '2026-11-20';
const { interview: engine } = documentTypeOf('living-trust');

const say = (interview: StoredInterview, message: string) =>
  engine.replyTo(interview, message, today, { lookUp: lookUpAnswer });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

// One conversation, stopped at each of its questions.
const said = [
  'Harriet Elaine Moss',
  '12 Elm Street, Columbus, OH 43215',
  'Franklin',
  'March 4, 1961',
  'married',
  'Conrad Moss',
  'Paula Moss and Ned Moss, both grown',
  'myself',
  'Paula Moss',
  'Ned Moss',
  'Paula and Ned are my kids, 50 each',
  'yes',
  'nobody else',
];
const everyStop = said.reduce<readonly StoredInterview[]>(
  (all, message) => [...all, say(all.at(-1) ?? engine.open(), message).interview],
  [engine.open()],
);
const stops = everyStop.filter(({ asked }, at) => !everyStop.slice(0, at).some((one) => isSame(one.asked, asked)));

test.each([
  ['the asides', asides, 0.95],
  ['the asides kept aside', heldOutAsides, 0.9],
])('the interview cannot miss many answers to %s, nor answer one with the passage of another', (_, cases, floor) => {
  const { recall, wrong } = scoreAsides(cases);
  expect(wrong).toEqual([]);
  expect(recall).toBeGreaterThanOrEqual(floor);
});

test('whoever asks in the middle of an interview is answered, changes nothing, and hears the question again', () => {
  const changed = [...asides, ...heldOutAsides].flatMap(({ asks, finds }) =>
    finds.length === 0 ||
    !/^(?:what|who|how|can|do|does|is|are|should|will|when|where|which|may|must|if)\b/iu.test(asks)
      ? []
      : stops.flatMap((stop) => {
          const { interview, recorded } = say(stop, asks);
          const isKept =
            recorded.length === 0 && isSame(interview.facts, stop.facts) && isSame(interview.doubt, stop.doubt);
          return isKept ? [] : [`${asks} at ${JSON.stringify(stop.asked)}`];
        }),
  );
  expect(changed).toEqual([]);
});

test('every subject belongs to a passage', () => {
  const ids = topics.map(({ id }) => id);
  expect(subjects.filter(({ id }) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
