import type { SignedVersion } from '@evergrant/contract/signed-versions.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { formatDate } from '#ui/format-date.ts';

type Version = Pick<SignedVersion, 'state' | 'isCurrent'>;
type Signer = SignedVersion['signers'][number];

/** How far a version is signed, in a sentence. */
export const signedWords = ({ state, isCurrent }: Version): string => {
  if (state !== 'unfinished') return 'Signed by everybody.';
  return isCurrent ? 'Not signed by everybody yet.' : 'Replaced by a newer version before everybody had signed.';
};

/** Who signed, as what and when: `Wanda Ellis, witness, Nov 22, 2026`. */
export const signerWords = ({ name, role, signedAt }: Signer): string =>
  role === 'on-paper'
    ? `${name}, on paper, ${longDate(signedAt)}`
    : `${name}, ${roleNames[role]}, ${formatDate(signedAt)}`;

const roleNames = { owner: 'owner', witness: 'witness', cosigner: 'co-signer' } as const;
