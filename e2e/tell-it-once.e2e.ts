import { expect, type Page } from '@playwright/test';
import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import type { z } from 'zod';
import { callApi } from '#steps/call-api.ts';
import { lastSaid, say } from '#steps/converse.ts';
import { join } from '#steps/join.ts';
import { beginDocument, tell } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

const home = '4417 Duval Street Apt 6, Austin, TX 78751';
const moved = '12 Pecan Street, Austin, TX 78701';

test('a second document begins with what the first one knows, and a changed address reaches both drafts', async ({
  page,
}) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const trust = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  for (const told of ['My name is Marisol Okonkwo-Reyes', home, 'Travis County', 'March 14, 1968', 'I am single'])
    await tell(page, trust, told);

  const will = await beginWill(page);
  await page.goto(`/trust/${will}`);
  await expect(page.getByTestId('chat-history')).toContainText('From your living trust I know:');
  const offer = await lastSaid(page);
  for (const known of ['Marisol Okonkwo-Reyes', home, 'Travis', 'March 14, 1968', 'Single'])
    expect(offer).toContain(known);
  expect(offer).toContain('Is that still right?');

  await tap(page, 'Change: Home address');
  await expect.poll(() => lastSaid(page)).toContain('What is your home address');
  const again = await say(page, moved);
  expect(again).toContain(moved);
  expect(again).toContain('Is that still right?');
  await tap(page, 'Yes, that is right');
  await expect.poll(() => lastSaid(page)).toContain('I have changed it in “Okonkwo-Reyes Family Trust” too.');
  expect(await lastSaid(page)).not.toContain('What is your full legal name');

  for (const documentId of [trust, will]) expect(await addressIn(page, documentId)).toBe(moved);
});

const beginWill = async (page: Page): Promise<string> => {
  const body = { name: 'Okonkwo-Reyes will', documentTypeId: 'pour-over-will' };
  const { id } = await callApi<{ id: string }>(page, { path: '/documents', body });
  return id;
};

const tap = (page: Page, answer: string): Promise<void> =>
  page.getByRole('list', { name: 'Answers you can tap' }).getByRole('button', { name: answer, exact: true }).click();

const addressIn = async (page: Page, documentId: string): Promise<unknown> => {
  const path = `/documents/${documentId}/facts`;
  const { rows } = await callApi<z.infer<typeof FactsAnswer>>(page, { method: 'get', path });
  return rows.find(({ label }) => label === 'Home address')?.value;
};
