import { expect, test } from 'vitest';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('llc-formation');
const facts = { ...llcSample, initialCapitalInCents: 3_000_000, contributesByShare: undefined };
const now = { ...interview.open(), facts, asked: { kind: 'fact', field: 'contributesByShare' } } as const;
const after = (message: string) => interview.replyTo(now, message, '2026-11-28').interview.facts;

test.each([
  ['no wait Brooke says its 35 thousand she put the truck money in too', 3_500_000],
  ["Oops, it's $40,000 all told", 4_000_000],
  ['actually make it fifty thousand', 5_000_000],
  ['Brooke just texted that we said $35,000 in cash, not 30.', 3_500_000],
  ["It's $35,000, not $30,000", 3_500_000],
  ['We said 35 thousand, not 30 thousand', 3_500_000],
])('“%s” is another sum, and no answer to what is asked', (message, cents) => {
  expect(after(message)).toMatchObject({ initialCapitalInCents: cents });
  expect(after(message).contributesByShare).toBeUndefined();
});

test.each([
  "hold on, it's 20 thousand from me and 10 thousand from Jim",
  'wait, the truck is worth 18 thousand',
  'The truck cost $35,000, not 18',
  'no',
])('“%s” is no other sum', (message) => {
  expect(after(message)).toMatchObject({ initialCapitalInCents: 3_000_000 });
});
