import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const type = documentTypeOf('living-trust');
const { bondRequired: _open, ...facts } = type.sample;

const suggested: StoredInterview = {
  ...type.interview.open(),
  facts,
  asked: { kind: 'fact', field: 'bondRequired' },
  trail: [{ kind: 'fact', field: 'bondRequired' }],
  doubt: { proposed: { bondRequired: false }, sentence: 'Most people choose “No” here. Shall I put that?' },
};

test.each(['no dont put no. she keeps it', 'No, do not put no', "no! don't put that no in there"])(
  'what is refused is not recorded by the words that refuse it: %s',
  (message) => {
    const { interview } = type.interview.replyTo(suggested, message, '2026-11-20');
    expect(interview.facts.bondRequired).not.toBe(false);
  },
);

test('what is suggested is recorded with a yes', () => {
  expect(type.interview.replyTo(suggested, 'yes', '2026-11-20').interview.facts.bondRequired).toBe(false);
});

test.each(['no, I am only asking', 'yes that is correct', 'I was just wondering'])(
  'what is said beside the question for the county is none: %s',
  (message) => {
    const { grantorCounty: _county, ...others } = type.sample;
    const asked = { kind: 'fact', field: 'grantorCounty' } as const;
    const before: StoredInterview = { ...type.interview.open(), facts: others, asked, trail: [asked] };
    expect(type.interview.replyTo(before, message, '2026-11-20').interview.facts.grantorCounty).toBeUndefined();
  },
);
