import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  ownerSignedTestDocument,
  signAsTestWitness,
  signBodyOf,
  type InvitedWitness,
} from '#platform/testing/sign-in-test.ts';
import { addWitness } from '#signing/add-witness.ts';
import { declineAsWitness } from '#signing/decline-as-witness.ts';
import { inviteAllWitnesses } from '#signing/invite-all-witnesses.ts';
import { mailDeclined } from '#signing/mail-progress.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { remindWitnesses } from '#signing/remind-witnesses.ts';
import { removeWitness } from '#signing/remove-witness.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let wanda: InvitedWitness;
let will: InvitedWitness;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await ownerSignedTestDocument(context, { member });
  wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  context.advance(1000);
  will = await inviteTestWitness(context, { member, documentId, name: 'Will Hill' });
  context.advance(1000);
});
afterAll(() => context.close());

const decline = (reason?: string) => declineAsWitness(context, { token: wanda.token, reason, origin });
const signing = () => readSigning(context, { member, documentId });
const status = async () => (await loadOwnDocument(context.db, { documentId, userId: member.userId })).status;

test('whoever declines is thanked by their link, cannot sign any more, and is written to no more', async () => {
  const { declinedAt } = await decline('I move away next week.');
  expect(await openWitnessLink(context, wanda)).toMatchObject({ state: 'declined' });
  context.advance(60_000);
  expect(await decline('another reason')).toEqual({ declinedAt, voidsInk: false });
  const signature = signAsWitness(context, { token: wanda.token, body: signBodyOf('witness'), origin });
  await expect(signature).rejects.toMatchObject({ refusal: { code: 'declined' } });

  expect(await inviteAllWitnesses(context, { member, documentId, origin })).toEqual({
    sent: 1,
    reached: ['Will Hill'],
    failed: 0,
    kept: 0,
    waiting: [],
  });
  context.advance(20 * 86_400_000);
  await remindWitnesses(context);
  expect(await context.mail.list(wanda.email)).toHaveLength(1);
});

test('the owner hears of it at once on the open page, and by mail in the words of the witness', async () => {
  const heard: string[] = [];
  const stop = context.live.subscribe(`document:${documentId}`, (data) => void heard.push(data));
  await decline('  I move away next week. ');
  stop();
  await mailDeclined(context, { documentId, witnessId: wanda.witnessId });

  expect(heard.map((data) => JSON.parse(data) as object)).toEqual([
    { type: 'witness-declined', documentId, witnessId: wanda.witnessId, witnessName: 'Wanda Hill' },
  ]);
  const [mail] = await context.mail.list(member.email);
  expect(mail?.subject).toBe('Wanda Hill has declined to sign the Reyes family trust');
  expect(mail?.text).toContain('“I move away next week.”');
  expect((await signing()).witnesses[0]).toMatchObject({
    status: 'declined',
    declineReason: 'I move away next week.',
  });
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.at(-1)).toMatchObject({
    action: 'witness declined',
    actor: `witness:${wanda.witnessId}`,
    details: { name: 'Wanda Hill', reason: 'I move away next week.' },
    ipAddress: origin.ipAddress,
  });
  expect(findBreak(trailOf(documentId), trail)).toBeUndefined();
});

test('no document is executed because a witness declined, before the owner has decided what follows', async () => {
  await signAsTestWitness(context, will);
  await decline();
  expect(await status()).toBe('complete');
  await removeWitness(context, { member, documentId, witnessId: wanda.witnessId, origin });
  expect(await status()).toBe('signed');
});

test('another person takes the place of one who declined, also of three, and the record keeps who declined', async () => {
  await inviteTestWitness(context, { member, documentId, name: 'Wren Hill' });
  context.advance(1000);
  await decline('No time.');
  const added = await addWitness(context, { member, documentId, name: 'Ana Lind', email: `a-${wanda.email}`, origin });

  const { witnesses, formerWitnesses } = await signing();
  expect(witnesses.map(({ name }) => name)).toEqual(['Will Hill', 'Wren Hill', 'Ana Lind']);
  expect(formerWitnesses).toMatchObject([{ name: 'Wanda Hill', status: 'declined', declineReason: 'No time.' }]);
  expect(added.status).toBe('pending');
  expect(await openWitnessLink(context, wanda)).toMatchObject({ state: 'declined' });
});

test('whoever has signed cannot decline afterwards', async () => {
  await signAsTestWitness(context, wanda);
  await expect(decline()).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'already-signed' } });
  expect((await signing()).witnesses[0]).toMatchObject({ status: 'signed', declinedAt: null });
});

test('whoever declined by mistake can be asked again at the same address', async () => {
  await decline();
  await addWitness(context, { member, documentId, name: 'Wanda Hill', email: wanda.email, origin });
  expect((await signing()).witnesses.map(({ name }) => name)).toEqual(['Will Hill', 'Wanda Hill']);
});

test('whoever declined is no longer counted among those who are asked, on the dashboard either', async () => {
  const counts = async () => loadOwnDocument(context.db, { documentId, userId: member.userId });
  await decline();
  expect(await counts()).toMatchObject({ witnessCount: 1, declinedWitnessCount: 1, signedWitnessCount: 0 });
  await addWitness(context, { member, documentId, name: 'Ada Berg', email: `ada-${documentId}@example.org`, origin });
  expect(await counts()).toMatchObject({ witnessCount: 2, declinedWitnessCount: 0 });
});
