import { expect, type Locator, type Page } from '@playwright/test';
import { drawSignature } from '#steps/draw-signature.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { family } from '#steps/family.ts';
import { join } from '#steps/join.ts';
import { makePaidDocument } from '#steps/make-document.ts';
import { openWitnessPanel } from '#steps/open-witness-panel.ts';
import { signOnScreen } from '#steps/sign-on-screen.ts';
import { test } from '#steps/test.ts';

const documentName = 'Okonkwo-Reyes Family Trust';

test('an account in another name signs only once its holder says that they are the maker, and then in the maker’s name', async ({
  page,
}) => {
  await join(page, 'Kim Lee');
  await makePaidDocument(page, documentName);
  const panel = await openWitnessPanel(page, documentName);
  await signOnScreen(panel);

  const who = panel.getByRole('region', { name: 'Who is signing' });
  await expect(who).toContainText(`The document is made by ${family.grantor}`);
  await expect(who).toContainText('this account is in the name of Kim Lee');
  const isMaker = who.getByRole('checkbox', { name: `I am ${family.grantor}, the person who makes this document.` });
  await expect(isMaker).not.toBeChecked();

  await drawSignature(page, panel.getByLabel('Box to sign in'));
  const [, ...others] = await panel.getByRole('checkbox').all();
  for (const box of others) await box.check();
  // It calls itself disabled and still says why when it is clicked.
  await submit(panel).click({ force: true });
  await expect(isMaker).toBeFocused();
  await expect(isMaker).toHaveAccessibleDescription(/confirm first that you are the maker who signs here/);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  for (const box of others) await expect(box).toBeChecked();
  await expect(page.getByText('Thank You!')).toHaveCount(0);

  await isMaker.check();
  await expect(who).not.toContainText('Please confirm first');
  await submit(panel).click();
  await expect(page.getByText('Your signature has been recorded successfully.')).toBeVisible();
  await expect(panel.getByText(`You have signed as ${family.grantor}.`)).toBeVisible();
});

test('whoever cannot draw types a name, reads that it is their signature, and may take it back', async ({ page }) => {
  await join(page, family.grantor);
  await makePaidDocument(page, documentName);
  const panel = await openWitnessPanel(page, documentName);
  await signOnScreen(panel);
  await expect(panel.getByRole('region', { name: 'Who is signing' })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Type your name instead' }).click();
  const typed = panel.getByLabel('Type your full name');
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription('Your typed name is written in the box below and is your signature.');
  await expect(written(panel, 'empty')).toBeVisible();
  await typed.fill(family.grantor);
  await expect(written(panel, family.grantor)).toBeVisible();
  await expectAccessible(page);
  for (const box of await panel.getByRole('checkbox').all()) await box.check();
  await expect(submit(panel)).toHaveAttribute('aria-disabled', 'false');

  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(written(panel, 'empty')).toBeVisible();
  await submit(panel).click({ force: true });
  await expect(panel.getByRole('alert')).toContainText('Please sign in the box before submitting');

  await typed.fill(family.grantor);
  for (const box of await panel.getByRole('checkbox').all()) await box.check();
  await submit(panel).click();
  await expect(panel.getByText(`You have signed as ${family.grantor}.`)).toBeVisible();
});

const submit = (panel: Locator): Locator => panel.getByRole('button', { name: 'Submit' });

const written = (where: Page | Locator, name: string): Locator =>
  where.getByRole('img', { name: `Signature written from your typed name: ${name}` });
