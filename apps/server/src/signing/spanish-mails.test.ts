import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { speakLanguage } from '#assistant/speak-language.ts';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { inviteTestWitness, signAsTestOwner, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { signingJobs } from '#signing/jobs.ts';
import { remindWitnesses } from '#signing/remind-witnesses.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  await context.work(signingJobs(context));
});
beforeEach(async () => {
  documentId = await completeTestDocument(context, { member });
  await speakLanguage(context, { member, origin, documentId, language: 'es' });
  await signAsTestOwner(context, member, documentId);
});
afterAll(() => context.close());

test('a witness of a document that is made in Spanish is asked in Spanish, with the names as they are', async () => {
  const { email } = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });

  const [mail] = await context.mail.list(email);
  expect(mail?.subject).toBe('Marisol Reyes le pide que sea testigo de “Reyes family trust”');
  expect(mail?.text).toContain('Hola, Wanda Hill:');
  expect(mail?.text).toContain('Como testigo usted declara');
  expect(mail?.text).toContain('Ver y firmar');
  expect(mail?.html).toContain('lang="es"');
  expect(mail?.text).not.toMatch(/\b(?:the|you|your|and)\b/u);
});

test('whoever is reminded of it is reminded in Spanish', async () => {
  const { email } = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const later = { ...context, clock: () => new Date(context.clock().getTime() + 4 * 24 * 60 * 60 * 1000) };

  await remindWitnesses(later);

  const [mail] = await context.mail.list(email);
  expect(mail?.subject).toBe('Recordatorio: Marisol Reyes le pide que sea testigo de “Reyes family trust”');
  expect(mail?.text).not.toMatch(/\b(?:the|you|your|and)\b/u);
});

test('the owner hears in Spanish who has signed, and everybody gets the signed copy with Spanish words', async () => {
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  await signAsTestWitness(context, wanda);

  const told = await readTestMail(context, member.email, 'Wanda Hill firmó “Reyes family trust”');
  expect(told.text).toContain('Hola, Marisol Reyes: Wanda Hill firmó “Reyes family trust”.');
  const copy = await readTestMail(context, wanda.email, 'Todos firmaron: Reyes family trust');
  expect(copy.text).toContain('Usted recibe esto porque firmó como testigo.');
  expect(copy.text).not.toMatch(/\b(?:the|you|your|and)\b/u);
});
