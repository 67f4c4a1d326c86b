type Detail = string | number | boolean;
type Entry = Readonly<Partial<Record<string, Detail>>>;
type Value = Detail | Entry | readonly (string | Entry)[];

/** What was understood of a talk, by the names of the assistant's answer; each value has the shape of a fact. */
export type Extracted = Readonly<Record<string, Value>>;

/** What is known of `data`; the rest is left out. */
export const extracted = (data: Readonly<Record<string, Value | undefined>>): Extracted =>
  Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
