import { findEntries, findEntry, findSame, nameIn } from '#interview/lists/find-entry.ts';
import { addEntry } from '#interview/lists/edit-entries.ts';
import type { Entry, ListEdit, ListRefusal, ListShape, SplitPart } from '#interview/lists/list-edit.ts';
import { findShareColumn, shareSaid, sharesIn } from '#interview/lists/shares-of-list.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { noShare, percentageOfShare, sumOfShares, wholeShare, type Share } from '#kit/share.ts';
import { sharePercent } from '#kit/write-share.ts';

type Edited = Result<readonly Entry[], ListRefusal>;
type Shares = readonly (Share | undefined)[];
type Divide = Extract<ListEdit, { readonly kind: 'divide' }>;
type Split = Extract<ListEdit, { readonly kind: 'split' }>;

/** Shares of the whole, as they were said, and who takes the rest. */
export const divideShares = (shape: ListShape, entries: readonly Entry[], { parts, rest }: Divide): Edited => {
  const column = findShareColumn(shape);
  if (column === undefined) return refuse({ kind: 'noShares' });
  const places = findEntries(
    shape,
    entries,
    parts.map(({ who }) => who),
  );
  if (!places.ok) return places;
  const said = readShares(parts.map(({ share }) => share));
  if (!said.ok) return said;
  const given = entries.map((_, index): Share | undefined => said.value[places.value.indexOf(index)]);
  // Whoever is not spoken of keeps what they have, as it was meant.
  const kept = sharesIn(column, entries);
  const divided = rest === undefined ? ok(given) : divideRest(shape, entries, { given, kept, rest });
  return divided.ok
    ? ok(
        withShares(
          column,
          entries,
          divided.value.map((share, index) => share ?? kept[index]),
        ),
      )
    : divided;
};

interface Rest {
  readonly given: Shares;
  readonly kept: Shares;
  readonly rest: NonNullable<Divide['rest']>;
}

const divideRest = (
  shape: ListShape,
  entries: readonly Entry[],
  { given, kept, rest }: Rest,
): Result<Shares, ListRefusal> => {
  const open = given.flatMap((share, index) => (share === undefined ? [index] : []));
  const named = rest === 'equally' ? ok(open) : findEntries(shape, entries, rest.to);
  if (!named.ok) return named;
  const taken = named.value.find((index) => given[index] !== undefined);
  if (taken !== undefined) return refuse({ kind: 'namedTwice', who: nameIn(shape, entries[taken] ?? {}) });
  // The rest is measured against what those keep who are not spoken of.
  const used = sumOf(given).add(sumOf(kept.filter((_, index) => open.includes(index) && !named.value.includes(index))));
  const left = wholeShare.sub(used);
  if (left.lt(0)) return refuse({ kind: 'overTheWhole', total: sharePercent(used) });
  if (named.value.length === 0)
    return left.equals(0) ? ok(given) : refuse({ kind: 'nobodyForTheRest', left: sharePercent(left) });
  if (left.equals(0)) return refuse({ kind: 'nothingLeft' });
  const each = left.div(named.value.length);
  return ok(given.map((share, index) => (named.value.includes(index) ? each : share)));
};

/** Parts of the share of one: whoever is new comes in that one's place, who leaves when all of it is given away. */
export const splitShare = (shape: ListShape, entries: readonly Entry[], { who, among }: Split): Edited => {
  const column = findShareColumn(shape);
  if (column === undefined) return refuse({ kind: 'noShares' });
  const found = findEntry(shape, entries, who);
  if (!found.ok) return found;
  const name = nameIn(shape, entries[found.value] ?? {});
  const whole = sharesIn(column, entries)[found.value];
  if (whole === undefined) return refuse({ kind: 'hasNoShare', who: name });
  const parts = readParts(among);
  if (!parts.ok) return parts;
  const joined = joinAll(shape, entries, { at: found.value, among });
  if (!joined.ok) return joined;
  const places = findEntries(
    shape,
    joined.value,
    among.map(({ entry }) => nameIn(shape, entry)),
  );
  if (!places.ok) return places;
  const before = sharesIn(column, joined.value);
  const ownLeft = whole.mul(wholeShare.sub(sumOf(parts.value)));
  const shares = joined.value.map((_, index) => {
    const part = parts.value[places.value.indexOf(index)]?.mul(whole);
    if (index === found.value) return ownLeft.add(part ?? noShare);
    return part === undefined ? before[index] : part.add(before[index] ?? noShare);
  });
  const all = withShares(column, joined.value, shares);
  return ok(shares[found.value]?.equals(0) ? all.toSpliced(found.value, 1) : all);
};

// What is said in figures is taken from the share first; the others take equal parts of what is left.
const readParts = (among: readonly SplitPart[]): Result<readonly Share[], ListRefusal> => {
  const said = readShares(among.flatMap(({ share }) => share ?? []));
  if (!said.ok) return said;
  const left = wholeShare.sub(sumOf(said.value));
  const open = among.filter(({ share }) => share === undefined).length;
  if (left.lt(0)) return refuse({ kind: 'overTheWhole', total: sharePercent(sumOf(said.value)) });
  if (open > 0 && left.equals(0)) return refuse({ kind: 'nothingLeft' });
  const given = [...said.value];
  return ok(among.map(({ share }) => (share === undefined ? left.div(open) : (given.shift() ?? noShare))));
};

const joinAll = (
  shape: ListShape,
  entries: readonly Entry[],
  { at, among }: { readonly at: number; readonly among: readonly SplitPart[] },
): Edited => {
  let all = entries;
  let next = at + 1;
  for (const { entry } of among) {
    const name = nameIn(shape, entry);
    if (findEntry(shape, all, name).ok || findSame(shape, all, name) !== undefined) continue;
    const added = addEntry(shape, all, entry);
    if (!added.ok) return added;
    const [joined] = added.value.slice(-1);
    if (joined !== undefined) all = all.toSpliced(next, 0, joined);
    next += 1;
  }
  return ok(all);
};

const readShares = (said: readonly string[]): Result<readonly Share[], ListRefusal> => {
  const shares: Share[] = [];
  for (const text of said) {
    const share = shareSaid(text);
    if (!share.ok) return share;
    shares.push(share.value);
  }
  return ok(shares);
};

const sumOf = (shares: Shares): Share => sumOfShares(shares.filter((share) => share !== undefined));

const withShares = (column: string, entries: readonly Entry[], shares: Shares): readonly Entry[] =>
  entries.map((entry, index) => {
    const share = shares[index];
    return share === undefined ? entry : { ...entry, [column]: percentageOfShare(share) };
  });
