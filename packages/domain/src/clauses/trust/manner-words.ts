import type { Prose } from '#assembly/draft.ts';
import { p } from '#assembly/prose.ts';
import { trustTerms } from '#clauses/trust/trust-terms.ts';
import type { Manner } from '#facts/manner.ts';

/** The term that says how descendants divide. */
export const mannerTerm = (manner: Manner = 'perStirpes'): Prose => p`${trustTerms[manner][0]}`;
