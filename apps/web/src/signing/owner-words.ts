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

type Others = Pick<SigningAnswer, 'ownerSignedAt' | 'cosigners' | 'takesWitnesses'>;

/** Who signs beside the owner, and when; empty where nobody does. */
export const othersSign = ({ ownerSignedAt, cosigners, takesWitnesses }: Others): string => {
  const makers = takesWitnesses ? cosigners.filter(({ role }) => role === 'maker').map(({ name }) => name) : [];
  const areWitnessesLast = makers.length > 0;
  const others = [
    ...cosigners.map(({ name }) => name),
    ...(takesWitnesses && !areWitnessesLast ? ['your witnesses'] : []),
  ];
  const [only] = others;
  if (only === undefined) return ownerSignedAt === null ? 'Nobody else has to sign it.' : '';
  const first = ownerSignedAt === null ? 'You sign first. ' : '';
  const named = list(others);
  const verb = others.length === 1 && only !== 'your witnesses' ? 'signs' : 'sign';
  const last = areWitnessesLast ? `, and your witnesses after ${list(makers)}` : '';
  return `${first}${named.charAt(0).toUpperCase()}${named.slice(1)} ${verb} after you${others.length === 1 ? '' : ', in any order'}${last}.`;
};

const list = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
