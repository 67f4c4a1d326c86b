import type { Desk } from '#interview/edits/known-entries.ts';
import { type FreeEdit, readInPlace } from '#interview/edits/read-in-place.ts';
import { readRanksFreely } from '#interview/edits/read-ranks-freely.ts';

/** A correction in free words, where no reader of orders has found one: who stands in whose place, and who comes first. */
export const readFreely = (desk: Desk, text: string): FreeEdit | undefined =>
  readInPlace(desk, text) ?? readRanksFreely(desk, text);
