import { describe, expect, test } from 'vitest';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const names = ['Noah Brown', 'Lily Brown'] as const;

const family = (...ages: readonly (number | undefined)[]): Facts => ({
  children: ages.map((_, index) => ({ name: names[index] ?? '', relationship: 'son' })),
  beneficiaries: ages.map((distributionAge, index) => ({
    name: names[index] ?? '',
    relationship: 'son',
    percentage: 100 / ages.length,
    distributionAge,
  })),
  descendantsTakeFirst: true,
  failingShare: 'otherShares',
  afterBornChildrenShare: true,
  hasMinorChildren: false,
  takersOnBenefits: [],
  specialArrangements: [],
});

describe.each(['living-trust', 'joint-trust', 'testamentary-trust'])('in a %s', (type) => {
  const printed = (facts: Facts, section = 'death.shares'): string => {
    const { sample, finish } = documentTypeOf(type);
    const finished = finish({ ...sample, ...facts }, '2026-11-22');
    if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
    return sectionText(finished.value, section);
  };

  test('a child who comes later is not paid before the elder ones', () => {
    expect(printed(family(30, 30))).toMatch(
      /takes a Share equal to each of theirs, to be held under Section [\d.]+ until age thirty \(30\)\./u,
    );
    expect(printed(family(25, 35))).toContain('until age thirty-five (35). If that child does not survive');
  });

  test('a trust is ready for a later child where only that share is held to an age', () => {
    const steps: Facts = {
      ...family(undefined, undefined),
      specialArrangements: ['paidInSteps'],
      takersInSteps: ['Lily Brown'],
      payoutSteps: [
        { age: 25, part: '1/2' },
        { age: 32, part: 'rest' },
      ],
    };
    expect(printed(steps)).toMatch(
      /equal to each of theirs, to be held under Section [\d.]+ until age thirty-two \(32\)/u,
    );
    expect(printed(steps, 'death.held')).toContain('states an age that the Beneficiary has not reached');
  });

  test('the children of a later child who dies first are not cut out where those of the others take', () => {
    const line =
      /If that child does not survive [^,]+, the Descendants of that child who survive .* take that Share, Per Stirpes/u;
    expect(printed(family(undefined, undefined))).toMatch(line);
    const without = printed({ ...family(undefined, undefined), descendantsTakeFirst: false });
    expect(without).not.toMatch(line);
    expect(without).toMatch(/after the signing of this instrument, and who survives [^,]+, takes a Share/u);
  });

  test('a later child who dies first and leaves nobody takes no share from the others', () => {
    expect(printed(family(undefined, undefined))).toMatch(
      /after the signing of this instrument, and who survives (the [\w ]+) or leaves Descendants who survive \1, takes a Share/u,
    );
  });

  test('one child who is named is not spoken of as several', () => {
    const said = printed(family(25));
    expect(said).toContain('takes a Share equal to that of the child whom this Section names, to be held under');
    expect(said).not.toContain('take alike');
  });

  test('a later child has no share for benefits that nobody knows of yet', () => {
    const said = printed({ ...family(undefined, undefined), takersOnBenefits: ['Noah Brown'] });
    expect(said).toContain('takes a Share equal to each of theirs. If that child');
  });
});

describe.each([
  ['living-trust', 'the Grantor', 'the Grantor'],
  ['joint-trust', 'either Grantor', 'the Surviving Grantor'],
])('the schedule of a %s', (type, either, last) => {
  const scheduled = (facts: Facts): readonly [string, string] => {
    const { sample, finish } = documentTypeOf(type);
    const finished = finish({ ...sample, ...facts }, '2026-11-22');
    if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
    const { schedules } = finished.value;
    const number = sectionsOf(finished.value).find(({ id }) => id === 'death.shares')?.number ?? 'none';
    return [textOfBlocks(schedules.find(({ id }) => id === 'schedule.beneficiaries')?.blocks ?? []), number];
  };

  test('does not leave out the child who comes later', () => {
    const [said, number] = scheduled(family(30, 30));
    expect(said).toContain(
      `Any child born or adopted later, as Section ${number} provides; if that child does not survive ${last}, the Descendants of that child, Per Stirpes | Child of ${either} | Equal to the others | Age 30`,
    );
  });

  test('does not say outright of a later child who is still too young', () => {
    const [said] = scheduled({ ...family(undefined), descendantsTakeFirst: false });
    expect(said).toMatch(
      /as Section [\d.]+ provides \| Child of [\w ]+ \| Equal to the other \| Outright, or from age 21/u,
    );
  });

  test('names no later child who takes nothing', () => {
    expect(scheduled({ ...family(30, 30), afterBornChildrenShare: false })[0]).not.toContain('born or adopted later');
  });
});
