/** How many pictures are seen together, and how far a step goes. */
export const shownAtOnce = 3;

/** The picture that stands first after a step, going on at the other end. */
export const stepFrom = (
  first: number,
  { count, direction }: { readonly count: number; readonly direction: 1 | -1 },
): number => (first + direction * shownAtOnce + count) % count;

/** All pictures in the order in which they follow the first one shown. */
export const showFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (first + place) % count);
