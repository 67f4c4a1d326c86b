import { columnKinds } from '@evergrant/domain/facts/column-kind.ts';
import { z } from 'zod';

/** One of a closed set of answers. */
export const Choice = z.object({ value: z.string(), label: z.string() });

/** Which numbers a column takes, and what is said of others. */
const NumberRange = z.object({
  above: z.number().optional(),
  from: z.number().optional(),
  upTo: z.number(),
  isWhole: z.boolean(),
  message: z.string(),
});

/** How an entry of a list, or the one person of an office, is written by hand. */
export const EntryForm = z.object({
  noun: z.string(),
  columns: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        kind: z.enum(columnKinds),
        isRequired: z.boolean(),
        isWide: z.boolean(),
        /** Which numbers are taken, as they are stored. */
        range: NumberRange.optional(),
        choices: z.array(Choice).readonly().optional(),
      }),
    )
    .readonly(),
  isTextList: z.boolean(),
  isSingle: z.boolean(),
  mayLeaveShares: z.boolean().optional(),
  noneLabel: z.string().optional(),
  /** A single value that takes the place of the whole list. */
  instead: z.object({ value: z.string(), ask: z.string(), label: z.string() }).optional(),
});
