import { recognizesScreenSignatures } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What a signature on a screen does where the law asks for no form, and whether that is certain. */
export type OnScreen = (law: StateLaw) => { readonly isCertain: boolean; readonly reason: string };

/** Of a trust: certain only where the Uniform Electronic Estate Planning Documents Act is in force; elsewhere a record. */
export const trustOnScreen: OnScreen = (law) => {
  const isCertain = recognizesScreenSignatures(law);
  const state = stateInSentence(law.code);
  return { isCertain, reason: isCertain ? executes(state) : isRecord(state) };
};

/** Of a company: the members may agree in any form. */
export const companyOnScreen: OnScreen = () => ({
  isCertain: true,
  reason: 'An agreement among the members needs no particular form, so the signatures collected here execute it.',
});

const executes = (state: string): string =>
  `The law of ${state} asks for a signed writing and no further form, and says that a trust may be signed electronically, so the signatures collected here execute the document. A signature in ink before a notary is still advisable for the transfer of property.`;

const isRecord = (state: string): string =>
  `The law of ${state} asks for a signed writing and no further form, but no law of ${state} that we know of says that a trust may be signed on a screen. We recommend paper: print the document and sign it in ink, before a notary if you can. A signature that is given online is kept as a record.`;
