import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { PayoutRow } from '@evergrant/contract/administration-records.ts';
import type { CommissionPage } from '@evergrant/contract/affiliates.ts';
import type { PaymentSession } from '@evergrant/contract/payments.ts';
import type { z } from 'zod';
import { expectToast } from '#steps/account-page.ts';
import { administrators, joinAsAdministrator } from '#steps/administrator.ts';
import { becomeAffiliate } from '#steps/affiliate.ts';
import { callApi } from '#steps/call-api.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { makeDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin-portal');
  await page.getByRole('tab', { name }).click();
  // What is typed at once must not land in the search of the tab before.
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};

/** Pays for an own document under the own code. */
const buyUnder = async (page: Page, referralCode: string): Promise<void> => {
  const documentId = await makeDocument(page, 'Reyes Family Trust');
  const { url } = await callApi<z.infer<typeof PaymentSession>>(page, {
    path: '/functions/create-payment',
    body: {
      amount: 29_700,
      description: 'Complete Trust Package',
      metadata: { productType: 'one_time', trustId: documentId, referralCode },
      idempotencyKey: randomUUID(),
    },
  });
  await page.request.post(`${url}/pay`, { headers: { origin: new URL(url).origin }, maxRedirects: 0 });
  await expect.poll(async () => (await ownCommissions(page)).map(({ state }) => state)).toContain('held');
};

const ownCommissions = async (page: Page) =>
  (await callApi<z.infer<typeof CommissionPage>>(page, { method: 'get', path: '/affiliates/me/commissions' }))
    .commissions;

test('commissions on own purchases wait for an administrator, who releases one and refuses the other', async ({
  page,
  newVisitor,
}) => {
  await joinAsAdministrator(page, administrators.reviewing);
  const [keen, greedy] = [await newVisitor(), await newVisitor()];
  const keens = await becomeAffiliate(keen, await join(keen, 'Kim Keen'), page);
  const greedys = await becomeAffiliate(greedy, await join(greedy, 'Gus Greedy'), page);
  await Promise.all([buyUnder(keen, keens.affiliateCode), buyUnder(greedy, greedys.affiliateCode)]);

  await openTab(page, 'Commissions');
  const list = page.getByRole('region', { name: 'Commissions' });
  await page.getByLabel('Search').fill(keens.affiliateCode);
  await expect(list).toContainText('Held because');
  await inspectScreen(page, 'admin-commission-held');
  await list.getByRole('button', { name: 'Release $50.00 for Kim Keen' }).click();
  await expectToast(page, 'Commission released');
  await expect(list).not.toContainText('Held because');
  expect((await ownCommissions(keen))[0]).toMatchObject({ state: 'waiting', amountDueInCents: 5_000 });

  await page.getByLabel('Search').fill(greedys.affiliateCode);
  await list.getByRole('button', { name: 'Refuse $50.00 for Gus Greedy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expectToast(page, 'Commission refused');
  await expect.poll(async () => (await ownCommissions(greedy))[0]?.state).toBe('refused');

  await removeSubmission(page);
  await payByHand(page);
});

const removeSubmission = async (page: Page): Promise<void> => {
  const address = `${Math.floor(Math.random() * 90_000) + 10_000} Regret Road`;
  const property = {
    ...{ idempotencyKey: randomUUID(), address, city: 'Auburn', state: 'CA', zipCode: '95603', propertyType: '' },
    ...{ condition: '', estimatedValueInCents: null, notes: '', uploadIds: [] },
    ...{ submitterName: 'Rae Gret', submitterPhone: '(530) 555-0123', submitterEmail: 'rae.gret@example.com' },
  };
  await callApi(page, { path: '/properties/submissions', body: property });
  await openTab(page, 'Properties');
  await page.getByLabel('Search').fill(address);
  const list = page.getByRole('region', { name: 'Property submissions' });
  await list.getByRole('button', { name: `Delete the submission of ${address}` }).click();
  await inspectScreen(page, 'admin-delete-submission');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete submission' }).click();
  await expectToast(page, 'Submission deleted');
  await expect(page.getByText('No submissions found')).toBeVisible();
};

// Money becomes payable only after thirty days, so that the list is answered here instead of by the server.
const waiting: PayoutRow = {
  id: randomUUID(),
  affiliateId: randomUUID(),
  affiliateName: 'Wanda Wire',
  affiliateCode: 'AFF-1-WIRE',
  payoutDate: '2026-03-13',
  method: 'wire',
  amountInCents: 15_000,
  state: 'to-pay-by-hand',
  attempt: 1,
  stripeTransferId: null,
  errorMessage: null,
  createdAt: '2026-03-13T12:00:00.000Z',
  paidAt: null,
  reference: null,
};

const payByHand = async (page: Page): Promise<void> => {
  let shown = waiting;
  await page.route('**/api/admin/payouts*', (route) =>
    route.fulfill({ json: { rows: [shown], nextCursor: null, total: 1, isMore: false } }),
  );
  await page.route(`**/api/admin/payouts/${waiting.id}/paid`, (route) => {
    const { reference } = route.request().postDataJSON() as { reference: string };
    shown = { ...waiting, state: 'paid', paidAt: '2026-03-14T09:00:00.000Z', reference };
    return route.fulfill({ json: shown });
  });
  await openTab(page, 'Payouts');
  await page.getByRole('button', { name: 'Mark $150.00 to Wanda Wire as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(dialog.getByText('Please enter the reference of the payment.')).toBeVisible();
  await inspectScreen(page, 'admin-pay-by-hand');
  await dialog.getByLabel('Reference').fill('Wire 4711');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expectToast(page, 'Payout marked as paid');
  await expect(page.getByRole('region', { name: 'Payouts' })).toContainText('Wire 4711');
};
