import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const after = (
  typeId: 'living-trust' | 'durable-financial-poa',
  { field, without = [] }: { readonly field: string; readonly without?: readonly string[] },
  message: string,
): StoredInterview => {
  const type = documentTypeOf(typeId);
  const gone = new Set([field, ...without]);
  const facts = Object.fromEntries(Object.entries(type.sample).filter(([key]) => !gone.has(key)));
  const asked = { kind: 'fact', field } as never;
  const before = { ...type.interview.open(), facts, asked, trail: [asked] } as StoredInterview;
  return type.interview.replyTo(before, message, '2026-11-20').interview;
};

const ofNames = (value: unknown): readonly string[] =>
  (value as readonly { readonly name: string }[] | undefined)?.map(({ name }) => name) ?? [];

test.each([
  'Two boys, Corwin Brockhurst and Jasper Brockhurst. Corwin lives close by so he can take over as trustee',
  'Corwin Brockhurst and Jasper Brockhurst. Jasper got married last year.',
  'My sons Corwin Brockhurst and Jasper Brockhurst. If something happens to me they go to my sister Yesenia Barrientos.',
  'Corwin Brockhurst, Jasper Brockhurst. I do not trust banks with any of it, by the way.',
])('children named first are recorded whatever is told behind them: %s', (message) => {
  const told = after('living-trust', { field: 'children', without: ['beneficiaries', 'successorTrustee'] }, message);
  expect(ofNames(told.facts.children)).toEqual(['Corwin Brockhurst', 'Jasper Brockhurst']);
  expect(told.doubt).toBeNull();
});

test.each([
  "Corwin Brockhurst and Jasper Brockhurst. Jasper isn't mine though",
  'Corwin Brockhurst and Jasper Brockhurst. Actually only Corwin.',
  'Corwin Brockhurst and Jasper Brockhurst. There may be another one, I am not sure',
  'Corwin Brockhurst and Jasper Brockhurst. But leave Jasper out',
])('children are not recorded at once where what follows turns them: %s', (message) => {
  const told = after('living-trust', { field: 'children', without: ['beneficiaries', 'successorTrustee'] }, message);
  const isAskedBack = told.doubt !== null || told.asked?.kind !== 'fact' || told.facts.children === undefined;
  expect(isAskedBack || ofNames(told.facts.children).length === 1).toBe(true);
});

test.each([
  ["My neighbor, Gus Pappathanas. I know it's odd, but I have no family and he has my keys.", undefined],
  ['Gus Pappathanas, my neighbor. Please do not pay him for it.', false],
  ["Gus Pappathanas. Don't pay him, he would be offended", false],
  ['Gus Pappathanas, my neighbor. He has known me since 1998 and never lied to me.', undefined],
])('an agent named first is recorded with what else is plainly said: %s', (message, isPaid) => {
  const told = after('durable-financial-poa', { field: 'agent', without: ['isAgentPaid'] }, message);
  expect(told.facts.agent).toMatchObject({ name: 'Gus Pappathanas' });
  expect(told.facts.isAgentPaid).toBe(isPaid);
});

test.each([
  'Gus Pappathanas. If he can’t then my sister',
  'Gus Pappathanas. Not sure he would want it though',
  "Gus Pappathanas. He isn't well these days",
  'Gus Pappathanas. Or my sister Ann Lowry',
])('an agent is not recorded for sure where what follows may turn it: %s', (message) => {
  const told = after(
    'durable-financial-poa',
    { field: 'agent', without: ['alternateAgents', 'successorAgents'] },
    message,
  );
  expect(told.doubt !== null || told.facts.agent === undefined || told.facts.agent.name === 'Gus Pappathanas').toBe(
    true,
  );
});

test.each([
  ['sure. and yes he can delegate', true, true],
  ['yes. He may not delegate.', true, false],
  ['No. She should not delegate either', false, false],
])('a power is granted or denied by its own word beside another: %s', (message, reads, delegates) => {
  const told = after('durable-financial-poa', { field: 'mayReadMessages', without: ['mayDelegate'] }, message);
  expect(told.facts.mayReadMessages).toBe(reads);
  expect(told.facts.mayDelegate).toBe(delegates);
});

test.each(['sure. and yes he can delegate if he needs a bookkeeper', 'yes. He can delegate, maybe'])(
  'a power with a condition is asked back: %s',
  (message) => {
    const told = after('durable-financial-poa', { field: 'mayReadMessages', without: ['mayDelegate'] }, message);
    expect(told.facts.mayReadMessages).toBe(true);
    expect(told.facts.mayDelegate).toBeUndefined();
  },
);

test.each([
  'I have a son, Orrin Tolliver, but he is not to get a dime, he knows why. My daughter is Junia Beech.',
  "Two: Junia Beech and Orrin Tolliver. He won't see one red cent",
  'My daughter Junia Beech and my son Orrin Tolliver, and he gets not a penny',
])('whether a child is left out of whom it is said by “he” is asked back: %s', (message) => {
  const told = after(
    'living-trust',
    { field: 'children', without: ['beneficiaries', 'intentionallyOmitted'] },
    message,
  );
  expect(JSON.stringify([told.doubt, told.facts, told.notes])).toContain('Orrin Tolliver');
  expect(told.facts.intentionallyOmitted).toBeUndefined();
  expect(JSON.stringify(told.doubt)).toContain('intentionallyOmitted');
});

test.each([
  ['Three girls and no boys: Ama Boateng, Efua Boateng and Yaa Boateng.', 'daughter'],
  ['Two sons, no daughters. Peter Novak and Jan Novak', 'son'],
  ['My girls Ama Boateng and Efua Boateng. I have no others.', 'daughter'],
  ['One boy, no girls: Jan Novak', 'son'],
])('of what there is none, nobody who is named is one: %s', (message, relationship) => {
  const told = after('living-trust', { field: 'children', without: ['beneficiaries', 'successorTrustee'] }, message);
  expect(told.facts.children?.map((child) => child.relationship)).toEqual(
    ofNames(told.facts.children).map(() => relationship),
  );
  expect(told.facts.children).not.toEqual([]);
});

test.each([
  'Sixty for my daughter Nadia Haddad, who looks after me, and forty for Omar Haddad.',
  '60 to Nadia Haddad because she took care of my mother, 40 to Omar Haddad',
])('a reason between two shares takes nothing of either: %s', (message) => {
  const told = after('living-trust', { field: 'beneficiaries', without: ['contingentBeneficiaries'] }, message);
  expect(told.facts.beneficiaries).toMatchObject([
    { name: 'Nadia Haddad', percentage: 60 },
    { name: 'Omar Haddad', percentage: 40 },
  ]);
});
