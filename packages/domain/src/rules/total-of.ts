/** Tolerance of a group of shares, in percent: three thirds written as 33.33 are accepted. */
const shareTolerance = 0.01;

/** Adds the shares of a group in percent; undefined while a share is missing. */
export const totalOf = (people: readonly { readonly percentage?: number | undefined }[]): number | undefined =>
  people.every(({ percentage }) => percentage !== undefined)
    ? Math.round(people.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0) * 10_000) / 10_000
    : undefined;

/** True when a total of shares counts as 100%. */
export const isWhole = (total: number): boolean => Math.abs(total - 100) <= shareTolerance + 1e-9;
