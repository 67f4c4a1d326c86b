import { certificateOf } from '#law/certificate-of.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What the packet says of a certificate that could not be verified; nothing where its words and its details are certain. */
export const certificateStep = (law: StateLaw | undefined): readonly string[] =>
  law !== undefined && isUnsure(law)
    ? [
        `We could not verify every detail of the notary’s certificate that is printed here for ${stateInSentence(law.code)}: ask the notary to compare it with the form in use there, or to attach one.`,
      ]
    : [];

const isUnsure = (law: StateLaw): boolean =>
  (['individual', 'representative'] as const).some(
    (capacity) => certificateOf(law, { act: 'acknowledgment', capacity }).isCautious,
  );
