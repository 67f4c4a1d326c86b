interface Speaking {
  /** What was said last. */
  readonly said: string | undefined;
  /** Counts the turns. */
  readonly at: number;
}

/** One of several wordings: the next in turn that begins otherwise than every sentence of what was said last. */
export const inTurn = (wordings: readonly [string, ...string[]], { said = '', at }: Speaking): string => {
  const rotated = wordings.map((_, index) => wordings[(at + index) % wordings.length] ?? wordings[0]);
  return rotated.find((words) => !isHeard(said, openingOf(words))) ?? rotated[0] ?? wordings[0];
};

// What the ear takes for the same sentence again, without what is read back.
const openingOf = (words: string): string =>
  (words.split('“')[0] ?? words).trim().split(' ').slice(0, wordsOfOpening).join(' ');

const wordsOfOpening = 3;

const isHeard = (said: string, opening: string): boolean =>
  said.startsWith(opening) || [' ', '\n'].some((before) => said.includes(`${before}${opening}`));
