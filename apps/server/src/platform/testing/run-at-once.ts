/** Runs everything, this many at the same moment, in order of their beginning; more would only wait for a connection. */
export const runAtOnce = async <Item, Answer>(
  items: readonly Item[],
  { lanes = 60, run }: { readonly lanes?: number; readonly run: (item: Item) => Promise<Answer> },
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) answers.push(await run(item));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
};
