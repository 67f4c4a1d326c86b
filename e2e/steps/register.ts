import { expect, type Page } from '@playwright/test';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import type { Person } from '#steps/people.ts';

/** Registers, confirms the address by the mailed link and signs in; ends on the dashboard. */
export const register = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/register');
  await fillInRegistration(page, person);
  await page.waitForURL('**/email-confirmation');
  await expect(page.getByText(person.email)).toBeVisible();
  await confirmByMail(page, person);
  await signIn(page, person);
};

/** Fills in the form that is open and sends it. */
export const fillInRegistration = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: /create|sign up|register/i }).click();
};

/** Opens the link of the newest confirmation mail in the browser that registered, and presses the button. */
export const confirmByMail = async (page: Page, { email }: Pick<Person, 'email'>): Promise<void> => {
  const mail = await waitForMail(page.request, { to: email, subject: /confirm/i });
  await page.goto(linkIn(mail, /confirm-email/));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.waitForURL('**/login?confirmed=true**');
};

/** Fills in the login that is open and sends it. */
export const fillInLogin = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: /^(log ?in|sign in)/i }).click();
};

/** Signs in on the login page that is open. */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  await fillInLogin(page, person);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
};
