import { expect, type Locator, type Page } from '@playwright/test';
import type { NewSecondFactor } from '@evergrant/contract/account.ts';
import { codeOfAuthenticator } from '#steps/authenticator.ts';
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
  await expect(phone).toHaveURL(/\/confirm-new-email$/);
  await expect(phone.getByText(newEmail)).toBeVisible();
  await inspectScreen(phone, 'confirm-new-email');
  await phone.getByRole('button', { name: 'Use this address' }).click();
  await expect(phone.getByRole('heading', { name: 'Email changed' })).toBeVisible();
  await inspectScreen(phone, 'new-email-confirmed');
  await waitForMail(page.request, { to: person.email, subject: /was changed/i });

  await phone.goto(linkIn(mail, /open-email-change/));
  await expect(phone.getByRole('heading', { name: 'Invalid or Expired Link' })).toBeVisible();
  await inspectScreen(phone, 'new-email-invalid');
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
  await expect(other.getByText('Invalid email or password.', { exact: false })).toBeVisible();
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

test('a second factor is set up by QR code and asked for at login', async ({ page, newVisitor }) => {
  const person = await join(page, 'Ines Aguirre');
  const key = await beginSecondFactor(page, person);
  await inspectScreen(page, 'account-second-factor-setup');
  const factor = section(page, 'Second factor');
  const code = factor.getByLabel('Enter the code that the app shows');
  await code.fill('000000');
  await factor.getByRole('button', { name: 'Turn on second factor' }).click();
  await expect(factor.getByText('This code is not right. Enter the newest one that your app shows.')).toBeVisible();
  const now = Date.now();
  await code.fill(codeOfAuthenticator(key, new Date(now)));
  await factor.getByRole('button', { name: 'Turn on second factor' }).click();
  await expectToast(page, 'Second factor is on');
  const codes = await factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await inspectScreen(page, 'account-recovery-codes');
  await factor.getByRole('button', { name: 'I have saved them' }).click();
  await expect(factor.getByText('You have 10 recovery codes left.')).toBeVisible();
  await inspectScreen(page, 'account-second-factor-on');

  const phone = await newVisitor();
  await openSecondStep(phone, person);
  await inspectScreen(phone, 'login-second-factor');
  const typed = phone.getByLabel('Code', { exact: true });
  await expect(typed).toHaveAttribute('autocomplete', 'one-time-code');
  await phone.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(phone.getByText('Please enter the code that your app shows.')).toBeVisible();
  await phone.goto('/dashboard');
  await expect(phone).toHaveURL(/\/login/);

  await openSecondStep(phone, person);
  await phone.getByRole('button', { name: 'Back to login' }).click();
  await expect(phone.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await openSecondStep(phone, person);
  await typed.fill('000000');
  await phone.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(phone, 'Login failed');
  await expect(typed).toBeFocused();
  // The code that set the factor up counts no second time; a clock half a minute ahead shows the next one.
  await typed.fill(codeOfAuthenticator(key, new Date(now + 30_000)));
  await phone.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
});

test('a recovery code signs in once in place of the app, and its owner is told', async ({ page, newVisitor }) => {
  const person = await join(page, 'Ines Aguirre');
  const [recoveryCode = ''] = await setUpSecondFactor(page, person);
  const phone = await newVisitor();
  await typeRecoveryCode(phone, person, recoveryCode);
  await inspectScreen(phone, 'login-recovery-code');
  await phone.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
  await waitForMail(page.request, { to: person.email, subject: /recovery code was used/i });

  const again = await newVisitor();
  await typeRecoveryCode(again, person, recoveryCode);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(again, 'This recovery code is not right, or was used already.');
  await inspectScreen(again, 'login-recovery-code-refused');
  await page.goto('/account');
  await expect(section(page, 'Second factor').getByText('You have 9 recovery codes left.')).toBeVisible();
});

test('recovery codes are renewed and the second factor is turned off, each with the password', async ({
  page,
  newVisitor,
}) => {
  const person = await join(page, 'Ines Aguirre');
  const key = await beginSecondFactor(page, person);
  const factor = section(page, 'Second factor');
  await factor.getByLabel('Enter the code that the app shows').fill(codeOfAuthenticator(key, new Date()));
  await factor.getByRole('button', { name: 'Turn on second factor' }).click();
  await factor.getByRole('button', { name: 'I have saved them' }).click();

  await factor.getByRole('button', { name: 'New recovery codes' }).click();
  await factor.getByLabel('Your password').fill(person.password);
  await factor.getByRole('button', { name: 'Make new recovery codes' }).click();
  await expect(factor.getByText('You have new recovery codes. The old ones no longer work.')).toBeVisible();
  const download = page.waitForEvent('download');
  await factor.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await factor.getByRole('button', { name: 'I have saved them' }).click();

  await factor.getByRole('button', { name: 'Turn off' }).click();
  await factor.getByLabel('Your password').fill('wrong horse 42');
  await factor.getByRole('button', { name: 'Turn off second factor' }).click();
  await expect(factor.getByText('This is not your current password.')).toBeVisible();
  await inspectScreen(page, 'account-second-factor-end');
  await factor.getByLabel('Your password').fill(person.password);
  await factor.getByRole('button', { name: 'Turn off second factor' }).click();
  await expect(factor.getByText('Your second factor is off. Signing in takes your password alone.')).toBeVisible();
  await expectToast(page, 'Second factor is off');
  const other = await newVisitor();
  await other.goto('/login');
  await signIn(other, person);
});

test('the account page is for members, who are brought back to it after logging in', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await registerAndConfirm(page, person);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
});

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const beginSecondFactor = async (page: Page, person: Person): Promise<string> => {
  await page.goto('/account');
  const factor = section(page, 'Second factor');
  await factor.getByRole('button', { name: 'Set up second factor' }).click();
  await factor.getByLabel('Your password').fill(person.password);
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return factor.getByTestId('second-factor-key').innerText();
};

/** Sets a second factor up without the page; the answer are the recovery codes. */
const setUpSecondFactor = async (page: Page, { password }: Person): Promise<readonly string[]> => {
  const path = '/account/second-factor';
  const { secret } = await callApi<NewSecondFactor>(page, { path, body: { password } });
  const body = { code: codeOfAuthenticator(secret, new Date()) };
  const { recoveryCodes } = await callApi<{ readonly recoveryCodes: readonly string[] }>(page, {
    path: `${path}/confirm`,
    body,
  });
  return recoveryCodes;
};

const typeRecoveryCode = async (page: Page, person: Person, recoveryCode: string): Promise<void> => {
  await openSecondStep(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
};

const fillLogin = async (page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

const openSecondStep = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
};

const expectToast = async (page: Page, words: string): Promise<void> => {
  await expect(page.locator('.mantine-Notification-root').filter({ hasText: words }).first()).toBeVisible();
};
