import type { Witness } from '@evergrant/contract/signing.ts';
import type { Announcement } from '#signing/announcement.ts';

type Invited = Pick<Witness, 'status' | 'inviteSentAt'>;

/** Who a bulk send reaches: witnesses never invited, or still pending. */
export const witnessesToInvite = <Candidate extends Invited>(witnesses: readonly Candidate[]): readonly Candidate[] =>
  witnesses.filter(
    ({ status, inviteSentAt }) => status === 'pending' || (inviteSentAt === null && status !== 'signed'),
  );

/** The bulk button's words. */
export const inviteAllLabel = (witnesses: readonly Invited[]): 'Send All Invites' | 'Resend All Invites' =>
  witnesses.length > 0 && witnesses.every(({ inviteSentAt }) => inviteSentAt !== null)
    ? 'Resend All Invites'
    : 'Send All Invites';

export type InviteAllNotice = Announcement & { readonly tone: 'success' | 'error' };

/** What the owner is told after a bulk send. */
export const inviteAllNotice = ({ sent, failed }: { sent: number; failed: number }): InviteAllNotice => {
  if (sent === 0 && failed === 0) return noPendingInvitations;
  if (failed === 0) {
    return { tone: 'success', title: 'Invitations Sent', message: `Sent ${count(sent)} by email.` };
  }
  if (sent === 0) {
    return {
      tone: 'error',
      title: 'Failed to Send Invitations',
      message: 'No invitation could be sent. Please try again.',
    };
  }
  return { tone: 'error', title: 'Partial Success', message: `Sent ${count(sent)}, ${failed} failed.` };
};

export const noPendingInvitations: InviteAllNotice = {
  tone: 'error',
  title: 'No Pending Invitations',
  message: 'Every witness has already opened or signed the document.',
};

const count = (invitations: number): string => `${invitations} ${invitations === 1 ? 'invitation' : 'invitations'}`;
