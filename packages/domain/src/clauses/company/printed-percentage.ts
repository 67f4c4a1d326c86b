import type { DraftInline } from '#assembly/draft.ts';
import { missingMark } from '#assembly/missing-mark.ts';
import { percentInWords } from '#assembly/number-words.ts';
import { given, p } from '#assembly/prose.ts';

/** A Percentage Interest in words and figures; an only member has all of it, and one not known yet stays a visible gap. */
export const printedPercentage = (percentage: number | undefined): readonly DraftInline[] =>
  Number.isNaN(percentage) ? [given(missingMark('members'))] : p`${percentInWords(percentage ?? 100)}`;
