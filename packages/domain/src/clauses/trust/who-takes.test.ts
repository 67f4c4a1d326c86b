import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { errorsOf } from '#catalogue/living-trust/testing/issues-of.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const today = '2026-11-22';

const trust = livingTrust(everyLaw);

const printed = (change: Facts, section: string): string => {
  const finished = trust.finish({ ...livingTrustSample, ...change }, today);
  if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
  return sectionText(finished.value, section);
};

const married = { maritalStatus: 'Married', spouseName: 'Tom Lee' } as const;

const taker = (name: string, relationship: string, rest: object = {}) => ({ name, relationship, ...rest });

test('those named to come next take before grandchildren whom nobody asked about', () => {
  const asked = { descendantsTakeFirst: false, failingShare: 'nextInLine' } as const;
  expect(printed(asked, 'death.shares')).not.toContain('Per Stirpes');
  expect(printed(asked, 'death.lapse')).toContain('the Share of that Beneficiary is distributed under Section');
  expect(printed(asked, 'death.lapse')).not.toContain('passes to the Descendants');
});

test('the children of a child or a friend who died take first once the person said so, and those of a husband never, whatever was recorded', () => {
  const beneficiaries = [
    taker('Sofía Reyes Luna', 'daughter', { percentage: 50 }),
    taker('Tom Lee', 'husband', { percentage: 30, perStirpes: true }),
    taker('Bo Diaz', 'friend', { percentage: 20, perStirpes: true }),
  ];
  const lines = printed({ ...married, beneficiaries, descendantsTakeFirst: true }, 'death.shares').split('\n');
  expect(lines.filter((line) => line.includes('Per Stirpes'))).toEqual([
    expect.stringContaining('Sofía Reyes Luna'),
    expect.stringContaining('Bo Diaz (friend of the Grantor)'),
  ]);
});

const nextInLine = [
  taker('Sofía Reyes Luna', 'daughter', { percentage: 50 }),
  taker('Mateo Reyes Luna', 'son', { percentage: 30 }),
  taker('Bo Diaz', 'friend', { percentage: 20 }),
];

test('the line of somebody who comes next and has died is not skipped once the person said so', () => {
  const beneficiaries = [taker('Tom Lee', 'husband', { percentage: 100 })];
  const facts = { ...married, beneficiaries, contingentBeneficiaries: nextInLine };
  const { descendantsTakeFirst: _, ...unanswered } = livingTrustSample;
  expect(errorsOf({ ...unanswered, ...facts })).toEqual(['V1 error descendantsTakeFirst']);
  const lines = printed({ ...facts, descendantsTakeFirst: true }, 'death.contingent').split('\n');
  expect(lines.filter((line) => line.includes('take this part, Per Stirpes'))).toEqual([
    expect.stringContaining('Sofía Reyes Luna'),
    expect.stringContaining('Mateo Reyes Luna'),
    expect.stringContaining('Bo Diaz'),
  ]);
  expect(printed({ ...facts, descendantsTakeFirst: false }, 'death.contingent')).not.toContain('Per Stirpes');
});

test('the line of a friend who comes next behind children was not asked about and does not take', () => {
  const lines = printed({ contingentBeneficiaries: nextInLine, descendantsTakeFirst: true }, 'death.contingent').split(
    '\n',
  );
  expect(lines.filter((line) => line.includes('take this part, Per Stirpes'))).toHaveLength(2);
});

test('nobody of the line of a parent takes in the place of that parent: it is the family of the maker', () => {
  const beneficiaries = [
    taker('Rosa Reyes', 'mother', { percentage: 50 }),
    taker('Bo Diaz', 'friend', { percentage: 50 }),
  ];
  const lines = printed({ beneficiaries, descendantsTakeFirst: true }, 'death.shares').split('\n');
  expect(lines.filter((line) => line.includes('Per Stirpes'))).toEqual([expect.stringContaining('Bo Diaz')]);
});

test('no law against lapse gives a part to somebody whom the document does not name', () => {
  for (const descendantsTakeFirst of [true, false]) {
    const facts = { contingentBeneficiaries: nextInLine, descendantsTakeFirst };
    for (const section of ['death.lapse', 'death.contingent'])
      expect(printed(facts, section)).toMatch(/by reason of any rule of law against lapse/u);
  }
});

test('what falls to somebody who comes next is never paid out earlier than that person’s own share', () => {
  const said = printed({ contingentBeneficiaries: nextInLine }, 'death.contingent');
  expect(said).toMatch(/also provides a Share is held or distributed on the terms of that Share/u);
  expect(said).toMatch(/to a person who is under the age of twenty-one \(21\), it is not paid outright/u);
  expect(printed({}, 'death.lapse')).toContain('Descendants who take in place of a Beneficiary take outright');
});

test('what falls to somebody with benefits who comes next is not paid out', () => {
  const facts = { contingentBeneficiaries: nextInLine, takersOnBenefits: ['Bo Diaz'] };
  expect(printed(facts, 'death.contingent')).toMatch(
    /Bo Diaz \(friend of the Grantor\): twenty percent \(20%\), to be held under Section/u,
  );
});

test('with heirs at law named to come next, a share that falls free goes to them and not to the other takers', () => {
  const facts = {
    contingentBeneficiaries: 'heirsAtLaw',
    descendantsTakeFirst: false,
    failingShare: 'nextInLine',
  } as const;
  const said = printed(facts, 'death.lapse');
  expect(said).not.toContain('added to the other Shares');
});

test('a share for somebody with benefits is held in a supplemental needs trust alone, never paid out at an age', () => {
  const beneficiaries = [taker('Mateo Reyes Luna', 'son', { percentage: 100, distributionAge: 40 })];
  const facts = { ...livingTrustSample, beneficiaries, takersOnBenefits: ['Mateo Reyes Luna'] };
  expect(errorsOf(facts)).toEqual(['V8b error beneficiaries']);
  const shares = printed(
    { beneficiaries: [taker('Mateo Reyes Luna', 'son', { percentage: 100 })], takersOnBenefits: ['Mateo Reyes Luna'] },
    'death.shares',
  );
  expect(shares).toContain('to be held under Section');
  expect(shares).not.toContain('until age');
});

test('a child who comes later shares equally when the person said so', () => {
  expect(printed({ afterBornChildrenShare: true }, 'death.shares')).toContain('takes a Share equal to each of theirs');
  expect(printed({ afterBornChildrenShare: false }, 'death.shares')).not.toContain('equal to each of theirs');
});

test('a stepchild is named as one and is no descendant', () => {
  const children = [taker('Sofía Reyes Luna', 'daughter'), taker('Kim Paz', 'stepson')];
  expect(printed({ children }, 'declaration.family')).toContain('one stepchild');
  expect(printed({ children }, 'death.otherChildren')).toContain(
    'not Descendants of the Grantor unless the Grantor adopted them before the age of eighteen',
  );
});

test('somebody adopted as an adult neither joins a class of descendants nor loses a gift by name', () => {
  const said = printed({}, 'death.words');
  expect(said).toMatch(
    /adopted at a later age takes what this instrument gives by name, and is no Descendant by that adoption, except as a child whom Section [\d.]+ names/u,
  );
  for (const section of ['declaration.family', 'death.shares'])
    expect(printed({ afterBornChildrenShare: true }, section)).toContain(
      'adopted by the Grantor before the age of eighteen, after the signing',
    );
});

test('a foster child is never printed as a child by birth or adoption', () => {
  const children = [taker('Sofía Reyes Luna', 'daughter'), taker('Kim Paz', 'foster son')];
  const family = printed({ children }, 'declaration.family');
  expect(family).toMatch(/one child, by birth or adoption:[^:]*Sofía[^:]*one foster child, .*Kim Paz/su);
  expect(printed({ children }, 'death.otherChildren')).toContain('foster children and their issue are not Descendants');
});
