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

test.each([
  'Vera just texted that we said $40,000 in cash, not 30.',
  'Vera says forty thousand, not thirty',
  'It was 40k all together, not 30k',
  'She remembers it as 40 thousand rather than 30',
  'we agreed on $40,000 and not $30,000',
])('“%s” says the sum anew beside the one that is recorded', (message) => {
  expect(after(message)).toMatchObject({ initialCapitalInCents: 4_000_000 });
});

test.each([
  'My bank says I have $40,000, not 25',
  'The truck is worth $40,000, not 30',
  'I put in $12,000 of it, not 10',
])('“%s” takes back nothing that is recorded', (message) => {
  expect(after(message)).toMatchObject({ initialCapitalInCents: 3_000_000 });
});
