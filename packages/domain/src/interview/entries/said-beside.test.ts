import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const children: NonNullable<Facts['children']> = [
  { name: 'Bobby Baker', relationship: 'son' },
  { name: 'Ann Baker', relationship: 'daughter' },
  { name: 'Luis Baker', relationship: 'son' },
];
const takeOver: Question = { kind: 'fact', field: 'successorTrustee', also: 'successorTrustees' };

const hear = (asked: Question, message: string, facts: Facts = { children }): Interview => {
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  return replyTo({ ...open, facts: { grantorName: 'Rosa Lee Baker', ...facts } }, message, '2026-11-28').interview;
};

test.each([
  "Bobby, he's a carpenter, never late either. Ann after him",
  'Bobby, he never misses a payment. Then Ann',
  'Bobby, he is in Governador Valadares. Ann',
  'Bobby, and after him Ann. Ann, like I said',
  "Bobby, and if he can't then Ann. Ann, as I told you before",
])('“%s” says who takes over and a remark, and is not asked back', (message) => {
  const { facts, doubt } = hear(takeOver, message);
  expect([facts.successorTrustee?.name, facts.successorTrustees?.map(({ name }) => name)]).toEqual([
    'Bobby Baker',
    ['Ann Baker'],
  ]);
  expect(doubt).toBeNull();
});

test.each([
  "Bobby, he's slow, never on time. Ann after him",
  'Bobby, he never wants to do it. Ann after him',
  'Bobby, if he is sober, or maybe. Ann after him',
])('“%s” asks back whether the first is meant', (message) => {
  const { facts, doubt } = hear(takeOver, message);
  expect(facts.successorTrustee).toBeUndefined();
  expect(doubt?.proposed.successorTrustee?.name).toBe('Bobby Baker');
});

test.each(['Me alone for now.', 'I would keep it myself for now', "I'd stay in charge myself", 'me by myself'])(
  '“%s” says that the speaker serves',
  (message) => {
    const { facts, doubt } = hear({ kind: 'fact', field: 'initialTrustee' }, message);
    expect(facts.initialTrustee).toEqual([{ name: 'Rosa Lee Baker' }]);
    expect(doubt).toBeNull();
  },
);

test.each([
  ['Sam Reyes and Odile Reyes Finch. Odile was named for the black swan.', ['Sam Reyes', 'Odile Reyes Finch']],
  ["Corey Pelkey and Amber Dube, she's married", ['Corey Pelkey', 'Amber Dube']],
  ["One son from my marriage, Tony Reyes. He's 24 and we speak about twice a year.", ['Tony Reyes']],
  [
    "there's Dustin Reyes and there is Jody Reyes he's forty one but he's still my baby",
    ['Dustin Reyes', 'Jody Reyes'],
  ],
  ['Leo Tso, then Mara Tso, she passed on in 2011, the diabetes took her.', ['Leo Tso', 'Mara Tso']],
])('“%s” names the children', (message, names) => {
  const { facts, doubt } = hear({ kind: 'fact', field: 'children' }, message, {});
  expect(facts.children?.map(({ name }) => name)).toEqual(names);
  expect(doubt).toBeNull();
});

test.each(['Ann Lee, and Hank Lee is in prison', 'Hank Lee lives in Ohio and Ann Lee'])(
  '“%s” loses nobody of whom more is said',
  (message) => {
    const { facts, doubt } = hear({ kind: 'fact', field: 'children' }, message, {});
    expect((facts.children ?? doubt?.proposed.children)?.map(({ name }) => name).toSorted()).toEqual([
      'Ann Lee',
      'Hank Lee',
    ]);
  },
);

test.each([
  ['yes if they have any', true],
  ['Yes, if they leave any children', true],
  ['yes if they behave', undefined],
  ['yes if they have jobs', undefined],
])('“%s” to whether their children take is taken as %s', (message, value) => {
  const beneficiaries = children.map((one) => ({ ...one, percentage: 100 / 3 }));
  expect(
    hear({ kind: 'fact', field: 'descendantsTakeFirst' }, message, { children, beneficiaries }).facts
      .descendantsTakeFirst,
  ).toBe(value);
});

test('a new line is asked back where it loses somebody who stands in it already', () => {
  const known: Facts = { children, successorTrustees: [{ name: 'Ann Baker', relationship: 'daughter' }] };
  const { facts, doubt } = hear(
    { kind: 'fact', field: 'successorTrustee' },
    'my sister Judy Marsh first, then Luis',
    known,
  );
  expect(facts.successorTrustee?.name).toBe('Judy Marsh');
  expect(facts.successorTrustees?.map(({ name }) => name)).toEqual(['Ann Baker']);
  expect(doubt?.proposed.successorTrustees?.map(({ name }) => name)).toEqual(['Luis Baker']);
});

test.each(["Bobby. My son Luis if he can't. Then Ann", 'My son Bobby. Luis, if Bobby cannot. Then Ann'])(
  '“%s” puts one behind the other, sentence by sentence',
  (message) => {
    const { facts } = hear(takeOver, message);
    expect([facts.successorTrustee?.name, facts.successorTrustees?.map(({ name }) => name)]).toEqual([
      'Bobby Baker',
      ['Luis Baker', 'Ann Baker'],
    ]);
  },
);

test.each([
  'My cousin Willa Stone. My brother, if Willa cannot. That is Dwight Stone down in Medford.',
  "My cousin Willa Stone. My brother if she can't. His name is Dwight Stone",
])('“%s” names the brother in the next sentence', (message) => {
  const { facts } = hear(takeOver, message);
  expect([facts.successorTrustee?.name, facts.successorTrustees]).toEqual([
    'Willa Stone',
    [{ name: 'Dwight Stone', relationship: 'brother' }],
  ]);
});
