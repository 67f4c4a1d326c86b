import { expect, test, vi } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import { factLibrary, type Facts } from '#facts/facts.ts';
import { peopleFields } from '#facts/people-in.ts';
import { everyLaw } from '#law/every-law.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';

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

test('a name that templates carry is refused wherever somebody is named, so that no document prints one', () => {
  const stock = ['John Doe', 'jane doe', 'Your Name', 'Grantor Name', 'Sample', 'Living Trust', 'Beneficiary 2'];
  for (const field of peopleFields) {
    for (const name of stock) {
      const value = standsIn(factLibrary[field].kind, name);
      expect(namesAreReal({ [field]: value }, { today: '2026-11-20', laws: everyLaw })).toMatchObject([
        { level: 'error', fields: [field] },
      ]);
    }
  }
});

const standsIn = (kind: FactKind, name: string): unknown => {
  if (kind === 'text') return name;
  if (kind === 'party') return { name };
  return kind === 'gifts' ? [{ recipient: name, item: 'my piano' }] : [{ name }];
};

test('a name with lookalike letters stops a document, and one with signs that are no letters is asked about', () => {
  const found = (name: string) =>
    namesAreReal({ executor: { name } }, { today: '2026-11-20', laws: everyLaw }).map(({ level }) => level);
  expect(found('M\u0430risol Reyes')).toEqual(['error']);
  for (const name of ['Ann 😀 Lee', 'Ann \uE000 Lee', `Ann${'\u0301'.repeat(100)} Lee`])
    expect([name, found(name)]).toEqual([name, ['warning']]);
  expect(found('Иван Петров')).toEqual([]);
});

test('every name is taken apart once, however many stand beside it', () => {
  const children = Array.from({ length: 300 }, (_, index) => ({ name: `Child Number${index} Reyes` }));
  const normalize = vi.spyOn(String.prototype, 'normalize');
  namesFitTogether({ children }, { today: '2026-11-20', laws: everyLaw });
  expect(normalize.mock.calls.length).toBeLessThan(2000);
  normalize.mockRestore();
});
