/** A number with its noun, e.g. `1 guide`, `13 guides`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
