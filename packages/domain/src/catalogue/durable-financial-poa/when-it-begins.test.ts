import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const startAfter = (message: string): unknown => {
  const { interview, sample } = documentTypeOf('durable-financial-poa');
  const { agencyStart: _, ...facts } = sample;
  const asked = { kind: 'fact', field: 'agencyStart' } as const;
  const before = { ...interview.open(), facts, asked, trail: [asked] } as unknown as StoredInterview;
  return interview.replyTo(before, message, '2026-11-20').interview.facts.agencyStart;
};

test.each(['As soon as I sign it', 'right when I sign', 'the minute it is signed', "once I've signed"])(
  'a power that begins with the signature begins at once: %s',
  (message) => {
    expect(startAfter(message)).toBe('atOnce');
  },
);

test.each(["only when I can't", 'not when I sign, later'])('one that waits does not: %s', (message) => {
  expect(startAfter(message)).toBe('onIncapacity');
});
