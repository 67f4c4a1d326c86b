import type { Cosigner, InviteAllAnswer, Witness } from '@evergrant/contract/signing.ts';
import type { z } from 'zod';
import type { Announcement } from '#signing/announcement.ts';

type Invited = Pick<Witness, 'status' | 'inviteSentAt' | 'inviteKeptAt' | 'undeliveredAt'>;

/** Who is still to answer: everybody on the list who has neither signed nor declined. */
export const whoIsAwaited = <Candidate extends Invited>(asked: readonly Candidate[]): readonly Candidate[] =>
  asked.filter(({ status }) => status === 'pending' || status === 'viewed');

/** Whom a bulk send reaches: who is awaited and has no link that arrived; once all have one, everybody who is awaited. */
export const whomToInvite = <Candidate extends Invited>(asked: readonly Candidate[]): readonly Candidate[] => {
  const awaited = whoIsAwaited(asked);
  const without = awaited.filter(({ inviteSentAt, undeliveredAt }) => inviteSentAt === null || undeliveredAt !== null);
  return without.length > 0 ? without : awaited;
};

/** Everybody with a private link of their own: the witnesses, and the co-signers who are still to sign by one. */
export const everybodyAsked = (signing: {
  readonly witnesses: readonly Witness[];
  readonly cosigners: readonly Pick<Cosigner, 'hasSigned' | 'link'>[];
}): readonly Witness[] => [
  ...signing.cosigners.flatMap(({ hasSigned, link }) => (link && !hasSigned ? [link] : [])),
  ...signing.witnesses,
];

/** The bulk button's words. */
export const inviteAllLabel = (asked: readonly Invited[]): 'Send All Invites' | 'Resend All Invites' =>
  asked.length > 0 && asked.every(({ inviteSentAt }) => inviteSentAt !== null)
    ? 'Resend All Invites'
    : 'Send All Invites';

export type InviteAllNotice = Announcement & { readonly tone: 'success' | 'error' };

/** What the owner is told after a bulk send; `turn`: when what is kept leaves. */
export const inviteAllNotice = (
  { sent, reached, failed, kept, waiting }: z.infer<typeof InviteAllAnswer>,
  turn: string,
): InviteAllNotice => {
  if (waiting.length > 0) {
    const names = waiting.join(' and ');
    return {
      tone: 'error',
      title: 'Please Wait',
      message: [
        ...(sent === 0 ? [] : [`Sent ${count(sent)}.`]),
        ...(failed === 0 ? [] : [`${failed} failed.`]),
        waiting.length === 1
          ? `${names} has been written to often today, so this invitation waits: please send it tomorrow.`
          : `${names} have been written to often today, so this invitation waits: please send it tomorrow.`,
      ].join(' '),
    };
  }
  if (kept > 0) {
    return {
      tone: 'success',
      title: 'Ready to Send',
      message: `${count(kept)} ${kept === 1 ? 'leaves' : 'leave'} by email as soon as ${turn}.`,
    };
  }
  if (sent === 0 && failed === 0) return noPendingInvitations;
  if (failed === 0) {
    return {
      tone: 'success',
      title: 'Invitations Sent',
      message: `Sent ${count(sent)} by email, to ${reached.join(' and ')}.`,
    };
  }
  if (sent === 0) {
    return {
      tone: 'error',
      title: 'Failed to Send Invitations',
      message: 'No invitation could be sent. Please try again.',
    };
  }
  return {
    tone: 'error',
    title: 'Partial Success',
    message: `Sent ${count(sent)}, to ${reached.join(' and ')}; ${failed} failed.`,
  };
};

export const noPendingInvitations: InviteAllNotice = {
  tone: 'error',
  title: 'No Pending Invitations',
  message: 'Everybody on your list has answered.',
};

const count = (invitations: number): string => `${invitations} ${invitations === 1 ? 'invitation' : 'invitations'}`;
