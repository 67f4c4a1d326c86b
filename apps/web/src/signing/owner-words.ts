import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';

type Signing = Pick<SigningAnswer, 'method' | 'ownerSignedAt' | 'signers'>;

/** How far the owner's own signature is, in the words of a badge: the day is the one where they signed. */
export const ownerBadge = ({ method, ownerSignedAt, signers }: Signing): string => {
  const act = method === 'electronic' ? 'Signed' : 'Acknowledged online';
  if (ownerSignedAt === null) return method === 'electronic' ? 'Not signed yet' : 'Not acknowledged yet';
  const timeZone = signers.find(({ role }) => role === 'owner')?.online?.timeZone ?? 'UTC';
  return `${act} ${longDate(dayInZone(ownerSignedAt, timeZone))}`;
};
