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

const proposing = (names: readonly string[]): StoredInterview => {
  const asked = { kind: 'fact', field: 'children' } as const;
  const children = names.map((name) => ({ name, relationship: 'child' }));
  const facts = { grantorName: 'Doreen Marie Kowal', grantorState: 'MI', maritalStatus: 'Widowed' } as const;
  return {
    ...type.interview.open(),
    facts,
    asked,
    trail: [asked],
    doubt: { proposed: { children }, sentence: 'Right?' },
  };
};

const proposedAfter = (names: readonly string[], message: string): readonly string[] => {
  const { doubt } = type.interview.replyTo(proposing(names), message, '2026-11-20').interview;
  return (doubt?.proposed.children ?? []).map(({ name }) => name);
};

test.each([
  [
    'No, no. My three children are Karen Lund, Paul Kowal and Steven Kowal.',
    ['Karen Lund', 'Paul Kowal', 'Steven Kowal'],
  ],
  ['no, my kids are karen lund and steven kowal', ['Karen Lund', 'Steven Kowal']],
  ['No, just two: Karen Lund and Paul Kowal', ['Karen Lund', 'Paul Kowal']],
  ['Nope. The names are Karen Lund, Paul Kowal', ['Karen Lund', 'Paul Kowal']],
])('a whole list behind a no stands in place of the one that was asked back: %s', (message, names) => {
  expect(proposedAfter(['Karen Lund', 'Paul Kowal', 'Steven', 'Achterbergs'], message)).toEqual(names);
});

test.each([
  ['No, both: Anika Osei-Rao, 5, and Rohan Osei-Rao, 2.', ['Anika Osei-Rao', 'Rohan Osei-Rao']],
  ['no. anika osei and rohan osei, 5 and 2', ['Anika Osei', 'Rohan Osei']],
  ['No, Anika Rao, Rohan Rao and Mira Rao', ['Anika Rao', 'Rohan Rao', 'Mira Rao']],
])('nobody is lost of a list that is said anew: %s', (message, names) => {
  expect(proposedAfter(['Anika'], message)).toEqual(names);
});

test.each([
  ['No, there is also Tom Kowal', ['Karen Lund', 'Paul Kowal', 'Tom Kowal']],
  ['No, Karen is right', ['Karen Lund']],
  ['No, remove Paul', ['Karen Lund']],
])('a change behind a no leaves the others where they are: %s', (message, names) => {
  expect(proposedAfter(['Karen Lund', 'Paul Kowal'], message)).toEqual(names);
});

test('who has died in a list that is said anew is kept as deceased', () => {
  const before = proposing(['Karen Lund', 'Steven', 'Achterbergs']);
  const message = 'No. My children are Karen Lund and Steven Kowal, and Steven has died.';
  const { doubt } = type.interview.replyTo(before, message, '2026-11-20').interview;
  expect(doubt?.proposed.children).toMatchObject([{ name: 'Karen Lund' }, { livingStatus: 'deceased' }]);
});
