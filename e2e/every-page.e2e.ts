import { expect, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { say } from '#steps/converse.ts';
import { drawSignature } from '#steps/draw-signature.ts';
import { expectDescribed, inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import {
  addWitness,
  answerQuestions,
  beginDocument,
  makePaidDocument,
  makeDocument,
  openCheckout,
  signAsOwner,
  tell,
} from '#steps/make-document.ts';
import { createPerson } from '#steps/people.ts';
import { confirmByMail, signIn } from '#steps/register.ts';
import { signOnScreen } from '#steps/sign-on-screen.ts';
import { test } from '#steps/test.ts';

test('the pages on the way in are accessible, fit a phone and say what they are', async ({ page }) => {
  for (const [name, path] of waysIn) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectScreen(page, name);
    await expectDescribed(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await inspectScreen(page, 'home-menu');
});

// The pages that search engines find are held against the same in their own test.
const waysIn = [
  ['login-expired', '/login?error=expired-link'],
  ['forgot-password', '/forgot-password'],
  ['witness-invalid', '/witness/not-a-link'],
] as const;

test.describe('an address that leads nowhere', () => {
  test.use({ tolerated: /There is no page|404/ });

  test('says so kindly', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await inspectScreen(page, 'not-found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the way to an account is accessible in every state', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await inspectScreen(page, 'register-refused');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByLabel('Confirm Password').fill('password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await inspectScreen(page, 'register-common-password');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Registration successful!' })).toBeVisible();
  await page.waitForURL('**/email-confirmation');
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(page.getByText('Confirmation Email Sent')).toBeVisible();
  await inspectScreen(page, 'email-confirmation');
  await expectDescribed(page);

  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Your email is not confirmed yet')).toBeVisible();
  await inspectScreen(page, 'login-unconfirmed');

  await confirmByMail(page, person);
  await signIn(page, person);
  await inspectScreen(page, 'dashboard-empty');
  await page.context().clearCookies();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await inspectScreen(page, 'forgot-password-sent');
  const reset = await waitForMail(page.request, { to: person.email, subject: /password/i });
  await page.goto(linkIn(reset, /open-reset/));
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await inspectScreen(page, 'reset-password');
  await expectDescribed(page);
});

test('the interview is accessible in every state', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  await page.goto('/create-trust');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inspectScreen(page, 'create-trust');
  await expectDescribed(page);
  await page.getByRole('button', { name: 'Continue to Document Setup' }).click();
  await inspectScreen(page, 'create-trust-refused');

  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByTestId('chat-history')).toBeVisible();
  await inspectScreen(page, 'interview-new');
  await expectDescribed(page);
  await say(page, 'My name is Marisol Okonkwo-Reyes and I live at 4417 Duval Street Apt 6, Austin, TX 78751');
  await answerQuestions(page, documentId, 60);
  await page.reload();
  await expect(page.getByTestId('chat-history')).toBeVisible();
  await page.getByRole('button', { name: 'Change Beneficiaries and shares' }).click();
  await inspectScreen(page, 'interview-shares');
  await page.keyboard.press('Escape');

  await answerQuestions(page, documentId);
  await page.reload();
  await expect(page.getByText('Progress 100%')).toBeVisible();
  await inspectScreen(page, 'interview-complete');
  await page.getByRole('button', { name: 'Preview Document' }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await inspectScreen(page, 'interview-preview');
});

test('previews and the dashboard are accessible in every state', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makeDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto(`/trust-preview/${documentId}`);
  await expect(page.locator('iframe')).toBeVisible();
  await inspectScreen(page, 'preview-own');
  await expectDescribed(page);
  await page.goto(`/trust-preview/${crypto.randomUUID()}`);
  await expect(page.locator('iframe')).toBeVisible();
  await inspectScreen(page, 'preview-unknown');
  await page.goto('/trust-preview/seventeen');
  await expect(page.getByRole('heading', { name: 'Invalid Trust ID' })).toBeVisible();
  await inspectScreen(page, 'preview-invalid');

  await beginDocument(page, 'Lake House Trust');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Lake House Trust' })).toBeVisible();
  await inspectScreen(page, 'dashboard');
  await expectDescribed(page);
  await page.getByRole('button', { name: 'Delete Lake House Trust' }).click();
  await inspectScreen(page, 'dashboard-delete');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Manage Witnesses of Okonkwo-Reyes Family Trust' }).click();
  await expect(page.getByLabel('Witness name')).toBeVisible();
  await inspectScreen(page, 'witness-panel-draft');
});

test('paying is accessible in every state', async ({ page }) => {
  await join(page, 'Tomas Reyes');
  await page.goto('/checkout');
  await expect(page.getByText('Order Summary')).toBeVisible();
  await inspectScreen(page, 'checkout-nothing-to-pay');
  const documentId = await beginDocument(page, 'Reyes Family Trust');
  await tell(page, documentId, 'My name is Tomas Reyes');
  await page.goto(`/checkout?trust=${documentId}&cancelled=true`);
  await expect(page.getByText('Order Summary')).toBeVisible();
  await inspectScreen(page, 'checkout');
  await expectDescribed(page);

  const { sessionId, url } = await openCheckout(page, documentId);
  // No answer yet, for as long as we look.
  await page.route('**/functions/check-payment', () => undefined);
  await page.goto(`/success?session_id=${sessionId}`);
  await expect(page.getByText('Verifying your payment…')).toBeVisible();
  await inspectScreen(page, 'success-verifying');
  await expectDescribed(page);
  await page.unroute('**/functions/check-payment');
  await page.reload();
  await expect(page.getByText('We could not confirm your payment yet')).toBeVisible();
  await inspectScreen(page, 'success-unconfirmed');
  await page.goto('/success?session_id=cs_test_unknown');
  await expect(page.getByText('Payment not found')).toBeVisible();
  await inspectScreen(page, 'success-not-found');

  await page.goto(url);
  await inspectScreen(page, 'payment-page');
  await page.getByRole('button', { name: 'Decline card' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await inspectScreen(page, 'payment-page-declined');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await inspectScreen(page, 'success-paid');
  await page.goto(`/checkout?trust=${documentId}`);
  await expect(page.getByText('is already paid for')).toBeVisible();
  await inspectScreen(page, 'checkout-already-paid');
});

test('signing and witnessing are accessible in every state', async ({ page, newVisitor }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makePaidDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto('/dashboard');
  await openPanel(page);
  await inspectScreen(page, 'witness-panel-ready');
  await page.getByRole('button', { name: 'Add Witness' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await inspectScreen(page, 'witness-panel-refused');
  await signOnScreen(page);
  await drawSignature(page, page.getByLabel('Box to sign in'));
  await inspectScreen(page, 'witness-panel-signing');

  await signAsOwner(page, documentId);
  const people = [createPerson('Priya Raman'), createPerson('Samuel O Connell'), createPerson('Ana Lindqvist')];
  for (const person of people) await addWitness(page, documentId, person);
  await callApi(page, { path: `/documents/${documentId}/invitations` });
  const [priya] = people;
  if (!priya) throw new Error('nobody to invite');
  const mail = await waitForMail(page.request, { to: priya.email, subject: /witness/i });
  const witness = await newVisitor();
  await witness.goto(linkIn(mail, /\/witness\//));
  await expect(witness.getByRole('heading', { name: 'Hello Priya,' })).toBeVisible();
  await inspectScreen(witness, 'witness');
  await witness.getByRole('button', { name: 'View Trust Document' }).click();
  await drawSignature(witness, witness.getByLabel('Box to sign in'));
  await witness.getByLabel('Your address').fill('12 Kirkwood Highway, Austin, TX 78751');
  for (const box of await witness.getByRole('checkbox').all()) await box.check();
  await inspectScreen(witness, 'witness-signing');
  await witness.getByRole('button', { name: 'Submit' }).click();
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await inspectScreen(witness, 'witness-thanks');
  await witness.reload();
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await inspectScreen(witness, 'witness-already-signed');

  await page.reload();
  await expect(page.getByText('1 of 3 witnesses has signed')).toBeVisible();
  await inspectScreen(page, 'dashboard-complete');
  await openPanel(page);
  await expect(page.getByText('3 of 3 added')).toBeVisible();
  await inspectScreen(page, 'witness-panel-invited');
});

const openPanel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Manage Witnesses of Okonkwo-Reyes Family Trust' }).click();
  await expect(page.getByRole('heading', { name: 'Your signature' })).toBeVisible();
};
