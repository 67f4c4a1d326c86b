import { expect, type Page } from '@playwright/test';
import { expectToast, section } from '#steps/account-page.ts';
import { callApi } from '#steps/call-api.ts';
import { expectDescribed, inspectScreen } from '#steps/inspect-screen.ts';
import { join, registerAndConfirm } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { signIn } from '#steps/register.ts';
import { test } from '#steps/test.ts';

test('a member finds the account page in the header and changes the name that it shows', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  const profile = section(page, 'Profile');
  await expect(profile.getByLabel('Full Name')).toHaveValue('Ines Aguirre');
  await inspectScreen(page, 'account');
  await expectDescribed(page);

  await profile.getByLabel('Full Name').fill('  ');
  await profile.getByRole('button', { name: 'Save name' }).click();
  await expect(profile.getByText('Please enter your full name.')).toBeVisible();
  await expect(profile.getByLabel('Full Name')).toBeFocused();
  await profile.getByLabel('Full Name').fill(' Ines Okonkwo ');
  await profile.getByRole('button', { name: 'Save name' }).click();
  await expect(profile.getByText('Your name was saved.')).toBeVisible();
  await expectToast(page, 'Name saved');
  await page.reload();
  await expect(section(page, 'Profile').getByLabel('Full Name')).toHaveValue('Ines Okonkwo');
});

test('a new email address is asked for with the password, and waits for its owner', async ({ page }) => {
  const person = await join(page, 'Ines Aguirre');
  const newEmail = createPerson('Ines New').email;
  await page.goto('/account');
  const email = section(page, 'Email');
  await expect(email.getByText(`You sign in with ${person.email}.`)).toBeVisible();
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(email.getByLabel('New email')).toBeFocused();
  await email.getByRole('button', { name: 'Send link to the new address' }).click();
  await expect(email.getByText('Please enter your new email address.')).toBeVisible();
  await email.getByLabel('New email').fill(newEmail);
  await email.getByLabel('Your password').fill('wrong horse 42');
  await email.getByRole('button', { name: 'Send link to the new address' }).click();
  await expect(email.getByText('This is not your current password.')).toBeVisible();
  await expect(email.getByLabel('New email')).toHaveValue(newEmail);
  await inspectScreen(page, 'account-email-refused');
  await email.getByLabel('Your password').fill(person.password);
  await email.getByRole('button', { name: 'Send link to the new address' }).click();
  await expectToast(page, 'Please confirm your new email');
  await expect(email.getByRole('status').filter({ hasText: `Waiting for ${newEmail}` })).toBeVisible();
  await inspectScreen(page, 'account-email-waiting');

  await waitForMail(page.request, { to: person.email, subject: /about to change/i });
  await email.getByRole('button', { name: 'Keep my present address' }).click();
  await expectToast(page, 'Your address stays');
  await expect(email.getByText(`Waiting for ${newEmail}`)).toHaveCount(0);
});

test('a new email address counts after a click in its mailbox, and the old one is told', async ({
  page,
  newVisitor,
}) => {
  const person = await join(page, 'Ines Aguirre');
  const newEmail = createPerson('Ines New').email;
  await callApi(page, { path: '/account/email', body: { email: newEmail, password: person.password } });
  const mail = await waitForMail(page.request, { to: newEmail, subject: /new email/i });
  const phone = await newVisitor();
  await phone.goto(linkIn(mail, /open-email-change/));
  await expect(phone.getByRole('heading', { name: 'Log in to confirm' })).toBeVisible();
  await inspectScreen(phone, 'confirm-new-email-login');
  await phone.getByRole('link', { name: 'Log in', exact: true }).click();
  await phone.getByLabel('Email', { exact: true }).fill(person.email);
  await phone.getByLabel('Password', { exact: true }).fill(person.password);
  await phone.getByRole('button', { name: 'Login' }).click();
  await phone.waitForURL('**/confirm-new-email');
  await expect(phone.getByText(newEmail)).toBeVisible();
  await inspectScreen(phone, 'confirm-new-email');
  await phone.getByRole('button', { name: 'Use this address' }).click();
  await expect(phone.getByRole('heading', { name: 'Email changed' })).toBeVisible();
  await inspectScreen(phone, 'new-email-confirmed');
  await waitForMail(page.request, { to: person.email, subject: /was changed/i });

  await phone.goto(linkIn(mail, /open-email-change/));
  await expect(phone.getByRole('heading', { name: 'Invalid or Expired Link' })).toBeVisible();
  await inspectScreen(phone, 'new-email-invalid');
  await phone.context().clearCookies();
  await phone.goto('/login');
  await signIn(phone, { ...person, email: newEmail });
  await page.goto('/account');
  await expect(section(page, 'Email').getByText(`You sign in with ${newEmail}.`)).toBeVisible();
});

test('a new password signs in, the old one no longer, and other devices are signed out', async ({
  page,
  newVisitor,
}) => {
  const person = await join(page, 'Ines Aguirre');
  const other = await newVisitor();
  await other.goto('/login');
  await signIn(other, person);
  await page.goto('/account');
  const panel = section(page, 'Password');
  await panel.getByRole('button', { name: 'Change password' }).click();
  const [current, first, second] = [
    panel.getByLabel('Current password'),
    panel.getByLabel('New password', { exact: true }),
    panel.getByLabel('Confirm new password'),
  ];
  const save = panel.getByRole('button', { name: 'Save new password' });
  await current.fill('wrong horse 42');
  await first.fill('a newer horse 43');
  await second.fill('a newer horse 44');
  await save.click();
  await expect(panel.getByText('Passwords do not match.')).toBeVisible();
  await second.fill('a newer horse 43');
  await save.click();
  await expect(panel.getByText('This is not your current password.')).toBeVisible();
  await expect(first).toHaveValue('a newer horse 43');
  await inspectScreen(page, 'account-password-refused');
  await current.fill(person.password);
  await save.click();
  await expect(panel.getByText('Your password was changed. Your other devices were signed out.')).toBeVisible();
  await expectToast(page, 'Password changed');

  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/login/);
  await fillLogin(other, person);
  await expect(other.getByText('Invalid email or password.', { exact: false }).first()).toBeVisible();
  await signIn(other, { ...person, password: 'a newer horse 43' });
  await waitForMail(page.request, { to: person.email, subject: /password was changed/i });
});

test('a device that is signed out from another one is signed out', async ({ page, newVisitor }) => {
  const person = await join(page, 'Ines Aguirre');
  const others = [await newVisitor(), await newVisitor()] as const;
  for (const other of others) {
    await other.goto('/login');
    await signIn(other, person);
  }
  await page.goto('/account');
  const devices = section(page, 'Signed-in devices');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await inspectScreen(page, 'account-devices');
  await devices
    .getByRole('button', { name: /^Sign out Chrome on/ })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectToast(page, 'Device signed out');

  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('status')).toContainText('You are signed in on this device alone.');
  for (const other of others) {
    await other.getByRole('link', { name: 'Account' }).click();
    await expect(other).toHaveURL(/\/login/);
  }
  await page.reload();
  await expect(section(page, 'Signed-in devices').getByRole('listitem')).toHaveCount(1);
});

test('the account page is for members, who are brought back to it after logging in', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await registerAndConfirm(page, person);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
});

const fillLogin = async (page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
