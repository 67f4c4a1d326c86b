import { lawOf } from '#law/law-of.ts';
import type { LawSource } from '#law/law-source.ts';
import { isStateCode } from '#law/state-code.ts';

/** The law of all 51 jurisdictions. */
export const everyLaw: LawSource = (state) => (state !== undefined && isStateCode(state) ? lawOf(state) : undefined);
