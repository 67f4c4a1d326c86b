import type { FactValue } from '@evergrant/contract/documents.ts';
import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { generatorOf } from '@evergrant/domain/catalogue/testing/generator-of.ts';
import type { EntryColumn, EntryForm } from '@evergrant/domain/facts/entry-form.ts';
import { factLibrary, type Facts, type FieldId } from '@evergrant/domain/facts/facts.ts';
import type { FactRow } from '@evergrant/domain/interview/describe-facts.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { stateCodes } from '@evergrant/domain/law/state-code.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftErrors, draftsOf, valueOfDrafts, type EntryDraft } from '#documents/facts-panel/entry-drafts.ts';
import { plainText, readPlainValue } from '#documents/facts-panel/plain-value.ts';

const today = '2026-11-22';
const made = madeTypes.map(({ id }) => id);

/** Made-up facts of a type, each under a law of its own. */
const madeUp = async (id: string, numRuns: number): Promise<readonly Facts[]> => {
  const generator = await generatorOf(id);
  return fc.sample(fc.constantFrom(...stateCodes).chain(generator), { numRuns, seed: 7 });
};

// The generators of these make up an answer to everything that is asked; those of the trusts leave out rare arrangements.
const wholly = ['pour-over-will', 'durable-financial-poa', 'llc-formation'];

test.each(wholly)('no fact that a %s asks is without a line in the panel', async (id) => {
  const type = documentTypeOf(id);
  const asked = Object.keys(factLibrary).filter((field) => type.interview.asks(field));
  const lines = new Set((await madeUp(id, 40)).flatMap((facts) => rowsOf(type, fillIn(type, facts))).map(fieldOf));

  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((field) => !lines.has(field))).toEqual([]);
});

test.each(made)('no fact of a %s reads otherwise than it was written in the panel', async (id) => {
  const type = documentTypeOf(id);
  for (const facts of await madeUp(id, 8)) {
    const filled = fillIn(type, facts);
    for (const row of rowsOf(type, filled).filter(isGiven)) {
      expect({ [row.field]: row.value }).toEqual({ [row.field]: parsed(row.field, facts) });
      expect(row.display).not.toBe('');
      expect({ [row.field]: saved(row, row.value) }).toEqual({ [row.field]: row.value });
    }
  }
});

test.each(made)('no fact of a %s refuses to be changed in the panel, or forgets the change', async (id) => {
  const type = documentTypeOf(id);
  for (const facts of await madeUp(id, 4)) {
    const filled = fillIn(type, facts);
    for (const row of rowsOf(type, filled).filter(isGiven).filter(hasAnother)) {
      const change = changed(row);
      const after = record(type, filled, { field: row.field, value: change });
      const read = rowsOf(type, after).find(({ field }) => field === row.field);
      expect({ [row.field]: change }).not.toEqual({ [row.field]: row.value });
      expect({ [row.field]: read?.value }).toEqual({ [row.field]: change });
    }
  }
});

const fieldOf = ({ field }: FactRow): string => field;
const isGiven = ({ value }: FactRow): boolean => value !== undefined;
const hasAnother = ({ choices }: FactRow): boolean => choices?.length !== 1;
const rowsOf = ({ interview }: DocumentType, kept: StoredInterview) => interview.describe(kept);

// What is made up may say more of somebody than the fact keeps.
const parsed = (field: FieldId, facts: Facts): unknown => factLibrary[field].shape.parse(facts[field]);

/** Everything that has a line, written there by hand from the top, until no line is left that was not seen. */
const fillIn = (type: DocumentType, facts: Facts): StoredInterview => {
  const seen = new Set<string>();
  let kept = type.interview.open();
  for (;;) {
    const row = rowsOf(type, kept).find(({ field }) => facts[field] !== undefined && !seen.has(field));
    if (!row) return kept;
    seen.add(row.field);
    kept = record(type, kept, { field: row.field, value: saved(row, facts[row.field]) });
  }
};

interface Given {
  readonly field: FieldId;
  readonly value: FactValue;
}

const record = ({ interview }: DocumentType, kept: StoredInterview, { field, value }: Given): StoredInterview => {
  const recorded = interview.record(kept, field, value, today);
  if (!recorded.ok) throw new Error(`${field}: ${JSON.stringify(value)}: ${recorded.reason.message}`);
  return recorded.value;
};

/** What is sent when the editor of a line opens with a value and is saved. */
const saved = ({ field, kind, entries }: FactRow, value: Facts[FieldId]): FactValue => {
  const sent = JSON.parse(JSON.stringify(value)) as FactValue;
  if (entries) return savedEntries(entries, sent);
  const read = readPlainValue({ kind }, plainText({ kind }, sent));
  if (!read.ok) throw new Error(`${field}: ${read.message}`);
  return read.value;
};

const savedEntries = (form: EntryForm, value: FactValue): FactValue => {
  if (value === form.instead?.value) return value;
  // Nobody is an answer only where a button says so.
  if (Array.isArray(value) && value.length === 0 && form.noneLabel) return [];
  return valueOf(form, draftsOf(value, form));
};

const valueOf = (form: EntryForm, drafts: readonly EntryDraft[]): FactValue => {
  if (drafts.length === 0) throw new Error(`nobody can say: no ${form.noun}`);
  expect(draftErrors(drafts, form)).toEqual([]);
  const all = valueOfDrafts(drafts, form);
  return form.isSingle ? (all[0] ?? '') : all;
};

/** Another answer to the same line, as somebody would type it over the old one. */
const changed = (row: FactRow): FactValue => {
  const { kind, entries, choices = [] } = row;
  if (entries) return changedEntries(entries, row.value as FactValue);
  const before = plainText({ kind }, row.value as FactValue);
  const typed = {
    ...another,
    yesNo: before === 'yes' ? 'no' : 'yes',
    choice: choices.find(({ value }) => value !== before)?.value,
    choices: before === '' ? choices[0]?.value : '',
    state: before === 'OH' ? 'PA' : 'OH',
  }[kind as string];
  const read = readPlainValue({ kind }, typed ?? `${before} anew`);
  if (!read.ok) throw new Error(`${row.field}: ${read.message}`);
  return read.value;
};

const another: Readonly<Record<string, string | undefined>> = {
  date: '1961-04-09',
  number: '47',
  money: '$1,234.56',
};

const changedEntries = (form: EntryForm, value: FactValue): FactValue => {
  const [first = { id: 0, typed: {}, stored: {} }, ...others] = draftsOf(value, form);
  const typed = Object.fromEntries(form.columns.map((column) => [column.key, typedAnew(column, first.typed)]));
  return valueOf(form, [{ ...first, typed }, ...others]);
};

const typedAnew = ({ key, kind, choices = [] }: EntryColumn, typed: EntryDraft['typed']): string => {
  const before = typed[key] ?? '';
  switch (kind) {
    case 'text':
      return key === 'name' ? 'Wilhelmina Featherstone' : `${before} anew`;
    case 'date':
      return '1990-01-02';
    case 'percent':
      return '12.5 %';
    case 'years':
      return '44';
    case 'money':
      return '$1,234.56';
    case 'choice':
      return choices.find(({ value }) => value !== before)?.value ?? '';
    case 'ownLine':
      return before === 'yes' ? 'no' : 'yes';
    case 'personOrOrganization':
      return before === 'organization' ? 'person' : 'organization';
  }
};
