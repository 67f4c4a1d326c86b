/** A message cut in two where one thing may end and another begin. */
export interface Cut {
  readonly parts: readonly [string, string];
  /** What cuts it: the end of a sentence or line, a mark within one, or a word that joins. */
  readonly by: 'sentence' | 'mark' | 'word';
  /** What stands behind comes after what stands before: "and then". */
  readonly isOrdered?: true;
}

const marks =
  /(?<sentence>(?<=\p{L}{2}|\d|[)"'])\.+(?=\s|$)|[!?;\n]+)|(?<mark>,(?!\d{3}\b)|\s-+\s)|\s(?:and|but|then|also|plus)\s|\s&\s/giu;

/** Every way to cut a message in two; of a long letter only those near its ends. */
export const cutInTwo = (message: string): readonly Cut[] => {
  const cuts = [...message.matchAll(marks)].flatMap(({ index, 0: mark, groups }): readonly Cut[] => {
    const parts = [bare(message.slice(0, index)), bare(message.slice(index + mark.length))] as const;
    const isCut = parts.every((part) => /[\p{L}\p{N}]/u.test(part));
    const by = groups?.['sentence'] !== undefined ? 'sentence' : groups?.['mark'] !== undefined ? 'mark' : 'word';
    const isOrdered = /\bthen\b/iu.test(mark) || /^\s*then\b/iu.test(message.slice(index + mark.length));
    return isCut ? [{ parts, by, ...(isOrdered && { isOrdered }) }] : [];
  });
  return cuts.length > mostCuts ? [...cuts.slice(0, mostCuts / 2), ...cuts.slice(-mostCuts / 2)] : cuts;
};

const mostCuts = 12;

// What only joins one part to the other says nothing.
const bare = (part: string): string =>
  part
    .trim()
    .replace(/^(?:[,;.-]\s*)+/u, '')
    .replace(/^(?:(?:and|then|also|plus|oh and)\s+)+/iu, '')
    .replace(/(?:[,;]|\s(?:and|but|also|plus))+$/iu, '');
