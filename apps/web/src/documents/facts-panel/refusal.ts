/** A refused input of a list fact: which entry, which detail. */
export interface PlacedError {
  readonly entry: number;
  readonly key: string;
  readonly message: string;
}

/** A refusal of the server, sorted to where it can be shown. `general` belongs to the fact as a whole. */
export interface Refusal {
  readonly general: string;
  readonly placed: readonly PlacedError[];
}

interface RefusedField {
  readonly field: string;
  readonly message: string;
}

/** Sorts the refused fields of a problem (`value.0.name`, `value.name` of a single entry) to entries and their details. */
export const sortRefusal = (message: string, refused: readonly RefusedField[]): Refusal => {
  const placed = refused.flatMap(({ field, message: text }) => {
    const [, entry, key = 'name'] = /^value(?=\.)(?:\.(\d+))?(?:\.(\w+))?$/.exec(field) ?? [];
    return field.startsWith('value.') ? [{ entry: Number(entry ?? 0), key, message: text }] : [];
  });
  const others = refused.filter(({ field }) => !field.startsWith('value.')).map((one) => one.message);
  return { placed, general: others.length > 0 ? others.join(' ') : message };
};
