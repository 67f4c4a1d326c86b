import { expect, type Page } from '@playwright/test';
import type { NewSecondFactor } from '@evergrant/contract/account.ts';
import { expectToast, section } from '#steps/account-page.ts';
import { codeOfAuthenticator } from '#steps/authenticator.ts';
import { callApi } from '#steps/call-api.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { waitForMail } from '#steps/mailbox.ts';
import type { Person } from '#steps/people.ts';
import { signIn } from '#steps/register.ts';
import { test } from '#steps/test.ts';

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

const openSecondStep = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
};

const fillLogin = async (page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
