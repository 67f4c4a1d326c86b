import { expect, type Page } from '@playwright/test';
import type { Person } from '#steps/people.ts';

/** What somebody writes who wants to recommend us. */
export const wordsOfApplicant = {
  website: 'letters.example.com',
  experience: 'A newsletter about family money with 2,000 readers.',
  motivation: 'My readers keep asking me how to begin with a trust.',
} as const;

/** Fills in the application on the page that is open, all but how to be paid. */
export const fillInApplication = async (page: Page, { name, email }: Person): Promise<void> => {
  const [firstName = '', ...lastNames] = name.split(' ');
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastNames.join(' '));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Website').fill(wordsOfApplicant.website);
  await page.getByLabel('Marketing Experience').fill(wordsOfApplicant.experience);
  await page.getByLabel('Motivation').fill(wordsOfApplicant.motivation);
};

/** That what was filled in stands there. */
export const expectApplication = async (page: Page, { name, email }: Person): Promise<void> => {
  await expect(page.getByLabel('First Name')).toHaveValue(name.split(' ')[0] ?? '');
  await expect(page.getByLabel('Last Name')).toHaveValue(name.split(' ').slice(1).join(' '));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Website')).toHaveValue(wordsOfApplicant.website);
  await expect(page.getByLabel('Marketing Experience')).toHaveValue(wordsOfApplicant.experience);
  await expect(page.getByLabel('Motivation')).toHaveValue(wordsOfApplicant.motivation);
};

export const sendApplication = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Submit Application' }).click();
