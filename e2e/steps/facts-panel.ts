import type { Locator, Page } from '@playwright/test';

/** The line of a fact in the panel beside the chat. */
export const factLine = (page: Page, label: string): Locator => {
  const named = [label, `${label} (optional)`].map((words) => page.getByText(words, { exact: true }));
  return page
    .getByRole('region', { name: 'What we have so far' })
    .getByRole('listitem')
    .filter({ has: either(named) });
};

/** Opens the editor of a fact, answered or not. */
export const openEditor = async (page: Page, label: string): Promise<Locator> => {
  const line = factLine(page, label);
  const acts = ['Add', 'Change'].map((act) => line.getByRole('button', { name: `${act} ${label}`, exact: true }));
  await either(acts).click();
  return page.getByRole('form', { name: `Change ${label}`, exact: true });
};

/** Saves the editor that is open. */
export const save = (editor: Locator): Promise<void> => editor.getByRole('button', { name: 'Save' }).click();

const either = (locators: readonly Locator[]): Locator => locators.reduce((one, other) => one.or(other));
