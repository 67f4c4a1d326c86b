import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { namesFitTogether } from '#rules/names-are-real.ts';

const messages = (facts: Facts) =>
  namesFitTogether(facts, { today: '2026-11-20', laws: everyLaw }).map(({ message }) => message);

test('one person in two spellings is pointed out', () => {
  const facts = {
    beneficiaries: [{ name: 'Ruth E. Castellano', percentage: 100 }],
    successorTrustee: { name: 'Ruth Ellen Castellano' },
  };
  expect(messages(facts)).toEqual([
    '“Ruth E. Castellano” and “Ruth Ellen Castellano” are read as one person. Please write the name in one way.',
  ]);
});

test('no document calls somebody a wife whose maker says to have none', () => {
  const facts: Facts = { successorTrustee: { name: 'Ana Paz', relationship: 'wife' } };
  for (const maritalStatus of ['Single', 'Divorced', 'Widowed'] as const)
    expect(
      namesFitTogether({ ...facts, maritalStatus }, { today: '2026-11-20', laws: everyLaw }).map(
        ({ level, fields }) => [level, ...fields],
      ),
    ).toEqual([['error', 'successorTrustee', 'maritalStatus']]);
  const result = livingTrust(everyLaw).finish(
    { ...livingTrustSample, ...facts, maritalStatus: 'Single' },
    '2026-11-20',
  );
  expect(result).toMatchObject({ ok: false });
});

test('a spouse who was named before the answer changed keeps nobody from finishing', () => {
  const facts: Facts = { maritalStatus: 'Divorced', spouseName: 'Ana Paz' };
  const found = namesFitTogether(facts, { today: '2026-11-20', laws: everyLaw });
  expect(found.map(({ level }) => level)).toEqual(['warning']);
});

test('a wife of somebody who is single, and a wife who is not the spouse, are pointed out', () => {
  const trustee = { successorTrustee: { name: 'Ana Lee', relationship: 'my wife' } };
  expect(messages({ ...trustee, maritalStatus: 'Single' })).toHaveLength(1);
  expect(messages({ ...trustee, maritalStatus: 'Married', spouseName: 'Ruth Lee' })).toHaveLength(1);
  expect(messages({ ...trustee, maritalStatus: 'Separated', spouseName: 'Ana Lee' })).toEqual([]);
  expect(messages({ ...trustee, maritalStatus: 'Married', spouseName: 'Ana B. Lee' })).toHaveLength(1);
});

test('a name typed without capitals is pointed out, because the document prints it so', () => {
  expect(messages({ successorTrustee: { name: 'ruth lee' } })).toEqual([
    '“ruth lee” has no capital letters, and the document prints it so. Is it spelled like that?',
  ]);
  expect(messages({ successorTrustee: { name: 'Ruth van Lee' } })).toEqual([]);
  expect(messages({ successorTrustee: { name: '王小明' } })).toEqual([]);
});
