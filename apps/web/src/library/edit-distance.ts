/** How many letters must be added, dropped, replaced or swapped with their neighbor to turn one word into another. */
export const editDistance = (from: string, to: string): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, position) => position);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwap && row > 1 && column > 1 ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ];
      current.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
};
