/** A sentence with a number in braces for each value, `Nice to meet you, {1}`, as it is said in another language. */
export interface Template {
  /** The words between the values, the first and the last of them at the ends of the sentence. */
  readonly parts: readonly string[];
  /** The number that stands between each two parts. */
  readonly numbers: readonly number[];
  readonly said: string;
  /** Of these values it is only said where they are names. */
  readonly names: readonly number[];
}

const slot = /\{\d(?:,name)?\}/gu;

/** Makes a template from a sentence and what it is in another language. */
export const templateOf = (sentence: string, said: string): Template => ({
  parts: sentence.split(slot),
  numbers: [...sentence.matchAll(slot)].map(([found]) => Number(found.charAt(1))),
  said: said.replaceAll(',name}', '}'),
  names: [...sentence.matchAll(/\{(\d),name\}/gu)].map(([, number]) => Number(number)),
});

/** The values in a text that is this sentence, by their number; undefined for any other text. */
export const matchTemplate = ({ parts, numbers }: Template, text: string): ReadonlyMap<number, string> | undefined => {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === first ? new Map() : undefined;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined;
  const end = text.length - last.length;
  const values: string[] = [];
  let at = first.length;
  for (const part of others) {
    const next = text.indexOf(part, at);
    if (next === -1 || next + part.length > end) return undefined;
    values.push(text.slice(at, next));
    at = next + part.length;
  }
  values.push(text.slice(at, end));
  // What stands between quotation marks ends with the first of them.
  if (values.some((value, index) => parts[index]?.endsWith('“') && value.includes('”'))) return undefined;
  return new Map(numbers.map((number, index) => [number, values[index] ?? '']));
};

/** Writes the sentence with its values; `{1,list}` marks a value that lists several. */
export const fillTemplate = (said: string, write: (number: number, isList: boolean) => string): string =>
  said.replaceAll(/\{(\d)(,list)?\}/gu, (_, number, list) => write(Number(number), list !== undefined));
