import { Refused } from '#platform/refused.ts';

/** No form of the product nests deeper than a handful of levels. */
const deepest = 64;

/** Whether PostgreSQL keeps a text: it keeps no NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** Reads a body as JSON, with texts that can be kept: without NUL characters and halves of surrogate pairs. */
export const readJson = (text: string): unknown => {
  try {
    return storable(JSON.parse(text), 0);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new Refused('invalid', { code: 'not-json', message: 'The request could not be read as JSON.' });
    }
    throw error;
  }
};

const storable = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) {
    throw new Refused('invalid', { code: 'too-deep', message: 'The request is nested more deeply than we can read.' });
  }
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key, depth) as string, storable(item, depth + 1)]),
  );
};
