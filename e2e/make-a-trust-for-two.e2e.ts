import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { twoPartners } from '@evergrant/domain/catalogue/joint-trust/testing/two-partners.ts';
import { expect } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { say } from '#steps/converse.ts';
import { join } from '#steps/join.ts';
import { tell } from '#steps/make-document.ts';
import { expectInPreview } from '#steps/read-preview.ts';
import { test } from '#steps/test.ts';

test('what two partners with two homes say of each other in the chat stands in the preview of their joint trust', async ({
  page,
}) => {
  await join(page, 'Rosa Delgado');
  const body = { name: 'Our home', documentTypeId: 'joint-trust' };
  const { start, ofBoth, after } = twoPartners;
  const { id } = await callApi<DocumentSummary>(page, { path: '/documents', body });
  for (const said of start) await tell(page, id, said);
  await page.goto(`/trust/${id}`);
  await expect(page.getByTestId('chat-history')).toContainText('made by two spouses, or by two partners');
  for (const said of ofBoth) await say(page, said);

  // What a single person is asked too; other journeys say it in a browser.
  for (const said of after) await tell(page, id, said);
  await page.reload();
  await expect(page.getByText('Progress 100%')).toBeVisible();
  await expectInPreview(page, {
    says: ['Rosa Delgado', 'Ellen Whitaker', '8 Quarry Road', 'Condo at 31 Fir Lane', 'Oregon Humane Society'],
    not: ['Spouse', 'Community Property'],
  });
});
