import { MailRefused, MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { mailFailingTo } from '#platform/testing/mail-failing-to.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { newestLink, signAsTestOwner, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { addWitness } from '#signing/add-witness.ts';
import { inviteAllWitnesses } from '#signing/invite-all-witnesses.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { sendKeptInvitations } from '#signing/send-kept-invitations.ts';
import { sendLeftInvitations } from '#signing/send-left-invitations.ts';
import { witnesses } from '#signing/tables.ts';
import { createWitnessToken } from '#signing/witness-token.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let email: string;
let witnessId: string;
let count = 0;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await completeTestDocument(context, { member });
  email = `kept${(count += 1)}@example.org`;
  ({ id: witnessId } = await addWitness(context, { member, documentId, name: 'Wanda Hill', email, origin }));
});
afterAll(() => context.close());

const invite = () => inviteWitness(context, { member, documentId, witnessId, origin });
const listed = async () =>
  (await readSigning(context, { member, documentId })).witnesses.find(({ id }) => id === witnessId);
const mails = () => context.mail.list(email);

test('before the owner has signed no invitation leaves: the wish is kept, once, and the panel says so', async () => {
  expect(await invite()).toMatchObject({ inviteKeptAt: context.clock().toISOString(), inviteSentAt: null });
  await invite();
  expect(await inviteAllWitnesses(context, { member, documentId, origin })).toEqual({
    sent: 0,
    reached: [],
    failed: 0,
    kept: 1,
    waiting: [],
  });

  expect(await mails()).toEqual([]);
  expect((await readSigning(context, { member, documentId })).whyNotInvite).toBe(
    'An invitation that you send now is kept, and leaves as soon as you have signed.',
  );
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.filter(({ action }) => action === 'invitation kept until the owner signs')).toHaveLength(1);
  const [row] = await context.db.select().from(witnesses).where(eq(witnesses.id, witnessId));
  expect(row).toMatchObject({ tokenHash: null, status: 'pending' });
});

test('an open panel hears that a kept invitation has left', async () => {
  await invite();
  await signAsTestOwner(context, member, documentId);
  const news: string[] = [];
  const stop = context.live.subscribe(`document:${documentId}`, (told) => news.push(told));
  await sendKeptInvitations(context, { documentId });
  await vi.waitFor(() => expect(news.join()).toContain('witness-invited'), 60_000);
  stop();
});

test('when the owner signs, the mail leaves by itself, once, and whoever was not asked for gets none', async () => {
  await addWitness(context, { member, documentId, name: 'Not Asked', email: `not-${email}`, origin });
  await invite();
  await signAsTestOwner(context, member, documentId);
  await sendKeptInvitations(context, { documentId });
  await sendKeptInvitations(context, { documentId });

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Marisol Reyes has signed the Reyes family trust and asks you to be a witness.');
  expect(await context.mail.list(`not-${email}`)).toEqual([]);
  expect(await listed()).toMatchObject({ inviteKeptAt: null, inviteSentAt: context.clock().toISOString() });
  expect(await openWitnessLink(context, { token: await newestLink(context, email) })).toMatchObject({ state: 'ready' });
});

test('whoever was invited before the owner signed is told when it is time, and their link goes on working', async () => {
  const { token, tokenHash } = createWitnessToken();
  await context.db
    .update(witnesses)
    .set({ tokenHash, inviteSentAt: context.clock(), status: 'viewed', viewedAt: context.clock() })
    .where(eq(witnesses.id, witnessId));
  expect(await openWitnessLink(context, { token })).toMatchObject({ state: 'waiting-for-owner' });

  context.advance(60_000);
  await signAsTestOwner(context, member, documentId);
  await sendKeptInvitations(context, { documentId });

  const [mail] = await mails();
  expect(mail?.text).toContain('It is time: Marisol Reyes has now signed the Reyes family trust');
  const newest = await newestLink(context, email);
  expect(await openWitnessLink(context, { token: newest })).toMatchObject({ state: 'ready' });
  await signAsTestWitness(context, { token: newest });
});

test('one mail that cannot be sent holds up no other, and is tried again', async () => {
  const other = `other-${email}`;
  await addWitness(context, { member, documentId, name: 'Will Hill', email: other, origin });
  await inviteAllWitnesses(context, { member, documentId, origin });
  await signAsTestOwner(context, member, documentId);
  const mail = mailFailingTo(context, email, new MailUnavailable('busy'));

  await expect(sendKeptInvitations({ ...context, mail }, { documentId })).rejects.toMatchObject({ kind: 'outside' });
  expect(await context.mail.list(other)).toHaveLength(1);
  await sendKeptInvitations(context, { documentId });
  expect(await mails()).toHaveLength(1);
  expect(await context.mail.list(other)).toHaveLength(1);
});

test('an address that refuses mail is told to the owner and not tried for ever', async () => {
  await invite();
  await signAsTestOwner(context, member, documentId);
  const mail = mailFailingTo(context, email, new MailRefused('no such person'));

  await sendKeptInvitations({ ...context, mail }, { documentId });

  expect(await listed()).toMatchObject({ inviteKeptAt: null, inviteSentAt: null });
  const subjects = (await context.mail.list(member.email)).map(({ subject }) => subject);
  expect(subjects).toContain('We could not reach Wanda Hill about the Reyes family trust');
});

test('the word that an invitation came back is not lost while the owner’s mail is away', async () => {
  await invite();
  await signAsTestOwner(context, member, documentId);
  const refusing = mailFailingTo(context, email, new MailRefused('no such person'));
  const away = async ({ to }: { readonly to: string }) => {
    throw to === email ? new MailRefused('no such person') : new MailUnavailable('the mail server is away');
  };
  const unreached = async () =>
    (await context.mail.list(member.email)).filter(({ text }) => text.includes(`Mail to ${email} comes back`));

  const sending = sendKeptInvitations({ ...context, mail: { send: away } }, { documentId });
  await expect(sending).rejects.toThrow('the mail server is away');
  expect(await unreached()).toEqual([]);

  for (let again = 0; again < 2; again += 1) {
    await sendKeptInvitations({ ...context, mail: refusing }, { documentId });
  }
  expect(await unreached()).toHaveLength(1);
  expect(await listed()).toMatchObject({ inviteKeptAt: null, inviteSentAt: null });
});

test('an invitation that no attempt could send leaves later by itself, and none before the owner has signed', async () => {
  await invite();
  await sendLeftInvitations(context);
  expect(await mails()).toEqual([]);

  await signAsTestOwner(context, member, documentId);
  await sendLeftInvitations({ ...context, mail: mailFailingTo(context, email, new MailUnavailable('busy')) });
  expect(await listed()).toMatchObject({ inviteKeptAt: expect.any(String) as string });
  await sendLeftInvitations(context);
  await sendLeftInvitations(context);
  expect(await mails()).toHaveLength(1);
});
