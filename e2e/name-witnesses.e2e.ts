import { expect, type Locator } from '@playwright/test';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { openWitnessPanel } from '#steps/open-witness-panel.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { test } from '#steps/test.ts';

const documentName = 'Okonkwo-Reyes Family Trust';

test('witnesses are added with care, three at most, before anybody is invited', async ({ page }) => {
  const owner = await join(page, 'Marisol Okonkwo-Reyes');
  await beginDocument(page, documentName);
  const panel = await openWitnessPanel(page, documentName);
  const [name, email] = [panel.getByLabel('Witness name'), panel.getByLabel('Witness email')];
  const add = panel.getByRole('button', { name: 'Add Witness' });
  const attempt = async (typed: { name: string; email: string }): Promise<Locator> => {
    await name.fill(typed.name);
    await email.fill(typed.email);
    await add.click();
    return panel.getByRole('alert');
  };

  const priya = createPerson('Priya Raman');
  for (const { typed, title, message } of refusals(owner, priya)) {
    if (title === 'Duplicate Email') {
      await attempt(priya);
      await expect(panel.getByText(priya.email)).toBeVisible();
      await expect(name).toHaveValue('');
    }
    const alert = await attempt(typed);
    await expect(alert).toContainText(title);
    await expect(alert).toContainText(message);
    await expect(name).toHaveValue(typed.name);
  }
  await expect(panel.getByText("Invitations can't be sent yet")).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Send All Invites' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: /^Send Invite to/ })).toBeDisabled();

  for (const person of [createPerson('Samuel O Connell'), createPerson('Ana Lindqvist')]) {
    await attempt(person);
    await expect(panel.getByText(person.email)).toBeVisible();
  }
  await expect(panel.getByText('3 of 3 added')).toBeVisible();
  await expect(add).toBeHidden();
  await panel.getByRole('button', { name: 'Remove Priya Raman' }).click();
  await page.getByRole('dialog', { name: 'Remove Witness' }).getByRole('button', { name: 'Remove Witness' }).click();
  await expect(panel.getByText(priya.email)).toBeHidden();
  await expect(add).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

const refusals = (owner: Person, priya: Person) => [
  {
    typed: { name: '', email: priya.email },
    title: 'Missing Information',
    message: 'Please provide both name and email for the witness.',
  },
  {
    typed: { name: 'Priya Raman', email: ' ' },
    title: 'Missing Information',
    message: 'Please provide both name and email for the witness.',
  },
  {
    typed: { name: 'Priya Raman', email: 'priya@example' },
    title: 'Invalid Email',
    message: 'Please enter a valid email address.',
  },
  {
    typed: { name: 'Another Person', email: priya.email.toUpperCase() },
    title: 'Duplicate Email',
    message: 'This email is already added as a witness.',
  },
  {
    typed: { name: owner.name, email: owner.email },
    title: 'Choose Someone Else',
    message: 'You cannot be a witness of your own document.',
  },
];
