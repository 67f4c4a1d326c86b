/** What stands before and behind the last word of correction in a message: `the 14th, no wait, the 15th`. */
export interface Corrected {
  readonly before: string;
  readonly after: string;
}

const correction =
  /(?:^|[\s,.;!-])(?:(?:no|oh|oops|sorry|ah),? )?(?:no,? (?:wait|sorry|i mean|actually|make that|it'?s)|wait|scratch that|strike that|i mean(?:t)?(?: to say)?|i should say|make (?:that|it)|correction|or rather|rather|actually|sorry|excuse me|my mistake|hold on)(?=[\s,.:;]|$)[\s,.:;-]*/giu;
const denied = /,\s*no,\s*/giu;

/** Takes a message apart at its last correction; undefined where it takes nothing back. */
export const lastWord = (text: string): Corrected | undefined => {
  const marks = [...text.matchAll(correction), ...text.matchAll(denied)]
    .filter(({ index }) => /[\p{L}\p{N}]/u.test(text.slice(0, index)))
    .toSorted((one, other) => one.index - other.index);
  const last = marks.findLast(({ index, 0: mark }) => /[\p{L}\p{N}]/u.test(text.slice(index + mark.length)));
  return last && { before: text.slice(0, last.index), after: text.slice(last.index + last[0].length) };
};
