import type { NotarialCertificate } from '#assembly/act.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { given, opt, p, para, party } from '#assembly/prose.ts';
import { officersPart } from '#clauses/general/officers-part.ts';
import { nameOfSigner, printCertificate, type Appearing } from '#clauses/general/print-certificate.ts';
import { certificateOf } from '#law/certificate-of.ts';
import type { CertificatePart } from '#law/certificate-template.ts';
import type { CertifiedAct } from '#law/certified-act.ts';
import type { StateLaw } from '#law/state-law.ts';

interface Certified {
  readonly act: CertifiedAct;
  readonly law: StateLaw;
  readonly appearing: Appearing;
}

/**
 * The certificate of a state for one who appears before an officer, in the words of its law. Date, place and identification
 * stay blank for the officer; so do the person and the title of an organisation.
 */
export const notarialCertificate = ({ act, law, appearing }: Certified): NotarialCertificate<DraftBlock> => {
  const capacity = appearing.as === 'individual' || appearing.as === 'unnamed' ? 'individual' : 'representative';
  const { notice, paragraphs } = certificateOf(law, { act, capacity });
  return {
    names: appearing.as === 'unnamed' ? [] : [appearing.name],
    ...(notice === undefined ? {} : { notice }),
    ...officersPart(law),
    words: [
      ...(paragraphs.flat().some(({ kind }) => kind === 'printed')
        ? []
        : [asTo(appearing, paragraphs.flat().some(isWitness))]),
      ...paragraphs.map((parts) => para(printCertificate(parts, appearing))),
    ],
  };
};

// Where the words of a state name nobody, it has to be said whose signature is certified.
const asTo = ({ as, role, name }: Appearing, isWitnessed: boolean): DraftBlock =>
  as === 'unnamed'
    ? para(p`As to the signature of ${nameOfSigner}:`)
    : para(
        p`As to the signature of ${party(role, name)}${opt(isWitnessed, ', which one of the witnesses above attests here once more')}:`,
      );

// A line in the words of the state for a witness beside the officer.
const isWitness = (part: CertificatePart): boolean => part.kind === 'blank' && part.slot === 'witness';

/** A certificate whose words are not known yet, because the state is not: a draft shows it as open. */
export const openCertificate = (appearing: Appearing, state: string): NotarialCertificate<DraftBlock> => ({
  names: [appearing.name],
  venue: [],
  words: [para(p`The words of this certificate follow the law of ${given(state)}.`)],
  officerLines: [],
});
