import { expect, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { say } from '#steps/converse.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

const turns = '**/functions/ai-trust-assistant';

test('what is typed survives a reload, and another account never sees it', async ({ page }) => {
  const documentId = await openInterview(page);
  await page.getByLabel('Your answer').fill('My name is Mari');
  await page.reload();
  await expect(page.getByLabel('Your answer')).toHaveValue('My name is Mari');
  await say(page, 'My name is Marisol Okonkwo-Reyes');
  await page.reload();
  await expect(page.getByLabel('Your answer')).toHaveValue('');

  await page.getByLabel('Your answer').fill('This is private');
  await callApi(page, { path: '/accounts/logout' });
  await join(page, 'Nora Blake');
  const other = await beginDocument(page, 'Blake Family Trust');
  await page.goto(`/trust/${other}`);
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByText('This is private')).toHaveCount(0);
});

test('a message can be stopped, and what was said goes back into the input', async ({ page }) => {
  await openInterview(page);
  await page.route(turns, () => undefined);
  await page.getByLabel('Your answer').fill('My name is Marisol Okonkwo-Reyes');
  await page.getByLabel('Your answer').press('Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue('My name is Marisol Okonkwo-Reyes');
  await expect(page.getByText(/I apologize/)).toHaveCount(0);
  await page.unroute(turns);
  await page.getByLabel('Your answer').press('Enter');
  await expect(userBubbles(page)).toHaveCount(1);
});

test('a message that was recorded although it was stopped is not left in the input', async ({ page }) => {
  await openInterview(page);
  const isRecorded = Promise.withResolvers<void>();
  await page.route(turns, async (route) => {
    await route.fetch();
    isRecorded.resolve();
  });
  await page.getByLabel('Your answer').fill('My name is Marisol Okonkwo-Reyes');
  await page.getByLabel('Your answer').press('Enter');
  await isRecorded.promise;
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(userBubbles(page)).toHaveCount(1);
  await expect(page.getByLabel('Your answer')).toHaveValue('');
});

test('over 4,000 characters are said before they are sent, and nothing is cut off', async ({ page }) => {
  await openInterview(page);
  const long = 'My answer is long. '.repeat(230).trim();
  await page.getByLabel('Your answer').fill(long);
  await expect(page.getByText(/of 4,000 characters\. That is more than one message can hold/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Your answer').press('Enter');
  await expect(page.getByLabel('Your answer')).toHaveValue(long);
  await page.getByLabel('Your answer').fill(long.slice(0, 3600));
  await expect(page.getByText(/^3,\d{3} of 4,000 characters\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('a message waits for a connection and says so, then it is sent once', async ({ page, context }) => {
    await openInterview(page);
    await context.setOffline(true);
    await page.getByLabel('Your answer').fill('My name is Marisol Okonkwo-Reyes');
    await page.getByLabel('Your answer').press('Enter');
    await expect(page.getByText('You are offline. Your answer is kept here')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
    await expect(userBubbles(page)).toHaveCount(1);
  });

  test('a message whose answer was lost is sent again with Retry, and recorded once', async ({ page }) => {
    await openInterview(page);
    await page.route(turns, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route('**/messages', (route) => route.abort());
    await page.getByLabel('Your answer').fill('My name is Marisol Okonkwo-Reyes');
    await page.getByLabel('Your answer').press('Enter');
    await expect(page.getByText(/the server could not be reached/)).toBeVisible();
    await page.unroute(turns);
    await page.unroute('**/messages');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
    await expect(page.getByLabel('Your answer')).toHaveValue('');
    await page.reload();
    await expect(userBubbles(page)).toHaveCount(1);
  });
});

test.describe('when the session has ended', () => {
  test.use({ tolerated: /401/ });

  test('the words wait while somebody signs in again', async ({ page }) => {
    await page.goto('/');
    const person = await join(page, 'Marisol Okonkwo-Reyes');
    const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
    await page.goto(`/trust/${documentId}`);
    await page.getByLabel('Your answer').fill('My name is Marisol Okonkwo-Reyes');
    await page.context().clearCookies();
    await page.getByLabel('Your answer').press('Enter');
    await page.waitForURL(/\/login/);
    await expect(page.getByText('Your words are kept')).toBeVisible();
    await page.getByLabel(/Email/).first().fill(person.email);
    await page.locator('input[type="password"]').fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/trust/${documentId}$`));
    await expect(page.getByLabel('Your answer')).toHaveValue('My name is Marisol Okonkwo-Reyes');
    await page.getByLabel('Your answer').press('Enter');
    await expect(page.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
  });
});

test('two windows stay in step, and an answer to an older question is not taken for one to the next', async ({
  page,
  context,
}) => {
  const documentId = await openInterview(page);
  const other = await context.newPage();
  await other.goto(`/trust/${documentId}`);
  await expect(other.getByTestId('chat-history')).toBeVisible();

  await say(page, 'My name is Marisol Okonkwo-Reyes');
  await expect(userBubbles(other)).toHaveText(/Marisol Okonkwo-Reyes/);
  await expect(other.getByText('What is your home address')).toBeVisible();
  // Whatever it has heard of is fetched, before it becomes deaf.
  await other.waitForLoadState('networkidle');

  // The second window hears nothing of this one: another device, say.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await say(page, '4417 Duval Street Apt 6, Austin, TX 78751');
  await other.getByLabel('Your answer').fill('12 Oak Lane, Dayton, OH 45402');
  await other.getByLabel('Your answer').press('Enter');
  await expect(other.getByText('This conversation has gone on in another window.')).toBeVisible();
  await expect(other.getByLabel('Your answer')).toHaveValue('12 Oak Lane, Dayton, OH 45402');
  await expect(userBubbles(other)).toHaveCount(2);
});

const openInterview = async (page: Page): Promise<string> => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history')).toBeVisible();
  return documentId;
};

const userBubbles = (page: Page) => page.getByTestId('chat-history').locator('[data-sender="user"]');
