import { expect, type Locator, type Page } from '@playwright/test';

/** What a person answers to a question that contains the words; the first entry that fits is used. */
export type Answers = readonly (readonly [RegExp, string])[];

const advisor = (page: Page): Locator => page.getByTestId('chat-history').locator('[data-sender="ai"] > p:first-child');

/** What the advisor said last. */
export const lastSaid = async (page: Page): Promise<string> => (await advisor(page).last().innerText()).trim();

/** Says something in the chat and waits for the advisor's answer. */
export const say = async (page: Page, text: string): Promise<string> => {
  const before = await advisor(page).count();
  const input = page.getByLabel('Your answer');
  await input.fill(text);
  await input.press('Enter');
  await expect(advisor(page)).toHaveCount(before + 1);
  await expect(input).toHaveValue('');
  return lastSaid(page);
};

/** The words by which something is asked back before it is recorded. */
export const askedBack = /Did I get this right|I understood: |Is .* the name of your|Shall I (?:add|note)/u;

/** Answers question after question until the document is complete; returns what was asked and answered. */
export const converse = async (page: Page, answers: Answers): Promise<readonly string[]> => {
  const log: string[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    await closePreview(page);
    if (await page.getByText('Progress 100%').isVisible()) return log;
    const question = await lastSaid(page);
    const known = [[askedBack, 'Yes'] as const, ...answers].find(([words]) => words.test(question));
    if (!known) throw new Error(`no answer prepared for: ${question}\n${log.join('\n')}`);
    log.push(`${question} -> ${known[1]}`);
    await say(page, known[1]);
  }
  throw new Error(`the conversation does not end:\n${log.join('\n')}`);
};

/** Goes on editing when the preview has opened by itself. */
export const closePreview = async (page: Page): Promise<void> => {
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Continue Editing' });
  if (await goOn.isVisible()) {
    await goOn.click();
    await expect(goOn).toBeHidden();
  }
};
