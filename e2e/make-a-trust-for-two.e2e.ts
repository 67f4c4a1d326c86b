import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { expect } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { say } from '#steps/converse.ts';
import { join } from '#steps/join.ts';
import { expectInPreview } from '#steps/read-preview.ts';
import { test } from '#steps/test.ts';

test('two partners with two homes talk their joint trust through to the preview', async ({ page }) => {
  await join(page, 'Rosa Delgado');
  const body = { name: 'Our home', documentTypeId: 'joint-trust' };
  const { id } = await callApi<DocumentSummary>(page, { path: '/documents', body });
  await page.goto(`/trust/${id}`);
  await expect(page.getByTestId('chat-history')).toContainText('full legal name');

  // The preview opens by itself once, when it is worth reading.
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Continue Editing' });
  await page.addLocatorHandler(goOn, () => goOn.click());
  for (const said of partners) await say(page, said);
  await expect(page.getByText('Progress 100%')).toBeVisible();
  await page.removeLocatorHandler(goOn);

  await expectInPreview(page, {
    says: ['Rosa Delgado', 'Ellen Whitaker', '8 Quarry Road', 'Condo at 31 Fir Lane', 'Oregon Humane Society'],
    not: ['Spouse', 'Community Property'],
  });
});

const partners = [
  "I'm Rosa Delgado",
  '31 Fir Lane, Portland, OR 97205',
  'Multnomah',
  'January 15, 1970',
  'I am divorced',
  'we are just partners',
  'My partner is Ellen Whitaker',
  'born October 2, 1972',
  'no',
  '8 Quarry Road, Salem, OR 97301',
  'I have one daughter, Ana Delgado, she is 28',
  'yes',
  'she is mine',
  'our condo at 31 Fir Lane and our furniture',
  'my Schwab brokerage account',
  'her truck',
  'the survivor may use it for life, then it goes as we decide now',
  'Ana 60% and the Oregon Humane Society 40%',
  'right away',
  'no',
  'My niece Ines Delgado',
  'no',
  'we must sign together',
  'Ana Delgado',
  'nobody else',
  'one physician and a family member',
  'give it to one person',
  'Ana Delgado',
  'no particular gifts',
  'nothing else',
  'Use these settings',
  'Yes, everything is correct',
];
