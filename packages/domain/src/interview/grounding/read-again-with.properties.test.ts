import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptDoubt } from '#interview/conversation/apply-reading.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { readAgainWith } from '#interview/grounding/read-again-with.ts';
import type { Interview } from '#interview/interview.ts';
import { asking, known, takers, today, without } from '#interview/testing/hallorans.ts';
import { isSameValue } from '#kit/is-same-value.ts';

const messages = [
  'My wife Nora Vance gets a half and the rest goes to Amy and Joe, even if they quarrel',
  'neither of my kids, put Daniel Reed there, he is good with figures',
  'I was born on 4 March 1961 and moved to Austin, Texas after the divorce from Tom Halloran',
  'take Joe out of it and let Nora Vance have the boat and 250,000 dollars',
  'yes but change Amy to Amelia Halloran, and no bond for anybody',
  'We live at 9 Elm St, Boise, ID 83702; my trustee should be my sister Carol Danvers, then Amy',
  'all I own is a house in Boise and a savings account, nothing to say about the rest',
  'No, Nora Vance is my neighbor and not family',
] as const;

const open = asking('beneficiaries', known);

const interviews: readonly Interview[] = [
  open,
  asking('children', without('children')),
  asking('successorTrustee', takers),
  asking('grantorDateOfBirth', without('grantorDateOfBirth', 'maritalStatus')),
  asking({ kind: 'review' }, takers),
  {
    ...asking('successorTrustee', known),
    doubt: { proposed: { successorTrustee: { name: 'Nora Vance' } }, sentence: 'Is Nora Vance your trustee?' },
  },
];

const name = fc.constantFrom('Nora Vance', 'Amy Halloran', 'Zoe Quark', 'Daniel Reed', 'Carol Danvers', 'x', '');
const person = fc.record({ name, percentage: fc.constantFrom(50, 100, 1e9), relationship: name }, { requiredKeys: [] });
const value = fc.oneof(
  ...[person, fc.array(person, { maxLength: 3 }), name, fc.boolean(), fc.integer(), fc.jsonValue()],
  fc.constantFrom('Widowed', 'TX', '1961-03-04', [], null),
);
const second = (interview: Interview) =>
  fc.array(
    fc.record({
      field: fc.constantFrom(...interview.plan.questions.map(({ field }) => field)),
      value,
      evidence: fc.constantFrom(...messages),
      confidence: fc.constantFrom(0, 0.5, 1, 99, Number.NaN),
    }),
    { maxLength: 6 },
  );

test('whatever a second reader says, nothing is recorded that the rules have not read as well', () => {
  const turns = fc
    .constantFrom(...interviews.keys())
    .chain((at) => fc.tuple(fc.constant(at), fc.constantFrom(...messages), second(interviews[at] ?? open)));
  fc.assert(
    fc.property(turns, ([at, message, patch]) => {
      const interview = interviews[at] ?? open;
      const alone = replyTo(interview, message, today).interview;
      // All that the rules have read: what they record, and what they ask back.
      const ruled = acceptDoubt(alone).interview;
      const turn = replyTo(interview, message, today, { readAgain: readAgainWith({ patch, dropped: [] }) }).interview;
      for (const { field } of interview.plan.questions) {
        const isAsBefore = isSameValue(turn.facts[field], interview.facts[field]);
        const isByRules =
          isSameValue(turn.facts[field], ruled.facts[field]) || isSameValue(turn.facts[field], alone.facts[field]);
        expect(isAsBefore || isByRules, `${field}: ${message}`).toBe(true);
      }
      expect(turn.confirmed.filter((one) => !alone.confirmed.includes(one))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
