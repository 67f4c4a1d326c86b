import { expect, test } from 'vitest';
import { asking, say, today } from '#interview/testing/hallorans.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const agreeing = ['of course', 'absolutely', 'definitely', 'certainly', 'I do', 'I will', 'sure', 'ok', 'we do'];
const turning = ['not', 'not want that', 'never', 'not like it at all'];

test.each(agreeing.flatMap((word) => turning.map((not) => `${word} ${not}`)))('“%s” is no yes', (message) => {
  expect(say('noContest', message).interview.facts.noContest).not.toBe(true);
});

test.each([
  'I do not know',
  "I don't know",
  'I cannot say',
  'I do not understand this question at all',
  'I do not know what that is',
  'not sure',
])('“%s” is neither yes nor no', (message) => {
  expect(say('noContest', message).interview.facts.noContest).toBeUndefined();
});

test.each(['absolutely not', 'definitely not', 'of course not', 'I do not want that', 'No'])(
  '“%s” is a no',
  (message) => {
    expect(say('noContest', message).interview.facts.noContest).toBe(false);
  },
);

test.each(['of course', 'absolutely', 'I do', 'yes, why not', 'sure, not a problem'])('“%s” is a yes', (message) => {
  expect(say('noContest', message).interview.facts.noContest).toBe(true);
});

test.each(['I do not want to live any more', 'i want to kill myself', "I can't go on", 'I just want to die'])(
  '“%s” is answered with help and records nothing, whatever is asked',
  (message) => {
    for (const field of ['noContest', 'beneficiaries', 'specialInstructions', 'grantorAddress'] as const) {
      const before = asking(field);
      const turn = replyAgreeing(before, message, today);
      expect(turn.reply).toContain('988');
      expect(turn.reply).not.toMatch(/\?/u);
      expect(turn.interview.facts).toEqual(before.facts);
      expect(turn.interview.asked).toEqual(before.asked);
    }
  },
);

test.each(['I want to die at home', 'my son died by suicide in 2010', 'I do not want to live in a nursing home'])(
  '“%s” is a wish or a story and no cry for help',
  (message) => {
    expect(say('specialInstructions', message).reply).not.toContain('988');
  },
);
