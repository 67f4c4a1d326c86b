import { expect, type Page } from '@playwright/test';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { callApi } from '#steps/call-api.ts';
import { drawSignature } from '#steps/draw-signature.ts';
import { signOnScreen } from '#steps/sign-on-screen.ts';
import { test } from '#steps/test.ts';

// The failures below are brought about on purpose; the browser notes each of them.
test.use({ tolerated: /status of 503/ });

interface Answer {
  readonly status?: number;
  readonly code?: string;
  readonly detail?: string;
}

/** Lets every request to an address fail, as a server that is down would, or as told. */
const fail = async (page: Page, path: string, { status = 503, code = 'down', detail = '' }: Answer = {}) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'No', status, code, detail }),
    }),
  );

const says = async (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

const fillRegistration = async (page: Page) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Kim Lee');
  await page.getByLabel('Email').fill('kim@example.com');
  await page.getByLabel('Password', { exact: true }).fill('heron on the roof 7');
  await page.getByLabel('Confirm Password').fill('heron on the roof 7');
  await page.getByRole('button', { name: 'Create Account' }).click();
};

test('a registration that fails says so, and nothing typed is lost', async ({ page }) => {
  await fail(page, '/accounts/register');
  await fillRegistration(page);
  await says(page, 'Registration failed. Please try again.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Kim Lee');
});

test('what a server says of a registration that it refuses is passed on', async ({ page }) => {
  const detail = 'Too many registration attempts. Please wait a few minutes before trying again.';
  await fail(page, '/accounts/register', { status: 429, code: 'too-many-requests', detail });
  await fillRegistration(page);
  await says(page, detail);
});

test('a reset mail that cannot be asked for says so', async ({ page }) => {
  await fail(page, '/accounts/forgot-password');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('kim@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await says(page, 'Failed to send reset email. Please try again.');
});

test('a reset link that cannot be checked, and a password that cannot be set, say so', async ({ page }) => {
  await fail(page, '/accounts/reset-session');
  await page.goto('/reset-password');
  await says(page, 'Session Error');

  await page.unroute('**/api/accounts/reset-session');
  await page.route('**/api/accounts/reset-session', (route) => route.fulfill({ json: { isValid: true } }));
  await fail(page, '/accounts/reset-password');
  await page.reload();
  await page.getByLabel('New Password', { exact: true }).fill('heron on the roof 7');
  await page.getByLabel('Confirm New Password').fill('heron on the roof 7');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await says(page, 'Failed to update password. Please try again.');
});

test('a confirmation mail that cannot be sent again says so', async ({ page }) => {
  await fail(page, '/accounts/resend-confirmation');
  await page.goto('/login?error=expired-link');
  await page.getByLabel('Email for the new link').fill('kim@example.com');
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await says(page, 'Failed to resend confirmation email. Please try again later.');
});

test('a logout that fails says so and leaves the member signed in', async ({ page }) => {
  await join(page, 'Kim Lee');
  await fail(page, '/accounts/logout');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await says(page, 'Logout failed');
  await says(page, 'Something went wrong during logout.');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a document that cannot be deleted or created says so', async ({ page }) => {
  await join(page, 'Kim Lee');
  const id = await beginDocument(page, 'Lee Family Trust');
  await fail(page, `/documents/${id}`);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete Lee Family Trust' }).click();
  await page.getByRole('button', { name: 'Delete Trust' }).click();
  await says(page, 'Failed to delete the trust');

  await page.goto('/create-trust');
  await fail(page, '/documents');
  await page.getByLabel('Document Name').fill('Another Trust');
  await page.getByRole('radio', { name: 'Living Trust', exact: true }).check();
  await page.getByRole('button', { name: 'Continue to Document Setup' }).click();
  await says(page, 'An unexpected error occurred');
});

test('a chat without an id leads to the dashboard, and parts that do not load say which', async ({ page }) => {
  await join(page, 'Kim Lee');
  const id = await beginDocument(page, 'Lee Family Trust');
  await page.goto('/trust');
  await says(page, 'No trust ID provided');
  await expect(page).toHaveURL(/\/dashboard$/);

  await fail(page, `/documents/${id}/messages`);
  await fail(page, `/documents/${id}/facts`);
  await page.goto(`/trust/${id}`);
  await says(page, 'Failed to load conversation');
  await says(page, 'Failed to load trust data');
});

test('witnesses that cannot be loaded, added, removed or invited say so', async ({ page }) => {
  await join(page, 'Kim Lee');
  const id = await beginDocument(page, 'Lee Family Trust');
  await fail(page, `/documents/${id}/signing`);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Manage Witnesses of Lee Family Trust' }).click();
  await says(page, 'Failed to load witnesses. Please try again.');

  await page.unrouteAll();
  await callApi(page, { path: `/documents/${id}/witnesses`, body: { name: 'Wes Hill', email: 'wes@example.com' } });
  await page.reload();
  await fail(page, `/documents/${id}/witnesses`);
  await fail(page, `/documents/${id}/witnesses/*`);
  await page.getByRole('button', { name: 'Manage Witnesses of Lee Family Trust' }).click();
  await page.getByLabel('Witness name').fill('Ada Berg');
  await page.getByLabel('Witness email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Add Witness' }).click();
  await says(page, 'Failed to add witness. Please try again.');
  await expect(page.getByLabel('Witness name')).toHaveValue('Ada Berg');
  await page.getByRole('button', { name: 'Remove Wes Hill' }).click();
  await page.getByRole('button', { name: 'Remove Witness' }).click();
  await says(page, 'Failed to remove witness. Please try again.');
});

/** A finished document in the panel, as the server would describe it. */
const signingOf = (documentId: string, inviteSentAt: string | null = null, undeliveredAt: string | null = null) => ({
  documentId,
  documentName: 'Lee Family Trust',
  status: 'complete',
  ownerName: 'Kim Lee',
  accountName: null,
  witnessesNeeded: 0,
  takesWitnesses: true,
  awaitsNotary: false,
  ownerEmail: 'kim@example.com',
  ownerSignedAt: null,
  canOwnerSign: true,
  whyNotOwnerSign: null,
  canInvite: true,
  whyNotInvite: null,
  method: 'electronic',
  isMethodCertain: true,
  signers: [],
  scans: [],
  cosigners: [],
  formerWitnesses: [],
  witnesses: [
    {
      id: '7b0d1c1e-6f0b-4f0e-9a53-1d2b7c1f0a11',
      name: 'Wes Hill',
      email: 'wes@example.com',
      status: 'pending',
      inviteKeptAt: null,
      inviteSentAt,
      undeliveredAt,
      viewedAt: null,
      signedAt: null,
      signedTimeZone: null,
      declinedAt: null,
      disputedAt: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      declineReason: null,
    },
  ],
  consent: { version: 'v1', text: 'Consent.', attestation: 'I sign it of my own free will.' },
  executionNotes: [],
});

test('bulk invitations tell a part that failed, and a failure of all', async ({ page }) => {
  await join(page, 'Kim Lee');
  const id = await beginDocument(page, 'Lee Family Trust');
  await page.route(`**/api/documents/${id}/signing`, (route) => route.fulfill({ json: signingOf(id) }));
  await page.route(`**/api/documents/${id}/invitations`, (route) =>
    route.fulfill({ json: { sent: 2, reached: ['Wes Hill', 'Ann Hill'], failed: 1, kept: 0, waiting: [] } }),
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Manage Witnesses of Lee Family Trust' }).click();
  await page.getByRole('button', { name: 'Send All Invites' }).click();
  await says(page, 'Partial Success');

  await page.unroute(`**/api/documents/${id}/invitations`);
  await fail(page, `/documents/${id}/invitations`);
  await page.getByRole('button', { name: 'Send All Invites' }).click();
  await says(page, 'Failed to Send Invitations');
  await says(page, 'An unexpected error occurred. Please try again.');
});

test('invitations that are sent again tell how many went out, and that none did', async ({ page }) => {
  await join(page, 'Kim Lee');
  const id = await beginDocument(page, 'Lee Family Trust');
  const json = signingOf(id, '2026-11-20T10:00:00.000Z', '2026-11-20T10:01:00.000Z');
  await page.route(`**/api/documents/${id}/signing`, (route) => route.fulfill({ json }));
  const answers = [
    { sent: 1, reached: ['Wes Hill'], failed: 0, kept: 0, waiting: [] },
    { sent: 0, reached: [], failed: 1, kept: 0, waiting: [] },
  ];
  await page.route(`**/api/documents/${id}/invitations`, (route) => route.fulfill({ json: answers.shift() }));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Manage Witnesses of Lee Family Trust' }).click();

  await page.getByRole('button', { name: 'Resend All Invites' }).click();
  await says(page, 'Sent 1 invitation by email, to Wes Hill.');
  await page.getByRole('button', { name: 'Resend All Invites' }).click();
  await says(page, 'No invitation could be sent. Please try again.');
});

test('an owner who has signed is thanked', async ({ page }) => {
  await join(page, 'Kim Lee');
  const id = await beginDocument(page, 'Lee Family Trust');
  await page.route(`**/api/documents/${id}/signing`, (route) => route.fulfill({ json: signingOf(id) }));
  await page.route(`**/api/documents/${id}/owner-signature`, (route) =>
    route.fulfill({ json: { signedAt: '2026-11-20T10:00:00.000Z' } }),
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Manage Witnesses of Lee Family Trust' }).click();
  await signOnScreen(page);
  await drawSignature(page, page.getByLabel('Box to sign in'));
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await says(page, 'Thank You!');
  await says(page, 'Your signature has been recorded successfully.');
});

test('a witness page that cannot be loaded says so', async ({ page }) => {
  await fail(page, '/witness/*');
  await page.goto('/witness/some-token');
  await says(page, 'Failed to load witness information. Please try refreshing the page.');
});
