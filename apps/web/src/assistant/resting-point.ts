/** Lengths in CSS pixels; `top` is where the newest message begins in what scrolls. */
interface Measures {
  readonly top: number;
  readonly height: number;
  readonly windowHeight: number;
  readonly contentHeight: number;
}

/** Space that stays above the newest words. */
const spaceAbove = 12;
/** Room below a message for the first of the answers that can be tapped. */
const spaceBelow = 72;
/** A message up to this height is a question with a few words before it, and its end is what has to be seen. */
const questionHeight = 360;

/**
 * How far a conversation is scrolled (CSS pixels) when the advisor has said something. The end, unless that would push
 * the message out of sight. One that is longer than the window is read from its beginning, where its warnings stand;
 * a question that only a keyboard on the screen makes too long keeps its end.
 */
export const restingPoint = ({ top, height, windowHeight, contentHeight }: Measures): number => {
  const end = Math.max(0, contentHeight - windowHeight);
  const isQuestion = height <= questionHeight;
  if (isQuestion && height > windowHeight) return Math.min(end, top + height + spaceBelow - windowHeight);
  return Math.max(0, Math.min(end, top - spaceAbove));
};
