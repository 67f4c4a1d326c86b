import { expect, type Locator, type Page } from '@playwright/test';
import { drawSignature } from '#steps/draw-signature.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { makeByFacts } from '#steps/make-by-facts.ts';
import { payForDocument } from '#steps/make-document.ts';
import { createPerson } from '#steps/people.ts';
import { takeCopyToSign } from '#steps/take-copy-to-sign.ts';
import { chooseScreen } from '#steps/sign-on-screen.ts';
import { test } from '#steps/test.ts';

const helen = 'Helen Marie Sandoval';
const robert = createPerson('Robert Luis Sandoval');
const wanda = createPerson('Wanda Ellis');

test('a couple signs one trust: both are its makers on every page, and the last signature leaves nobody missing', async ({
  page,
  newVisitor,
}) => {
  const { email } = await join(page, helen);
  const id = await makeByFacts(page, { typeId: 'joint-trust', name: 'Sandoval Joint Trust' });
  await payForDocument(page, id);
  const receipt = await waitForMail(page.request, { to: email, subject: /^Your receipt/ });
  expect(receipt.text.replaceAll(/\s+/g, ' ')).toContain(`invite ${robert.name} and your witnesses`);

  await page.goto('/dashboard');
  await expect(page.getByText(`Next: sign it yourself, then invite ${robert.name} and your witnesses.`)).toBeVisible();
  await inspectScreen(page, 'couple-dashboard-to-sign');
  await page.getByRole('link', { name: 'Sign now: Sandoval Joint Trust' }).click();
  const panel = page.getByRole('dialog', { name: 'Sign the Document' });
  await chooseScreen(panel);
  await expect(panel.getByText('I am one of those who make it together')).toBeVisible();
  await sign(page);
  await expect(panel.getByText(`${robert.name} makes the document with you`)).toBeVisible();
  await inspectScreen(page, 'couple-panel');

  await expect(panel.getByText(`Next: send ${robert.name} a private link.`)).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Your signature' })).toBeFocused();
  await panel.getByLabel(`Email of ${robert.name}`).fill(robert.email);
  await panel
    .getByRole('form', { name: /Private link/ })
    .getByRole('button', { name: 'Send Invite' })
    .click();
  const second = await openLink(await newVisitor(), robert.email, page);
  await expect(second.getByText('which you make together.')).toBeVisible();
  await second.getByRole('button', { name: 'View Trust Document', exact: true }).click();
  await second.getByRole('button', { name: 'Open in full' }).click();
  const whole = second.getByRole('dialog', { name: 'Sandoval Joint Trust' });
  await expect(whole.frameLocator('iframe').getByText(helen).first()).toBeVisible();
  await whole.getByRole('button', { name: 'Close the document' }).click();
  await expect(second.getByText(`${helen}, Maker of the document`)).toBeVisible();
  await inspectScreen(second, 'couple-second-maker');
  await sign(second);
  await expect(second.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await inspectScreen(second, 'couple-second-maker-thanks');

  await panel.getByLabel('Witness name').fill(wanda.name);
  await panel.getByLabel('Witness email').fill(wanda.email);
  await panel.getByRole('button', { name: 'Add Witness' }).click();
  await panel.getByRole('button', { name: `Send Invite to ${wanda.name}` }).click();
  const witness = await openLink(await newVisitor(), wanda.email, page);
  await expect(witness.getByText(`${helen} and ${robert.name} ask you to witness`)).toBeVisible();
  await witness.getByRole('button', { name: 'View Trust Document', exact: true }).click();
  await expect(witness.getByText('the people who make it have asked me to be a witness')).toBeVisible();
  await expect(witness.getByText(`${robert.name}, Maker of the document`)).toBeVisible();
  await inspectScreen(witness, 'couple-witness');
  await sign(witness);
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  await expect(panel.getByText('All Signatures Collected')).toBeVisible();
  await inspectScreen(page, 'couple-panel-signed');
  await page.goto('/dashboard');
  await expect(page.getByText(`Signed by you, ${robert.name}, and 1 witness.`)).toBeVisible();
  const told = await waitForMail(page.request, { to: email, subject: new RegExp(`^${wanda.name} has signed`) });
  expect(told.text).toContain('Everybody has signed now.');
  const copy = await waitForMail(page.request, { to: robert.email, subject: /is signed by everyone$/ });
  expect(copy.text.replaceAll(/\s+/g, ' ')).toContain(`signed by you, ${helen}, and everybody else`);
});

test('a couple that follows the advice to sign on paper becomes signed, and no pad is in the way', async ({ page }) => {
  await join(page, helen);
  const id = await makeByFacts(page, { typeId: 'joint-trust', name: 'Paper Trust' });
  await payForDocument(page, id);
  await page.goto('/dashboard');
  await page.getByText('Copies to download').click();
  await expect(page.getByRole('button', { name: 'Download a copy to sign on paper' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign now: Paper Trust' }).click();
  const panel = page.getByRole('dialog', { name: 'Sign the Document' });
  await expect(panel.getByLabel('On paper, in ink (what we recommend)').first()).toBeChecked();
  await expect(panel.getByLabel('Box to sign in')).toHaveCount(0);
  await inspectScreen(page, 'couple-signs-on-paper');
  await takeCopyToSign(panel);
  await stateInk(panel, helen);
  await expect(panel.getByText(/^You have signed on paper on/)).toBeVisible();
  await expect(panel.getByText(`As soon as it is known here that ${robert.name} signed`)).toBeVisible();
  await stateInk(panel, robert.name);
  await panel.getByLabel('Name of the person who signed').fill(wanda.name);
  await stateInk(panel, wanda.name);
  await expect(panel.getByText('All Signatures Collected').first()).toBeVisible();
  await expect(panel.getByLabel('Add a scan')).toBeVisible();
  await inspectScreen(page, 'couple-signed-on-paper');
  const scan = Buffer.from(`%PDF-1.7\n%${'a scan '.repeat(40)}\n%%EOF\n`);
  const asked = page.waitForEvent('filechooser');
  await panel.getByLabel('Add a scan').click();
  await (await asked).setFiles({ name: 'signed sheets.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(panel.getByRole('link', { name: 'signed sheets.pdf' })).toBeVisible();

  await page.goto(`/trust/${id}`);
  await expect(page.getByText('This document is signed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change This Document' }).click();
  await page.getByRole('button', { name: 'Begin a New Version' }).click();
  await page.getByRole('button', { name: 'Change County' }).click();
  await page.getByRole('textbox', { name: 'County' }).fill('Hays');
  await page.getByRole('button', { name: 'Save' }).click();
  const kept = page.getByRole('region', { name: 'Signed versions' });
  await expect(kept.getByText('What becomes of the old sheets')).toBeVisible();
  await expect(kept.getByText('Keep the old signed sheets together with the new version')).toBeVisible();
  await expect(kept.getByRole('link', { name: 'signed sheets.pdf' })).toBeVisible();
  await expect(page.getByText('Changed in Another Window')).toHaveCount(0);
  await inspectScreen(page, 'couple-replaced-version');
});

test('a witness who did not sign says so by the link, and the owner reads it', async ({ page, newVisitor }) => {
  await join(page, helen);
  const id = await makeByFacts(page, { typeId: 'joint-trust', name: 'Disputed Trust' });
  await payForDocument(page, id);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Sign now: Disputed Trust' }).click();
  const panel = page.getByRole('dialog', { name: 'Sign the Document' });
  await takeCopyToSign(panel);
  await stateInk(panel, helen);
  await stateInk(panel, robert.name);
  const wes = createPerson('Wes Ortega');
  await panel.getByLabel('Witness name').fill(wes.name);
  await panel.getByLabel('Witness email').fill(wes.email);
  await panel.getByRole('button', { name: 'Add Witness' }).click();
  await panel.getByRole('button', { name: `Send Invite to ${wes.name}` }).click();
  const witness = await openLink(await newVisitor(), wes.email, page);
  await expect(witness.getByText(`ask you to witness`)).toBeVisible();
  await stateInk(panel, wes.name);
  await expect(panel.getByText('All Signatures Collected').first()).toBeVisible();

  await witness.reload();
  await witness.getByRole('button', { name: 'I have not signed' }).click();
  await witness.getByLabel('Your reason (optional)').fill('I was abroad.');
  await inspectScreen(witness, 'witness-has-not-signed');
  await witness.getByRole('button', { name: 'Say so and tell Helen' }).click();
  await expect(witness.getByRole('heading', { name: 'Your Word Is on Record' })).toBeVisible();
  await inspectScreen(witness, 'witness-word-on-record');
  await expect(panel.getByText('“I was abroad.”').first()).toBeVisible();
  await expect(panel.getByText('Says: not signed')).toBeVisible();
  await inspectScreen(page, 'couple-panel-disputed');
});

const stateInk = async (panel: Locator, who: string): Promise<void> => {
  await panel.getByLabel(`Day on which ${who} signed`).fill(new Date().toISOString().slice(0, 10));
  await panel
    .getByRole('button', { name: /^Note that .+ signed on this day$/ })
    .first()
    .click();
  await panel.page().getByRole('button', { name: 'Yes, signed on paper' }).click();
  await expect(panel.page().getByRole('dialog', { name: 'Signed on paper' })).toHaveCount(0);
};

const openLink = async (visitor: Page, to: string, { request }: Page): Promise<Page> => {
  await visitor.goto(linkIn(await waitForMail(request, { to, subject: /asks? you to/ }), /\/witness\//));
  return visitor;
};

const sign = async (page: Page): Promise<void> => {
  await drawSignature(page, page.getByLabel('Box to sign in'));
  const address = page.getByLabel('Your address');
  if (await address.isVisible()) await address.fill('12 Kirkwood Highway, Austin, TX 78751');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Submit' }).click();
};
