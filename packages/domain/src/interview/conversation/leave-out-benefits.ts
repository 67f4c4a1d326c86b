import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** The value of a fact without public benefits, which are nobody and no property, and why something was left out. */
export const leaveOutBenefits = (
  field: FieldId,
  value: unknown,
): { readonly value: unknown; readonly notes: readonly string[] } => {
  if (!Array.isArray(value)) return { value, notes: [] };
  const { kind } = definitionOf(field);
  const entries = value as readonly Readonly<Record<string, unknown>>[];
  const called = kind === 'assets' ? 'description' : kind === 'gifts' ? 'item' : 'name';
  const left = entries.filter((entry) => typeof entry !== 'object' || !isBenefit(entry[called]));
  return left.length === entries.length ? { value, notes: [] } : { value: left, notes: [noProperty] };
};

const isBenefit = (words: unknown): boolean =>
  typeof words === 'string' && benefit.test(words.trim()) && !/\bback ?pay\b/iu.test(words);

const benefit = patternOf(
  'iu',
  String.raw`^(?:an?|my|our|his|her|the|some|monthly|\s)*(?:ssi|ssdi|supplemental security income|social security(?: disability)?`,
  String.raw`|medicaid|medi-?cal|medicare|food stamps?|snap|ebt(?: card)?|section 8|housing vouchers?|tanf|wic|welfare|unemployment`,
  String.raw`|public assistance|disability|(?:va|veterans?'?) (?:pension|disability|benefits?|compensation))`,
  String.raw`(?: (?:checks?|benefits?|income|payments?|money|card|insurance|pension|coverage))*$`,
);

/** What is said where a benefit was told as property or as somebody. */
export const noProperty =
  'Benefits such as SSI, Medicaid or a VA pension end with the person who receives them and cannot be left to anybody, so they stand in your notes alone. A gift made outright to somebody who lives on such benefits can put them at risk.';
