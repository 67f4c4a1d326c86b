import type { DocumentSummary } from '@evergrant/contract/documents.ts';
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
  const { id } = await callApi<DocumentSummary>(page, { path: '/documents', body });
  for (const said of before) await tell(page, id, said);
  await page.goto(`/trust/${id}`);
  await expect(page.getByTestId('chat-history')).toContainText('made by two spouses, or by two partners');
  for (const said of ofBoth) await say(page, said);

  for (const said of after) await tell(page, id, said);
  await page.reload();
  await expect(page.getByText('Progress 100%')).toBeVisible();
  await expectInPreview(page, {
    says: ['Rosa Delgado', 'Ellen Whitaker', '8 Quarry Road', 'Condo at 31 Fir Lane', 'Oregon Humane Society'],
    not: ['Spouse', 'Community Property'],
  });
});

const before = ["I'm Rosa Delgado", '31 Fir Lane, Portland, OR 97205', 'Multnomah', 'January 15, 1970'];

const ofBoth = [
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
  'neither of us',
  'the survivor may use it for life, then it goes as we decide now',
];

// What a single person is asked too; other journeys say it in a browser.
const after = [
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
  'Nothing special',
  'Use these settings',
  'Yes, everything is correct',
];
