import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Interview, StoredInterview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { everyLaw } from '#law/every-law.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { completenessOf } from '#interview/completeness.ts';

const today = '2026-11-20';

const phrase = fc.constantFrom(
  'Ann Fisher',
  'my son Bo',
  'go back',
  'skip',
  'yes',
  'no',
  "I don't know",
  '60/40',
  'half to Ann and the rest to my cousin Lu Wei',
  '12 Elm St, Austin, TX 78701',
  'married',
  'single',
  'two physicians',
  'I will',
  '4/5/1960',
  'Use these settings',
  'Actually Ann gets nothing',
  'why?',
);
const message = fc.oneof(
  phrase,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(phrase, { maxLength: 4 }).map((parts) => parts.join(', ')),
);
const conversation = fc.array(message, { maxLength: 14 });

const run = (messages: readonly string[]): Interview =>
  messages.reduce((interview, text) => replyTo(interview, text, today).interview, openInterview(livingTrustPlan));

const interviews = madeTypes.map(({ id }) => documentTypeOf(id).interview);

test('no conversation makes the engine throw, whatever is made, and progress stays between 0 and 100', () => {
  fc.assert(
    fc.property(conversation, fc.constantFrom(...interviews), (messages, { open, replyTo: reply, completeness }) => {
      const reached = messages.reduce((before, text) => reply(before, text, today).interview, open());
      const { progress, isComplete } = completeness(reached, today);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
      expect(progress === 100).toBe(isComplete);
    }),
    { numRuns: 50 * interviews.length },
  );
});

test('an interview survives being stored as JSON', () => {
  fc.assert(
    fc.property(conversation, message, (messages, next) => {
      const { interview } = livingTrust(everyLaw);
      const reached = messages.reduce(
        (before, text) => interview.replyTo(before, text, today).interview,
        interview.open(),
      );
      const stored = JSON.parse(JSON.stringify(reached)) as StoredInterview;
      expect(interview.replyTo(stored, next, today)).toEqual(interview.replyTo(reached, next, today));
    }),
    { numRuns: 80 },
  );
});

test('an incomplete interview always has an open question, and every reply has words', () => {
  fc.assert(
    fc.property(conversation, message, (messages, next) => {
      const turn = replyTo(run(messages), next, today);
      expect(turn.reply.trim()).not.toBe('');
      expect(turn.interview.asked === null).toBe(completenessOf(turn.interview, today).isComplete);
    }),
    { numRuns: 120 },
  );
});

test('a confirmed fact keeps its confirmation until its value changes', () => {
  fc.assert(
    fc.property(conversation, message, (messages, next) => {
      const before = run(messages);
      const { interview: after, recorded } = replyTo(before, next, today);
      const unchanged = before.confirmed.filter(
        (field) =>
          JSON.stringify(after.facts[field]) === JSON.stringify(before.facts[field]) && !recorded.includes(field),
      );
      expect(after.confirmed).toEqual(expect.arrayContaining(unchanged));
    }),
    { numRuns: 80 },
  );
});

test('going back restores the question that was open before', () => {
  const answers = ['Ann Fisher', '12 Elm St, Austin, TX 78701', 'Travis', '4/5/1960', 'single', 'none'];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: answers.length }), (count) => {
      const before = run(answers.slice(0, count - 1));
      const back = replyTo(run(answers.slice(0, count)), 'go back please', today).interview;
      expect(back.asked).toEqual(before.asked);
    }),
  );
});

const hostile = [
  'a',
  ' ',
  'A ',
  '1 ',
  '12345 ',
  'my son ',
  'and ',
  '(',
  "O'",
  'half to my ',
  'if she dies before ',
  '50% to Ann, ',
];

test.each(hostile)('4 KB of “%s”, which provoke backtracking, are answered for every question', (unit) => {
  const fresh = openInterview(livingTrustPlan);
  for (const { field } of livingTrustPlan.questions) {
    const turn = replyTo({ ...fresh, asked: { kind: 'fact', field } }, unit.repeat(4000).slice(0, 4000), today);
    expect(turn.reply).not.toBe('');
  }
});
