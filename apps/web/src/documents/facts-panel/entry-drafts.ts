import type { FactValue } from '@evergrant/contract/documents.ts';
import type { EntryColumn, EntryForm } from '@evergrant/domain/facts/entry-form.ts';
import { isInRange } from '@evergrant/domain/facts/number-range.ts';
import { readDay } from '#documents/facts-panel/date-parts.ts';
import { storedShare, typedShare } from '#documents/facts-panel/shares.ts';

/** One entry as it is stored. */
type Stored = Exclude<FactValue, string | number | boolean | readonly unknown[]>;

/** One entry while it is being edited: texts as typed, beside the stored entry they came from. */
export interface EntryDraft {
  readonly id: number;
  readonly typed: Readonly<Record<string, string>>;
  readonly stored: Stored;
}

/** An input that cannot be saved as typed. */
export interface DraftError {
  readonly entry: number;
  readonly key: string;
  readonly message: string;
}

/** A new, empty entry. */
export const emptyDraft = (id: number): EntryDraft => ({ id, typed: {}, stored: {} });

/** The stored value of a list fact (or one party) as drafts; a value of another shape gives none. */
export const draftsOf = (value: FactValue | null, form: EntryForm): readonly EntryDraft[] =>
  entriesIn(value).map((entry, id) => {
    const stored = typeof entry === 'string' ? { name: entry } : entry;
    return { id, stored, typed: typedOf(stored, form.columns) };
  });

/** What is wrong with the drafts before they are sent; the server checks again. */
export const draftErrors = (drafts: readonly EntryDraft[], form: EntryForm): readonly DraftError[] =>
  drafts.flatMap((draft, entry) =>
    form.columns.flatMap((column) => {
      const message = complaintAbout(column, textOf(draft, column));
      return message === undefined ? [] : [{ entry, key: column.key, message }];
    }),
  );

/** The drafts as a value to store. Details that have no input here (a legal description, say) are kept as they were. */
export const valueOfDrafts = (drafts: readonly EntryDraft[], form: EntryForm): readonly (string | Stored)[] =>
  drafts.map((draft) => (form.isTextList ? (draft.typed.name ?? '').trim() : entryOf(draft, form.columns)));

/** What was typed for one column. */
export const textOf = (draft: EntryDraft, column: Pick<EntryColumn, 'key'>): string =>
  (draft.typed[column.key] ?? '').trim();

const entriesIn = (value: FactValue | null): readonly (string | Stored)[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isList(value) ? value : [value];
};

const isList = (value: object): value is readonly (string | Stored)[] => Array.isArray(value);

const typedOf = (stored: Stored, columns: readonly EntryColumn[]) =>
  Object.fromEntries(columns.map((column) => [column.key, typedValue(column, stored[column.key])]));

const typedValue = (column: EntryColumn, value: Stored[string]): string => {
  if (column.kind === 'ownLine') return value === undefined || value === null ? '' : value === true ? 'yes' : 'no';
  if (typeof value === 'number' && column.kind === 'percent') return typedShare(value);
  if (typeof value === 'number') return String(column.kind === 'money' ? value / 100 : value);
  return typeof value === 'string' ? value : '';
};

const entryOf = (draft: EntryDraft, columns: readonly EntryColumn[]): Stored => {
  const edited = columns.map((column) => [column.key, storedValue(column, textOf(draft, column))] as const);
  const merged = { ...draft.stored, ...Object.fromEntries(edited) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
};

const storedValue = (column: EntryColumn, text: string): Stored[string] => {
  if (text === '') return undefined;
  switch (column.kind) {
    case 'percent':
      // What is no share is judged by its range, and a comma is no point.
      return storedShare(text) ?? Number(text.replace(/[%\s]/g, ''));
    case 'years':
      return numberOf(text);
    case 'money':
      return Math.round(numberOf(text) * 100);
    case 'ownLine':
      return text === 'yes';
    case 'date': {
      const day = readDay(text);
      return day.ok && typeof day.value === 'string' ? day.value : text;
    }
    case 'text':
    case 'choice':
    case 'personOrOrganization':
      return text;
  }
};

const complaintAbout = (column: EntryColumn, text: string): string | undefined => {
  if (text === '') return column.isRequired ? `Please fill in: ${column.label.toLowerCase()}.` : undefined;

  if (column.kind === 'date') return complaintAboutDay(text);
  const value = storedValue(column, text);
  if (!column.range || typeof value !== 'number' || isInRange(column.range, value)) return undefined;
  return column.range.message;
};

const complaintAboutDay = (text: string): string | undefined => {
  const day = readDay(text);
  return day.ok ? undefined : day.message;
};

const numberOf = (text: string): number => Number(text.replace(/[$%,\s]/g, ''));
