import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

interface Heard {
  readonly started: number;
  readonly spoken: readonly string[];
  readonly hear: (words: string) => void;
  readonly refuse: (error: string) => void;
}

test('what is dictated lands in the input by keyboard alone, is announced, and is sent by the person', async ({
  page,
}) => {
  await withVoices(page);
  await openInterview(page);
  expect(await page.evaluate(() => heardBy().started), 'nothing listens by itself').toBe(0);

  const input = page.getByLabel('Your answer', { exact: true });
  await input.focus();
  await page.keyboard.press('Tab');
  const dictate = page.getByRole('button', { name: 'Dictate' });
  await expect(dictate).toBeFocused();
  await expect(dictate).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop listening' });
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').getByText(/^Listening\./)).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => heardBy().hear('Marisol Okonkwo-Reyes'));
  await expect(input).toHaveValue('Marisol Okonkwo-Reyes');
  await expect(input).toBeFocused();
  await expect(dictate).toBeVisible();
  await expect(page.getByTestId('chat-history').locator('[data-sender="user"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('fact-cards')).toContainText('Marisol Okonkwo-Reyes');
});

test('a microphone that is not allowed is told in words, and typing goes on', async ({ page }) => {
  await withVoices(page);
  await openInterview(page);
  await page.getByRole('button', { name: 'Dictate' }).click();
  await page.evaluate(() => heardBy().refuse('not-allowed'));
  await expect(page.getByText('Allow it for this page in your browser, or type your answer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dictate' })).toBeVisible();
});

test('a message is read aloud when that is asked for, and every new one only once that is wanted', async ({ page }) => {
  await withVoices(page);
  await openInterview(page);
  expect(await page.evaluate(() => heardBy().spoken), 'nothing is read by itself').toEqual([]);
  await page.getByRole('button', { name: 'Read aloud' }).first().press('Enter');
  await expect.poll(() => page.evaluate(() => heardBy().spoken.length)).toBe(1);
  await page.getByRole('button', { name: 'Stop reading' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop reading' })).toHaveCount(0);

  const always = page.getByRole('checkbox', { name: 'Read questions aloud' });
  await expect(always).not.toBeChecked();
  await always.press('Space');
  await page.getByLabel('Your answer', { exact: true }).fill('Marisol Okonkwo-Reyes');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('fact-cards')).toBeVisible();
  await expect.poll(() => page.evaluate(() => heardBy().spoken.length)).toBe(2);
});

test('where the browser can neither listen nor speak, no button says it could', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
  });
  await openInterview(page);
  for (const name of ['Dictate', 'Read aloud']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Read questions aloud' })).toHaveCount(0);
});

declare const heardBy: () => Heard;

/** A recognizer that hears what the test says, and a voice that only notes what it is given. */
const withVoices = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    interface Listening {
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
      onend?: () => void;
    }
    const noted = { started: 0, spoken: [] as string[], now: undefined as Listening | undefined };
    class FakeRecognition implements Listening {
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
      onend?: () => void;
      start() {
        noted.started += 1;
        noted.now = this;
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    const speechSynthesis = {
      cancel: () => undefined,
      speak: (speech: SpeechSynthesisUtterance) => {
        noted.spoken.push(speech.text);
        speech.dispatchEvent(new Event('start'));
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis, configurable: true });
    Object.assign(window, {
      SpeechRecognition: FakeRecognition,
      webkitSpeechRecognition: FakeRecognition,
      heardBy: () => ({
        ...noted,
        hear: (transcript: string) => {
          noted.now?.onresult?.({ results: [[{ transcript }]] });
          noted.now?.onend?.();
        },
        refuse: (error: string) => {
          noted.now?.onerror?.({ error });
          noted.now?.onend?.();
        },
      }),
    });
  });
};

const openInterview = async (page: Page): Promise<void> => {
  await page.goto('/');
  await join(page, 'Marisol Okonkwo-Reyes');
  await page.goto(`/trust/${await beginDocument(page, 'Okonkwo-Reyes Family Trust')}`);
  await expect(page.getByTestId('chat-history')).toContainText('?');
};
