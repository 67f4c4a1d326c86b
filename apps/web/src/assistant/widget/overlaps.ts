interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether two boxes on the screen share more than an edge; a box without extent shares nothing. */
export const overlaps = (one: Box, other: Box): boolean =>
  hasExtent(one) &&
  hasExtent(other) &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const hasExtent = ({ left, top, right, bottom }: Box): boolean => right > left && bottom > top;
