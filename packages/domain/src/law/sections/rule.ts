import { z } from 'zod';
import { isPlainDate, type PlainDate } from '#kit/plain-date.ts';

/**
 * How well a rule is known. `seen`: its core stood in a text that was opened (`source`). `known`: from memory, settled.
 * `verify`: unsure, or sources conflict.
 */
const confidence = z.enum(['seen', 'known', 'verify']);

/** What a missing value says: nobody found out, or there is no such rule. */
const nullMeans = z.enum(['unknown', 'not-applicable']);

// A copy of a code often tells only its year or month.
const isDateAsKnown = (text: string): boolean =>
  /^\d{4}(?:-\d{2}){0,2}$/u.test(text) && isPlainDate(`${text}-01-01`.slice(0, 10));

const day = z.string().refine(isPlainDate, 'is a real day, YYYY-MM-DD');

/** The fields around every value: `asOf` is the day, month or year of the text that was read, null when it bears no date. */
const provenance = {
  cite: z.string().min(1).nullable(),
  source: z.url({ protocol: /^https$/u }).nullable(),
  confidence,
  asOf: z.string().refine(isDateAsKnown, 'is a real day, month or year').nullable(),
  note: z.string().min(1).optional(),
  nullMeans: nullMeans.optional(),
  validFrom: day.optional(),
  validTo: day.optional(),
};

/** A rule of law as data: a value (null when there is none) with where it stands, where it was read, and how sure it is. */
export interface LawRule<V> {
  readonly value: V | null;
  readonly cite: string | null;
  readonly source: string | null;
  readonly confidence: z.infer<typeof confidence>;
  readonly asOf: string | null;
  readonly note?: string | undefined;
  readonly nullMeans?: z.infer<typeof nullMeans> | undefined;
  readonly validFrom?: PlainDate | undefined;
  readonly validTo?: PlainDate | undefined;
}

/**
 * The schema of a rule whose value has the given schema. A missing value says what its absence means, and what was seen
 * names where.
 */
export const ruleOf = <V extends z.ZodType>(value: V) =>
  z
    .strictObject({ ...provenance, value: value.nullable() })
    .refine(saysWhatAbsenceMeans, 'only a missing value says what it means')
    .refine(namesWhatWasSeen, 'what was seen names its source');

const saysWhatAbsenceMeans = (rule: object): boolean => {
  const { value, nullMeans: meaning } = rule as LawRule<unknown>;
  return (value === null) === (meaning !== undefined);
};

const namesWhatWasSeen = (rule: object): boolean => {
  const { confidence: how, source } = rule as LawRule<unknown>;
  return how !== 'seen' || source !== null;
};
