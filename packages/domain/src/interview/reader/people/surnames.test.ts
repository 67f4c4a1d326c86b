import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const type = documentTypeOf('living-trust');

const namesAfter = (names: readonly string[], message: string): readonly string[] => {
  const { beneficiaries: _none, ...facts } = type.sample;
  const asked = { kind: 'detail', field: 'children', detail: 'surname', entry: 0 } as const;
  const children = names.map((name) => ({ name, isMinor: false }));
  const before: StoredInterview = {
    ...type.interview.open(),
    facts: { ...facts, children },
    asked,
    trail: [asked],
  };
  const { interview } = type.interview.replyTo(before, message, '2026-11-20');
  return (interview.facts.children ?? []).map(({ name }) => name);
};

test.each([
  ['Phyllis is a Tanner, Kenneth is a Sprouse.', ['Phyllis Tanner', 'Kenneth Sprouse']],
  ['Phyllis is married, Phyllis Sorensen. Kenneth is a Hemmings.', ['Phyllis Sorensen', 'Kenneth Hemmings']],
  ['Phyllis became a Lowry when she married, Kenneth is still a Reyes', ['Phyllis Lowry', 'Kenneth Reyes']],
  ['Phyllis goes by Lowry, Kenneth kept Olson', ['Phyllis Lowry', 'Kenneth Olson']],
  ["Phyllis's a Weeks now; Kenneth's an Olson", ['Phyllis Weeks', 'Kenneth Olson']],
  ['Phyllis is de la Cruz, Kenneth is Reyes', ['Phyllis de la Cruz', 'Kenneth Reyes']],
])('a last name told of each is theirs: %s', (message, names) => {
  expect(namesAfter(['Phyllis', 'Kenneth'], message)).toEqual(names);
});

test.each(['Phyllis is a teacher, Kenneth is a plumber', 'Phyllis is married'])(
  'what somebody is, is no last name: %s',
  (message) => {
    expect(namesAfter(['Phyllis', 'Kenneth'], message)).toEqual(['Phyllis', 'Kenneth']);
  },
);

test.each([
  [['Heidi', 'Erik', 'Travis'], 'Brandt Torkelson Torkelson', ['Heidi Brandt', 'Erik Torkelson', 'Travis Torkelson']],
  [['Heidi', 'Erik', 'Travis'], 'brandt de la Cruz olson', ['Heidi Brandt', 'Erik de la Cruz', 'Travis Olson']],
  [['Heidi', 'Erik', 'Travis'], 'all Torkelson', ['Heidi Torkelson', 'Erik Torkelson', 'Travis Torkelson']],
  [['Heidi', 'Erik'], 'Brandt Torkelson', ['Heidi', 'Erik']],
  [['Heidi', 'Erik', 'Travis'], 'Garcia Lopez', ['Heidi Garcia Lopez', 'Erik Garcia Lopez', 'Travis Garcia Lopez']],
])('of %j a row of last names gives each their own, and of two it is asked: %s', (names, message, full) => {
  expect(namesAfter(names, message)).toEqual(full);
});

test.each([
  [
    'Phyllis is Sorensen since the wedding, the boys are Hemmings',
    ['Phyllis Sorensen', 'Kenneth Hemmings', 'Earl Hemmings'],
  ],
  ['Kenneth is a Reyes, the other two are Hemmings', ['Phyllis Hemmings', 'Kenneth Reyes', 'Earl Hemmings']],
  ['Phyllis took Lowry, Earl is a Reyes', ['Phyllis Lowry', 'Kenneth', 'Earl Reyes']],
  ["Phyllis's is Sorensen", ['Phyllis Sorensen', 'Kenneth', 'Earl']],
])('a last name told of those who are not named is theirs: %s', (message, names) => {
  expect(namesAfter(['Phyllis', 'Kenneth', 'Earl'], message)).toEqual(names);
});

test.each([
  ["Phyllis took her husband's, Raghunath. Kenneth is a Hemmings like me.", ['Phyllis Raghunath', 'Kenneth Hemmings']],
  ["Phyllis has her husband's name, Okafor; Kenneth is Reyes", ['Phyllis Okafor', 'Kenneth Reyes']],
  ['Phyllis uses her dad’s last name, Wolfe, and Kenneth uses Reyes', ['Phyllis Wolfe', 'Kenneth Reyes']],
])('whoever took the last name of somebody else bears it: %s', (message, names) => {
  expect(namesAfter(['Phyllis', 'Kenneth'], message)).toEqual(names);
});

test.each([
  ["Phyllis took her husband's name. Kenneth has mine", 'Kenneth'],
  ['Kenneth has my name but Phyllis changed hers', 'Kenneth'],
  ["Phyllis married and took his, Kenneth's still the same as me", 'Kenneth'],
])('the last name of the speaker is that of those alone of whom it is said: %s', (message, name) => {
  const own = type.sample.grantorName?.split(' ').at(-1);
  expect(namesAfter(['Phyllis', 'Kenneth'], message)).toEqual(['Phyllis', `${name} ${own}`]);
});

test.each(['They both have my last name', 'same as me, all of them', 'Phyllis and Kenneth have mine'])(
  'the last name of the speaker is that of all where nobody is set apart: %s',
  (message) => {
    const own = type.sample.grantorName?.split(' ').at(-1);
    expect(namesAfter(['Phyllis', 'Kenneth'], message)).toEqual([`Phyllis ${own}`, `Kenneth ${own}`]);
  },
);

test.each([
  [['Phyllis', 'Kenneth'], 'Sorensen. Hemmings.', ['Phyllis Sorensen', 'Kenneth Hemmings']],
  [['Phyllis', 'Kenneth'], 'Sorensen. St. John', ['Phyllis Sorensen', 'Kenneth St. John']],
  [['Phyllis Sorensen', 'Kenneth'], 'Sorensen. Hemmings.', ['Phyllis Sorensen', 'Kenneth Hemmings']],
  [['Phyllis Sorensen', 'Kenneth'], 'Olson. Hemmings.', ['Phyllis Sorensen', 'Kenneth']],
  [['Phyllis', 'Kenneth'], 'Sorensen. Hemmings. Olson.', ['Phyllis', 'Kenneth']],
])(
  'of %j last names with a full stop between them give each their own, and never one to all: %s',
  (names, said, full) => {
    expect(namesAfter(names, said)).toEqual(full);
  },
);
