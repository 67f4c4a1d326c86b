import { afterEach, expect, test, vi } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { madeTypes } from '#catalogue/document-types.ts';

const message = (before: string, unit: string, after: string): string =>
  (before + unit.repeat(800)).slice(0, 4000 - after.length) + after;

const hostile = [
  ['alternateGuardians', message('understand ', ' or ste', 'honest US suv October death ')],
  ['successorAgents', message('', 'rs or take', '')],
] as const;

afterEach(() => vi.restoreAllMocks());

// A name is compared by its words without marks: how often that is worked out is the work that a message makes.
test.each(hostile)('no message makes the reader compare every word with every name (%s)', (field, said) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const tried = vi.spyOn(RegExp.prototype, 'test');
  for (const { id } of madeTypes) {
    const { interview, sample } = documentTypeOf(id);
    if (!(field in sample)) continue;
    const { [field]: _left, ...facts } = sample as Record<string, unknown>;
    for (const known of [{}, facts]) {
      normalize.mockClear();
      tried.mockClear();
      interview.replyTo(
        { ...interview.open(), facts: known, asked: { kind: 'fact', field } } as never,
        said,
        '2026-01-15',
      );
      expect([id, normalize.mock.calls.length]).toEqual([id, expect.toSatisfy((times: number) => times < 5000)]);
      expect([id, tried.mock.calls.length]).toEqual([id, expect.toSatisfy((times: number) => times < 400_000)]);
    }
  }
});
