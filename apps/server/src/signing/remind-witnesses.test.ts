import { MailRefused, MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { mailFailingTo } from '#platform/testing/mail-failing-to.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf } from '#platform/testing/read-test-mail.ts';
import { inviteTestWitness, ownerSignedTestDocument, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { readSigning } from '#signing/read-signing.ts';
import { remindWitnesses } from '#signing/remind-witnesses.ts';
import { removeWitness } from '#signing/remove-witness.ts';

const day = 86_400_000;
let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const inviteSomebody = async () => {
  const member = await createTestMember(context);
  const documentId = await ownerSignedTestDocument(context, { member });
  return { member, documentId, ...(await inviteTestWitness(context, { member, documentId, name: 'Wren Okafor' })) };
};

const remindersTo = async (email: string) =>
  (await context.mail.list(email)).filter(({ subject }) => subject.startsWith('Reminder:'));

test('a witness who has not signed is reminded after three and after ten days, with the link they have', async () => {
  const { email, token } = await inviteSomebody();

  context.advance(3 * day - 1);
  await remindWitnesses(context);
  expect(await remindersTo(email)).toHaveLength(0);

  context.advance(1);
  await remindWitnesses(context);
  await remindWitnesses(context);
  const [first, ...others] = await remindersTo(email);
  expect(others).toEqual([]);
  expect(linkOf(first ?? { text: '' }).pathname).toBe(`/witness/${token}`);
  expect(await findInDatabase(context.db, token)).toEqual([]);

  context.advance(7 * day);
  await remindWitnesses(context);
  context.advance(90 * day);
  await remindWitnesses(context);
  expect(await remindersTo(email)).toHaveLength(2);
});

test('whoever has signed or was taken off the list is not reminded', async () => {
  const signed = await inviteSomebody();
  const removed = await inviteSomebody();
  await signAsTestWitness(context, signed);
  await removeWitness(context, { ...removed, origin });

  context.advance(20 * day);
  await remindWitnesses(context);

  expect(await remindersTo(signed.email)).toEqual([]);
  expect(await remindersTo(removed.email)).toEqual([]);
});

test('a reminder that the mail server did not take is sent the next time', async () => {
  const { email } = await inviteSomebody();
  context.advance(4 * day);
  const send = () => Promise.reject(new MailUnavailable('the mail server is away'));

  await remindWitnesses({ ...context, mail: { send } });
  expect(await remindersTo(email)).toEqual([]);

  await remindWitnesses(context);
  expect(await remindersTo(email)).toHaveLength(1);
});

const unreached = async (email: string) =>
  (await context.mail.list(email)).filter(({ subject }) => subject.startsWith('We could not reach Wren Okafor'));

const refusing = (email: string) => mailFailingTo(context, email, new MailRefused('no such person'));

test('a reminder that came back is told to the owner, once, and neither counted nor recorded as sent', async () => {
  const { member, documentId, witnessId, email } = await inviteSomebody();
  context.advance(4 * day);

  await remindWitnesses({ ...context, mail: refusing(email) });
  await remindWitnesses(context);

  const [told, ...others] = await unreached(member.email);
  expect(others).toEqual([]);
  expect(told?.text).toContain(`Our reminder to ${email} came back`);
  const actions = (await readAudit(context.db, trailOf(documentId))).map(({ action }) => action);
  expect(actions).not.toContain('witness reminded');
  expect(actions.filter((action) => action === 'reminder came back')).toHaveLength(1);
  const [listed] = (await readSigning(context, { member, documentId })).witnesses;
  expect(listed).toMatchObject({ undeliveredAt: context.clock().toISOString() });

  await inviteWitness(context, { member, documentId, witnessId, origin });
  context.advance(4 * day);
  await remindWitnesses(context);
  expect(await remindersTo(email)).toHaveLength(1);
});

test('the word that a reminder came back waits for a mail server that is away', async () => {
  const { member, email } = await inviteSomebody();
  context.advance(4 * day);
  const send = async ({ to }: { readonly to: string }) => {
    if (to === email) throw new MailRefused('no such person');
    throw new MailUnavailable('the mail server is away');
  };

  await remindWitnesses({ ...context, mail: { send } });
  expect(await unreached(member.email)).toEqual([]);

  await remindWitnesses({ ...context, mail: refusing(email) });
  expect(await unreached(member.email)).toHaveLength(1);
});
