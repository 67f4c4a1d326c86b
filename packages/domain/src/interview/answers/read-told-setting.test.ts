import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const today = '2026-11-28';
const { interview: agency } = documentTypeOf('durable-financial-poa');
const powers = ['mayChangeTrusts', 'mayDelegate', 'mayDisclaim', 'isAgentPaid'] as const;
const offered = {
  ...agency.open(),
  facts: { agent: { name: 'Clementine Oakshire', relationship: 'daughter' } },
  asked: { kind: 'offer' as const, fields: [...powers] },
};
const factsAfter = (message: string) => agency.replyTo(offered, message, today).interview.facts;

test.each([
  'Fine, but she can hand a job to somebody else if she needs to. No on the other ones.',
  'those are good, but she can delegate',
  'Fine. No to all those, except she can hand things off to others',
])('a power told in own words is granted, and the others stay as they are shown: %s', (message) => {
  expect(factsAfter(message)).toMatchObject({ mayDelegate: true, mayChangeTrusts: false, isAgentPaid: false });
});

test('a no to the others alone agrees to what is shown', () => {
  expect(factsAfter('No on the other ones')).toMatchObject({ mayDelegate: false, mayChangeTrusts: false });
});

test('whoever comes back to the same offer in vain is asked for each by itself', () => {
  const wished = {
    ...offered,
    tries: { 'left:offered': 1 },
    facts: { ...offered.facts, agencyStart: 'atOnce' as const },
  };
  const reopened = { ...wished, asked: { kind: 'fact' as const, field: 'agencyStart' as const } };
  const { interview } = agency.replyTo(reopened, 'skip', today);
  expect(interview.asked?.kind).not.toBe('offer');
});
