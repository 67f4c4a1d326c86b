import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { expect, type Page } from '@playwright/test';
import { factLine, openEditor, save } from '#steps/facts-panel.ts';
import { join } from '#steps/join.ts';
import { makeByFacts } from '#steps/make-by-facts.ts';
import { expectInPreview } from '#steps/read-preview.ts';
import { test } from '#steps/test.ts';

test('an address that is corrected beside the chat stands in the preview, whatever is made', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  for (const { id, inWords } of madeTypes) await test.step(inWords, () => correctAddress(page, id));
});

const correctAddress = async (page: Page, typeId: string): Promise<void> => {
  const { label, before, after } = addressOf(typeId);
  const documentId = await makeByFacts(page, { typeId, name: `Of type ${typeId}` });
  await page.goto(`/trust/${documentId}`);
  await expect(factLine(page, label)).toContainText(before);

  const editor = await openEditor(page, label);
  await editor.getByRole('textbox', { name: label }).fill(after);
  await save(editor);
  await expect(factLine(page, label)).toContainText(after);

  await expectInPreview(page, { says: [after] });
};

/** The first address that a type asks, as its sample gives it, and in the same place another street. */
const addressOf = (typeId: string) => {
  const { interview, sample } = documentTypeOf(typeId);
  const row = interview.describe(interview.open()).find(({ kind, field }) => kind === 'address' && sample[field]);
  const before = row && sample[row.field];
  if (typeof before !== 'string') throw new Error(`${typeId} asks no address`);
  return { label: row?.label ?? '', before, after: before.replace(/^[^,]+/u, '9 Quarry Road') };
};
