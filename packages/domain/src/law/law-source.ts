import type { StateLaw } from '#law/state-law.ts';

/**
 * Where the law of a state is looked up by its code. Undefined while the state is not known, and where its law is not at hand:
 * a page that talks without the server has none, and leaves to the server what depends on it.
 */
export type LawSource = (state: string | undefined) => StateLaw | undefined;

/** No law at all. */
export const noLaw: LawSource = () => undefined;
