import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';

const today = '2026-11-23';

const married = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' } as const;

const separated = { ...married, maritalStatus: 'Separated' } as const;

test('a separated person does not finish a trust without reading that the spouse keeps rights by law', () => {
  const type = documentTypeOf('living-trust');
  const told = (change: Partial<Facts>): string => {
    const facts = { ...type.sample, ...change };
    const finished = type.finish(facts, today);
    if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
    return type
      .findings(facts, finished.value)
      .flatMap(({ level, message }) => (level === 'warning' ? [message] : []))
      .join(' ');
  };
  expect(told(separated)).toMatch(
    /in law you are married until a court ends the marriage.*whatever this document says/u,
  );
  expect(told(married)).not.toContain('You are separated');
});
