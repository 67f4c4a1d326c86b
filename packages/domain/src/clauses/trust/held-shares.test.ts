import { expect, test } from 'vitest';
import { errorsWith, forLife, inSteps } from '#catalogue/living-trust/testing/held-shares.ts';
import { issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { printedSection, sectionNumber, specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const issuesWith = (change: Facts) => issuesOf({ ...specialFamily, ...change });

test('steps are printed as exact fractions of what is then left, and only for those who were chosen', () => {
  expect(printedSection(inSteps, 'death.steps')).toMatch(
    /twenty-five \(25\), one-third \(1\/3\) of the Held Trust;\n.*thirty \(30\), one-half \(1\/2\) of what is then left of it; and\n.*thirty-five \(35\), all that is then left of it\./u,
  );
  const lines = printedSection(inSteps, 'death.shares').split('\n');
  expect(lines.filter((line) => line.includes('distributed in steps'))).toEqual([expect.stringContaining('Mateo')]);
});

test('a step whose age has passed is taken at once, and the last step ends the trust', () => {
  expect(printedSection(inSteps, 'death.steps')).toContain('is taken at once, an earlier step before a later one');
  expect(printedSection(inSteps, 'death.held')).toContain('or the last age of the steps');
});

test('nothing about steps or lifetimes is printed unless it was chosen', () => {
  const { specialArrangements: _, ...answersAlone } = { ...inSteps, ...forLife };
  for (const section of ['death.steps', 'death.lifetime', 'death.lifetimeEnd'])
    expect(printedSection(answersAlone, section)).toBe('');
  expect(printedSection(answersAlone, 'death.shares')).not.toMatch(/in steps|for life/u);
});

test('steps take the place of an age that was given, and the person is told', () => {
  const beneficiaries = (specialFamily.beneficiaries ?? []).map((taker) =>
    taker.name.startsWith('Mateo') ? { ...taker, distributionAge: 40 } : taker,
  );
  expect(issuesWith({ ...inSteps, beneficiaries })).toContain('V8h warning takersInSteps beneficiaries');
  expect(printedSection({ ...inSteps, beneficiaries }, 'death.shares')).not.toContain('forty (40)');
});

test('a share kept for life is never paid over, and says who takes in default', () => {
  expect(printedSection(forLife, 'death.shares')).toMatch(
    /Ida Bloom \(niece of the Grantor\).*to be held under Section \d+\.\d+ for life/u,
  );
  expect(printedSection(forLife, 'death.lifetime')).toContain('is not distributed to the Beneficiary at any age');
  expect(printedSection(forLife, 'death.lifetimeEnd')).toMatch(
    /not effectively appointed passes to the Descendants of the Beneficiary then living, Per Stirpes, or if there are none, under Section \d+\.\d+ as if a Held Trust had ended by death/u,
  );
});

test('the own children of whoever had a share for life cannot be passed over in silence', () => {
  const { lifetimeRemainder: _, ...unanswered } = forLife;
  expect(printedSection(unanswered, 'death.lifetimeEnd')).toBe(printedSection(forLife, 'death.lifetimeEnd'));
  const next: Facts = { ...forLife, lifetimeRemainder: 'nextInLine' };
  expect(printedSection(next, 'death.lifetimeEnd')).toMatch(
    /passes under Section .* whether or not Descendants of the Beneficiary are then living/u,
  );
  expect(issuesWith(next)).toContain('V8h warning lifetimeRemainder');
  expect(issuesWith(forLife)).not.toContain('V8h warning lifetimeRemainder');
});

test('somebody who is named for what is left and has died does not keep it from the own children', () => {
  const named: Facts = { ...forLife, lifetimeRemainder: 'named', lifetimeRemainderTaker: 'Bo Diaz' };
  expect(printedSection(named, 'death.lifetimeEnd')).toMatch(
    /passes to Bo Diaz, if then living or in existence, and otherwise to the Descendants of the Beneficiary then living/u,
  );
  const { lifetimeRemainderTaker: _, ...nameless } = named;
  expect(errorsWith(nameless)).toEqual(['V1 error lifetimeRemainderTaker']);
});

test('what a child of the class leaves without descendants stays among the children, before those outside', () => {
  const children = [
    { name: 'Sofía Reyes Luna', relationship: 'daughter' },
    { name: 'Mateo Reyes Luna', relationship: 'son' },
  ];
  const change: Facts = {
    ...forLife,
    children,
    beneficiaries: children.map((child) => ({ ...child, percentage: 50 })),
    specialArrangements: ['childrenTogether', 'heldForLife'],
    lifetimeTakers: children.map(({ name }) => name),
  };
  expect(printedSection(change, 'death.lifetimeEnd')).toContain(
    `or if there are none, under Section ${sectionNumber(change, 'death.held')} as if a Held Trust had ended by death`,
  );
  expect(printedSection(change, 'death.held')).toMatch(
    /to the Descendants, Per Stirpes, of the nearest ancestor of the Beneficiary who is the Grantor .* under Section/u,
  );
});

test.each([
  ['family', 'one or more of the Descendants of the Grantor, but not to the Beneficiary, the estate'],
  ['others', 'one or more persons or organizations, but not to the Beneficiary, the estate'],
  ['general', 'one or more persons or organizations, including the estate of the Beneficiary'],
] as const)('the power %s names those who may be chosen', (lifetimePower, words) => {
  expect(printedSection({ ...forLife, lifetimePower }, 'death.lifetimeEnd')).toContain(words);
});

test('without a power nobody can appoint, and nothing is said of appointing', () => {
  expect(printedSection({ ...forLife, lifetimePower: 'none' }, 'death.lifetimeEnd')).not.toContain('appoint');
});

test('a general power bears its own tax, and brings a warning of taxes and creditors', () => {
  const general = { ...forLife, lifetimePower: 'general' } as const;
  expect(printedSection(general, 'death.lifetimeEnd')).toContain('shall pay from the Lifetime Trust the taxes');
  expect(issuesWith(general)).toContain('V8h warning lifetimePower');
  expect(issuesWith(forLife)).not.toContain('V8h warning lifetimePower');
});

test('who receives the income as well is paid it at least quarterly', () => {
  expect(printedSection({ ...forLife, lifetimePayments: 'incomeAndNeeds' }, 'death.lifetime')).toContain(
    'all of the net income, at least quarterly',
  );
  expect(printedSection(forLife, 'death.lifetime')).not.toContain('quarterly');
});

test('what is left of one trust is not paid out to somebody whose own share is held', () => {
  expect(printedSection(forLife, 'death.payment')).toContain(
    'What is left of one trust under this Article, and passes to a person for whom another is then held, is added',
  );
});

test('a trust that ends by death without a line left goes to those named next, and only then to the heirs', () => {
  const contingentBeneficiaries = [{ name: 'Bo Diaz', relationship: 'friend', percentage: 100 }];
  const change = { ...inSteps, contingentBeneficiaries, takersOnBenefits: ['Ida Bloom'] };
  const next = /distributed under (Section \d+\.\d+)/u.exec(printedSection(change, 'death.lapse'))?.[1];
  expect(printedSection(change, 'death.held')).toContain(
    `or if there are none, under ${next}, as if the Grantor had died immediately after the Beneficiary`,
  );
  expect(printedSection(change, 'death.contingent')).toContain('Bo Diaz');
  expect(printedSection(change, 'death.needsEnd')).toMatch(
    /passes under Section [\d.]+ as if a Held Trust had ended by death/u,
  );
});

test('the line of a divorced spouse does not come in as that of the nearest ancestor, nor another line beside that of the maker', () => {
  const ended = printedSection({ failingShare: 'otherShares' }, 'death.held');
  expect(ended).toContain('other than Tom Lee, or a Descendant of either');
  expect(ended).toContain('(of two equally near, the Grantor or a Descendant of the Grantor)');
  expect(ended).toContain('if the Beneficiary dies before it is distributed, what is left passes');
});

test('the section on shares held in trust stays short where an age, steps and children together all stand in it', () => {
  const everything: Facts = {
    ...inSteps,
    specialArrangements: ['paidInSteps', 'childrenTogether'],
    takersInSteps: ['Sofía Reyes Luna', 'Mateo Reyes Luna'],
    beneficiaries: specialFamily.beneficiaries?.map((taker) =>
      taker.name === 'Ida Bloom' ? { ...taker, distributionAge: 30 } : taker,
    ),
  };
  const said = printedSection(everything, 'death.held');
  expect(said).toContain('or the last age of the steps');
  expect(said.split(/\s+/u).length).toBeLessThanOrEqual(250);
});
