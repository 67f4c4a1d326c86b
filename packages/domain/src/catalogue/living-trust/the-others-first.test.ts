import { expect, test } from 'vitest';
import { children } from '#catalogue/living-trust/testing/two-children.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const today = '2026-11-22';

const trust = documentTypeOf('living-trust');

const { failingShare: _failing, ...unasked } = children;

const asked = (without: readonly string[], message: string) =>
  agreeing(trust.interview).replyTo(
    {
      ...trust.interview.open(),
      facts: Object.fromEntries(Object.entries(unasked).filter(([field]) => !without.includes(field))),
      asked: { kind: 'fact', field: 'contingentBeneficiaries' },
    },
    message,
    today,
  );

test.each([
  'the other child; and if neither is alive my sister Renee Brown',
  'If one dies: the other child; and if neither is alive my sister Renee Brown',
  'the others, then my sister Renee Brown',
  'the rest of them, then my sister Renee Brown',
  'the surviving child, and if both are gone my sister Renee Brown',
])('asked who comes next, “%s” gives the share to the other child first', (message) => {
  const { facts } = asked(['contingentBeneficiaries'], message).interview;
  expect(facts.failingShare).toBe('otherShares');
  expect(facts.contingentBeneficiaries).toEqual([expect.objectContaining({ name: 'Renee Brown' })]);
  expect(facts.beneficiaries).toEqual(children.beneficiaries);
});

test('whoever names only the other child is asked who comes if none is living', () => {
  const { interview, reply } = asked(['contingentBeneficiaries'], 'the other child');
  expect(interview.facts.failingShare).toBe('otherShares');
  expect(interview.facts.contingentBeneficiaries).toBeUndefined();
  expect(reply).toContain('if none of them is living');
});

test('a sister who comes next by name decides nothing for the other child', () => {
  const { facts } = asked(['contingentBeneficiaries'], 'my sister Renee Brown').interview;
  expect(facts.failingShare).toBeUndefined();
});

const fieldsOf = (facts: Facts) =>
  trust.interview.describe({ ...trust.interview.open(), facts }).map(({ field }) => field);

test('nobody is asked for the others where one person takes everything', () => {
  expect(fieldsOf(children)).toContain('failingShare');
  expect(fieldsOf({ ...children, beneficiaries: children.beneficiaries?.slice(0, 1) })).not.toContain('failingShare');
  expect(fieldsOf({ ...children, specialArrangements: ['childrenTogether'] })).not.toContain('failingShare');
});

test('the others come first as the usual answer, for children and for friends', () => {
  const question = livingTrustPlan.questions.find(({ field }) => field === 'failingShare');
  expect(question?.usual?.(children)).toBe('otherShares');
  expect(question?.usual?.(specialFamily)).toBe('otherShares');
});

test('the review and the panel say in plain words who takes when', () => {
  const told = (change: Facts): string =>
    trust
      .findings({ ...children, ...change }, trust.preview({ ...children, ...change }, today))
      .map(({ message }) => message)
      .join(' ');
  expect(told({ failingShare: 'otherShares' })).toContain(
    'dies before you and leaves no children, that share goes to the others who are living (Noah Brown, Lily Brown) first, and to those who come next (Renee Brown) only if none of them is living',
  );
  expect(told({ failingShare: 'nextInLine' })).toContain('at once, and not to the others who are living');
  expect(issuesOf({ ...children, failingShare: 'otherShares' })).toContain('V7j warning failingShare');
  const shown = { ...trust.interview.open(), plan: livingTrustPlan, facts: { failingShare: 'otherShares' } };
  expect(displayFact(shown as never, 'failingShare')).toBe('The others who are living');
});

const told = (change: Facts): string => {
  const facts: Facts = {
    ...specialFamily,
    specialArrangements: ['childrenTogether'],
    descendantsTakeFirst: true,
    contingentBeneficiaries: [{ name: 'Renee Brown', relationship: 'sister' }],
    ...change,
  };
  const messages = trust.findings(facts, trust.preview(facts, today)).map(({ message }) => message);
  return messages.find((message) => message.includes('share together take')) ?? '';
};

test('nobody is told that the part of one child goes past the others with whom that child shares', () => {
  for (const failingShare of ['nextInLine', 'otherShares', undefined] as const)
    expect(told({ failingShare })).toMatch(
      /^If one of your children dies before you and leaves no children, the others who share together take that part\. If none of your children is living or has left children, their share goes to /u,
    );
  expect(told({ descendantsTakeFirst: false })).toContain(
    'If one of your children dies before you, the others who share together take that part. If none of your children is living, their',
  );
});

test('what is told of the share of the class and of those beside it names no child of the class', () => {
  const next = told({ failingShare: 'nextInLine' });
  expect(next).toContain(
    'their share goes to those who come next (Renee Brown) at once, and not to the others who are living (Tom Lee, Ida Bloom). If Ida Bloom dies before you and leaves no children, that share goes to those who come next (Renee Brown) at once, and not to the others who are living (Tom Lee, your children). If you want',
  );
  expect(told({ failingShare: 'otherShares' })).toContain(
    'their share goes to the others who are living (Tom Lee, Ida Bloom) first, and to those who come next (Renee Brown) only if none of them is living.',
  );
  const withoutSpouse = (specialFamily.beneficiaries ?? []).filter(({ name }) => name !== 'Tom Lee');
  expect(told({ beneficiaries: withoutSpouse.map((one) => ({ ...one, percentage: undefined })) })).toContain(
    'If Ida Bloom dies before you and leaves no children, that share goes to those who come next (Renee Brown) at once, and not to your children who are living.',
  );
  const pantry = { name: 'Food Pantry', relationship: 'charity', percentage: 20 };
  expect(told({ beneficiaries: [...(specialFamily.beneficiaries ?? []).slice(0, 3), pantry] })).toContain(
    'If Food Pantry no longer exists and has no successor, that share goes to',
  );
  expect(next).not.toMatch(/Sofía|Mateo|If Tom Lee dies/u);
});
