/** One entry of a list, by its columns. */
export type Entry = Readonly<Record<string, unknown>>;

/** The entries of a fact: of a list, or the one that stands alone. */
export const entriesOf = (value: unknown): readonly Entry[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one: unknown): one is Entry => typeof one === 'object' && one !== null && ('name' in one || 'description' in one),
  );

/** What an entry is called: the name of somebody, the words of a thing. */
export const nameOf = ({ name, description }: Entry): string => String(name ?? description ?? '');
