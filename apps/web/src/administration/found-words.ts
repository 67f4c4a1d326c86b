interface Counted {
  readonly pages: readonly { readonly total?: number; readonly isMore?: boolean }[];
}

const number = new Intl.NumberFormat('en-US');

/** How much a list holds, in words: `1 application`, `2,310 applications`, `more than 10,000 commissions`. */
export const foundWords = (data: Counted | undefined, [one, many]: readonly [string, string]): string => {
  const [first] = data?.pages ?? [];
  if (first?.total === undefined) return '';
  if (first.isMore) return `More than ${number.format(first.total)} ${many}`;
  return `${number.format(first.total)} ${first.total === 1 ? one : many}`;
};
