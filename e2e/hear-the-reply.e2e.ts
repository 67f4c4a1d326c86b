import { expect, type Locator, type Page } from '@playwright/test';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

const turns = '**/functions/ai-trust-assistant';

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the reply comes word by word, and whoever listens is told the whole of it once', async ({ page }) => {
    await openInterview(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const log = document.querySelector('[role="log"]');
      new MutationObserver((changes) => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (added instanceof HTMLElement) heard.push(`${added.ariaHidden ?? 'said'}: ${added.textContent}`);
      }).observe(log as Element, { childList: true });
    });
    await send(page, 'Marisol Okonkwo-Reyes');
    const coming = page.getByTestId('coming-reply');
    await expect(coming).toHaveAttribute('aria-hidden', 'true');
    await expect(coming).toHaveCount(0);
    await expect(bubbles(page, 'ai')).toHaveCount(2);
    const reply = (await bubbles(page, 'ai').last().locator('p').first().innerText()).trim();
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.filter((words) => words.startsWith('said: ') && words.includes(reply))).toHaveLength(1);
    expect(heard.some((words) => words.startsWith('true: '))).toBe(true);
  });
});

test('where motion is not wanted the reply is there at once and whole', async ({ page }) => {
  await openInterview(page);
  await send(page, 'Marisol Okonkwo-Reyes');
  await expect(bubbles(page, 'ai')).toHaveCount(2);
  await expect(page.getByTestId('coming-reply')).toHaveCount(0);
});

test('a reply that breaks off in the middle is fetched again, and the message is recorded once', async ({ page }) => {
  await openInterview(page);
  let broken = 0;
  await page.route(turns, async (route) => {
    if (broken > 0) return route.continue();
    broken += 1;
    const whole = await (await route.fetch()).text();
    return route.fulfill({ contentType: 'text/event-stream', body: whole.slice(0, whole.indexOf('"part":"answer"')) });
  });
  await send(page, 'Marisol Okonkwo-Reyes');
  await expect(page.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
  await page.reload();
  await expect(bubbles(page, 'user')).toHaveCount(1);
  expect(broken).toBe(1);
});

test('a turn that fails in the middle says so, keeps the words, and is tried again', async ({ page }) => {
  await openInterview(page);
  await page.route(turns, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: {"part":"step","step":"reading"}\n\ndata: ${JSON.stringify({
        part: 'failed',
        problem: { type: 'about:blank', title: 'Something went wrong', status: 500, code: 'unexpected' },
      })}\n\n`,
    }),
  );
  await send(page, 'Marisol Okonkwo-Reyes');
  await expect(page.getByText(/I apologize/)).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('Marisol Okonkwo-Reyes');
  await page.unroute(turns);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  await expect(bubbles(page, 'user')).toHaveCount(1);
});

const openInterview = async (page: Page): Promise<void> => {
  await page.goto('/');
  await join(page, 'Marisol Okonkwo-Reyes');
  await page.goto(`/trust/${await beginDocument(page, 'Okonkwo-Reyes Family Trust')}`);
  await expect(bubbles(page, 'ai')).toHaveCount(1);
};

const send = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Your answer').fill(words);
  await page.getByLabel('Your answer').press('Enter');
};

const bubbles = (page: Page, sender: 'ai' | 'user'): Locator =>
  page.getByTestId('chat-history').locator(`[data-sender="${sender}"]:not([data-coming])`);
