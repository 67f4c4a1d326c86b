import { findEntries, findEntry, findSame, keyColumn, nameIn } from '#interview/lists/find-entry.ts';
import type { Columns, Entry, ListEdit, ListRefusal, ListShape } from '#interview/lists/list-edit.ts';
import { findShareColumn, storeShare } from '#interview/lists/shares-of-list.ts';
import { ok, refuse, type Result } from '#kit/result.ts';

/** The entries after an edit, or why not. */
type Edited = Result<readonly Entry[], ListRefusal>;
type EditOf<Kind extends ListEdit['kind']> = Extract<ListEdit, { readonly kind: Kind }>;

/** One more, at the end. */
export const addEntry = (shape: ListShape, entries: readonly Entry[], entry: Entry): Edited => {
  const name = nameIn(shape, entry);
  if (name.trim() === '') return refuse({ kind: 'nameless' });
  const same = findSame(shape, entries, name);
  if (same !== undefined) return refuse({ kind: 'alreadyThere', who: name, name: same });
  const [first] = entries;
  if (shape.isSingle && first !== undefined) return refuse({ kind: 'onlyOne', name: nameIn(shape, first) });
  const made = withColumns(shape, {}, entry);
  return made.ok ? ok([...entries, made.value]) : made;
};

/** Other values of the columns of one; its name is changed by `renameEntry` alone. */
export const changeEntry = (
  shape: ListShape,
  entries: readonly Entry[],
  { who, columns }: EditOf<'change'>,
): Edited => {
  const found = findEntry(shape, entries, who);
  if (!found.ok) return found;
  const key = keyColumn(shape);
  if (key in columns) return refuse({ kind: 'noSuchColumn', column: key });
  const made = withColumns(shape, entries[found.value] ?? {}, columns);
  return made.ok ? ok(entries.with(found.value, made.value)) : made;
};

/** The same one under another name. */
export const renameEntry = (shape: ListShape, entries: readonly Entry[], { who, name }: EditOf<'rename'>): Edited => {
  const found = findEntry(shape, entries, who);
  if (!found.ok) return found;
  if (name.trim() === '') return refuse({ kind: 'nameless' });
  const same = findSame(shape, entries.toSpliced(found.value, 1), name);
  if (same !== undefined) return refuse({ kind: 'alreadyThere', who: name, name: same });
  return ok(entries.with(found.value, { ...entries[found.value], [keyColumn(shape)]: name }));
};

/** Somebody else in the same place, with the same share. */
export const replaceEntry = (shape: ListShape, entries: readonly Entry[], { who, by }: EditOf<'replace'>): Edited => {
  const found = findEntry(shape, entries, who);
  if (!found.ok) return found;
  const name = nameIn(shape, by);
  if (name.trim() === '') return refuse({ kind: 'nameless' });
  const same = findSame(shape, entries.toSpliced(found.value, 1), name);
  if (same !== undefined) return refuse({ kind: 'alreadyThere', who: name, name: same });
  const share = findShareColumn(shape);
  const before = share === undefined ? undefined : entries[found.value]?.[share];
  const made = withColumns(shape, share === undefined || before === undefined ? {} : { [share]: before }, by);
  return made.ok ? ok(entries.with(found.value, made.value)) : made;
};

/** Everybody but one. What was theirs goes to nobody until that is said. */
export const removeEntry = (shape: ListShape, entries: readonly Entry[], { who }: EditOf<'remove'>): Edited => {
  const found = findEntry(shape, entries, who);
  return found.ok ? ok(entries.toSpliced(found.value, 1)) : found;
};

/** The same people, one of them in another place. */
export const reorderEntry = (shape: ListShape, entries: readonly Entry[], { who, to }: EditOf<'reorder'>): Edited => {
  const found = findEntry(shape, entries, who);
  if (!found.ok) return found;
  const [moved] = entries.slice(found.value, found.value + 1);
  if (moved === undefined) return ok(entries);
  const others = entries.toSpliced(found.value, 1);
  if (to === 'first') return ok([moved, ...others]);
  if (to === 'last') return ok([...others, moved]);
  const beside = findEntry(shape, others, 'before' in to ? to.before : to.after);
  return beside.ok ? ok(others.toSpliced(beside.value + ('before' in to ? 0 : 1), 0, moved)) : beside;
};

/** Those who are said first come first, in this order; whoever is new among them is added, everybody else comes behind. */
export const orderEntries = (
  shape: ListShape,
  entries: readonly Entry[],
  { entries: said }: EditOf<'order'>,
): Edited => {
  let all = entries;
  for (const entry of said) {
    const found = findEntry(shape, all, nameIn(shape, entry));
    if (found.ok) continue;
    if (found.reason.kind === 'severalOfThatName') return found;
    const added = addEntry(shape, all, entry);
    if (!added.ok) return added;
    all = added.value;
  }
  const places = findEntries(
    shape,
    all,
    said.map((entry) => nameIn(shape, entry)),
  );
  if (!places.ok) return places;
  return ok([
    ...places.value.flatMap((index) => all.slice(index, index + 1)),
    ...all.filter((_, index) => !places.value.includes(index)),
  ]);
};

/** The same for everybody but those who are excepted. */
export const changeEach = (
  shape: ListShape,
  entries: readonly Entry[],
  { columns, except = [] }: EditOf<'forEach'>,
): Edited => {
  const key = keyColumn(shape);
  if ([columns, ...except.map((one) => one.columns ?? {})].some((one) => key in one))
    return refuse({ kind: 'noSuchColumn', column: key });
  const excepted = findEntries(
    shape,
    entries,
    except.flatMap(({ who }) => who),
  );
  if (!excepted.ok) return excepted;
  const said = except.flatMap((exception) => exception.who.map(() => exception.columns ?? {}));
  const changed: Entry[] = [];
  for (const [index, entry] of entries.entries()) {
    const at = excepted.value.indexOf(index);
    const made = withColumns(shape, entry, at === -1 ? columns : (said[at] ?? {}));
    if (!made.ok) return made;
    changed.push(made.value);
  }
  return ok(changed);
};

/** An entry with other values; what the form does not ask for stays as it was. */
const withColumns = (shape: ListShape, entry: Entry, columns: Columns): Result<Entry, ListRefusal> => {
  const changed: Record<string, unknown> = { ...entry };
  for (const [key, value] of Object.entries(columns)) {
    const column = shape.columns.find((one) => one.key === key);
    if (column === undefined) return refuse({ kind: 'noSuchColumn', column: key });
    const stored = column.kind === 'percent' ? storeShare(value) : ok(value);
    if (!stored.ok) return stored;
    if (stored.value === null || stored.value === undefined) delete changed[key];
    else changed[key] = stored.value;
  }
  return ok(changed);
};
