import { describe, expect, test } from 'vitest';
import {
  sectionNumber,
  printedSchedule,
  printedSection,
  specialFamily,
} from '#catalogue/living-trust/testing/special-family.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const beneficiaries = [
  { name: 'Noah Brown', relationship: 'son', percentage: 50, distributionAge: 30 },
  { name: 'Lily Brown', relationship: 'daughter', percentage: 50, distributionAge: 30 },
];

const family: Facts = {
  children: beneficiaries.map(({ name, relationship }) => ({ name, relationship })),
  beneficiaries,
  contingentBeneficiaries: [{ name: 'Renee Brown', relationship: 'sister', percentage: 100 }],
  afterBornChildrenShare: undefined,
  hasMinorChildren: false,
};

describe.each(['living-trust', 'joint-trust', 'testamentary-trust'])('in a %s', (type) => {
  const printed = (section: string, change: Facts): string => {
    const { sample, finish } = documentTypeOf(type);
    const finished = finish({ ...sample, ...family, ...change }, '2026-11-22');
    if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
    return sectionText(finished.value, section);
  };
  const nextFirst = { failingShare: 'nextInLine', descendantsTakeFirst: false } as const;
  const linesFirst = { failingShare: 'nextInLine', descendantsTakeFirst: true } as const;
  const othersFirst = { failingShare: 'otherShares', descendantsTakeFirst: true } as const;

  test('what is held for a child who dies does not go to the other child where those who come next were chosen', () => {
    expect(printed('death.held', nextFirst)).toMatch(
      /what is left passes to the Descendants of the Beneficiary, Per Stirpes, or if there are none, under Section [\d.]+, as if/u,
    );
    expect(printed('death.held', othersFirst)).toContain('of the nearest ancestor of the Beneficiary who is');
  });

  test('what is held for a grandchild who dies stays with the brothers and sisters who took in the same place', () => {
    expect(printed('death.held', linesFirst)).toMatch(
      /to the Descendants, Per Stirpes, of the nearest ancestor in whose place the Beneficiary took and who has Descendants then living, or if there are none, under Section/u,
    );
  });

  test('what is held for the needs of a child who dies goes to those who come next where they were chosen', () => {
    expect(printed('death.needsEnd', nextFirst)).toMatch(
      /If there are none, it passes under Section [\d.]+ as if a Held Trust had ended by death\./u,
    );
  });

  test('nothing is said of descendants in the place of somebody where none take so', () => {
    expect(printed('death.lapse', nextFirst)).not.toContain('Descendants who take in place');
    expect(printed('death.lapse', linesFirst)).toContain(
      'Descendants who take in place of a Beneficiary take outright',
    );
  });

  test('a share that falls to those who come next takes no part of another share that fails', () => {
    expect(printed('death.lapse', linesFirst)).toMatch(
      /A Share takes effect if it is taken by its Beneficiary or by Descendants whom Section [\d.]+ puts in that place; a Share that passes under Section [\d.]+ does not\./u,
    );
    expect(printed('death.lapse', nextFirst)).toContain('taken by its Beneficiary; a Share that passes');
    expect(printed('death.contingent', nextFirst)).toContain(
      'the Share is added to the other Shares that take effect,',
    );
  });

  test.each([
    ['one taker', { beneficiaries: [{ ...beneficiaries[0], percentage: 100 }] }],
    ['several, of whom nobody was asked', {}],
  ])('with %s, nobody who comes next is passed over, and the heirs are always reached', (_, shape) => {
    const unasked = { ...shape, failingShare: undefined } as Facts;
    const numberOf = (id: string, change: Facts): string => {
      const { sample, finish } = documentTypeOf(type);
      const finished = finish({ ...sample, ...family, ...change }, '2026-11-22');
      if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
      return `under Section ${sectionsOf(finished.value).find((section) => section.id === id)?.number ?? 'none'}`;
    };
    for (const descendantsTakeFirst of [true, false]) {
      const named: Facts = { ...unasked, descendantsTakeFirst };
      const [next, heirs] = [numberOf('death.contingent', named), numberOf('death.ultimate', named)];
      expect(printed('death.lapse', named)).toContain(`is distributed ${next}.`);
      expect(printed('death.held', named)).toMatch(
        new RegExp(`passes to the Descendants of the Beneficiary, .*or if there are none, ${next}, as if`, 'u'),
      );
      expect(printed('death.contingent', named)).toMatch(
        new RegExp(`If no one takes under this Section, the Share is .*distributed ${heirs}\\.`, 'u'),
      );
      const ofHeirs: Facts = { ...named, contingentBeneficiaries: 'heirsAtLaw' };
      const last = numberOf('death.ultimate', ofHeirs);
      expect(printed('death.lapse', ofHeirs)).toContain(`is distributed ${last}.`);
      expect(printed('death.held', ofHeirs)).toMatch(new RegExp(`or if there are none, ${last}, as if`, 'u'));
    }
    expect(printed('death.held', { ...unasked, descendantsTakeFirst: true })).toContain(
      'of the nearest ancestor of the Beneficiary who is',
    );
  });

  test('whoever disclaims what depends on another death is not treated as having died at the wrong one', () => {
    expect(printed('death.payment', {})).toMatch(
      type === 'joint-trust'
        ? /as if that Beneficiary had not survived the Grantor on whose death, or the event on which, the interest depends/u
        : /as if that Beneficiary had not survived the \w+, or the event on which the interest depends/u,
    );
  });
});

test('what was kept for a spouse enlarges only the shares that somebody then takes', () => {
  const marital: Facts = {
    ...specialFamily,
    specialArrangements: ['spouseShare'],
    spouseShare: 'marital',
    spouseRemainder: 'otherShares',
  };
  const said = printedSection(marital, 'death.afterSpouse');
  const lapse = sectionNumber(marital, 'death.lapse');
  expect(said).toContain(`the Shares that then take effect, as Section ${lapse} says, being alone increased`);
  expect(said).toContain(
    `A Share that does not then take effect receives nothing under this Section; if none does, the property passes under Section ${lapse} as the Share of the Spouse.`,
  );
});

const couple: Facts = {
  failingShare: undefined,
  specialArrangements: ['childrenTogether'],
  descendantsTakeFirst: true,
};
const classBesideSpouse: Facts = {
  ...couple,
  beneficiaries: (specialFamily.beneficiaries ?? [])
    .filter(({ name }) => name !== 'Ida Bloom')
    .map((one) => (one.name === 'Tom Lee' ? { ...one, percentage: 60 } : { ...one, distributionAge: 30 })),
};

test('the section on shares that fail does not say of the share of a spouse what its next words deny', () => {
  expect(printedSection({ failingShare: 'nextInLine', descendantsTakeFirst: true }, 'death.lapse')).toContain(
    'the Share, other than that of Tom Lee, is distributed under',
  );
  expect(printedSection({ failingShare: 'nextInLine', descendantsTakeFirst: false }, 'death.lapse')).toMatch(
    /^If a Beneficiary named in Section [\d.]+, other than Tom Lee, does not survive the Grantor/u,
  );
  const said = printedSection(classBesideSpouse, 'death.lapse');
  expect(said).toMatch(
    /^The Share of the class is distributed under Section [\d.]+ only if no one of the class survives/u,
  );
  expect(said).not.toContain('a Beneficiary named in');
});

test('the words on a class that fails do not lean on a sentence that says something else', () => {
  const besideNiece: Facts = { specialArrangements: ['childrenTogether'], descendantsTakeFirst: false };
  expect(printedSection({ ...besideNiece, failingShare: 'nextInLine' }, 'death.lapse')).toMatch(
    /Descendants of a Beneficiary\. The Share of the class is distributed under Section [\d.]+ only if no one of the class survives the Grantor\./u,
  );
  expect(printedSection({ ...besideNiece, failingShare: 'otherShares' }, 'death.lapse')).toMatch(
    /The Share of the class is added to the other Shares [^.]+, and if there is none, is distributed under Section [\d.]+, only if no one of the class survives the Grantor\./u,
  );
});

const sectionOf = (change: Facts, id: string): string => `Section ${sectionNumber(change, id)}`;

test('no section is cited for an age, a step, or a share that only another section states', () => {
  const [shares, ofClass] = [
    sectionOf(classBesideSpouse, 'death.shares'),
    sectionOf(classBesideSpouse, 'death.children'),
  ];
  expect(printedSection(classBesideSpouse, 'death.held')).toContain(`for whom ${ofClass} states an age`);
  expect(printedSection(classBesideSpouse, 'death.held')).toContain(`reaches the age stated in ${ofClass}, or`);
  expect(printedSection(classBesideSpouse, 'death.contingent')).toContain(`for whom ${shares} or ${ofClass} also`);
  const onBenefits: Facts = {
    specialArrangements: ['childrenTogether'],
    descendantsTakeFirst: true,
    takersOnBenefits: ['Mateo Reyes Luna'],
  };
  expect(printedSection(onBenefits, 'death.needs')).toContain(
    `for whom ${sectionOf(onBenefits, 'death.children')} refers`,
  );
  const steps: Facts = {
    specialArrangements: ['childrenTogether', 'paidInSteps'],
    descendantsTakeFirst: true,
    takersInSteps: ['Ida Bloom'],
    payoutSteps: [
      { age: 25, part: '1/2' },
      { age: 30, part: 'rest' },
    ],
  };
  expect(printedSection(steps, 'death.steps')).toContain(`for which ${sectionOf(steps, 'death.shares')} directs`);
  const kept: Facts = {
    specialArrangements: ['childrenTogether', 'heldForLife'],
    descendantsTakeFirst: true,
    lifetimeTakers: ['Sofía Reyes Luna', 'Mateo Reyes Luna'],
    lifetimePayments: 'needs',
    lifetimePower: 'none',
    lifetimeRemainder: 'theirDescendants',
  };
  expect(printedSection(kept, 'death.lifetime')).toContain(`for whom ${sectionOf(kept, 'death.children')} refers`);
});

test('what is held for a child of a class does not go to a second spouse, and grandchildren of it are not both held and paid', () => {
  expect(printedSection(classBesideSpouse, 'death.needsEnd')).not.toContain('other Shares');
  expect(printedSection(classBesideSpouse, 'death.held')).toContain(
    'of the nearest ancestor of the Beneficiary who is the Grantor or a Descendant of the Grantor and has Descendants then living, or',
  );
  expect(printedSection(classBesideSpouse, 'death.children')).toMatch(
    /Each of these Shares that a child of the Grantor takes is held under Section [\d.]+ until age thirty \(30\)\./u,
  );
  expect(printedSection(classBesideSpouse, 'death.lapse')).toContain(
    'A Share takes effect if it is taken by its Beneficiary or by somebody of its class; a Share',
  );
  expect(printedSchedule(classBesideSpouse, 'schedule.beneficiaries')).toContain(
    'Age 30 for a child, otherwise outright',
  );
});
