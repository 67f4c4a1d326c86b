import type { Signer } from '#assembly/signer.ts';
import { cosignersOf, isSpouse } from '#execution/cosigners.ts';
import type { SigningMethod } from '#law/signing-method.ts';

type SignerRole = 'owner' | 'spouse' | 'cosigner' | 'witness' | 'notary';

/** Somebody whose signature a document needs. */
export interface RequiredSigner {
  /** Their line: the id of a signer of the document, `witness-1` and so on, or `notary`. */
  readonly lineId: string;
  readonly role: SignerRole;
  /** From 1. Whoever has the same number as somebody else signs before or after them. */
  readonly order: number;
  /** Undefined while nobody is named for the line. */
  readonly name: string | undefined;
  /** As what they sign, in words. */
  readonly capacity: string;
  /** `screen`: here, or in ink if they prefer; `ink`: on paper, since the law asks for it. */
  readonly method: 'screen' | 'ink';
}

interface Signing {
  /** Everybody who signs the instrument, its maker first. */
  readonly signers: readonly Signer[];
  readonly method: SigningMethod['kind'];
  /** The lines for witnesses with the names that are known. */
  readonly witnesses: readonly Pick<RequiredSigner, 'lineId' | 'name'>[];
  readonly awaitsNotary: boolean;
}

/** Everybody who must sign a document, in order: its maker, then co-signers and witnesses, last a notary where one is needed. */
export const requiredSigners = ({ signers, method, witnesses, awaitsNotary }: Signing): readonly RequiredSigner[] => {
  const how = method === 'electronic' ? 'screen' : 'ink';
  const [maker] = signers;
  return [
    ...(maker
      ? [
          {
            lineId: maker.id,
            role: 'owner',
            order: 1,
            name: maker.name,
            capacity: maker.capacity,
            method: how,
          } as const,
        ]
      : []),
    ...cosignersOf(signers).map(
      ({ signerId, name, capacity }) =>
        ({
          lineId: signerId,
          role: isSpouse(signerId) ? 'spouse' : 'cosigner',
          order: 2,
          name,
          capacity,
          method: how,
        }) as const,
    ),
    ...witnesses.map(
      ({ lineId, name }) => ({ lineId, role: 'witness', order: 2, name, capacity: 'Witness', method: how }) as const,
    ),
    ...(awaitsNotary ? [notary] : []),
  ];
};

// An acknowledgment before a notary is made in person, also of what was signed on a screen.
const notary: RequiredSigner = {
  lineId: 'notary',
  role: 'notary',
  order: 3,
  name: undefined,
  capacity: 'Acknowledgment before a notary',
  method: 'ink',
};
