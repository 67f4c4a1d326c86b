import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeLanguage } from '#accounts/change-language.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { readReceipt } from '#payments/purchases/read-receipt.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { declineRefund } from '#payments/refunds/decline-refund.ts';
import { grantRefund } from '#payments/refunds/grant-refund.ts';
import { requestRefund } from '#payments/refunds/request-refund.ts';
import type { Administrator, Member } from '#platform/actor.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';

const administrator = 'admin@example.com';
const english = /\b(?:the|you|your|and|of)\b/u;
let context: TestContext;
let admin: Administrator;
let member: Member;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: [administrator] } };
  await context.work(paymentJobs(context));
  admin = { ...(await createTestMember(context)), role: 'admin' };
});
beforeEach(async () => {
  member = await createTestMember(context);
  await changeLanguage(context, { member, language: 'es', origin });
});
afterAll(() => context.close());

type About = ReturnType<typeof eventsAbout>;

const tell = async (...events: readonly ReturnType<About[keyof About]>[]): Promise<void> => {
  for (const event of events) await receivePaymentEvent(context, context.payments.deliver(event));
  await context.jobsDone();
};
const bought = async () => {
  const [purchase] = await listPurchases(context, member);
  if (!purchase) throw new Error('nothing was bought');
  return purchase;
};
const ask = async (reason: string) => {
  const { id: purchaseId } = await bought();
  await requestRefund(context, { member, purchaseId, reason, origin });
  await context.jobsDone();
  return purchaseId;
};

test('whoever asks for a refund in Spanish is answered in Spanish, and the administrators in English', async () => {
  await buyInTest(context, { member, documentId: await interviewTestDocument(context, { member }) });
  const purchaseId = await ask('Mejor consulto a un abogado.');

  const received = await readTestMail(context, member.email, 'Recibimos su solicitud de reembolso');
  expect(received.text).toContain('Hola, Marisol Reyes:');
  expect(received.text).toContain('Motivo: Mejor consulto a un abogado.');
  expect(received.text).not.toMatch(english);
  const told = await readTestMail(context, administrator, 'Refund requested: $297.00');
  expect(told.text).toContain('Reason: Mejor consulto a un abogado.');

  await declineRefund(context, { purchaseId, reason: 'Ya se firmó.', admin });
  await context.jobsDone();
  const declined = await readTestMail(context, member.email, 'Sobre su solicitud de reembolso');
  expect(declined.text).toContain('Ya se firmó.');
  expect(declined.text).toMatch(/hasta el \d+ de \p{L}+ de \d{4}\./u);
  expect(declined.text).not.toMatch(english);
});

test('money that goes back is told in Spanish, also where it does not arrive', async () => {
  const about = eventsAbout(
    await buyInTest(context, { member, documentId: await interviewTestDocument(context, { member }) }),
  );
  const { id: purchaseId, state } = await bought();
  await grantRefund(context, { purchaseId, admin, seen: state });
  await context.jobsDone();
  const returned = await readTestMail(context, member.email, 'Su dinero va de regreso');
  expect(returned.text).toContain('Devolvimos $297.00 a la tarjeta con la que pagó.');
  expect(returned.text).not.toMatch(english);

  await tell(about.refundFailed(9));
  const failed = await readTestMail(context, member.email, 'Su reembolso todavía no le llegó');
  expect(failed.text).toContain('No devuelto: $297.00');
  expect(failed.text).not.toMatch(english);
});

test('every month of a subscription has its receipt in Spanish, and so has its end', async () => {
  const about = eventsAbout(await buyInTest(context, { member, productType: 'subscription' }));
  await tell(about.subscription('active', 1), about.invoicePaid(20));
  const renewed = await readTestMail(context, member.email, 'Su recibo: Gestión patrimonial mensual');
  expect(renewed.text).toContain('Importe: $34.00 al mes');
  expect(renewed.text).not.toMatch(english);

  await tell(about.subscription('canceled', 30));
  const ended = await readTestMail(context, member.email, 'Su suscripción terminó');
  expect(ended.text).toContain('Hola, Marisol Reyes: no se cobrará nada más.');
  expect(ended.text).not.toMatch(english);
});

test('a receipt is printed in the language of the account', async () => {
  await buyInTest(context, { member, documentId: await interviewTestDocument(context, { member }) });
  const { id: purchaseId } = await bought();
  const page = await readReceipt(context, { member, purchaseId });
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<dt>Lo que se compró</dt>');
  expect(page.replace(/<style>[^]*<\/style>/u, '')).not.toMatch(english);
});
