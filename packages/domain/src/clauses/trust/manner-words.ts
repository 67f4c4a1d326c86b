import type { DraftInline } from '#assembly/draft.ts';
import { term } from '#assembly/prose.ts';
import type { Manner } from '#disposition/disposition.ts';

/** The term that says how descendants divide. */
export const mannerTerm = (manner: Manner = 'perStirpes'): DraftInline => term(manner);
