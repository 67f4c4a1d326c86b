import type { BlankEntry } from '#assembly/blank.ts';
import type { Column, PartyRole } from '#assembly/block.ts';
import type { DraftBlock, DraftInline, DraftItem, Prose } from '#assembly/draft.ts';

/** What may stand in a slot of `p`. A number, a boolean, undefined or an object does not compile. */
export type Slot = string | DraftInline | Prose;

/**
 * Writes one paragraph's prose. The literal words and strings in slots are the instrument's own words: its defined terms in them
 * are recognised by their capitals when the draft is numbered. Words of the person come in through `given` or `party`. Throws on an empty string: only `opt`
 * prints nothing.
 */
export const p = (words: TemplateStringsArray, ...slots: readonly Slot[]): Prose =>
  oneFullStop(
    words.flatMap((literal, index) => {
      const own = literal === '' ? [] : [ownWords(literal)];
      const slot = slots[index];
      return slot === undefined ? own : [...own, ...inlinesOf(slot)];
    }),
  );

// A name that ends in a full stop ends the sentence with it.
const oneFullStop = (prose: Prose): Prose =>
  prose.flatMap((inline, index) => {
    const before = prose[index - 1];
    if (inline.kind !== 'text' || inline.given === true || !inline.text.startsWith('.')) return [inline];
    if (before?.kind !== 'party' || !before.name.endsWith('.')) return [inline];
    return inline.text === '.' ? [] : [{ ...inline, text: inline.text.slice(1) }];
  });

const ownWords = (text: string): DraftInline => ({ kind: 'text', text });

const inlinesOf = (slot: Slot): Prose => {
  if (typeof slot === 'string') {
    if (slot === '') throw new Error('an empty slot; use opt to print nothing');
    return [ownWords(slot)];
  }
  return 'kind' in slot ? [slot] : slot;
};

/** The words when the condition holds, else nothing. Words carry their own spaces. */
export const opt = (condition: boolean, words: Slot | (() => Slot)): Prose => {
  if (!condition) return [];
  return inlinesOf(typeof words === 'function' ? words() : words);
};

/** The instrument's own words in which no defined term is meant, such as the name of a statute. */
export const plain = (text: string): DraftInline => ({ kind: 'text', text, isPlain: true });

/** What the person wrote, to the letter. */
export const given = (text: string): DraftInline => ({ kind: 'text', text, given: true });

/** A person or organisation in the role it is named for. */
export const party = (role: PartyRole, name: string): DraftInline => ({ kind: 'party', role, name });

/** A blank to be filled in ink; `width` in characters. */
export const blank = (purpose: string, width: number, entry: BlankEntry): DraftInline => ({
  kind: 'blank',
  purpose,
  width,
  entry,
});

/** A paragraph. */
export const para = (content: Prose): DraftBlock => ({ kind: 'paragraph', content });

/** A list; labels `(a)`, below them `(i)`, are set when the document is numbered. */
export const list = (items: readonly (Prose | DraftItem)[]): DraftBlock => ({
  kind: 'list',
  items: items.map((item) => ('content' in item ? item : { content: item })),
});

/** A table; the widths of the columns add up to 100. */
export const table = (columns: readonly Column[], rows: readonly (readonly Prose[])[]): DraftBlock => ({
  kind: 'table',
  columns,
  rows,
});

/** A table whose last row sums up the others, e.g. the shares of members. */
export const tableWithTotal = (columns: readonly Column[], rows: readonly (readonly Prose[])[]): DraftBlock => ({
  kind: 'table',
  columns,
  rows,
  endsInTotal: true,
});

/** `A`, `A and B`, `A, B, and C`. */
export const series = (parts: readonly Prose[], conjunction: 'and' | 'or' = 'and'): Prose =>
  parts.flatMap((part, index) => {
    if (index === 0) return part;
    const last = index === parts.length - 1;
    const glue = last ? (parts.length === 2 ? ` ${conjunction} ` : `, ${conjunction} `) : ', ';
    return [{ kind: 'text', text: glue } as const, ...part];
  });
