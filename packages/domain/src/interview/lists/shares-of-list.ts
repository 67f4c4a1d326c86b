import type { Entry, ListRefusal, ListShape } from '#interview/lists/list-edit.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import {
  isAll,
  percentageOfShare,
  readShare,
  shareOfPercentage,
  sharesOfGroup,
  sumOfShares,
  type Share,
} from '#kit/share.ts';

/** The column in which a list keeps shares; undefined where it divides nothing. */
export const findShareColumn = ({ columns }: Pick<ListShape, 'columns'>): string | undefined =>
  columns.find(({ kind }) => kind === 'percent')?.key;

/** A share as it was said, as an exact share. */
export const shareSaid = (said: string): Result<Share, ListRefusal> => {
  const share = readShare(said);
  return share === undefined ? refuse({ kind: 'notAShare', share: said }) : ok(share);
};

/** A share as it was said, or as it was stored before, as it is stored; `null` where it is taken away. */
export const storeShare = (value: unknown): Result<number | null, ListRefusal> => {
  if (value === null || value === undefined) return ok(null);
  if (typeof value === 'number' && value > 0 && value <= 100) return ok(percentageOfShare(shareOfPercentage(value)));
  const said = shareSaid(String(value));
  return said.ok ? ok(percentageOfShare(said.value)) : said;
};

/** What is given out of a list, exactly; those who have no share yet count for nothing. */
export const totalOfList = (shape: ListShape, entries: readonly Entry[]): Share => {
  const column = findShareColumn(shape);
  const percentages = entries.flatMap((entry) => {
    const percentage = column === undefined ? undefined : entry[column];
    return typeof percentage === 'number' ? [percentage] : [];
  });
  return sumOfShares(sharesOfGroup(percentages));
};

/** The share of each entry, exactly; undefined where there is none. */
export const sharesIn = (column: string, entries: readonly Entry[]): readonly (Share | undefined)[] => {
  const stored = entries.map((entry) => entry[column]);
  const numbers = stored.filter((one) => typeof one === 'number');
  const meant = sharesOfGroup(numbers);
  // Cut thirds are thirds only in a group that is divided altogether.
  const exact = isAll(sumOfShares(meant)) ? meant : numbers.map(shareOfPercentage);
  let next = 0;
  return stored.map((one) => {
    if (typeof one !== 'number') return undefined;
    next += 1;
    return exact[next - 1];
  });
};
