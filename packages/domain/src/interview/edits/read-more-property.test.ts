import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const type = documentTypeOf('living-trust');

const after = (message: string): StoredInterview => {
  const asked = { kind: 'review' } as const;
  const before: StoredInterview = { ...type.interview.open(), facts: type.sample, asked, trail: [asked] };
  return type.interview.replyTo(before, message, '2026-11-20').interview;
};

test.each([
  ['I left something out. I also own a lot on Oak Road, so please put that in with the others.', 'lot on Oak Road'],
  ['I forgot the lot on Oak Road', 'lot on Oak Road'],
  ['oh and the F-150', 'F-150'],
  ['I also have a 2020 F-150', '2020 F-150'],
])('a thing that comes to mind later is asked back as property: %s', (message, thing) => {
  expect(after(message).doubt?.proposed.assets?.at(-1)?.description).toBe(thing);
});

test.each(['Also the house is wrong', "I forgot my wife's birthday"])(
  'what is no thing is no property: %s',
  (message) => {
    expect(after(message).doubt?.proposed.assets).toBeUndefined();
  },
);

test.each([
  'Ana moved to Texas, so put my cousin Melissa Kubiak in instead of her.',
  'Ana moved. Put my cousin Melissa Kubiak in instead of her',
])('who is put in instead of somebody takes that place alone: %s', (message) => {
  expect((after(message).facts.successorTrustees ?? []).map(({ name }) => name)).toEqual(['Melissa Kubiak']);
});
