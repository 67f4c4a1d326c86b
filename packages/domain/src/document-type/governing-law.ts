import type { LegalDocument } from '#assembly/document.ts';
import { lawsOn } from '#law/law-on.ts';
import type { LawSource } from '#law/law-source.ts';
import { stateCodes, stateInSentence, type StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What a finished document says of the law that governs it. */
export type Governed = Pick<LegalDocument, 'draftedOn' | 'governingState' | 'governingStateCode'>;

/** The law that governs a finished document, as it stood on the day of its draft. */
export const governing = (document: Governed, laws: LawSource): StateLaw | undefined =>
  lawsOn(laws, document.draftedOn)(codeOf(document));

// Documents of before 2026.13.0 keep no code; they print the name.
const codeOf = ({ governingState, governingStateCode }: Governed): StateCode | undefined =>
  governingStateCode ?? stateCodes.find((code) => stateInSentence(code) === governingState);
