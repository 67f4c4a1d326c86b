import { Refused } from '#platform/refused.ts';

/** No form of the product nests deeper than a handful of levels. */
const deepest = 64;

/** Whether PostgreSQL keeps a text: it keeps no NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** Reads a body as JSON, with texts that can be kept: NUL characters are left out, halves of characters are refused. */
export const readJson = (text: string): unknown => {
  try {
    return storable(JSON.parse(text), []);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new Refused('invalid', { code: 'not-json', message: 'The request could not be read as JSON.' });
    }
    throw error;
  }
};

const storable = (value: unknown, path: readonly string[]): unknown => {
  if (typeof value === 'string') return readText(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= deepest) {
    throw new Refused('invalid', { code: 'too-deep', message: 'The request is nested more deeply than we can read.' });
  }
  if (Array.isArray(value)) return value.map((item, index) => storable(item, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [readText(key, path), storable(item, [...path, key])]),
  );
};

/** Half of a surrogate pair would be kept as a replacement character: nobody meant to write that. */
const readText = (text: string, path: readonly string[]): string => {
  if (text.isWellFormed()) return text.replaceAll('\0', '');
  const message = 'There is a character in this text that we cannot read. Please type it again.';
  throw new Refused('invalid', { code: 'not-text', message, errors: [{ field: path.join('.'), message }] });
};
