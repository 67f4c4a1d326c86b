import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const type = documentTypeOf('living-trust');

const listedAfter = (message: string): readonly string[] => {
  const { assets: _assets, ...facts } = type.sample;
  const asked = { kind: 'fact', field: 'assets' } as const;
  const before: StoredInterview = { ...type.interview.open(), facts, asked, trail: [asked] };
  const { interview } = type.interview.replyTo(before, message, '2026-11-20');
  return (interview.facts.assets ?? interview.doubt?.proposed.assets ?? []).map(({ description }) => description);
};

test.each([
  ['My house and the cottage on Torch Lake. Harold built that cottage with his own hands.', 2],
  ['the house and a boat. my late husband loved that boat', 2],
  ['The farm in Ohio. Dad planted those trees.', 1],
])('a story about a thing that is listed is no property: %s', (message, count) => {
  expect(listedAfter(message)).toHaveLength(count);
});

test.each([
  ['The house. I own the boat and the trailer', 3],
  ['The house. My mother left me the cottage on Torch Lake.', 2],
  ['The house. A savings account at Chase. The truck', 3],
])('a thing in a sentence of its own is property: %s', (message, count) => {
  expect(listedAfter(message)).toHaveLength(count);
});
