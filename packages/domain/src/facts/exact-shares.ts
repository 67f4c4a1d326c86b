import { percentageOfShare, sharesOfGroup, sumOfShares, type Share } from '#kit/share.ts';

/** Somebody who may have a share of something that is divided, in percent. */
interface Sharer {
  readonly percentage?: number | undefined;
}

/** The exact shares of a group; undefined while a share is missing or unknown. */
export const findShares = (people: readonly Sharer[]): readonly Share[] | undefined => {
  const percentages = people.flatMap(({ percentage }) =>
    percentage !== undefined && Number.isFinite(percentage) ? [percentage] : [],
  );
  return percentages.length === people.length ? sharesOfGroup(percentages) : undefined;
};

/** The sum of the shares of a group, exactly; undefined while a share is missing. */
export const totalOf = (people: readonly Sharer[]): Share | undefined => {
  const shares = findShares(people);
  return shares && sumOfShares(shares);
};

/** A group with the shares that its percentages mean: three times `33.33` is three thirds. */
export const withExactShares = <Person extends Sharer>(people: readonly Person[]): readonly Person[] => {
  const shares = findShares(people);
  return people.map((person, index) => {
    const share = shares?.[index];
    return share === undefined ? person : { ...person, percentage: percentageOfShare(share) };
  });
};
