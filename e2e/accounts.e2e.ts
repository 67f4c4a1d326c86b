import { expect, type Page } from '@playwright/test';
import { join, registerAndConfirm } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { confirmByMail, signIn } from '#steps/register.ts';
import { test } from '#steps/test.ts';

test('a person who registers is told at each field what to correct, and begins with the first', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await page.goto('/register');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  const corrections: readonly (readonly [string, () => Promise<void>])[] = [
    ['Please enter your full name.', () => page.getByLabel('Full Name').fill(`  ${person.name} `)],
    ['Please enter your email address.', () => page.getByLabel('Email').fill('ines@example')],
    ['Please enter a valid email address.', () => page.getByLabel('Email').fill(`  ${person.email} `)],
    ['Please enter a password.', () => password(page).fill('short')],
    ['Password must be at least 6 characters long.', () => password(page).fill('password')],
    ['Passwords do not match.', () => page.getByLabel('Confirm Password').fill('password')],
  ];
  for (const [message, correct] of corrections) {
    await create.click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await correct();
  }

  await create.click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Registration failed');
  await expect(refusal).toContainText(
    'Password is too weak. Please use at least 6 characters with a mix of letters and numbers. This one is among the first that are tried.',
  );
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await refusal.getByRole('button', { name: 'Try Again' }).click();
  await expect(refusal).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveValue(`  ${person.name} `);
});

test('the confirmation mail can be sent again after a minute, and the page that waits notices its press', async ({
  page,
  newVisitor,
}) => {
  const person = createPerson('Ines Aguirre');
  await registerInForm(page, person);
  await expect(page.getByRole('heading', { name: 'Registration successful!' })).toBeVisible();
  await expect(page.getByText(`We sent a confirmation email to ${person.email}.`)).toBeVisible();
  await page.waitForURL('**/email-confirmation');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);

  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(page.getByText('Confirmation Email Sent')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in (60|[1-5]\d) s$/ })).toBeDisabled();

  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();

  const hurried = await newVisitor();
  await hurried.goto('/login');
  await fillLogin(hurried, person);
  await expectToast(
    hurried,
    'Login failed',
    'Please verify your email address before logging in. Check your inbox for a confirmation email.',
  );
  await hurried.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(hurried.getByText('Too many requests. Please wait a few minutes before trying again.')).toBeVisible();
  await expect(hurried.getByRole('button', { name: /^Resend in (300|2\d\d) s$/ })).toBeDisabled();

  const mailTab = await page.context().newPage();
  await confirmByMail(mailTab, person);
  await expect(mailTab.getByText('Your email is confirmed. You can now log in.')).toBeVisible();
  await expect(page.getByText('Your email is confirmed. You can now log in.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await signIn(page, person);
  await expectToast(page, 'Login successful', 'Welcome back!');
});

test('registering an address that is known looks the same to a stranger and tells its owner', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await registerAndConfirm(page, person);
  await registerInForm(page, { ...person, name: 'Somebody Else', password: 'another horse 43' });
  await expect(page.getByRole('heading', { name: 'Registration successful!' })).toBeVisible();
  await page.waitForURL('**/email-confirmation');
  await waitForMail(page.request, { to: person.email, subject: /already have an account/i });
  await page.goto('/login');
  await signIn(page, person);
});

test('on another device the link asks for the password that is to count', async ({ page, newVisitor }) => {
  const person = createPerson('Ines Aguirre');
  await registerInForm(page, { ...person, password: 'a stranger was here 8' });
  await page.waitForURL('**/email-confirmation');
  const mail = await waitForMail(page.request, { to: person.email, subject: /confirm/i });
  const phone = await newVisitor();
  await phone.goto(linkIn(mail, /confirm-email/));
  await phone.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(phone.getByText('Please enter a password.', { exact: true })).toBeVisible();
  await password(phone).fill(person.password);
  await phone.getByLabel('Confirm Password').fill(person.password);
  await phone.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(phone.getByText('Your email is confirmed. You can now log in.')).toBeVisible();
  await signIn(phone, person);
});

test('whoever presses a link that another device has used is led to the login', async ({ page, newVisitor }) => {
  const person = createPerson('Ines Aguirre');
  await registerInForm(page, person);
  await page.waitForURL('**/email-confirmation');
  const mail = await waitForMail(page.request, { to: person.email, subject: /confirm/i });
  const phone = await newVisitor();
  await phone.goto(linkIn(mail, /confirm-email/));
  await expect(phone.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
  await confirmByMail(page, person);

  await password(phone).fill('another horse 43');
  await phone.getByLabel('Confirm Password').fill('another horse 43');
  await phone.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(phone.getByRole('alert')).toContainText('This address has been confirmed already');
  await phone.getByRole('alert').getByRole('link', { name: 'Go to login' }).click();
  await expect(phone).toHaveURL(/\/login$/);
});

test('a confirmation link that is too old says so and offers a new one', async ({ page }) => {
  await page.goto('/api/accounts/confirm-email?token=long.gone.token');
  await expect(page).toHaveURL(/\/login\?error=expired-link$/);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await page.getByLabel('Email for the new link').fill(createPerson('Nobody Known').email);
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(page.getByText('Confirmation Email Sent')).toBeVisible();
});

test('login says what is missing and does not tell a wrong password from an unknown address', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await registerAndConfirm(page, person);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login failed', 'Please enter both email and password.');

  const refused = 'Invalid email or password. Please check your credentials and try again.';
  await fillLogin(page, { ...person, password: 'wrong horse 42' });
  await expectToast(page, 'Login failed', refused);
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription(refused);
  await fillLogin(page, createPerson('Nobody Known'));
  await expectToast(page, 'Login failed', refused);

  await password(page).fill(person.password);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
});

test('login returns to the page that was asked for, never to another site', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await registerAndConfirm(page, person);
  await page.goto('/trust-preview?from=mail#page-2');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await fillLogin(page, person);
  await page.waitForURL('**/trust-preview?from=mail#page-2');

  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully.');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
    await page.context().clearCookies();
    await page.goto(`/login?returnTo=${encodeURIComponent(elsewhere)}`);
    await fillLogin(page, person);
    await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/dashboard');
  }
});

test('a member leaves from a member page to the home page', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await page.goto('/email-confirmation');
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/email-confirmation');
  await expect(page).toHaveURL(/\/login$/);
});

test('a forgotten password is replaced through the mailbox, once', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await registerAndConfirm(page, person);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await send.click();
  await expect(page.getByText('Please enter your email address.', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('ines');
  await send.click();
  await expect(page.getByText('Please enter a valid email address.', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toContainText('expires in 1 hour');

  const link = linkIn(await waitForMail(page.request, { to: person.email, subject: /reset/i }), /open-reset/);
  await page.goto(link);
  await chooseNewPassword(page);
  await expect(page.getByRole('heading', { name: 'Password updated' })).toBeVisible();
  await page.waitForURL('**/login');
  await fillLogin(page, person);
  await expect(page.getByText('Invalid email or password.', { exact: false }).first()).toBeVisible();
  await signIn(page, { ...person, password: 'a newer horse 43' });

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid or Expired Link' })).toBeVisible();
  await page.waitForURL('**/forgot-password');
});

const chooseNewPassword = async (page: Page): Promise<void> => {
  const [first, second] = [page.getByLabel('New Password', { exact: true }), page.getByLabel('Confirm New Password')];
  const update = page.getByRole('button', { name: 'Update Password' });
  await update.click();
  await expect(page.getByText('Please enter a new password.', { exact: true })).toBeVisible();
  await first.fill('short');
  await update.click();
  await expect(page.getByText('Password must be at least 6 characters long.', { exact: true })).toBeVisible();
  await first.fill('a newer horse 43');
  await second.fill('a newer horse 44');
  await update.click();
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  await second.fill('a newer horse 43');
  await update.click();
};

const password = (page: Page) => page.getByLabel('Password', { exact: true });

const fillLogin = async (page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await password(page).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
};

const registerInForm = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
};

const expectToast = async (page: Page, title: string, message: string): Promise<void> => {
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: title }).filter({ hasText: message });
  await expect(toast).toBeVisible();
};
