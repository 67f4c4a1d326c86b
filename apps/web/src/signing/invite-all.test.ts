import type { Witness } from '@evergrant/contract/signing.ts';
import { expect, test } from 'vitest';
import { inviteAllLabel, inviteAllNotice, whoIsAwaited, whomToInvite } from '#signing/invite-all.ts';

const sentAt = '2026-01-05T10:00:00.000Z';
const invited = (status: Witness['status'], inviteSentAt: string | null, undeliveredAt: string | null = null) => ({
  status,
  inviteSentAt,
  inviteKeptAt: null,
  undeliveredAt,
});

test('a bulk send for one who was replaced reaches nobody who has a link that works, or has answered', () => {
  const pending = invited('pending', sentAt);
  const never = invited('pending', null);
  const viewed = invited('viewed', sentAt);
  const cameBack = invited('viewed', sentAt, sentAt);
  const asked = [pending, never, viewed, cameBack, invited('signed', sentAt), invited('declined', sentAt)];

  expect(whomToInvite(asked)).toEqual([never, cameBack]);
  expect(whoIsAwaited(asked)).toEqual([pending, never, viewed, cameBack]);
});

test('once everybody has a link, a bulk send reaches everybody who is still to sign, also who has opened theirs', () => {
  const pending = invited('pending', sentAt);
  const viewed = invited('viewed', sentAt);
  expect(whomToInvite([pending, viewed, invited('signed', sentAt), invited('declined', sentAt)])).toEqual([
    pending,
    viewed,
  ]);
  expect(whomToInvite([invited('signed', sentAt), invited('declined', sentAt)])).toEqual([]);
});

test('the bulk button offers to resend once everybody was invited', () => {
  expect(inviteAllLabel([invited('pending', sentAt), invited('pending', null)])).toBe('Send All Invites');
  expect(inviteAllLabel([invited('pending', sentAt), invited('signed', sentAt)])).toBe('Resend All Invites');
});

const turn = 'you have signed';

test('invitations that wait for the owner are not called sent', () => {
  expect(inviteAllNotice({ sent: 0, reached: [], failed: 0, kept: 2, waiting: [] }, turn)).toMatchObject({
    title: 'Ready to Send',
    message: '2 invitations leave by email as soon as you have signed.',
  });
});

test('the notice after a bulk send tells full, partial and total failure apart', () => {
  const titles = [
    { sent: 2, reached: ['Ann', 'Bo'], failed: 0, kept: 0, waiting: [] },
    { sent: 2, reached: ['Ann', 'Bo'], failed: 1, kept: 0, waiting: [] },
    { sent: 0, reached: [], failed: 3, kept: 0, waiting: [] },
    { sent: 0, reached: [], failed: 0, kept: 0, waiting: [] },
  ].map((answer) => inviteAllNotice(answer, turn).title);

  expect(titles).toEqual([
    'Invitations Sent',
    'Partial Success',
    'Failed to Send Invitations',
    'No Pending Invitations',
  ]);
  expect(inviteAllNotice({ sent: 1, reached: ['Ann Hill'], failed: 2, kept: 0, waiting: [] }, turn).message).toBe(
    'Sent 1 invitation, to Ann Hill; 2 failed.',
  );
});

test('whoever was written to too often today is named', () => {
  const notice = inviteAllNotice(
    {
      sent: 1,
      reached: ['Cy Hill'],
      failed: 0,
      kept: 0,
      waiting: ['Ann Hill', 'Bo Hill'],
    },
    turn,
  );
  expect(notice.message).toMatch(/^Sent 1 invitation\. Ann Hill and Bo Hill have been written to often today/);
});
