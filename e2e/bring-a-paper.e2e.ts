import { samplePapers } from '@evergrant/domain/interview/papers/testing/sample-papers.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('what an older trust and a list of accounts say is proposed, and only what is taken becomes an answer', async ({
  page,
}) => {
  await openInterview(page);
  await page.getByRole('log').getByRole('button', { name: 'Bring a paper' }).click();
  const paper = page.getByRole('dialog');
  await expect(paper.getByText('keep neither the file nor its text')).toBeVisible();
  await expectAccessible(page);

  await bringFile(paper, {
    name: 'holiday.jpg',
    bytes: Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'),
  });
  await expect(paper.getByRole('alert')).toContainText('We cannot read the words in a photo');
  await expectAccessible(page);

  await bringFile(paper, { name: 'old-trust.txt', bytes: Buffer.from(samplePapers.typedTrust) });
  await expect(paper.getByRole('heading', { name: 'Found in your paper' })).toBeVisible();
  const spouse = finding(paper, "Spouse's full legal name");
  await expect(spouse.locator('mark')).toHaveText('am married to WALTER J. ELLISON');
  await expectAccessible(page);

  const family = paper.getByRole('region', { name: 'Found: About you' });
  await family.getByRole('button', { name: /^Take these \d+$/ }).click();
  await expect(spouse).toContainText('Taken');
  await paper.getByRole('button', { name: 'Leave Gifts of particular things' }).click();
  await expect(finding(paper, 'Gifts of particular things or sums')).toContainText('Left');

  await paper.getByRole('button', { name: 'Change Successor trustee' }).click();
  await paper.getByLabel('Full name').fill('Susan E. Grant');
  await paper.getByRole('button', { name: 'Take it so' }).click();
  await expect(finding(paper, 'Successor trustee')).toContainText('Taken');
  await expectAccessible(page);

  await paper.getByRole('button', { name: 'Done' }).click();
  await expect(line(page, "Spouse's full legal name")).toContainText('Walter J. Ellison');
  await expect(line(page, 'Your children')).toContainText('Peter Ellison');
  await expect(line(page, 'Successor trustee')).toContainText('Susan E. Grant');
  await expect(line(page, 'Gifts of particular things or sums')).not.toContainText('Clara Bowen');
});

test('what contradicts an answer shows both, and pasted text is read as well', async ({ page }) => {
  await openInterview(page);
  await page
    .getByRole('region', { name: 'What we have so far' })
    .getByRole('button', { name: 'Bring a paper' })
    .click();
  const paper = page.getByRole('dialog');
  await paste(paper, 'I, Ann Bell, am married to Bo Bell.');
  await paper.getByRole('button', { name: /^Take these/ }).click();
  await expect(finding(paper, "Spouse's full legal name")).toContainText('Taken');
  await paper.getByRole('button', { name: 'Another paper' }).click();

  await paste(paper, 'My husband is Cy Dale.');
  const spouse = finding(paper, "Spouse's full legal name");
  await expect(spouse).toContainText('In your document now: Bo Bell');
  await expect(paper.getByRole('button', { name: /^Take these/ })).toHaveCount(0);
  await paper.getByRole('button', { name: /^Take Spouse/ }).click();
  await expect(spouse).toContainText('Taken');
  await paper.getByRole('button', { name: 'Done' }).click();
  await expect(line(page, "Spouse's full legal name")).toContainText('Cy Dale');
});

test('on the phone what is taken stays with the talk and is saved with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await join(page, 'Nora Blake');
  await page.goto('/mobile-trust-creation');
  await page.getByRole('log').getByRole('button', { name: 'Bring a paper' }).click();
  const paper = page.getByRole('dialog');
  await bringFile(paper, { name: 'accounts.csv', bytes: Buffer.from(samplePapers.bankList) });
  await expectAccessible(page);
  await paper.getByRole('button', { name: 'Take these 3' }).click();
  await paper.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByTestId('fact-cards').last()).toContainText('Chase Checking ending in 6789');

  await page.reload();
  await expect(page.getByTestId('fact-cards').last()).toContainText('Chase Checking ending in 6789');
  await page.getByRole('button', { name: 'Save to my account' }).click();
  await page.waitForURL(/\/trust\/[0-9a-f-]{36}$/);
  await expect(line(page, 'Property that goes in')).toContainText('Fidelity Roth IRA ending in 5678');
});

const openInterview = async (page: Page): Promise<void> => {
  await join(page, 'Margaret Ellison');
  await page.goto(`/trust/${await beginDocument(page, 'Ours')}`);
  await expect(page.getByLabel('Your answer')).toBeVisible();
};

const bringFile = async (paper: Locator, { name, bytes }: { readonly name: string; readonly bytes: Buffer }) =>
  paper
    .getByLabel('A paper from this device')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });

const paste = async (paper: Locator, text: string): Promise<void> => {
  await paper.getByLabel('Or paste its text').fill(text);
  await paper.getByRole('button', { name: 'Read it' }).click();
};

const finding = (paper: Locator, label: string): Locator =>
  paper.getByRole('listitem').filter({ hasText: label }).first();

const line = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'What we have so far' }).getByRole('listitem').filter({ hasText: label }).first();
