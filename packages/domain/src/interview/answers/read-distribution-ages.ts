import type { EntriesHeard } from '#interview/entries/hear-entries.ts';
import type { Item } from '#interview/entries/subject.ts';
import type { ListEdit } from '#interview/lists/list-edit.ts';

/** At which age who receives, as edits of the list; `declined` where somebody is to receive at once. Undefined where it is not plain whose age it is. */
export const readAges = (
  { items, placings }: Pick<EntriesHeard, 'items' | 'placings'>,
  takers: readonly string[],
  neverWaits: (name: string) => boolean,
): { readonly edits: readonly ListEdit[]; readonly declined: boolean } | undefined => {
  const edits: ListEdit[] = [];
  let declined = false;
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'age' && item.kind !== 'outright') continue;
    if (item.kind === 'outright') {
      declined = true;
      continue;
    }
    const people = peopleAt(items, at).flatMap((one) => {
      const names = placings.get(one)?.people.map(({ name }) => name) ?? [];
      // "The others" are those who are ever asked for an age.
      const isGroup = one.kind === 'subject' && /^(?:all|others)$/u.test(one.subject.called.kind);
      return isGroup ? names.filter((name) => !neverWaits(name)) : names;
    });
    // Said of all, it is said of those who are ever asked for an age: no spouse, no charity.
    const meant = people.length > 0 ? people : takers.filter((name) => !neverWaits(name));
    for (const who of meant) {
      if (!takers.includes(who)) return undefined;
      edits.push({ kind: 'change', who, columns: { distributionAge: item.age } });
    }
  }
  return { edits, declined };
};

// "The twins at 30", "at 30 for the twins", "equal shares, each at age 25".
const peopleAt = (items: readonly Item[], at: number): readonly Item[] => {
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'filler');
  if (next?.kind === 'to') return run(items.slice(at + 1).filter(({ kind }) => kind !== 'filler' && kind !== 'to'));
  const before = items.slice(0, at);
  const from = before.findLastIndex(({ kind }) => /^(?:comma|stop|age|outright|each)$/u.test(kind));
  if (before[from]?.kind === 'each') return [];
  const segment = before.slice(from + 1).filter(({ kind }) => kind === 'subject');
  if (segment.length > 0 || before[from]?.kind !== 'comma') return segment;
  const isOnly = before.filter(({ kind }) => kind === 'subject').length === 1;
  return isOnly ? before.filter(({ kind }) => kind === 'subject') : [];
};

const run = (items: readonly Item[]): readonly Item[] => {
  const end = items.findIndex(({ kind }) => kind !== 'subject' && kind !== 'and');
  return items.slice(0, end < 0 ? items.length : end).filter(({ kind }) => kind === 'subject');
};
