import { Refused } from '#platform/refused.ts';

/** No form of the product nests deeper than a handful of levels. */
const deepest = 64;
/** The longest lists that are sent, of property and of what was said before, have less than half as many values. */
const mostValues = 5000;

/** Whether PostgreSQL keeps a text: it keeps no NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** Reads a body as JSON, with texts that can be kept: NUL characters are left out, halves of characters are refused. */
export const readJson = (text: string): unknown => {
  try {
    return storable(JSON.parse(text), { path: [], count: { values: 0 } });
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new Refused('invalid', { code: 'not-json', message: 'The request could not be read as JSON.' });
    }
    throw error;
  }
};

interface Place {
  readonly path: readonly string[];
  /** Every value of the body so far. */
  readonly count: { values: number };
}

const storable = (value: unknown, { path, count }: Place): unknown => {
  if (typeof value === 'string') return readText(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= deepest) {
    throw new Refused('invalid', { code: 'too-deep', message: 'The request is nested more deeply than we can read.' });
  }
  const entries = Object.entries(value);
  count.values += entries.length;
  // Before any shape looks at them: a shape tries every one of its variants on every value.
  if (count.values > mostValues) {
    throw new Refused('invalid', { code: 'too-much', message: 'That is more than we can take in one request.' });
  }
  const within = (key: string): Place => ({ path: [...path, key], count });
  if (Array.isArray(value)) return entries.map(([index, item]) => storable(item, within(index)));
  return Object.fromEntries(entries.map(([key, item]) => [readText(key, path), storable(item, within(key))]));
};

/** Half of a surrogate pair would be kept as a replacement character: nobody meant to write that. */
const readText = (text: string, path: readonly string[]): string => {
  if (text.isWellFormed()) return text.replaceAll('\0', '');
  const message = 'There is a character in this text that we cannot read. Please type it again.';
  throw new Refused('invalid', { code: 'not-text', message, errors: [{ field: path.join('.'), message }] });
};
