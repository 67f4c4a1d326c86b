import { expect, type Locator, type Page } from '@playwright/test';
import { say } from '#steps/converse.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('what was understood shows at once as a card and in the panel, and is put back or changed from there', async ({
  page,
}) => {
  await openInterview(page);
  await say(page, 'Marisol Okonkwo-Reyes');
  await say(page, '4417 Duval Street Apt 6, Austin, TX 78751');
  const address = card(page, 'Home address');
  const state = card(page, 'State of your permanent home');
  await expect(address).toContainText('4417 Duval Street Apt 6');
  await expect(state).toContainText('Texas');
  await expect(line(page, 'Home address')).toHaveAttribute('data-fresh', 'true');
  await expectAccessible(page);

  await address.getByRole('button', { name: 'Undo this: Home address' }).click();
  await expect(address).toContainText('Undone');
  await expect(line(page, 'Home address')).toContainText('Not yet answered');
  await expect(line(page, 'Home address')).not.toHaveAttribute('data-fresh', 'true');
  await expect(page.getByLabel('Your answer')).toBeFocused();

  await state.getByRole('button', { name: 'Change this: State of your permanent home' }).click();
  const chosen = page.getByRole('combobox', { name: 'State of your permanent home' });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
  await chosen.selectOption('Ohio');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(state).toContainText('Changed since');
  await expect(state.getByRole('button')).toHaveCount(0);

  await page.reload();
  await expect(address).toContainText('Undone');
  await expect(state).toContainText('Changed since');
});

test('only what was understood last can be undone in the conversation', async ({ page }) => {
  await openInterview(page);
  await say(page, 'Marisol Okonkwo-Reyes');
  await expect(card(page, 'Your full legal name').getByRole('button')).toHaveCount(2);
  await say(page, '4417 Duval Street Apt 6, Austin, TX 78751');
  await expect(card(page, 'Your full legal name').getByRole('button')).toHaveCount(0);
  await expect(card(page, 'Home address').getByRole('button')).toHaveCount(2);
});

test('on a phone a card leads to the editor of its fact', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInterview(page);
  await say(page, 'Marisol Okonkwo-Reyes');
  await expectAccessible(page);
  await card(page, 'Your full legal name')
    .getByRole('button', { name: /^Change/ })
    .click();
  const name = page.getByRole('textbox', { name: 'Your full legal name' });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
});

test('what no question asks for is noted in the words of the person, and can be changed or removed on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const documentId = await openInterview(page);
  await say(page, 'Please sing Danny Boy at the funeral');
  const notes = page.getByRole('region', { name: 'Noted in your words' });
  await expect(notes).toContainText('Please sing Danny Boy at the funeral');
  await page.getByRole('button', { name: 'See the note in your words' }).click();
  await expect(notes).toBeInViewport();
  await expectAccessible(page);

  await notes.getByRole('button', { name: /^Change note/ }).click();
  const words = notes.getByRole('textbox', { name: /^Change note/ });
  await expect(words).toBeFocused();
  await words.fill('Please sing Danny Boy by the grave');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(notes.getByText('Please sing Danny Boy by the grave')).toBeVisible();
  await expect(notes.getByRole('button', { name: /^Change note/ })).toBeFocused();

  await page.getByRole('link', { name: 'Print the list for an attorney' }).click();
  const sheet = page.getByRole('region', { name: 'Your questions' });
  await expect(sheet).toContainText('Please sing Danny Boy by the grave');
  await page.goto('/questions-for-an-attorney');
  await expect(page.getByText('What I have said besides')).toBeVisible();
  await page.goto(`/trust/${documentId}`);
  await notes.getByRole('button', { name: /^Remove note/ }).click();
  await expect(notes).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'What we have so far' })).toBeVisible();
  await expect(notes).toHaveCount(0);
  await page.goto('/questions-for-an-attorney');
  await expect(page.getByText('No questions yet')).toBeVisible();
  await expect(page.getByText('What I have said besides')).toHaveCount(0);
});

test('questions are read aloud on demand, and every new one once that is wanted', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    window.speechSynthesis.speak = (speech) => {
      spoken.push(speech.text);
      speech.dispatchEvent(new Event('start'));
    };
  });
  const documentId = await openInterview(page);
  const spoken = async () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(spoken).toEqual([expect.stringContaining('What is your full legal name')]);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await say(page, 'Why do you ask?');
  expect(await spoken()).toHaveLength(1);

  await page.getByRole('checkbox', { name: 'Read questions aloud' }).check();
  const answer = await say(page, 'Marisol Okonkwo-Reyes');
  await expect.poll(async () => (await spoken()).at(-1)).toBe(answer);
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByRole('checkbox', { name: 'Read questions aloud' })).toBeChecked();
  expect(await spoken(), 'a conversation that is opened stays silent').toEqual([]);
});

test('what is dictated lands in the input and is not sent', async ({ page }) => {
  await page.addInitScript(() => {
    class Recognition {
      onresult: (event: unknown) => void = () => undefined;
      onend: () => void = () => undefined;
      start() {
        Object.assign(window, { listening: this });
      }
      stop() {
        this.onresult({ results: [[{ transcript: 'and I live in Austin' }]] });
        this.onend();
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
  await openInterview(page);
  expect(await page.evaluate(() => 'listening' in window), 'nothing listens by itself').toBe(false);
  await page.getByLabel('Your answer').fill('My name is Ann Bell');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await expect(page.getByText('Listening. What you say lands in the input')).toBeVisible();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue('My name is Ann Bell and I live in Austin');
  await expect(page.getByTestId('chat-history').locator('[data-sender="user"]')).toHaveCount(0);
});

const openInterview = async (page: Page): Promise<string> => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history')).toBeVisible();
  return documentId;
};

const card = (page: Page, label: string): Locator =>
  page
    .getByTestId('fact-cards')
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last();

const line = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'What we have so far' }).getByRole('listitem').filter({ hasText: label }).first();
