import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { readAnswer } from '#interview/answers/read-answer.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import { sureEnough } from '#interview/reading.ts';

const asked: Interview = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Noreen Vance', maritalStatus: 'Married', spouseName: 'Gregory Alan Young' },
  asked: { kind: 'fact', field: 'children' },
};

const children = (message: string): readonly string[] | undefined => {
  const found = readAnswer(asked, { message, today: '2026-11-24' })?.patch.find(({ field }) => field === 'children');
  if (!found || found.confidence < sureEnough) return undefined;
  return (
    found.value as readonly { name: string; relationship?: string; isMinor?: boolean; livingStatus?: string }[]
  ).map(({ name, relationship = '', isMinor, livingStatus }) =>
    [name, relationship, isMinor ? 'minor' : '', livingStatus ?? ''].filter((one) => one !== '').join('/'),
  );
};

test.each([
  ['none of my own but greg has a son Todd Young', ['Todd Young/stepson']],
  ['No kids together. I have Pam Vance from my first marriage and he has nobody', ['Pam Vance']],
  [
    'my son Peter Vance, and Greg’s two, Amy Young and Carl Young',
    ['Peter Vance/son', 'Amy Young/stepchild', 'Carl Young/stepchild'],
  ],
  ['Anna Young and, from his first marriage, Beth Young', ['Anna Young', 'Beth Young/stepchild']],
  [
    'Ida Vance is mine, Hope Young and Faith Young are gregs',
    ['Ida Vance', 'Hope Young/stepchild', 'Faith Young/stepchild'],
  ],
  [
    'With Greg I have two daughters, Vera Young and Rada Young, and from my first marriage a son, Todd Vance',
    ['Vera Young/daughter', 'Rada Young/daughter', 'Todd Vance/son'],
  ],
  [
    'Ida Vance and Hope Vance are ours together. Todd Young is Greg’s from before me.',
    ['Ida Vance', 'Hope Vance', 'Todd Young/stepchild'],
  ],
  ['Ida Vance, our daughter, and Todd Young, Greg’s son, my stepson', ['Ida Vance/daughter', 'Todd Young/stepson']],
  ['Ida Vance, and Todd Young, he is Greg’s', ['Ida Vance', 'Todd Young/stepchild']],
  ['Ida Vance and Hope Vance with Greg, Todd Young is his', ['Ida Vance', 'Hope Vance', 'Todd Young/stepchild']],
  [
    'Ida Vance and Hope Vance are ours, Todd Young and Amy Young are his',
    ['Ida Vance', 'Hope Vance', 'Todd Young/stepchild', 'Amy Young/stepchild'],
  ],
  [
    'I had a son with Paul Baker: Todd Vance. With Carlo I have a girl, Rada Young',
    ['Todd Vance/son', 'Rada Young/daughter'],
  ],
])('whose children they are is heard: %s', (message, expected) => {
  expect(children(message.replaceAll('’', "'"))).toEqual(expected);
});

test('whoever was lost is a child who has died', () => {
  expect(children('one living, Karen Vance, and one we lost, Michael Vance, in 1994')).toEqual([
    'Karen Vance',
    'Michael Vance/deceased',
  ]);
});

test('twins are of one age, and so are they of whom it is said together', () => {
  expect(children('twins! Ava and Eli Young, age 4')).toEqual(['Ava/child/minor', 'Eli Young/child/minor']);
  expect(children("we adopted Lin and Mei Young in 2010, they're 17 now")).toEqual(['Lin/minor', 'Mei Young/minor']);
});

test('a family name gives away a name in small letters', () => {
  expect(children('two. marcus bell 34, deja bell 29')).toEqual(['Marcus Bell', 'Deja Bell']);
  expect(children('theres gregs boy tyler young hes 15')).toEqual(['Tyler Young/stepson/minor']);
  expect(children('John, Elizabeth and Patrick, all Young, all grown')).toEqual([
    'John Young',
    'Elizabeth Young',
    'Patrick Young',
  ]);
});

const step = { name: 'Ned Pryor', relationship: 'stepson' };
const takers = (message: string, more: Partial<Interview['facts']> = {}): readonly string[] | undefined => {
  const family = [{ name: 'Jo Vance' }, { name: 'Bea Vance' }, step];
  const interview: Interview = {
    ...asked,
    facts: { ...asked.facts, children: family, ...more },
    asked: { kind: 'fact', field: 'beneficiaries' },
  };
  const found = readAnswer(interview, { message, today: '2026-11-24' })?.patch.find(
    ({ field }) => field === 'beneficiaries',
  );
  return (found?.value as readonly { readonly name: string }[] | undefined)?.map(({ name }) => name);
};

test('two children beside a stepchild are the own ones, and all of them are all', () => {
  expect(takers('my two children in equal shares')).toEqual(['Jo Vance', 'Bea Vance']);
  expect(takers('all my children equally')).toEqual(['Jo Vance', 'Bea Vance', 'Ned Pryor']);
});

test('whoever is left out on purpose is none of all children', () => {
  expect(takers('all my children equally', { intentionallyOmitted: [step] })).toEqual(['Jo Vance', 'Bea Vance']);
});
