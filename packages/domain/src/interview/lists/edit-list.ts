import { divideShares, splitShare } from '#interview/lists/divide-shares.ts';
import {
  addEntry,
  changeEach,
  changeEntry,
  orderEntries,
  removeEntry,
  renameEntry,
  reorderEntry,
  replaceEntry,
} from '#interview/lists/edit-entries.ts';
import { keyColumn } from '#interview/lists/find-entry.ts';
import type { Entry, ListEdit, ListRefusal, ListShape } from '#interview/lists/list-edit.ts';
import { totalOfList } from '#interview/lists/shares-of-list.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { sharePercent } from '#kit/write-share.ts';

/**
 * A list as it is stored after edits, in their order: entries, plain texts, or the one entry of an office (undefined where nobody is
 * left). All of the edits are made, or none: then why not, and which of them it was. A stored value that is no list (a choice that
 * stands in its place) is a list of nobody.
 */
export const editList = (
  shape: ListShape,
  value: unknown,
  edits: readonly ListEdit[],
): Result<unknown, { readonly reason: ListRefusal; readonly edit: number }> => {
  const before = entriesIn(shape, value);
  let entries = before;
  for (const [edit, one] of edits.entries()) {
    const edited = applyEdit(shape, entries, one);
    if (!edited.ok) return refuse({ reason: edited.reason, edit });
    entries = edited.value;
  }
  // Two shares that change places pass through more than the whole; a list that was over before may be spelled anew.
  const [total, totalBefore] = [totalOfList(shape, entries), totalOfList(shape, before)];
  return total.gt(1) && total.gt(totalBefore)
    ? refuse({ reason: { kind: 'overTheWhole', total: sharePercent(total) }, edit: edits.length - 1 })
    : ok(storedAs(shape, entries));
};

const applyEdit = (
  shape: ListShape,
  entries: readonly Entry[],
  edit: ListEdit,
): Result<readonly Entry[], ListRefusal> => {
  switch (edit.kind) {
    case 'add':
      return addEntry(shape, entries, edit.entry);
    case 'change':
      return changeEntry(shape, entries, edit);
    case 'rename':
      return renameEntry(shape, entries, edit);
    case 'replace':
      return replaceEntry(shape, entries, edit);
    case 'remove':
      return removeEntry(shape, entries, edit);
    case 'reorder':
      return reorderEntry(shape, entries, edit);
    case 'order':
      return orderEntries(shape, entries, edit);
    case 'divide':
      return divideShares(shape, entries, edit);
    case 'split':
      return splitShare(shape, entries, edit);
    case 'forEach':
      return changeEach(shape, entries, edit);
  }
};

const entriesIn = (shape: ListShape, value: unknown): readonly Entry[] => {
  const all: readonly unknown[] = Array.isArray(value) ? value : shape.isSingle && isEntry(value) ? [value] : [];
  return all.flatMap((one) => (typeof one === 'string' ? [{ [keyColumn(shape)]: one }] : isEntry(one) ? [one] : []));
};

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const storedAs = (shape: ListShape, entries: readonly Entry[]): unknown => {
  if (shape.isSingle) return entries[0];
  return shape.isTextList ? entries.map((entry) => entry[keyColumn(shape)]) : entries;
};
