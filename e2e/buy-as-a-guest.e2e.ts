import { expect, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { answerQuestions, beginDocument, makeDocument } from '#steps/make-document.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { confirmByMail, register, signIn } from '#steps/register.ts';
import { test } from '#steps/test.ts';

/** From the pricing page to the guest form. */
const choosePackage = async (page: Page): Promise<void> => {
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Create Free Account First' })).toHaveAttribute('href', '/register');
  await page.getByRole('link', { name: 'Choose Complete Trust Package' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Guest Checkout' });
  await expect(form, 'what can be made is said before paying').toContainText('Today you can make a living trust');
};

const fillIn = async (page: Page, { name, email }: Pick<Person, 'name' | 'email'>): Promise<void> => {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
};

/** Pays on the provider's page; the answer is its tab, which ends on the success page. */
const pay = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pay $297 Now' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: /^Pay/ }).click();
  await expect(tab.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  return tab;
};

const expectToast = async (page: Page, title: string, message: string): Promise<void> => {
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: title });
  await expect(toast).toContainText(message);
};

test('a guest buys from the pricing page, creates the account afterwards and finds the package in it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const guest = createPerson('Wanda Hill');
  await choosePackage(page);
  const button = page.getByRole('button', { name: 'Pay $297 Now' });
  await expect(button).toBeDisabled();
  await inspectScreen(page, 'guest-checkout');
  await page.getByLabel('Full Name').fill(guest.name);
  await expect(button).toBeDisabled();
  await page.getByLabel('Email Address').fill(guest.email);
  await page.getByLabel('Full Name').fill(' ');
  await button.click();
  await expectToast(page, 'Missing Information', 'Please provide your name and email to continue.');
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await fillIn(page, guest);

  const success = await pay(page);
  const summary = success.getByRole('region', { name: 'Purchase summary' });
  await expect(summary).toContainText('$297.00');
  await expect(summary).toContainText('Trust Creation Package');
  await inspectScreen(success, 'guest-success');
  await page.close();
  await createAccount(success, guest);
  await inspectScreen(success, 'guest-login');

  await confirmByMail(success, guest);
  await signIn(success, guest);
  await expect(async () => {
    const packages = await callApi(success, { method: 'get', path: '/payments/packages' });
    expect(packages).toEqual({ availableCount: 1 });
  }).toPass();
  await success.reload();
  await expect(success.getByText('You have a paid package')).toBeVisible();
  await inspectScreen(success, 'guest-dashboard');

  const documentId = await beginDocument(success, 'Hill Family Trust');
  await success.goto(`/checkout?trust=${documentId}`);
  await expect(success.getByText('You already have a paid package; it will be used for this document.')).toBeVisible();
  await expect(success.getByRole('button', { name: 'Pay $297' })).toHaveCount(0);
  await inspectScreen(success, 'checkout-with-package');
  await answerQuestions(success, documentId);
  await expect(async () => {
    const document = await callApi<{ status: string }>(success, { method: 'get', path: `/documents/${documentId}` });
    expect(document.status).toBe('complete');
  }).toPass();
  await success.goto('/dashboard');
  await expect(success.getByRole('heading', { name: 'Hill Family Trust' })).toBeVisible();
  await expect(success.getByText('You have a paid package')).toHaveCount(0);
});

/** The form on the success page, with everything that it refuses. */
const createAccount = async (page: Page, guest: Person): Promise<void> => {
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(guest.email);
  const create = page.getByRole('button', { name: 'Create Account' });
  const type = async (first: string, second: string) => {
    await page.getByLabel('Password', { exact: true }).fill(first);
    await page.getByLabel('Confirm Password').fill(second);
    await create.click();
  };
  const password = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Confirm Password');
  await type('', '');
  await expect(password).toHaveAccessibleDescription(/Please enter a password\./);
  await expect(again).toHaveAccessibleDescription(/Please enter the password again\./);
  await type(guest.password, 'something else');
  await expect(again).toHaveAccessibleDescription(/Password Mismatch: Passwords do not match\. Please try again\./);
  await type('short', 'short');
  await expect(password).toHaveAccessibleDescription(
    /Password Too Short: Password must be at least 6 characters long\./,
  );
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);

  await page.route('**/payments/guest-accounts', (route) => route.fulfill({ status: 418, body: 'broken' }));
  await type(guest.password, guest.password);
  await expectToast(page, 'Account Creation Failed', 'There was an error creating your account. Please try again.');
  await page.unroute('**/payments/guest-accounts');
  await type(guest.password, guest.password);
  await expectToast(page, 'Account Created!', 'Check your email to verify your account');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /stripe|guest|pending/.test(key))),
  ).toEqual([]);
  await page.waitForURL('**/login');
  await expect(page.getByText('Your email is not confirmed yet')).toBeVisible();
  await expect(page.getByLabel('Email for the new link')).toHaveValue(guest.email);
};

test('a guest who left after paying claims by the mailed link in another browser', async ({ page, newVisitor }) => {
  const guest = createPerson('Wanda Hill');
  await choosePackage(page);
  await fillIn(page, guest);
  const left = await pay(page);
  const address = left.url();
  await left.close();
  await page.close();

  const elsewhere = await newVisitor();
  await elsewhere.goto(address);
  await expect(elsewhere.getByText('This browser is not the one that paid')).toBeVisible();
  await expect(elsewhere.getByText(guest.email)).toHaveCount(0);
  await expect(elsewhere.getByText(guest.name)).toHaveCount(0);
  await inspectScreen(elsewhere, 'guest-success-elsewhere');

  const receipt = await waitForMail(elsewhere.request, { to: guest.email, subject: /Your receipt for/ });
  const link = linkIn(receipt, /\/claim\?/);
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Which account is it for?')).toBeVisible();
  await inspectScreen(elsewhere, 'claim-signed-out');
  const member = createPerson('Wanda H');
  await register(elsewhere, member);
  await elsewhere.goto(link);
  await inspectScreen(elsewhere, 'claim');
  await elsewhere.getByRole('button', { name: 'Add to My Account' }).click();
  await elsewhere.waitForURL('**/dashboard');
  await expect(elsewhere.getByText('You have a paid package')).toBeVisible();

  const late = await newVisitor();
  await join(late, 'Somebody Else');
  await late.goto(link);
  await late.getByRole('button', { name: 'Add to My Account' }).click();
  await expect(late.getByText('It has been added to another account already.')).toBeVisible();
  await inspectScreen(late, 'claim-refused');
  await late.goto('/claim?token=made-up');
  await late.getByRole('button', { name: 'Add to My Account' }).click();
  await expect(late.getByText('This link is not valid.')).toBeVisible();
  await late.goto('/claim');
  await expect(late.getByText('This link is not complete')).toBeVisible();
  await inspectScreen(late, 'claim-incomplete');
  await late.getByLabel('Email address that you paid with').fill('nobody');
  await late.getByRole('button', { name: 'Mail Me a New Link' }).click();
  await expect(late.getByText('Please enter a valid email address.')).toBeVisible();
  await late.getByLabel('Email address that you paid with').fill(guest.email);
  await late.getByRole('button', { name: 'Mail Me a New Link' }).click();
  await expect(late.getByText('Please look into your mailbox')).toBeVisible();
});

test('an existing account gets nothing silently: its owner logs in and asks for it', async ({ page, newVisitor }) => {
  const owners = await newVisitor();
  const owner = await join(owners, 'Odell Marsh');
  await choosePackage(page);
  await fillIn(page, owner);
  const success = await pay(page);
  await success.getByLabel('Password', { exact: true }).fill('another heron 8');
  await success.getByLabel('Confirm Password').fill('another heron 8');
  await success.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(success, 'Account Created!', 'Check your email to verify your account');
  const mail = await waitForMail(success.request, { to: owner.email, subject: /You already have an account/ });
  expect(mail.text).toContain('open the link in the receipt');
  await owners.goto('/dashboard');
  await expect(owners.getByText('No trusts yet')).toBeVisible();
  expect(await callApi(owners, { method: 'get', path: '/payments/packages' })).toEqual({ availableCount: 0 });

  const documentId = await makeDocument(owners, 'Marsh Family Trust');
  const receipt = await waitForMail(owners.request, { to: owner.email, subject: /Your receipt for/ });
  await owners.goto(linkIn(receipt, /\/claim\?/));
  await expect(owners.getByText(`You are logged in as Odell Marsh (${owner.email}).`)).toBeVisible();
  await owners.getByRole('button', { name: 'Add to My Account' }).click();
  await owners.waitForURL('**/dashboard');
  await expect(owners.getByText('You have a paid package')).toBeVisible();
  await owners.goto(`/checkout?trust=${documentId}`);
  await owners.getByRole('button', { name: 'Use My Package' }).click();
  await owners.waitForURL('**/dashboard');
  await expect(owners.getByText('You have a paid package')).toHaveCount(0);
  expect(await callApi(owners, { method: 'get', path: `/documents/${documentId}` })).toMatchObject({
    status: 'complete',
  });
});

test('a guest who logs in in the browser that paid adds the purchase with one click', async ({ page }) => {
  const guest = createPerson('Wanda Hill');
  await choosePackage(page);
  await fillIn(page, guest);
  const success = await pay(page);
  const address = success.url();
  await join(success, 'Wanda Hill');
  await success.goto(address);
  await expect(success.getByText('Add this purchase to your account')).toBeVisible();
  await inspectScreen(success, 'claim-in-browser');
  await success.getByRole('button', { name: 'Add to My Account' }).click();
  await success.waitForURL('**/dashboard');
  await expect(success.getByText('You have a paid package')).toBeVisible();
  await success.goto(address);
  await expect(success.getByText('Welcome back, Wanda Hill')).toBeVisible();
});

test('a guest may reload, go back, cancel, come back in a new tab, and nothing typed is lost', async ({ page }) => {
  const guest = createPerson('Wanda Hill');
  await page.goto('/pricing?ref=HILL7');
  await page.getByRole('link', { name: 'Choose Complete Trust Package' }).click();
  await expect(page.getByRole('region', { name: 'Guest Checkout' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Guest Checkout' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing\?ref=HILL7$/);
  await page.goForward();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Complete Trust Package');
  await fillIn(page, guest);

  const asked = page.waitForRequest('**/functions/create-guest-payment');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pay $297 Now' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ metadata: { productType: 'one_time', referralCode: 'HILL7' } });
  const tab = await opened;
  await tab.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(tab.getByText('The payment was cancelled and you have not been charged.')).toBeVisible();
  await expect(tab.getByLabel('Full Name')).toHaveValue(guest.name);
  await expect(tab.getByLabel('Email Address')).toHaveValue(guest.email);
  const stored = await tab.evaluate(() => sessionStorage.getItem('guestCheckoutInfo') ?? '');
  expect(Object.keys(JSON.parse(stored) as object).toSorted()).toEqual([
    'amount',
    'email',
    'name',
    'productType',
    'referralCode',
    'timestamp',
  ]);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await fillIn(other, guest);
  const success = await pay(other);
  await expect(success.getByLabel('Email Address')).toHaveValue(guest.email);
  const returned = await page.context().newPage();
  await returned.goto(success.url());
  await expect(returned.getByLabel('Email Address')).toHaveValue(guest.email);
});

test.describe('when a guest’s purchase fails', () => {
  test.use({ tolerated: /ERR_FAILED|status of 50\d/ });

  test('the guest reads it and can try again', async ({ page }) => {
    await choosePackage(page);
    await fillIn(page, createPerson('Wanda Hill'));
    const create = '**/functions/create-guest-payment';
    await page.route(create, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('button', { name: 'Pay $297 Now' }).click();
    await expectToast(page, 'Payment Error', 'Failed to process purchase. Please try again.');
    await page.unroute(create);
    await pay(page);
  });
});

test('whoever comes to the success page without a payment of their own logs in first', async ({ page }) => {
  await page.goto('/success?session_id=cs_test_unknown');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsuccess/);
  await page.goto('/success');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsuccess$/);
});
