import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview: engine, sample } = documentTypeOf('living-trust');

const after = (field: string, message: string) => {
  const { [field]: _open, ...facts } = sample as Readonly<Record<string, unknown>>;
  const asking = { ...engine.open(), facts, asked: { kind: 'fact', field } } as Parameters<typeof engine.replyTo>[0];
  return engine.replyTo(asking, message, '2026-11-20');
};

test.each([
  'A thousand dollars to First Methodist Church, but only if they still hold services',
  'A thousand dollars to First Methodist Church only when they still hold services',
])('“%s” names nobody who takes instead, and keeps the condition', (message) => {
  const { interview, reply } = after('specificGifts', message);
  expect(JSON.stringify([interview.facts.specificGifts, interview.doubt])).not.toContain('alternate');
  expect(reply + JSON.stringify(interview.notes)).toContain('still hold services');
});

test('who takes a gift instead is read back before a yes', () => {
  const { reply } = after('specificGifts', 'My ring to Ana Cruz Vega, if she dies first to Mateo');
  expect(reply).toContain('ring to Ana Cruz Vega, or else to Mateo Reyes Luna');
});

test('the words of an offer that is not open are no wish', () => {
  expect(after('specialInstructions', 'Use these settings').interview.facts.specialInstructions).toBeUndefined();
});
