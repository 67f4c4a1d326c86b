import type { DocumentSummary, FactsAnswer } from '@evergrant/contract/documents.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { expect, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { say } from '#steps/converse.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { test } from '#steps/test.ts';

test('everything is read, mended and confirmed on one page', async ({ page }) => {
  await join(page, 'Marisol Reyes Luna');
  const documentId = await begin(page, ['executor']);
  await page.goto(`/trust/${documentId}`);
  await page.getByRole('link', { name: 'Read it on one page' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reyes Luna Will' })).toBeVisible();

  // What is open stands first, and is answered here.
  const open = page.getByRole('region', { name: /^Still open/ });
  await expect(page.getByText('1 question is still open.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Answer what is open' }).click();
  await expect(open).toBeFocused();
  await open.getByRole('button', { name: 'Answer Executor' }).click();
  await open.getByLabel('Name').first().fill('Luis Reyes Peña');
  await open.getByRole('button', { name: 'Save' }).click();
  await expect(open).toHaveCount(0);

  // It tells what the will does, in the names that were given.
  const letter = page.getByRole('region', { name: 'In your own words' });
  await expect(letter).toContainText('Your spouse Luis Reyes Peña carries out your will, as its executor.');
  await expect(letter.getByRole('heading', { name: 'When you cannot act' })).toHaveCount(0);

  // An answer is changed in place, and the letter with it.
  await page.getByRole('button', { name: 'Change Days somebody must outlive you to receive a gift' }).click();
  await page.getByRole('form').getByRole('textbox').fill('45');
  await page.getByRole('form').getByRole('button', { name: 'Save' }).click();
  await expect(letter).toContainText('still alive 45 days after your death');

  await page.getByRole('button', { name: 'Everything is correct' }).click();
  await expect(page.getByText('You have confirmed everything.')).toBeVisible();
  await expectAccessible(page);
  const facts = await callApi<FactsAnswer>(page, { method: 'get', path: `/documents/${documentId}/facts` });
  expect(facts).toMatchObject({ isComplete: true, progress: 100 });
  await page.getByRole('link', { name: 'Read the document' }).click();
  await expect(page).toHaveURL(new RegExp(`/trust-preview/${documentId}$`));
});

test('usual settings stand with their value and become answers with the one confirmation', async ({ page }) => {
  await join(page, 'Marisol Reyes Luna');
  const documentId = await begin(page, ['survivalDays', 'bondRequired', 'noContest']);
  await page.goto(`/trust/${documentId}/review`);
  await expect(page.getByRole('region', { name: /^Still open/ })).toHaveCount(0);
  const usual = page.getByRole('region', { name: /^Usual settings/ });
  await expect(usual.getByRole('listitem')).toHaveCount(4);
  await expect(usual).toContainText('30 days');
  const letter = page.getByRole('region', { name: 'In your own words' });
  await expect(letter).toContainText('still alive 30 days after your death');
  await expectAccessible(page);

  // One of them is changed in place; the others become answers with all the rest.
  await usual.getByRole('button', { name: /^Change .*bond/ }).click();
  await usual.getByRole('radio', { name: 'Yes' }).check();
  await usual.getByRole('button', { name: 'Save' }).click();
  await expect(usual.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('The 3 usual settings then become your answers.')).toBeVisible();
  await page.getByRole('button', { name: 'Everything is correct' }).click();
  await expect(page.getByText('You have confirmed everything.')).toBeVisible();
  await expect(usual).toHaveCount(0);
  const facts = await callApi<FactsAnswer>(page, { method: 'get', path: `/documents/${documentId}/facts` });
  expect(facts.isComplete).toBe(true);
  expect(facts.rows.find(({ field }) => field === 'bondRequired')).toMatchObject({ value: true, state: 'confirmed' });
});

test('a note is put into the document in the words of the person, once they have seen how', async ({ page }) => {
  await join(page, 'Marisol Reyes Luna');
  const documentId = await begin(page, ['executor', 'specialInstructions']);
  const wish = 'I hope the choir of our church keeps singing';
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history')).toContainText('?');
  await say(page, wish);
  await page.goto(`/trust/${documentId}/review`);
  const notes = page.getByRole('region', { name: 'Noted in your words' });
  await expect(notes).toContainText(wish);

  await notes.getByRole('button', { name: /^Put into the document/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('blockquote')).toHaveText(wish);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Put It In' }).click();
  await expect(notes).toHaveCount(0);
  await expect(page.getByText(`${wish}.`)).toBeVisible();
});

test('questions that nobody can answer here are printed for an attorney', async ({ page }) => {
  await join(page, 'Marisol Reyes Luna');
  const documentId = await begin(page, ['executor']);
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history')).toContainText('executor');
  const question = 'Who owns the well that I share with the neighbors?';
  const answer = await say(page, question);
  expect(answer).toContain('list of questions for an attorney');
  await page.getByTestId('chat-history').getByRole('link', { name: 'Questions for an attorney' }).click();
  await expect(page.getByRole('region', { name: 'Reyes Luna Will' })).toContainText(question);

  await page.goto(`/trust/${documentId}/review`);
  await page.getByRole('link', { name: 'Open the list' }).click();
  const sheet = page.getByRole('region', { name: 'Your questions' });
  await expect(sheet).toContainText(question);
  await expect(sheet).toContainText('Florida');
  await page.getByLabel('Add a question of your own').fill('What does a review cost?');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(sheet).toContainText('What does a review cost?');
  await expectAccessible(page);

  // A wish that no question asks for is taken along as it was said.
  const wish = 'I hope the choir of our church keeps singing';
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history')).toContainText(question);
  await say(page, wish);
  await page.goto(`/trust/${documentId}/questions`);
  await expect(sheet.getByText('What I have said besides')).toBeVisible();
  await expect(sheet).toContainText(wish);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('What I have said besides')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByLabel('Add a question of your own')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: `Remove question: ${question}` }).click();
  await expect(sheet).not.toContainText(question);
});

test('somebody without an account keeps a list on this device', async ({ page }) => {
  await page.goto('/questions-for-an-attorney');
  await expect(page.getByText('No questions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Write your question first.')).toBeVisible();
  await page.getByLabel('Add a question of your own').fill('Do I need a trust at all?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Do I need a trust at all?')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Do I need a trust at all?')).toBeVisible();
});

// A will of which everything is told but some answers, and nothing is confirmed.
const begin = async (page: Page, without: readonly string[]): Promise<string> => {
  const typeId = 'pour-over-will';
  const { id } = await callApi<DocumentSummary>(page, {
    path: '/documents',
    body: { name: 'Reyes Luna Will', documentTypeId: typeId },
  });
  for (const [field, value] of Object.entries(documentTypeOf(typeId).sample))
    if (!without.includes(field))
      await callApi(page, { method: 'put', path: `/documents/${id}/facts/${field}`, body: { value } });
  return id;
};
