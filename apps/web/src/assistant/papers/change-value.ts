import type { PaperFinding } from '@evergrant/contract/papers.ts';

type Value = PaperFinding['value'];
type Input = PaperFinding['inputs'][number];

const own = 'value';
const keyOf = ({ key = own }: Input): string => key;

/** What stands in the inputs of a finding, by their keys. */
export const draftOf = ({ value, inputs }: Pick<PaperFinding, 'value' | 'inputs'>): Readonly<Record<string, string>> =>
  Object.fromEntries(inputs.map((input) => [keyOf(input), written(input, partOf(value, input))]));

/** The value after its inputs were written in; what nobody has touched stays as it was found, to the last decimal. */
export const valueOfDraft = (
  { value, inputs }: Pick<PaperFinding, 'value' | 'inputs'>,
  draft: Readonly<Record<string, string>>,
): Value => {
  const before = draftOf({ value, inputs });
  const parts = inputs.map((input): readonly [string, string | number | boolean | undefined] => {
    const typed = (draft[keyOf(input)] ?? '').trim();
    if (typed === before[keyOf(input)]) return [keyOf(input), partOf(value, input)];
    return [keyOf(input), typed === '' ? undefined : read(input, typed)];
  });
  if (typeof value !== 'object') return parts[0]?.[1] ?? '';
  const entry = Array.isArray(value) ? {} : value;
  const given = parts.filter(([, part]) => part !== undefined);
  const kept = Object.entries(entry).filter(([key]) => !parts.some(([other]) => other === key));
  return Object.fromEntries([...kept, ...given]);
};

const partOf = (value: Value, { key }: Input): string | number | boolean | undefined => {
  if (key === undefined) return typeof value === 'object' ? undefined : value;
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, string | number>>)[key]
    : undefined;
};

const written = ({ kind }: Input, part: string | number | boolean | undefined): string => {
  if (part === undefined) return '';
  if (typeof part !== 'number') return String(part);
  return kind === 'money' ? String(part / 100) : String(Math.round(part * 100) / 100);
};

const read = ({ kind }: Input, typed: string): string | number => {
  if (kind !== 'money' && kind !== 'percent' && kind !== 'years') return typed;
  const number = Number(typed.replaceAll(/[$,%\s]/g, ''));
  if (!Number.isFinite(number)) return typed;
  return kind === 'money' ? Math.round(number * 100) : number;
};
