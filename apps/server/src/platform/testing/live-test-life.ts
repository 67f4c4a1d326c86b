import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Member } from '#platform/actor.ts';
import { createTestAffiliate } from '#platform/testing/apply-in-test.ts';
import { buyInTest, wantedOf } from '#platform/testing/buy-in-test.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestAccount, type TestAccount } from '#platform/testing/create-test-account.ts';
import { testOrigin as origin } from '#platform/testing/create-test-member.ts';
import type { TestContext } from '#platform/testing/open-test-context.ts';
import type { TestApp } from '#platform/testing/serve-test-app.ts';
import { inviteTestWitness, signAsTestOwner, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { propertyOf, submitInTest, takenInTest } from '#platform/testing/submit-test-property.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { reviseDocument } from '#documents/revise-document.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { createDocument } from '#documents/create-document.ts';
import { recordFact } from '#documents/record-fact.ts';

/** Words that stand nowhere else, each at one place where a member leaves something behind. */
export const markers = {
  device: 'Quokkabrowser',
  waitingAddress: 'wombatmove@example.net',
  formerAddress: 'numbatmove@example.net',
  survey: 'Echidna radio',
  refundReason: 'Platypus regret',
  draftName: 'Bandicoot plan',
  draftFact: 'Bilby Harrowgate',
  draftAddress: '77 Dugong Parade',
  said: 'Cassowary question',
  openName: 'Kookaburra estate',
  openFact: 'Galah Pemberton',
  openWitness: 'Currawong Hale',
  openWitnessAddress: 'currawong@example.org',
  openDocument: '9 Lorikeet Mews',
  paperSigner: 'Rosella Hale',
  scan: 'Corella sheets',
  laterFact: 'Jabiru Winterbourne',
  laterWitness: 'Brolga Stone',
  laterWitnessAddress: 'brolga@example.org',
  claimSecret: 'd1ng0d1ng0d1ng0',
  guestName: 'Bettong Guest',
  affiliateAddress: 'quenda.applies@example.net',
  affiliateMotivation: 'Pademelon readers',
  propertyAddress: '31 Wallaroo Rise',
  propertyPhoto: 'Potoroo porch',
  sessionAddress: '198.51.100.201',
} as const;

/** What everyone has signed: it stays on record. */
export const signedWords = {
  document: 'Taipan family trust',
  asset: '5 Goanna Terrace',
  witness: 'Wanda Hill',
} as const;

export interface TestLife {
  readonly account: TestAccount;
  readonly member: Member;
  readonly signedDocumentId: string;
  readonly signedWitness: { readonly token: string };
  readonly openWitness: { readonly token: string };
}

/** A member with one row or more in every table that a member can fill; signed in on two devices. */
export const liveTestLife = async (context: TestContext, app: TestApp): Promise<TestLife> => {
  const account = await createTestAccount(app);
  const { userId, email } = account;
  const member: Member = { kind: 'member', userId, name: 'Marisol Reyes', email, role: 'member' };
  await signInTwice(app, account);
  await leaveDraft(context, member);
  const openWitness = await leaveUnsigned(context, member);
  const signed = await sign(context, member);
  await leavePayments(context, member, signed.documentId);
  await apply(context, member);
  await leaveProperty(account);
  await plantProtection(context, member);
  await context.jobsDone();
  return { account, member, signedDocumentId: signed.documentId, signedWitness: signed.witness, openWitness };
};

const apply = (context: TestContext, member: Member) =>
  createTestAffiliate(context, {
    member,
    application: { email: markers.affiliateAddress, motivation: markers.affiliateMotivation },
  });

const signInTwice = async ({ open }: TestApp, { email, password, browser }: TestAccount): Promise<void> => {
  const login = { method: 'POST', body: { email, password } };
  await browser.ask('/api/accounts/login', login);
  const request = { ...login, headers: { 'User-Agent': markers.device }, from: markers.sessionAddress };
  await open().ask('/api/accounts/login', request);
  await open().ask('/api/accounts/forgot-password', { method: 'POST', body: { email } });
};

const leaveDraft = async (context: TestContext, member: Member): Promise<void> => {
  const wanted = { member, name: markers.draftName, documentTypeId: 'living-trust', origin };
  const { id: documentId } = await createDocument(context, wanted);
  await recordFact(context, { documentId, member, origin, field: 'grantorName', value: markers.draftFact });
  await recordFact(context, { documentId, member, origin, field: 'grantorAddress', value: markers.draftAddress });
  await replyToMessage(context, { member, origin, documentId, message: markers.said });
};

const leaveProperty = async ({ browser, email }: TestAccount): Promise<void> => {
  const uploadId = await takenInTest(browser, { name: `${markers.propertyPhoto}.png` });
  const property = { address: markers.propertyAddress, submitterEmail: email, uploadIds: [uploadId] };
  await submitInTest(browser, propertyOf(property));
};

const house = (at: string) => [{ description: `The house at ${at}`, category: 'realEstate', state: 'CA' }];

const leaveUnsigned = async (context: TestContext, member: Member) => {
  const facts = { assets: house(markers.openDocument), successorTrustee: { name: markers.openFact } };
  const documentId = await completeTestDocument(context, { member, name: markers.openName, facts });
  await signAsTestOwner(context, member, documentId);
  const witness = { member, documentId, name: markers.openWitness };
  const invited = await inviteTestWitness(context, witness);
  await context.db.execute(
    sql`update witnesses set email = ${markers.openWitnessAddress} where id = ${invited.witnessId}`,
  );
  await context.db.execute(
    sql`insert into paper_signatures
        (document_id, document_version_id, signer_id, name, signed_on, stated_by, stated_at)
      select id, current_version_id, 'spouse', ${markers.paperSigner}, '2026-01-05', ${member.name}, now()
      from documents where id = ${documentId}`,
  );
  await context.db.execute(
    sql`insert into signature_scans
        (document_id, document_version_id, name, kind, size_in_bytes, sha256, file_key, created_at, stored_at)
      select id, current_version_id, ${`${markers.scan}.pdf`}, 'application/pdf', 4, 'x', ${`scans/${documentId}/sheets`}, now(), now()
      from documents where id = ${documentId}`,
  );
  await context.files.put(`scans/${documentId}/sheets`, Buffer.from('%PDF'), 'application/pdf');
  return invited;
};

/** A document that everyone has signed, and that is being changed again afterwards. */
const sign = async (context: TestContext, member: Member) => {
  const facts = { assets: house(signedWords.asset) };
  const documentId = await completeTestDocument(context, { member, name: signedWords.document, facts });
  await signAsTestOwner(context, member, documentId);
  const witness = await inviteTestWitness(context, { member, documentId, name: signedWords.witness });
  await signAsTestWitness(context, witness);
  await context.jobsDone();
  return { documentId, witness };
};

/** Begins to change what everyone has signed: the link of the witness is withdrawn, the signed version stays. */
export const reviseTestLife = async (context: TestContext, { member, signedDocumentId: documentId }: TestLife) => {
  await context.db.transaction(async (tx) => {
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    await reviseDocument({ ...context, tx }, { document, origin });
  });
  const fact = { name: markers.laterFact, relationship: 'friend' };
  await recordFact(context, { documentId, member, origin, field: 'successorTrustee', value: fact });
  await context.db.execute(
    sql`insert into witnesses (document_id, name, email, email_key) values (${documentId},
      ${markers.laterWitness}, ${markers.laterWitnessAddress}, ${markers.laterWitnessAddress})`,
  );
  await context.jobsDone();
};

const leavePayments = async (context: TestContext, member: Member, documentId: string): Promise<void> => {
  await createPayment(context, { member, wanted: { ...wantedOf({ productType: 'subscription' }) } });
  await context.db.execute(sql`update orders set state = 'opening' where user_id = ${member.userId}`);
  const { subscriptionId } = await buyInTest(context, { member, productType: 'subscription', documentId });
  await context.db.execute(sql`update subscriptions set cancels_at_period_end = true where id = ${subscriptionId}`);
  await context.db.execute(
    sql`update orders set heard_about_us = ${markers.survey}, guest_name = ${markers.guestName} where user_id = ${member.userId}`,
  );
  await context.db.execute(
    sql`update purchases set refund_reason = ${markers.refundReason} where user_id = ${member.userId}`,
  );
  await context.db.execute(
    sql`insert into claim_secrets (hash, order_id, kind, created_at)
      select ${markers.claimSecret}, id, 'mailed', now() from orders where user_id = ${member.userId} limit 1`,
  );
  await context.db.execute(
    sql`insert into invoices (provider_id, order_id, is_renewal, amount_in_cents, currency)
      select ${`in_${member.userId}`}, id, true, 4900, 'usd' from orders where user_id = ${member.userId} limit 1`,
  );
};

/** Rows that only come about by waiting for a mail or an app. */
const plantProtection = async ({ db, announce }: TestContext, { userId, email }: Member): Promise<void> => {
  const secretOf = () => randomBytes(16).toString('hex');
  await db.execute(sql`insert into second_factors (user_id, sealed_secret) values (${userId}, ${secretOf()})`);
  await db.execute(sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${secretOf()})`);
  await db.execute(
    sql`insert into sign_in_challenges (token_hash, user_id, expires_at) values (${secretOf()}, ${userId}, now() + interval '1 hour')`,
  );
  await db.execute(
    sql`insert into email_changes (user_id, change_id, new_email, expires_at)
      values (${userId}, gen_random_uuid(), ${markers.waitingAddress}, now() + interval '1 hour')`,
  );
  await db.transaction((tx) =>
    announce(tx, 'account.registered-again', { email, hasPurchase: false, requestId: randomUUID() }),
  );
  const changed = { userId, changeId: randomUUID(), oldEmail: markers.formerAddress };
  await db.transaction((tx) => announce(tx, 'account.email-changed', changed));
};
