import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview: engine, sample } = documentTypeOf('living-trust');

const asking = (field: 'grantorName' | 'children') => {
  const { [field]: _open, ...facts } = sample as Readonly<Record<string, unknown>>;
  return { ...engine.open(), facts, asked: { kind: 'fact', field } } as Parameters<typeof engine.replyTo>[0];
};

test.each([
  ['children', 'two, kayla reyes n bo reyes', ['Kayla Reyes', 'Bo Reyes']],
  ['children', 'kayla reyes n bo reyes n mo reyes', ['Kayla Reyes', 'Bo Reyes', 'Mo Reyes']],
] as const)('in a row of %s “%s” names several', (field, message, names) => {
  const { facts } = engine.replyTo(asking(field), message, '2026-11-20').interview;
  expect(facts.children?.map(({ name }) => name)).toEqual(names);
});

test('in a name it is an initial', () => {
  const { facts } = engine.replyTo(asking('grantorName'), 'tarrah n swinfordt', '2026-11-20').interview;
  expect(facts.grantorName).toBe('Tarrah N Swinfordt');
});
