import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { closePreview, converse } from '#steps/converse.ts';
import { drawSignature } from '#steps/draw-signature.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { family, familyAnswers } from '#steps/family.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { createPerson } from '#steps/people.ts';
import { register } from '#steps/register.ts';
import { signOnScreen } from '#steps/sign-on-screen.ts';

const documentName = 'Okonkwo-Reyes Family Trust';

test('one person makes a living trust, pays, signs with the spouse, has it witnessed twice and keeps the signed document', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const owner = createPerson('Marisol Okonkwo-Reyes');
  const witnesses = [createPerson('Priya Raman'), createPerson('Samuel O Connell')];
  const spouse = createPerson(family.spouse);

  await register(page, owner);
  await expectAccessible(page);
  await beginDocument(page);
  await answerEverything(page);
  await payFor(page);

  await openWitnessPanel(page);
  await signAsOwner(page);
  for (const witness of witnesses) await addWitness(page, witness);
  await page.getByRole('button', { name: /Send All Invites/ }).click();
  await expect(page.getByRole('button', { name: 'Resend All Invites' })).toBeVisible();

  await page.getByLabel(`Email of ${spouse.name}`).fill(spouse.email);
  await page
    .getByRole('form', { name: /Private link/ })
    .getByRole('button', { name: 'Send Invite' })
    .click();

  for (const witness of witnesses) await signByLink(browser, witness, /to witness/);
  await expect(page.getByText('All Signatures Collected')).toHaveCount(0);
  await signByLink(browser, spouse, /to sign/);
  await expect(page.getByText('All Signatures Collected').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const text = await downloadSignedText(page);
  for (const fact of factsToFind([...witnesses, spouse])) expect.soft(text).toContain(fact);
  expect(text).toMatch(/\b[0-9a-f]{64}\b/);
  expect(text).not.toContain('PREVIEW');
});

const beginDocument = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Create New Trust' }).click();
  await expect(page.getByRole('heading', { name: 'Create a New Legal Document' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Document Name').fill(documentName);
  await page.getByRole('radio', { name: 'Living Trust', exact: true }).check();
  await page.getByRole('button', { name: 'Continue to Document Setup' }).click();
  await page.waitForURL(/\/trust\/[0-9a-f-]{36}$/);
};

const answerEverything = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('chat-history')).toBeVisible();
  await expectAccessible(page);
  await converse(page, familyAnswers);
  await closePreview(page);
  await page.reload();
  await expect(page.getByText('Progress 100%')).toBeVisible();
};

const payFor = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Preview Document' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.frameLocator('iframe').getByText(family.successor).first()).toBeVisible();
  await preview.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  await expectAccessible(page);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pay $297' }).click();
  const paymentPage = await opened;
  await paymentPage.getByRole('button', { name: /^Pay/ }).click();
  await expect(paymentPage.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(paymentPage.getByText('$297')).not.toHaveCount(0);
  await paymentPage.waitForURL('**/dashboard');
  await paymentPage.close();
};

const openWitnessPanel = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Manage Witnesses of ${documentName}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
};

const signAsOwner = async (page: Page): Promise<void> => {
  await signOnScreen(page);
  await sign(page);
  await expect(page.getByRole('button', { name: 'Sign the document' })).toBeHidden();
};

const sign = async (page: Page): Promise<void> => {
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await drawSignature(page, page.getByLabel('Box to sign in'));
  const address = page.getByLabel('Your address');
  if (await address.isVisible()) await address.fill('12 Kirkwood Highway, Austin, TX 78751');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expect(submit).toBeEnabled();
  await submit.click();
};

const addWitness = async (page: Page, witness: { name: string; email: string }): Promise<void> => {
  await page.getByLabel('Witness name').fill(witness.name);
  await page.getByLabel('Witness email').fill(witness.email);
  await page.getByRole('button', { name: 'Add Witness' }).click();
  await expect(page.getByText(witness.email)).toBeVisible();
};

const signByLink = async (browser: Browser, asked: { email: string }, subject: RegExp): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const mail = await waitForMail(page.request, { to: asked.email, subject });
  await page.goto(linkIn(mail, /\/witness\//));
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View Trust Document' }).click();
  await expect(page.frameLocator('iframe').getByText(family.children[0]).first()).toBeVisible();
  await sign(page);
  await expect(page.getByRole('heading', { name: /^Thank You/ })).toBeVisible();
  await context.close();
};

const downloadSignedText = async (page: Page): Promise<string> => {
  const file = join(mkdtempSync(join(tmpdir(), 'signed-')), 'trust.pdf');
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: /Download PDF/ });
  await expect(button).toBeVisible();
  await expect(async () => {
    const answer = await page.request.get(`/api/documents/${await documentIdOf(page)}/document.pdf`);
    expect(answer.status()).toBe(200);
  }).toPass();
  const download = page.waitForEvent('download');
  await button.click();
  await (await download).saveAs(file);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
};

const documentIdOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/documents');
  const { documents } = (await answer.json()) as { documents: { id: string }[] };
  return documents[0]?.id ?? '';
};

const factsToFind = (signers: readonly { name: string; email: string }[]): readonly string[] => [
  documentName,
  family.grantor,
  family.street,
  family.city,
  family.county,
  'March 14, 1968',
  '78751',
  family.spouse,
  `${family.children[0]} (daughter of the Grantor)`,
  `${family.children[1]} (son of the Grantor)`,
  '60%',
  '40%',
  `${family.successor} (sister of the Grantor)`,
  `${family.contingent} (friend of the Grantor)`,
  'physicians',
  `House at ${family.street}`,
  family.assets[0],
  `2019 ${family.assets[1]}`,
  'Texas',
  ...signers.flatMap(({ name, email }) => [name, email]),
];
