import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';

type Signing = Pick<SigningAnswer, 'method' | 'ownerSignedAt' | 'signers'>;

const inkOfOwner = ({ signers }: Pick<Signing, 'signers'>) => signers.find(({ role }) => role === 'owner')?.paper;

/** How the owner has signed, in a sentence. */
export const howOwnerSigned = (signing: Pick<SigningAnswer, 'signers' | 'ownerName'>): string => {
  const ink = inkOfOwner(signing);
  return ink
    ? `You have signed on paper on ${longDate(ink.signedOn)}, as you stated. Keep the signed sheet: the PDF says so on your line and does not show the ink.`
    : `You have signed as ${signing.ownerName}.`;
};

/** How far the owner's own signature is, in the words of a badge: the day is the one where they signed. */
export const ownerBadge = ({ method, ownerSignedAt, signers }: Signing): string => {
  const act = method === 'electronic' ? 'Signed' : 'Confirmed online';
  if (ownerSignedAt === null) return method === 'electronic' ? 'Not signed yet' : 'Not confirmed';
  const ink = method === 'electronic' ? inkOfOwner({ signers }) : undefined;
  if (ink) return `Signed on paper ${longDate(ink.signedOn)}`;
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
  const named = inOneSentence(others);
  const who = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
  const after = signAfter(who, {
    isOne: others.length === 1,
    isPerson: only !== 'your witnesses',
    ...(areWitnessesLast && { makers: inOneSentence(makers) }),
  });
  return ownerSignedAt === null ? ['You sign first.', after].join(' ') : after;
};

interface After {
  readonly isOne: boolean;
  readonly isPerson: boolean;
  /** After whom the witnesses sign. */
  readonly makers?: string;
}

const signAfter = (who: string, { isOne, isPerson, makers }: After): string => {
  if (makers !== undefined)
    return isOne
      ? `${who} signs after you, and your witnesses after ${makers}.`
      : `${who} sign after you, in any order, and your witnesses after ${makers}.`;
  if (!isOne) return `${who} sign after you, in any order.`;
  return isPerson ? `${who} signs after you.` : 'Your witnesses sign after you.';
};

type Next = Pick<SigningAnswer, 'method' | 'status' | 'cosigners' | 'takesWitnesses' | 'witnesses'>;

/** What the owner does next after signing on the screen or stating the ink; undefined where nothing is left to do. */
export const nextAfterOwner = ({ method, status, cosigners, takesWitnesses, witnesses }: Next): string | undefined => {
  if (method !== 'electronic' || status === 'signed') return undefined;
  const waiting = cosigners.filter(({ hasSigned }) => !hasSigned).map(({ name }) => name);
  if (waiting.length > 0)
    return `Next: send ${inOneSentence(waiting)} ${waiting.length === 1 ? 'a private link' : 'their private links'}.`;
  if (!takesWitnesses) return undefined;
  return witnesses.length === 0 ? 'Next: add your witnesses.' : 'Next: send your witnesses their links.';
};
