import { expect, type Page } from '@playwright/test';
import { lastSaid, say } from '#steps/converse.ts';
import { callApi } from '#steps/call-api.ts';
import { factLine, openEditor } from '#steps/facts-panel.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('a trustee that may be a bank is asked about, and what a name stands for can be seen and changed beside the chat', async ({
  page,
}) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await record(page, documentId, 'beneficiaries', [{ name: 'Teo Reyes', relationship: 'son', percentage: 100 }]);
  await record(page, documentId, 'successorTrustee', { name: 'Northern Trust' });
  await page.goto(`/trust/${documentId}`);

  const form = await openEditor(page, 'Successor trustee');
  const kind = form.getByLabel('Person or organization');
  await expect(kind).toHaveValue('');
  await kind.selectOption('Organization');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(factLine(page, 'Successor trustee')).toContainText('Northern Trust (organization)');

  const again = await openEditor(page, 'Successor trustee');
  await expect(again.getByLabel('Person or organization')).toHaveValue('organization');
  await again.getByLabel('Person or organization').selectOption('Person');
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(factLine(page, 'Successor trustee')).not.toContainText('(organization)');

  await say(page, 'Northern Trust is an organization');
  await expect.poll(() => lastSaid(page)).toContain('Northern Trust (organization)');
  await expect(factLine(page, 'Successor trustee')).toContainText('Northern Trust (organization)');
});

const record = (page: Page, documentId: string, field: string, value: unknown): Promise<unknown> =>
  callApi(page, { method: 'put', path: `/documents/${documentId}/facts/${field}`, body: { value } });
