import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { drawSignature } from '#steps/draw-signature.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { family } from '#steps/family.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import {
  addWitness,
  beginDocument,
  makePaidDocument,
  signAsOwner,
  statePaperOfSpouse,
  tell,
} from '#steps/make-document.ts';
import { callApi } from '#steps/call-api.ts';
import { createPerson } from '#steps/people.ts';
import { readZip } from '#steps/read-zip.ts';
import { test } from '#steps/test.ts';

test('a member takes everything along, deletes the account, and only what everyone signed stays', async ({
  page,
  newVisitor,
}) => {
  const person = await join(page, 'Ines Aguirre');
  const draft = await beginDocument(page, 'Unfinished Plan');
  await tell(page, draft, 'My name is Ines Aguirre');
  const signed = await signedDocument(page, newVisitor);

  await page.goto('/account');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.scrollIntoViewIfNeeded();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^evergrant-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(data.getByText(/Your data has been saved as evergrant-data-/)).toBeVisible();
  expectEverything(await download.path(), person.email);

  await leave(page, person.password);
  await expect(page.getByText('Your account has been deleted. We have sent you a last email.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const mail = await waitForMail(page.request, { to: person.email, subject: /account has been deleted/i });
  expect(mail.text).toContain('One document that everyone had signed stays on record');

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  const refused = page.getByText('Invalid email or password. Please check your credentials and try again.');
  await expect(refused.first()).toBeVisible();

  const witness = await newVisitor();
  await witness.goto(signed.link);
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

/** A document that its owner and one witness have signed; the answer is the link of the witness. */
const signedDocument = async (page: Page, newVisitor: () => Promise<Page>): Promise<{ readonly link: string }> => {
  const documentId = await makePaidDocument(page, 'Aguirre Family Trust');
  const person = createPerson('Wanda Hill');
  const witnessId = await addWitness(page, documentId, person);
  await signAsOwner(page, documentId);
  await statePaperOfSpouse(page, documentId);
  await callApi(page, { path: '/functions/send-witness-invitation', body: { trustId: documentId, witnessId } });
  const mail = await waitForMail(page.request, { to: person.email, subject: /witness/i });
  const link = linkIn(mail, /\/witness\//);
  const witness = await newVisitor();
  await witness.goto(link);
  await witness.getByRole('button', { name: 'View Trust Document' }).click();
  await drawSignature(witness, witness.getByLabel('Box to sign in'));
  await witness.getByLabel('Your address').fill('12 Kirkwood Highway, Austin, TX 78751');
  for (const box of await witness.getByRole('checkbox').all()) await box.check();
  await witness.getByRole('button', { name: 'Submit' }).click();
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await waitForMail(page.request, { to: person.email, subject: /Aguirre Family Trust is complete/ });
  return { link };
};

const expectEverything = (archive: string, email: string): void => {
  const files = readZip(readFileSync(archive));
  const textOf = (name: string): string => files.get(name)?.toString('utf8') ?? '';
  expect(JSON.parse(textOf('account.json'))).toMatchObject({ email });
  expect(textOf('README.txt')).toContain('Ines Aguirre');
  expect(textOf('trusts/Aguirre Family Trust/facts.json')).toContain(family.grantor);
  expect(textOf('trusts/Aguirre Family Trust/document.html')).toContain(family.successor);
  expect(textOf('trusts/Aguirre Family Trust/document.pdf').slice(0, 5)).toBe('%PDF-');
  expect(textOf('trusts/Unfinished Plan/conversation.json')).toContain('My name is Ines Aguirre');
  expect(textOf('purchases.json')).toContain('29700');
};

const leave = async (page: Page, password: string): Promise<void> => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByText('Your 1 document that is not signed by everyone')).toBeVisible();
  await expect(dialog.getByText(/^Aguirre Family Trust, signed/)).toBeVisible();
  await inspectScreen(page, 'delete-account');
  await page.setViewportSize({ width: 1280, height: 800 });

  const submit = dialog.getByRole('button', { name: 'Delete for good' });
  await submit.click();
  await expect(dialog.getByText('Please enter your current password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not my password 1');
  await submit.click();
  await expect(dialog.getByText('Please type DELETE, so that nothing is deleted by accident.')).toBeVisible();
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await submit.click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(password);
  await submit.click();
  await page.waitForURL((url) => url.pathname === '/');
};

test('whoever keeps the account after all has lost nothing', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await page.goto('/account');
  await page.getByRole('region', { name: 'Your data' }).scrollIntoViewIfNeeded();
  await inspectScreen(page, 'your-data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
});

test('a link to the login page that names another site leads to the dashboard', async ({ page }) => {
  const person = await join(page, 'Ines Aguirre');
  for (const to of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ]) {
    await callApi(page, { path: '/accounts/logout' });
    await page.goto(`/login?returnTo=${encodeURIComponent(to)}`);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
  }
});
