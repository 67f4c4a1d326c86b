import type { SignedVersion } from '@evergrant/contract/signed-versions.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { Say } from '#platform/language/use-say.ts';
import { formatMoment } from '#ui/format-moment.ts';

type Version = Pick<SignedVersion, 'state' | 'isCurrent' | 'method'> & {
  readonly signers: readonly Pick<Signer, 'role'>[];
};
type Signer = SignedVersion['signers'][number];

/** How far a version is signed, in a sentence. */
export const signedWords = ({ state, isCurrent, method, signers }: Version): string => {
  const isInInk = method === 'print-and-sign';
  if (state === 'unfinished') {
    const what = isInInk ? 'signed in ink' : 'signed';
    return isCurrent ? `Not ${what} by everybody yet.` : `Replaced by a newer version before everybody had ${what}.`;
  }
  if (!isInInk) return 'Signed by everybody.';
  return signers.some(({ role }) => role === 'on-paper')
    ? 'Signed in ink by everybody, as you stated.'
    : 'Acknowledged online by everybody. It is executed in ink on paper.';
};

/** Who signed, as what and when: `Wanda Ellis, witness, November 22, 2026, 7:14 PM Pacific Time (UTC−8)`. */
export const signerWords = (
  { name, role, signedAt, timeZone }: Signer,
  method: SignedVersion['method'],
  say: Say = (words) => words,
): string => {
  if (role === 'on-paper') return [name, say('on paper'), say(longDate(signedAt))].join(', ');
  const act = method === 'print-and-sign' ? [say('acknowledged online')] : [];
  return [name, say(roleNames[role]), ...act, say(formatMoment(signedAt, timeZone))].join(', ');
};

const roleNames = { owner: 'owner', maker: 'maker', witness: 'witness', cosigner: 'co-signer' } as const;
