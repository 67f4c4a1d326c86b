import type { Act, NotarialCertificate } from '#assembly/act.ts';

/** Every block of an act in reading order. */
export const blocksOfAct = <B>(act: Act<B>): readonly B[] => {
  switch (act.kind) {
    case 'sign':
    case 'joinder':
      return act.testimonium;
    case 'acceptance':
      return [...act.words, ...act.acceptances.flatMap(({ words }) => words)];
    case 'witness':
      return act.attestation;
    case 'acknowledgment':
    case 'jurat':
      return act.certificates.flatMap(blocksOfCertificate);
    case 'selfProvingAffidavit':
      return [...act.words, ...blocksOfCertificate(act.certificate)];
  }
};

const blocksOfCertificate = <B>({ venue, words }: NotarialCertificate<B>): readonly B[] => [...venue, ...words];
