import type { Witness } from '@evergrant/contract/signing.ts';
import { expect, test } from 'vitest';
import { inviteAllLabel, inviteAllNotice, witnessesToInvite } from '#signing/invite-all.ts';

const sentAt = '2026-01-05T10:00:00.000Z';
const invited = (status: Witness['status'], inviteSentAt: string | null) => ({ status, inviteSentAt });

test('a bulk send reaches witnesses never invited or still pending, never those who signed', () => {
  const pending = invited('pending', sentAt);
  const never = invited('pending', null);

  expect(witnessesToInvite([pending, never, invited('viewed', sentAt), invited('signed', sentAt)])).toEqual([
    pending,
    never,
  ]);
  expect(witnessesToInvite([invited('signed', null)])).toEqual([]);
});

test('the bulk button offers to resend once every witness was invited', () => {
  expect(inviteAllLabel([invited('pending', sentAt), invited('pending', null)])).toBe('Send All Invites');
  expect(inviteAllLabel([invited('pending', sentAt), invited('signed', sentAt)])).toBe('Resend All Invites');
});

test('the notice after a bulk send tells full, partial and total failure apart', () => {
  const titles = [
    { sent: 2, failed: 0 },
    { sent: 2, failed: 1 },
    { sent: 0, failed: 3 },
    { sent: 0, failed: 0 },
  ].map((answer) => inviteAllNotice(answer).title);

  expect(titles).toEqual([
    'Invitations Sent',
    'Partial Success',
    'Failed to Send Invitations',
    'No Pending Invitations',
  ]);
  expect(inviteAllNotice({ sent: 1, failed: 2 }).message).toBe('Sent 1 invitation, 2 failed.');
});
