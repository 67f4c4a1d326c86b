import type { Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { createPerson, type Person } from '#steps/people.ts';

/** A member, registered, confirmed and signed in without the forms; for tests whose subject comes after them. */
export const join = async (page: Page, name: string): Promise<Person> => {
  const person = createPerson(name);
  await registerAndConfirm(page, person);
  await callApi(page, { path: '/accounts/login', body: { email: person.email, password: person.password } });
  return person;
};

/** An account that could log in. */
export const registerAndConfirm = async (page: Page, person: Person): Promise<void> => {
  await callApi(page, { path: '/accounts/register', body: person });
  const mail = await waitForMail(page.request, { to: person.email, subject: /confirm/i });
  await page.request.get(linkIn(mail, /confirm-email/));
  await callApi(page, { path: '/accounts/confirmation' });
};
