import { specialFamily } from '@evergrant/domain/catalogue/living-trust/testing/special-family.ts';
import { expect, type Page } from '@playwright/test';
import { factLine, openEditor, save } from '#steps/facts-panel.ts';
import { join } from '#steps/join.ts';
import { makeByFacts } from '#steps/make-by-facts.ts';
import { beginDocument, tell } from '#steps/make-document.ts';
import { expectInPreview } from '#steps/read-preview.ts';
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
  await save(special);
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
  await save(steps);
  await expect(factLine(page, 'Steps in which the share is paid out')).toContainText(
    'a third at 25, half of the rest at 30, the rest at 35 (a third of the whole each time)',
  );

  const again = await openEditor(page, 'Anything special');
  await again.getByRole('checkbox', { name: 'Money for the care of a pet' }).uncheck();
  await save(again);
  await expect(factLine(page, 'Who cares for your animals')).toHaveCount(0);
  await expect(factLine(page, 'Steps in which the share is paid out')).toContainText('a third at 25');
});

const thirds = [
  ['25', 'A third of what is left'],
  ['30', 'Half of what is left'],
  ['35', 'All the rest'],
] as const;

test('whatever a family arranges in the panel stands in the preview in the words of the law', async ({ page }) => {
  await join(page, 'Marisol Reyes Luna');
  const documentId = await makeByFacts(page, { typeId: 'living-trust', name: 'Reyes trust', facts: specialFamily });
  await page.goto(`/trust/${documentId}`);
  for (const one of arranged) await answer(page, one);

  await answer(page, { label: spouseShare, choose: ['Outright'] });
  await expectInPreview(page, { says: arrangedWords, not: ['Trust for the Spouse'] });
  await answer(page, { label: spouseShare, choose: ['Outright, with the choice to disclaim into a trust'] });
  await expectInPreview(page, { says: ['Disclaimer Trust for the Spouse', 'nine months'] });
  await answer(page, { label: spouseShare, choose: ['In trust for life'] });
  await answer(page, {
    label: 'Who takes what was kept for your spouse',
    choose: ['Those who receive the other shares'],
  });
  await expectInPreview(page, {
    says: ['Marital Trust for the Spouse', 'all of the net income', 'What Was Kept for the Spouse'],
    not: ['Disclaimer Trust'],
  });
});

interface Answer {
  readonly label: string;
  /** What is chosen, among answers or beside others. */
  readonly choose?: readonly string[];
  /** What is written, by the label of the input. */
  readonly write?: Readonly<Record<string, string>>;
}

const spouseShare = 'How your spouse receives the share';

const arranged: readonly Answer[] = [
  {
    label: 'Anything special',
    choose: [
      'All my children together, also those born later',
      'Keep a share in trust for a lifetime',
      'Protect the share of my spouse',
      'Wishes for the trustee that bind nobody',
      'Somebody who may replace the trustee',
      'A list of who receives which belongings, to fill in by hand',
    ],
  },
  {
    label: 'How grandchildren divide what a child would have taken',
    choose: ['Branches, counted from the first generation with somebody alive'],
  },
  { label: 'Whose share is kept in trust for life', write: { 'Full name': 'Ida Bloom' } },
  { label: 'What is paid from a share kept for life', choose: ['All income, and what is needed besides'] },
  { label: 'Who decides where it goes in the end', choose: ['They may choose among my descendants'] },
  { label: 'Who takes the rest if nothing is chosen', choose: ['Their own children and grandchildren'] },
  { label: 'Wishes for the trustee', choose: ['Finish an education'] },
  { label: 'Wishes in your own words', write: { 'Wishes in your own words': 'Please be kind.' } },
  { label: 'Trust protector', write: { 'Full name': 'Harriet Olmsted' } },
  { label: 'Whoever contests loses their share', choose: ['Yes'] },
];

const arrangedWords = [
  'adopted by the Grantor before the age of eighteen, after that takes as they do',
  'in a separate trust for the life of that Beneficiary',
  'may appoint what is left of it at death',
  'one or more of the Descendants of the Grantor',
  'will finish an education or learn a trade',
  'Please be kind.',
  'Harriet Olmsted is the',
  'List of Belongings',
  'without probable cause',
];

const answer = async (page: Page, { label, choose = [], write = {} }: Answer): Promise<void> => {
  const editor = await openEditor(page, label);
  for (const choice of choose) await editor.getByLabel(choice, { exact: true }).check();
  for (const [input, text] of Object.entries(write)) await editor.getByRole('textbox', { name: input }).fill(text);
  await save(editor);
  for (const words of [...choose, ...Object.values(write)]) await expect(factLine(page, label)).toContainText(words);
};
