import type { Act, NotarialCertificate, SigningAct } from '#assembly/act.ts';

interface Change<From, To> {
  readonly blocks: (blocks: readonly From[]) => readonly To[];
  /** What becomes of a name on a line; unchanged when left out. */
  readonly name?: (name: string) => string;
}

/** An act with its blocks, and if asked its names, replaced. */
export const mapAct = <From, To>(act: Act<From>, { blocks, name = same }: Change<From, To>): Act<To> => {
  const certificate = (one: NotarialCertificate<From>): NotarialCertificate<To> => ({
    ...one,
    names: one.names.map(name),
    venue: blocks(one.venue),
    words: blocks(one.words),
  });
  const signers = (named: SigningAct['signers']) => named.map((signer) => ({ ...signer, name: name(signer.name) }));

  switch (act.kind) {
    case 'sign':
    case 'joinder':
      return { ...act, testimonium: blocks(act.testimonium), signers: signers(act.signers) };
    case 'acceptance':
      return {
        ...act,
        words: blocks(act.words),
        acceptances: act.acceptances.map(({ words, signer }) => ({
          words: blocks(words),
          signer: { ...signer, name: name(signer.name) },
        })),
      };
    case 'witness':
      return { ...act, attestation: blocks(act.attestation) };
    case 'acknowledgment':
    case 'jurat':
      return { ...act, certificates: act.certificates.map(certificate) };
    case 'selfProvingAffidavit':
      return {
        ...act,
        words: blocks(act.words),
        affiants: act.affiants.map((affiant) => ({ ...affiant, name: name(affiant.name) })),
        certificate: certificate(act.certificate),
      };
  }
};

const same = (name: string): string => name;
