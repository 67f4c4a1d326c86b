/** How an item of a list ends by its place: `;`, `; and`, `.`. */
export const endOfItem = (index: number, count: number): string => {
  if (index === count - 1) return '.';
  return index === count - 2 ? '; and' : ';';
};
