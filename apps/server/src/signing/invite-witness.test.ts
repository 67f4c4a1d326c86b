import { MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { mailFailingTo } from '#platform/testing/mail-failing-to.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  mailLink,
  newestLink,
  ownerSignedTestDocument,
  signAsTestWitness,
} from '#platform/testing/sign-in-test.ts';
import { addWitness } from '#signing/add-witness.ts';
import { inviteAllWitnesses } from '#signing/invite-all-witnesses.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { removeWitness } from '#signing/remove-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await ownerSignedTestDocument(context, { member });
});
afterAll(() => context.close());

const invalid = {
  kind: 'absent',
  refusal: { title: 'Invalid Link', message: 'This witness invitation link is invalid or has expired.' },
};

test('an invitation is a mail with a private link to the document', async () => {
  const { email, token } = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });

  const [mail] = await context.mail.list(email);
  expect(mail?.subject).toBe('Marisol Reyes asks you to witness the Reyes family trust');
  expect(mail?.text).toContain('Hello Wanda Hill,');
  expect(mail?.text).toContain(`http://localhost:3000/witness/${token}`);
  expect(mail?.html).toContain(`http://localhost:3000/witness/${token}`);
  // 32 bytes in base64url.
  expect(token).toMatch(/^[\w-]{43}$/);
  const page = await openWitnessLink(context, { token });
  expect(page).toMatchObject({
    state: 'ready',
    witnessName: 'Wanda Hill',
    ownerName: 'Marisol Reyes',
  });
  const [witness] = (await readSigning(context, { member, documentId })).witnesses;
  expect(witness?.inviteSentAt).toBe(context.clock().toISOString());
});

test('a link’s secret is kept nowhere but in the mail', async () => {
  const { token } = await inviteTestWitness(context, { member, documentId, name: 'Wanda' });
  expect(await findInDatabase(context.db, token)).toEqual([]);
  expect(JSON.stringify(await readSigning(context, { member, documentId }))).not.toContain(token);
});

test('a link that is mailed again voids the one before', async () => {
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda' });
  const newer = await mailLink(context, { member, documentId, ...witness });
  expect(newer).not.toBe(witness.token);
  await expect(openWitnessLink(context, witness)).rejects.toMatchObject(invalid);
  expect(await openWitnessLink(context, { token: newer })).toMatchObject({ state: 'ready' });
});

test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", '../../etc/passwd'])(
  'the link "%s" leads nowhere',
  async (token) => {
    await expect(openWitnessLink(context, { token })).rejects.toMatchObject(invalid);
  },
);

test('nobody is invited to a document that is not complete', async () => {
  const draft = await interviewTestDocument(context, { member });
  const { id } = await addWitness(context, { member, documentId: draft, name: 'W', email: 'w@example.org', origin });
  const message = 'Invitations can be sent once the interview is finished and the document is paid for.';
  const refusal = { code: 'document-not-complete', message };
  const inviting = inviteWitness(context, { member, documentId: draft, witnessId: id, origin });
  await expect(inviting).rejects.toMatchObject({ kind: 'conflict', refusal });
  await expect(inviteAllWitnesses(context, { member, documentId: draft, origin })).rejects.toMatchObject({ refusal });
  expect(await context.mail.list('w@example.org')).toEqual([]);
});

test('a witness who has signed is not invited again', async () => {
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda' });
  await signAsTestWitness(context, witness);
  const inviting = inviteWitness(context, { member, documentId, witnessId: witness.witnessId, origin });
  await expect(inviting).rejects.toMatchObject({ refusal: { code: 'already-signed' } });
  expect(await openWitnessLink(context, witness)).toMatchObject({ state: 'already-signed' });
});

test('a witness of another document is no witness of this one', async () => {
  const other = await ownerSignedTestDocument(context, { member });
  const { witnessId } = await inviteTestWitness(context, { member, documentId: other, name: 'Wanda' });
  const inviting = inviteWitness(context, { member, documentId, witnessId, origin });
  await expect(inviting).rejects.toMatchObject({ kind: 'absent' });
});

test('a mail that cannot be sent is told, and the witness does not count as invited', async () => {
  const { id } = await addWitness(context, { member, documentId, name: 'W', email: 'unsent@example.org', origin });
  const mail = { send: () => Promise.reject(new MailUnavailable('connection refused')) };
  await expect(
    inviteWitness({ ...context, mail }, { member, documentId, witnessId: id, origin }),
  ).rejects.toMatchObject({
    kind: 'outside',
    refusal: { message: 'Failed to send invitation. Please try again.' },
  });
  expect((await readSigning(context, { member, documentId })).witnesses[0]?.inviteSentAt).toBeNull();
});

test('all at once: who has signed is left alone, and one failure does not stop the others', async () => {
  const reader = await inviteTestWitness(context, { member, documentId, name: 'Reader' });
  await signAsTestWitness(context, reader);
  const later = await ownerSignedTestDocument(context, { member });
  for (const name of ['ann', 'bob', 'cem']) {
    await addWitness(context, { member, documentId: later, name, email: `${name}@example.net`, origin });
  }
  const mail = mailFailingTo(context, 'bob@example.net', new MailUnavailable('busy'));

  const unsure = await inviteAllWitnesses({ ...context, mail }, { member, documentId: later, origin });
  expect({ ...unsure, reached: unsure.reached.toSorted() }).toEqual({
    sent: 2,
    reached: ['ann', 'cem'],
    failed: 1,
    kept: 0,
    waiting: [],
  });
  expect(await inviteAllWitnesses(context, { member, documentId: later, origin })).toEqual({
    sent: 1,
    reached: ['bob'],
    failed: 0,
    kept: 0,
    waiting: [],
  });
  expect(await inviteAllWitnesses(context, { member, documentId, origin })).toEqual({
    sent: 0,
    reached: [],
    failed: 0,
    kept: 0,
    waiting: [],
  });
});

test('sending again for one witness who was replaced leaves the links of the others alive, and says whom it reached', async () => {
  const will = await inviteTestWitness(context, { member, documentId, name: 'Will Hill' });
  const gone = await inviteTestWitness(context, { member, documentId, name: 'Gia Hill' });
  await viewAsWitness(context, { token: will.token, origin });
  await removeWitness(context, { member, documentId, witnessId: gone.witnessId, origin });
  await addWitness(context, { member, documentId, name: 'Noor Hill', email: 'noor@example.net', origin });

  const sent = await inviteAllWitnesses(context, { member, documentId, origin });

  expect(sent).toMatchObject({ sent: 1, reached: ['Noor Hill'] });
  expect(await context.mail.list(will.email)).toHaveLength(1);
  expect(await openWitnessLink(context, will)).toMatchObject({ state: 'ready' });
});

test('once everybody has a link, all who are still to sign are written to again, and the link that they have goes on working', async () => {
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const will = await inviteTestWitness(context, { member, documentId, name: 'Will Hill' });
  const signed = await inviteTestWitness(context, { member, documentId, name: 'Sue Hill' });
  await viewAsWitness(context, { token: will.token, origin });
  await signAsTestWitness(context, signed);
  context.advance(60_000);

  const sent = await inviteAllWitnesses(context, { member, documentId, origin });

  expect({ ...sent, reached: sent.reached.toSorted() }).toMatchObject({
    sent: 2,
    reached: ['Wanda Hill', 'Will Hill'],
    failed: 0,
  });
  for (const { email, token } of [wanda, will]) {
    expect(await context.mail.list(email)).toHaveLength(2);
    expect(await newestLink(context, email)).toBe(token);
  }
  expect(await context.mail.list(signed.email)).toHaveLength(1);
  expect(await openWitnessLink(context, will)).toMatchObject({ state: 'ready' });
});

test('nobody is mailed again and again: after five invitations in a day the sixth waits, and its link is not replaced', async () => {
  const other = await inviteTestWitness(context, { member, documentId, name: 'Will Hill' });
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  let { token } = witness;
  for (let again = 2; again <= 5; again += 1) token = await mailLink(context, { member, documentId, ...witness });

  await expect(mailLink(context, { member, documentId, ...witness })).rejects.toMatchObject({
    kind: 'limited',
    refusal: { retryAfterSeconds: expect.any(Number) as number },
  });
  expect(await context.mail.list(witness.email)).toHaveLength(5);
  expect(await openWitnessLink(context, { token })).toMatchObject({ state: 'ready' });
  await context.db
    .update(witnesses)
    .set({ undeliveredAt: context.clock() })
    .where(eq(witnesses.documentId, documentId));
  const sent = await inviteAllWitnesses(context, { member, documentId, origin });
  expect(sent).toEqual({ sent: 1, reached: ['Will Hill'], failed: 0, kept: 0, waiting: ['Wanda Hill'] });
  expect(await context.mail.list(other.email)).toHaveLength(2);
});

test('an invitation that did not leave is not counted', async () => {
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const down = { ...context, mail: { ...context.mail, send: () => Promise.reject(new MailUnavailable('down')) } };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { witnessId } = witness;
    await expect(inviteWitness(down, { member, documentId, witnessId, origin })).rejects.toMatchObject({
      kind: 'outside',
    });
  }
  await mailLink(context, { member, documentId, ...witness });
});
