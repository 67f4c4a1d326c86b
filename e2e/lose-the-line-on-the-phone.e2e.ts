import { expect, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { say } from '#steps/converse.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { fillInLogin } from '#steps/register.ts';
import { test } from '#steps/test.ts';

const turns = '**/functions/ai-trust-assistant';

test.use({
  viewport: { width: 390, height: 844 },
  tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|401/,
});

test('on a phone a line that breaks in the middle of an answer loses nothing, and records nothing twice', async ({
  page,
}) => {
  await openInterview(page);
  await breakOnce(page);
  await say(page, 'My name is Marisol Okonkwo-Reyes');
  await expect(page.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
  await expect(userBubbles(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('');
  await page.reload();
  await expect(userBubbles(page)).toHaveCount(1);
});

test('what was sent without a line is there in a new tab, once the first is closed', async ({ page, context }) => {
  const documentId = await openInterview(page);
  await context.setOffline(true);
  await input(page).fill('My name is Marisol Okonkwo-Reyes');
  await input(page).press('Enter');
  await expect(page.getByText('You are offline. Your answer is kept here')).toBeVisible();
  await expectAccessible(page);
  await page.close();

  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto(`/trust/${documentId}`);
  await expect(input(other)).toHaveValue('My name is Marisol Okonkwo-Reyes');
  await input(other).press('Enter');
  await expect(other.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
  await expect(input(other)).toHaveValue('');
  await expect(userBubbles(other)).toHaveCount(1);
});

test('a reload of an expired session leads back to the words that were typed', async ({ page }) => {
  const person = await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await openInterview(page, 'joined');
  await input(page).fill('My name is Mari');
  await page.context().clearCookies();
  await page.reload();
  await page.waitForURL(/\/login/);
  await expect(page.getByText('Log in to continue to the page you asked for.')).toBeVisible();
  await fillInLogin(page, person);
  await page.waitForURL(new RegExp(`/trust/${documentId}$`));
  await expect(input(page)).toHaveValue('My name is Mari');
});

test('a talk on the phone whose saving breaks off, and whose session ends, becomes one document', async ({ page }) => {
  const person = await join(page, 'Nora Blake');
  await page.goto('/mobile-trust-creation');
  await expect(page.getByRole('log').locator('[data-sender="ai"]')).toHaveCount(1);
  await tell(page, 'I need a living trust. My name is Nora Blake');
  await tell(page, '12 Oak Lane, Dayton, OH 45402');
  await input(page).fill('And the county is');

  let sent = 0;
  await page.route(turns, async (route) => {
    sent += 1;
    await (sent === 2 ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: 'Save to my account' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  await expect(input(page)).toHaveValue('And the county is');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save to my account' }).click();
  await page.waitForURL(/\/login/);
  await expect(page.getByText('Your conversation is kept')).toBeVisible();
  await fillInLogin(page, person);
  await page.waitForURL(/\/mobile-trust-creation$/);
  await expect(page.getByText('20%')).toBeVisible();
  await page.getByRole('button', { name: 'Save to my account' }).click();
  await page.waitForURL(/\/trust\/[0-9a-f-]{36}$/);
  await expect(userBubbles(page)).toHaveCount(2);
  await expect(page.getByText('12 Oak Lane, Dayton, OH 45402').first()).toBeVisible();
  const { documents } = await callApi<{ documents: unknown[] }>(page, { method: 'get', path: '/documents' });
  expect(documents).toHaveLength(1);
});

const openInterview = async (page: Page, who: 'new' | 'joined' = 'new'): Promise<string> => {
  if (who === 'new') await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history').locator('[data-sender="ai"]')).toHaveCount(1);
  return documentId;
};

// The server has answered; half of it arrives.
const breakOnce = async (page: Page): Promise<void> => {
  await page.route(
    turns,
    async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
    },
    { times: 1 },
  );
};

const tell = async (page: Page, words: string): Promise<void> => {
  const before = await page.getByRole('log').locator('[data-sender="ai"]').count();
  await input(page).fill(words);
  await input(page).press('Enter');
  await expect(page.getByRole('log').locator('[data-sender="ai"]')).toHaveCount(before + 1);
};

const input = (page: Page) => page.getByLabel('Your answer', { exact: true });
const userBubbles = (page: Page) => page.getByTestId('chat-history').locator('[data-sender="user"]');
