import { inOneSentence } from '#kit/in-one-sentence.ts';
import type { InstrumentKind } from '#law/execution-kind.ts';

const sheetsOfDeed =
  'An old deed that was recorded is undone only by another deed or a revocation that is recorded, never by tearing it up. One that was not recorded is destroyed once the new one is.';

// What stays in force until something is done about it differs by kind.
const byKind: Readonly<Record<InstrumentKind, string>> = {
  'lifetime-trust':
    'Keep the old signed sheets together with the new version: they show since when the trust has stood, and what was placed in it before.',
  will: 'Keep the old signed will until the new one is signed and witnessed, and destroy the old one only after that.',
  'financial-power-of-attorney':
    'The old signed sheets stay in force until you end them: revoke them in writing or destroy them, and tell your agent and everybody who has a copy.',
  'health-care-directive':
    'The old signed sheets stay in force until you end them: revoke them in writing or destroy them, and tell your agent, your doctors and everybody who has a copy.',
  'transfer-on-death-deed': sheetsOfDeed,
  'lady-bird-deed': sheetsOfDeed,
  company:
    'Keep the old signed sheets with the records of the company: they show what its members agreed until the new version is signed.',
};

interface Replaced {
  readonly kind: InstrumentKind;
  /** By whom what stands is signed, as far as it is noted. */
  readonly signedBy: readonly string[];
  /** It is executed in ink: what is replaced are sheets of paper. */
  readonly isInInk: boolean;
}

/** What a change of a version that somebody has signed means: by whom it is signed, who signs anew, and what becomes of the old sheets. */
export const sayReplaced = ({ kind, signedBy, isInInk }: Replaced): string => {
  const names = inOneSentence(signedBy);
  const signed =
    signedBy.length === 0 ? 'Somebody has signed or acknowledged this version' : `${whatIsSigned(isInInk)} by ${names}`;
  return `${signed}. A new version has to be signed anew by everybody. ${sayOldSheets(kind)}`;
};

/** What becomes of the signed sheets of a version that another one replaces, by the kind of the instrument. */
export const sayOldSheets = (kind: InstrumentKind): string => byKind[kind];

const whatIsSigned = (isInInk: boolean): string =>
  isInInk ? 'These sheets are signed in ink' : 'This version is signed';
