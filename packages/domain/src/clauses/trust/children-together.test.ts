import { expect, test } from 'vitest';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { printedSchedule, printedSection, specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const together: Facts = { specialArrangements: ['childrenTogether'], descendantsTakeFirst: true };

test('children who share together take as one class with those born later, beside the shares of others', () => {
  const said = printedSection(together, 'death.shares');
  expect(said).toMatch(
    /\(c\) The Descendants of the Grantor who survive the Grantor, as the class that Section \S+ describes: forty percent \(40%\), divided Per Stirpes/u,
  );
  expect(printedSection(together, 'death.children')).toContain(
    'are Sofía Reyes Luna and Mateo Reyes Luna. A child who is born to the Grantor, or adopted',
  );
  expect(said).toMatch(/\(a\) Tom Lee \(husband of the Grantor\): forty percent \(40%\)\./u);
  expect(said).not.toContain('takes a Share equal to');
});

test('grandchildren take nothing from the class where the person said no to that', () => {
  const said = printedSection({ ...together, descendantsTakeFirst: false }, 'death.shares');
  expect(said).toContain('describes: forty percent (40%), in equal parts');
  expect(said).not.toMatch(/Per Stirpes|Descendants of the Grantor who survive/u);
});

test.each([
  ['perStirpes', 'Per Stirpes', /there are children of that person then living/u],
  ['byRepresentation', 'By Representation', /nearest generation .* the part of each deceased person is divided/u],
  ['perCapita', 'Per Capita at Each Generation', /nearest generation .* remaining parts, if any, are combined/u],
] as const)('the manner %s is the only one that is defined and used', (descendantsShare, term, meaning) => {
  const words = ['death.words', 'death.manner']
    .map((section) => printedSection({ ...together, descendantsShare }, section))
    .join(' ');
  expect(words).toMatch(meaning);
  expect(words).toContain(`“${term}”`);
  expect(printedSection({ ...together, descendantsShare }, 'death.shares')).toContain(`divided ${term}`);
  expect(printedSection({ ...together, descendantsShare }, 'death.held')).toContain(`of the Beneficiary, ${term}`);
  const others = ['Per Stirpes', 'By Representation', 'Per Capita'].filter((one) => !term.startsWith(one));
  for (const other of others) expect(words).not.toContain(other);
});

test('an answer about grandchildren changes nothing where the children do not share together', () => {
  expect(printedSection({ descendantsShare: 'perCapita' }, 'death.words')).toContain('“Per Stirpes”');
});

test('a child who is left out on purpose is not of the class', () => {
  const rita = { name: 'Rita Reyes Luna', relationship: 'daughter' };
  const children = [...(specialFamily.children ?? []), rita];
  expect(printedSection({ ...together, children, intentionallyOmitted: [rita] }, 'death.children')).toMatch(
    /other than a child named in Section \d+\.\d+, are Sofía/u,
  );
});

test('the class fails only when nobody of it survives', () => {
  expect(printedSection(together, 'death.lapse')).toContain('only if no one of the class survives the Grantor');
});

test('a child on benefits is of the class, and the part is held for those benefits alone', () => {
  const said = printedSection({ ...together, takersOnBenefits: ['Mateo Reyes Luna'] }, 'death.children');
  expect(said).toMatch(/The Share of Mateo Reyes Luna is held under Section \d+\.\d+\./u);
});

test('one age holds for all children of the class', () => {
  const [tom = { name: '' }, sofia = { name: '' }, mateo = { name: '' }, ida = { name: '' }] =
    specialFamily.beneficiaries ?? [];
  const same = [tom, { ...sofia, distributionAge: 30 }, { ...mateo, distributionAge: 30 }, ida];
  expect(printedSection({ ...together, beneficiaries: same }, 'death.children')).toMatch(
    /Each of these Shares that a child of the Grantor takes is held under Section \d+\.\d+ until age thirty \(30\)/u,
  );
  const other = [tom, { ...sofia, distributionAge: 30 }, mateo, ida];
  expect(errorsOf({ ...specialFamily, ...together, beneficiaries: other })).toEqual(['V8e error beneficiaries']);
});

test('a stepchild keeps a share of their own beside the class', () => {
  const [tom = { name: '' }, sofia = { name: '' }, mateo = { name: '' }] = specialFamily.beneficiaries ?? [];
  const kim = { name: 'Kim Lee', relationship: 'stepson', percentage: 20 };
  const said = printedSection({ ...together, beneficiaries: [tom, sofia, mateo, kim] }, 'death.shares');
  expect(said).toContain('Kim Lee (stepson of the Grantor): twenty percent (20%)');
});

test('a child who died is pointed out, and that child’s descendants are of the class', () => {
  const children = [
    ...(specialFamily.children ?? []),
    { name: 'Leo Reyes Luna', relationship: 'son', livingStatus: 'deceased' as const },
  ];
  expect(issuesOf({ ...specialFamily, ...together, children })).toContain('V8e warning specialArrangements');
  expect(printedSection({ ...together, children }, 'death.children')).toContain(
    'The Descendants of a child who died before the signing take',
  );
});

test('the schedule of shares never leaves out a line that the article lets take', () => {
  const late = { name: 'Leo Reyes Luna', relationship: 'son', livingStatus: 'deceased' as const };
  const children = [...(specialFamily.children ?? []), late];
  const schedule = 'schedule.beneficiaries';
  expect(printedSchedule({ ...together, children }, schedule)).toMatch(
    /the Descendants, Per Stirpes, of a child who does not survive the Grantor or who died before the signing/u,
  );
  expect(printedSchedule({ ...together, descendantsTakeFirst: false }, schedule)).not.toContain('of a child who');
  const apart = { ...together, specialArrangements: [] };
  expect(printedSchedule(apart, schedule).match(/the Descendants of that person, Per Stirpes/gu)).toHaveLength(3);
});
