import { describe, expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { FieldId } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';

const today = '2026-11-20';

describe.each(madeTypes.map(({ id }) => [id]))('%s', (id) => {
  const { interview, sample } = documentTypeOf(id);

  const rowOf = (state: StoredInterview, field: FieldId) =>
    interview.describe(state).find((row) => row.field === field);

  const asked = interview
    .describe({ ...interview.open(), facts: sample })
    .map(({ field }): StoredInterview => {
      const { [field]: _before, ...facts } = sample;
      return { ...interview.open(), facts, asked: { kind: 'fact', field } };
    })
    .flatMap((open) => {
      const field = open.asked?.kind === 'fact' ? open.asked.field : 'grantorName';
      const usual = rowOf(open, field)?.usual;
      return usual === undefined ? [] : [{ open, field, usual }];
    });

  test.each([
    'the usual',
    'As usual, please.',
    'The usual is fine',
    'the default',
    'whatever is usual',
    'just the standard one',
  ])('“%s” is no answer that is not understood where there is a usual one', (said) => {
    expect(asked.length).toBeGreaterThan(0);
    const heard = asked.map(({ open, field }) => [
      field,
      rowOf(interview.replyTo(open, said, today).interview, field)?.display,
    ]);
    expect(heard).toEqual(asked.map(({ field, usual }) => [field, usual]));
  });

  test('“the usual” takes the usual settings where they are offered, and nothing is called by it where there is none', () => {
    const rows = interview.describe({ ...interview.open(), facts: sample });
    const fields = asked.map(({ field }) => field);
    const facts = Object.fromEntries(Object.entries(sample).filter(([field]) => !fields.includes(field as FieldId)));
    const offer: StoredInterview = { ...interview.open(), facts, asked: { kind: 'offer', fields } };
    const taken = interview.replyTo(offer, 'the usual', today);
    expect(taken.recorded.length).toBeGreaterThan(0);
    for (const { field, kind } of rows.filter((row) => !fields.includes(row.field))) {
      const { [field]: _before, ...others } = sample;
      const open: StoredInterview = { ...interview.open(), facts: others, asked: { kind: 'fact', field } };
      if (rowOf(open, field) === undefined || rowOf(open, field)?.usual !== undefined) continue;
      const turn = interview.replyTo(open, 'the usual', today);
      expect([field, kind, turn.interview.facts[field], turn.interview.doubt]).toEqual([field, kind, undefined, null]);
      expect(turn.reply).toContain('There is no usual answer to this one');
    }
  });
});
