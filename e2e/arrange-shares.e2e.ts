import { expect, type Locator, type Page } from '@playwright/test';
import { join } from '#steps/join.ts';
import { beginDocument, tell } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('a person arranges steps and a pet beside the chat, is asked only what belongs to them, and can take it back', async ({
  page,
}) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await tell(page, documentId, 'My name is Marisol Okonkwo-Reyes');
  await tell(page, documentId, 'I leave 60% to my daughter Adaeze Okonkwo and 40% to my son Teo Reyes');
  await page.goto(`/trust/${documentId}`);

  await expect(factLine(page, 'Steps in which the share is paid out')).toHaveCount(0);
  const special = await openEditor(page, 'Anything special');
  await special.getByRole('checkbox', { name: 'Pay a share out in steps, at several ages' }).check();
  await special.getByRole('checkbox', { name: 'Money for the care of a pet' }).check();
  await special.getByRole('button', { name: 'Save' }).click();
  await expect(factLine(page, 'Anything special')).toContainText(/in steps.*care of a pet/);
  await expect(factLine(page, 'Who cares for your animals')).toBeVisible();
  await expect(factLine(page, 'Who decides where it goes in the end')).toHaveCount(0);

  const steps = await openEditor(page, 'Steps in which the share is paid out');
  await steps.getByRole('button', { name: 'Add another step' }).click();
  await steps.getByRole('button', { name: 'Add another step' }).click();
  for (const [index, [age, part]] of thirds.entries()) {
    const step = steps.getByRole('group', { name: `Step ${index + 1}` });
    await step.getByLabel('At the age of').fill(age);
    await step.getByLabel('Pay out').selectOption(part);
  }
  await steps.getByRole('button', { name: 'Save' }).click();
  await expect(factLine(page, 'Steps in which the share is paid out')).toContainText(
    'a third at 25, half of the rest at 30, the rest at 35 (a third of the whole each time)',
  );

  const again = await openEditor(page, 'Anything special');
  await again.getByRole('checkbox', { name: 'Money for the care of a pet' }).uncheck();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(factLine(page, 'Who cares for your animals')).toHaveCount(0);
  await expect(factLine(page, 'Steps in which the share is paid out')).toContainText('a third at 25');
});

const thirds = [
  ['25', 'A third of what is left'],
  ['30', 'Half of what is left'],
  ['35', 'All the rest'],
] as const;

const openEditor = async (page: Page, label: string): Promise<Locator> => {
  await factLine(page, label)
    .getByRole('button', { name: new RegExp(`^(?:Add|Change) ${label}$`) })
    .click();
  return page.getByRole('form', { name: `Change ${label}` });
};

const factLine = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'What we have so far' })
    .getByRole('listitem')
    .filter({ has: page.getByText(new RegExp(`^${label}`)) });
