import { lawOfKind, type InstrumentKind } from '#law/execution-kind.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** Whether the service makes an instrument for a state; when it does not, why, in one sentence for the person who asks. */
export type Made = { readonly state: 'made' } | { readonly state: 'blocked'; readonly reason: string };

/**
 * Whether an instrument of this kind may be made under this law. It is blocked where the state has forms of its own that are
 * not held here, and where a rule that the kind cannot do without is missing or still has to be verified.
 */
export const madeIn = (kind: InstrumentKind, law: StateLaw): Made => {
  const reason = lawOfKind(kind).block(law, stateInSentence(law.code));
  return reason === undefined ? { state: 'made' } : { state: 'blocked', reason };
};
