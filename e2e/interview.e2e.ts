import { expect, type Locator, type Page } from '@playwright/test';
import { closePreview, lastSaid, say } from '#steps/converse.ts';
import { familyAnswers } from '#steps/family.ts';
import { join } from '#steps/join.ts';
import { answerQuestions, beginDocument, tell } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('the advisor asks one question at a time, understands several facts in one message and takes corrections', async ({
  page,
}) => {
  await openInterview(page);
  await expect(page.getByRole('heading', { name: 'Benefits of a Living Trust' })).toBeVisible();
  await expect(page.getByText('Progress 0%')).toBeVisible();
  expect(await lastSaid(page)).toContain('What is your full legal name');

  const reason = await say(page, 'Why do you ask?');
  expect(reason).toContain('identifies you');
  expect(reason).toContain('What is your full legal name');
  await expect(page.getByRole('heading', { name: 'Benefits of a Living Trust' })).toBeHidden();

  const asked = await say(
    page,
    'My name is Marisol Okonkwo-Reyes, I live at 4417 Duval Street Apt 6, Austin, TX 78751 and I am married to Tomás Reyes',
  );
  expect(asked.match(/\?/g)).toHaveLength(1);
  expect(asked).toContain('Which county');
  await expectFact(page, 'Your full legal name', 'Marisol Okonkwo-Reyes');
  await expectFact(page, 'Home address', '4417 Duval Street Apt 6, Austin, TX 78751');
  await expectFact(page, 'State of your permanent home', 'Texas');
  await expectFact(page, 'Marital status', 'Married');
  await expectFact(page, "Spouse's full legal name", 'Tomás Reyes');

  await say(page, 'Travis County');
  expect(await say(page, 'go back')).toContain('Which county');
  await say(page, 'Hays County');
  await expectFact(page, 'County', /Hays/);
  await say(page, "Actually, my spouse's name is Tomás Vega");
  await expectFact(page, "Spouse's full legal name", 'Tomás Vega');
  const before = await page.getByText(/^Progress \d+%$/).innerText();
  const question = await lastSaid(page);
  expect(await say(page, 'Skip for now')).not.toBe(question);
  await expect(page.getByText(before)).toBeVisible();

  const history = await page.getByTestId('chat-history').innerText();
  await page.reload();
  await expect(page.getByTestId('chat-history')).toBeVisible();
  // The form of a question is there a moment after its words.
  await expect.poll(() => page.getByTestId('chat-history').innerText()).toBe(history);
  expect(history).toContain('Welcome.');
  await expect(page.getByText(before)).toBeVisible();
});

test('a reading that is not certain is asked back and stored only after a yes', async ({ page }) => {
  await openInterview(page);
  const doubt = await say(page, 'ondine');
  expect(doubt).toMatch(/Ondine.*\?/);
  await expectFact(page, 'Your full legal name', 'Not yet answered');
  await page.getByRole('list', { name: 'Answers you can tap' }).getByRole('button', { name: 'Yes' }).click();
  await expectFact(page, 'Your full legal name', 'Ondine');
  await expect(page.getByLabel('Your answer')).toBeFocused();
});

test('under every question stand two quiet ways on for somebody who has no answer', async ({ page }) => {
  await openInterview(page);
  const ways = page.getByRole('group', { name: 'If you have no answer' });
  await ways.getByRole('button', { name: 'Why do you ask?' }).click();
  await expect(page.getByTestId('chat-history')).toContainText('identifies you');
  await ways.getByRole('button', { name: 'I am not sure' }).click();
  await expect(page.getByTestId('chat-history')).toContainText('That is fine.');
  await expectFact(page, 'Your full legal name', 'Not yet answered');
});

test('Enter sends, Shift and Enter begin a line, and blanks are not sent', async ({ page }) => {
  await openInterview(page);
  const input = page.getByLabel('Your answer');
  const bubbles = page.getByTestId('chat-history').locator('[data-sender]');
  await input.fill('   ');
  await input.press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(bubbles).toHaveCount(1);

  const answered = Promise.withResolvers<void>();
  await page.route('**/functions/ai-trust-assistant', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await input.fill('My name is');
  await input.press('Shift+Enter');
  await input.pressSequentially('Marisol Okonkwo-Reyes');
  await expect(input).toHaveValue('My name is\nMarisol Okonkwo-Reyes');
  await expect(bubbles).toHaveCount(1);
  await input.press('Enter');
  const typing = page.getByTestId('typing-indicator');
  await expect(typing).toHaveText('Analyzing your response...');
  await expect(typing).toContainText('crafting your personalized response...');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  answered.resolve();
  await expect(typing).toBeHidden();
  await expect(bubbles).toHaveCount(3);
  await expect(bubbles.nth(1)).toContainText(/You · \d{1,2}:\d\d/);
  await expectFact(page, 'Your full legal name', 'Marisol Okonkwo-Reyes');
});

test.describe('when the connection breaks', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('a message that could not be sent is kept, it is said once, and sent again it is recorded once', async ({
    page,
  }) => {
    await openInterview(page);
    await page.route('**/functions/ai-trust-assistant', (route) => route.abort());
    const input = page.getByLabel('Your answer');
    await input.fill('My name is Marisol Okonkwo-Reyes');
    await input.press('Enter');
    await expect(page.getByText(/^I apologize, but I encountered an error: .+\. Please try again\.$/)).toBeVisible();
    await expect(page.getByText(/try again/i)).toHaveCount(1);
    await expect(input).toHaveValue('My name is Marisol Okonkwo-Reyes');

    await page.unroute('**/functions/ai-trust-assistant');
    await expect(page.getByRole('group', { name: 'Failed to send message. Please try again.' })).toBeVisible();
    await expect(page.getByText('Your answer did not reach us.')).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expectFact(page, 'Your full legal name', 'Marisol Okonkwo-Reyes');
    await expect(page.getByText('Your answer did not reach us.')).toBeHidden();
    await expect(page.getByText(/I apologize/)).toBeHidden();
    await expect(page.getByTestId('chat-history').locator('[data-sender="user"]')).toHaveCount(1);
    await page.reload();
    await expect(page.getByTestId('chat-history').locator('[data-sender="user"]')).toHaveCount(1);
  });
});

test('every fact can be changed and confirmed beside the chat, and shares must reach 100 percent', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await tell(page, documentId, 'My name is Marisol Okonkwo, I live at 4417 Duval Street Apt 6, Austin, TX 78751');
  await tell(page, documentId, 'I leave 60% to my daughter Adaeze Okonkwo and 40% to my son Teo Reyes');
  await page.goto(`/trust/${documentId}`);

  await factLine(page, 'Your full legal name')
    .getByRole('button', { name: /^Change/ })
    .click();
  const name = page.getByRole('textbox', { name: 'Your full legal name' });
  await expect(name).toBeFocused();
  await name.fill('Marisol Okonkwo-Reyes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectFact(page, 'Your full legal name', 'Marisol Okonkwo-Reyes');
  await page.getByRole('button', { name: 'Confirm Home address' }).click();
  await expect(factLine(page, 'Home address')).toContainText('Confirmed');

  await page.getByRole('button', { name: 'Change Beneficiaries and shares' }).click();
  const editor = page.getByRole('form', { name: 'Change Beneficiaries and shares' });
  const [first, second] = [editor.getByLabel('Share (%)').first(), editor.getByLabel('Share (%)').last()];
  await expect(first).toHaveValue('60');
  await first.fill('70');
  await expect(editor.getByText('Total 110 %. 10 % too much.')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
  await second.fill('');
  await expect(editor.getByText('Total 70 %. 30 % still to give.')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
  await second.fill('30');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expectFact(page, 'Beneficiaries and shares', /Adaeze Okonkwo.*70%.*Teo Reyes.*30%/);

  await page.reload();
  await expectFact(page, 'Your full legal name', 'Marisol Okonkwo-Reyes');
  await expect(factLine(page, 'Home address')).toContainText('Confirmed');
  await expectFact(page, 'Beneficiaries and shares', /Adaeze Okonkwo.*70%.*Teo Reyes.*30%/);
  await page.getByRole('button', { name: 'Confirm all' }).click();
  await expect(page.getByRole('button', { name: 'Confirm all' })).toBeHidden();
});

test('the preview opens by itself once, when the document is worth reading', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await answerQuestions(page, documentId, 50);
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history')).toBeVisible();
  const preview = page.getByRole('dialog', { name: 'Document Preview Ready' });
  for (let turn = 0; turn < 12 && !(await preview.isVisible()); turn += 1) await answerOnScreen(page);

  await expect(preview).toBeVisible();
  await expect(page.locator('.mantine-Notification-root').filter({ hasText: 'Document Preview Ready!' })).toBeVisible();
  // The message stands beside the ways on, not over them.
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await preview.getByRole('button', { name: 'Close preview' }).click({ trial: true });
    await preview.getByRole('link', { name: 'Proceed to Checkout' }).click({ trial: true });
  }
  await expect(preview.getByText('Okonkwo-Reyes Family Trust')).toBeVisible();
  await expect(preview.getByText(/^([89]\d|100)% complete$/)).toBeVisible();
  await expect(preview.frameLocator('iframe').getByText('PREVIEW').first()).toBeAttached();
  await expect(preview.locator('iframe')).toHaveAttribute('sandbox', '');
  await closePreview(page);
  await say(page, 'Why do you ask?');
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Preview Document' }).click();
  await preview.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(new RegExp(`/checkout\\?trust=${documentId}$`));
});

const answerOnScreen = async (page: Page): Promise<void> => {
  const question = await lastSaid(page);
  const known = familyAnswers.find(([words]) => words.test(question));
  if (!known) throw new Error(`no answer prepared for: ${question}`);
  await say(page, known[1]);
};

const openInterview = async (page: Page): Promise<void> => {
  await join(page, 'Marisol Okonkwo-Reyes');
  await page.goto(`/trust/${await beginDocument(page, 'Okonkwo-Reyes Family Trust')}`);
  await expect(page.getByTestId('chat-history')).toBeVisible();
};

const factLine = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'What we have so far' })
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) });

const expectFact = async (page: Page, label: string, value: string | RegExp): Promise<void> => {
  await expect(factLine(page, label)).toContainText(value);
};
