import { expect, type Page } from '@playwright/test';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import type { Person } from '#steps/people.ts';

/** Registers, confirms the address by the mailed link and signs in; ends on the dashboard. */
export const register = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: /create|sign up|register/i }).click();
  await page.waitForURL('**/email-confirmation');
  await expect(page.getByText(person.email)).toBeVisible();

  const mail = await waitForMail(page.request, { to: person.email, subject: /confirm/i });
  await page.goto(linkIn(mail, /confirm-email/));
  await page.waitForURL('**/login**');
  await signIn(page, person);
};

/** Signs in on the login page that is open. */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: /^(log ?in|sign in)/i }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
};
