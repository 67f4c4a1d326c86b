/**
 * JSON with sorted keys and no white space, so that equal data is equal text (the idea of RFC 8785; the model holds
 * texts, booleans and whole numbers only, for which `JSON.stringify` already writes the one form). Members that are
 * undefined are left out.
 */
export const canonicalJson = (data: unknown): string => JSON.stringify(data, sortKeys);

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
