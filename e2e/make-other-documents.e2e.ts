import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi, tryApi } from '#steps/call-api.ts';
import { say } from '#steps/converse.ts';
import { drawSignature } from '#steps/draw-signature.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { makeByFacts } from '#steps/make-by-facts.ts';
import { payForDocument } from '#steps/make-document.ts';
import { createPerson } from '#steps/people.ts';
import { takeCopyToSign } from '#steps/take-copy-to-sign.ts';
import { test } from '#steps/test.ts';

test('a teacher in Ohio prints her power of attorney, signs it before a notary and notes both days', async ({
  page,
}) => {
  const { email } = await join(page, 'Margaret Ann Kowalski');
  const facts: Facts = {
    grantorName: 'Margaret Ann Kowalski',
    grantorAddress: '2218 Fairview Avenue, Toledo, OH 43606',
    grantorState: 'OH',
    grantorCounty: 'Lucas',
  };
  const id = await makeByFacts(page, { typeId: 'durable-financial-poa', name: 'Money matters', facts });
  await payForDocument(page, id);
  await expectPaidWords(page, { email, next: /print “Money matters” and sign it in ink/ });

  const panel = await openPanel(page, { name: 'Money matters', button: 'How to sign it', title: 'How to Sign It' });
  await expect(panel.getByLabel('Box to sign in')).toHaveCount(0);
  await expect(panel.getByText('Your state asks for no witnesses. We recommend two')).toBeVisible();
  await expect(panel.getByText('None needed')).toBeVisible();
  await expect(panel.getByText('it is not the acknowledgment before a notary')).toBeVisible();
  await inspectScreen(page, 'power-of-attorney-to-sign');

  await takeCopyToSign(panel);
  await stateInk(panel, 'Margaret Ann Kowalski');
  await expect(panel.getByRole('button', { name: 'Confirm that I have read it' })).toHaveCount(0);
  await expectAskedFirst(panel);
  await stateInk(panel, 'this person', 'Nora Fields');
  await expect(panel.getByText('Nora Fields, Acknowledgment before a notary')).toBeVisible();
  await expectDoneInInk(panel);
  await inspectScreen(page, 'power-of-attorney-signed');
});

test('a father in Texas signs his will in ink with two witnesses, and no day is noted that he did not choose', async ({
  page,
}) => {
  const { email } = await join(page, 'Daniel Ortega');
  const facts: Facts = {
    grantorName: 'Daniel Ortega',
    grantorAddress: '4510 Avenue G, Austin, TX 78751',
    grantorState: 'TX',
    grantorCounty: 'Travis',
    initialTrustee: [{ name: 'Daniel Ortega' }],
  };
  const id = await makeByFacts(page, { typeId: 'pour-over-will', name: 'My will', facts });
  await payForDocument(page, id);
  await expectPaidWords(page, { email, next: /print “My will” and sign it in ink/ });

  await page.goto('/dashboard');
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await expect(page.getByText('Sign the trust first')).toBeVisible();
  await expect(page.getByText('sign it on paper with your witnesses')).toBeVisible();
  await inspectScreen(page, 'will-on-dashboard');
  const panel = await openPanel(page, { name: 'My will', button: 'How to sign it', title: 'How to Sign It' });
  await expect(panel.getByText('There is no line for a notary here')).toBeVisible();
  await expect(panel.getByText('only the ink on the sheets does')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Note that .+ signed on this day$/ })).toBeDisabled();
  await expect(panel.getByText('No copy of this version has been taken for signing yet.')).toBeVisible();
  await takeCopyToSign(panel);
  await expect(panel.getByText('No copy of this version has been taken for signing yet.')).toHaveCount(0);
  await panel.getByRole('button', { name: /^Note that .+ signed on this day$/ }).click();
  await expect(panel.getByText('Choose the day on which Daniel Ortega signed, then press the button.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Signed on paper' })).toHaveCount(0);

  await stateInk(panel, 'Daniel Ortega');
  await stateInk(panel, 'this person', 'Priya Raman');
  await stateInk(panel, 'this person', 'Samuel Connell');
  await expectDoneInInk(panel);
  const copy = await waitForMail(page.request, { to: email, subject: /is complete$/ });
  expect(copy.text).toContain('by your word, every line of “My will” is now signed in ink on paper');
  expect(copy.text).toContain('because you made the document');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete My will' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Document' });
  await expect(question.getByText('Are you sure you want to delete the will?')).toBeVisible();
});

test('two brothers in Oregon form a company that they alone sign', async ({ page, newVisitor }) => {
  const { email } = await join(page, 'Luke Hansen');
  const karl = createPerson('Karl Hansen');
  const id = await makeByFacts(page, { typeId: 'llc-formation', name: 'Hansen Brothers', facts: brothers });
  await payForDocument(page, id);
  await expectPaidWords(page, { email, next: /sign “Hansen Brothers” on your dashboard, and ask everybody else/ });
  const witness = { name: 'Priya Raman', email: createPerson('Priya Raman').email };
  const refused = await tryApi(page, { path: `/documents/${id}/witnesses`, body: witness });
  expect(refused.status()).toBe(409);

  const panel = await openPanel(page, { name: 'Hansen Brothers', button: 'Sign now', title: 'Sign the Document' });
  await expect(panel.getByText('You sign first. Karl Hansen signs after you.')).toBeVisible();
  await expect(panel.getByText(/your (?:three )?witnesses|No witnesses yet/)).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Add Witness' })).toHaveCount(0);
  await inspectScreen(page, 'company-to-sign');
  await sign(page);
  await panel.getByLabel('Email of Karl Hansen').fill(karl.email);
  await panel.getByRole('button', { name: 'Send Invite' }).click();

  const mail = await waitForMail(page.request, { to: karl.email, subject: /sign “Hansen Brothers”$/ });
  const guest = await newVisitor();
  await guest.goto(linkIn(mail, /\/witness\//));
  await guest.getByRole('button', { name: 'View Document', exact: true }).click();
  await expect(guest.getByText('I am one of those who make it together')).toBeVisible();
  await inspectScreen(guest, 'company-asks-a-member');
  await sign(guest);
  await expect(guest.getByRole('heading', { name: /^Thank You/ })).toBeVisible();
  await expect(panel.getByText('All Signatures Collected').first()).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('Signed by everybody.')).toBeVisible();
});

test('a greeting is answered and not taken for the name of the company', async ({ page }) => {
  await join(page, 'Luke Hansen');
  const body = { name: 'Ours', documentTypeId: 'llc-formation' };
  const { id } = await callApi<{ id: string }>(page, { path: '/documents', body });
  await page.goto(`/trust/${id}`);
  await expect(page.getByText('What will the company be called?')).toBeVisible();
  expect(await say(page, 'hello')).toContain('What will the company be called?');
  expect(await say(page, 'Hansen Brothers Landscaping LLC')).toContain('Hansen Brothers Landscaping LLC');
});

const brothers: Facts = {
  llcName: 'Hansen Brothers Landscaping LLC',
  formationState: 'OR',
  businessPurpose: 'Landscaping for homes.',
  members: [
    { name: 'Luke Hansen', percentage: 50 },
    { name: 'Karl Hansen', percentage: 50 },
  ],
  principalAddress: '1820 NE Hogan Drive, Gresham, OR 97030',
  registeredAgent: { name: 'Luke Hansen' },
  registeredAgentAddress: '1820 NE Hogan Drive, Gresham, OR 97030',
  registeredOfficeCounty: 'Multnomah',
  contributedProperty: 'Luke Hansen contributes a truck, valued at $18,000.',
  organizer: { name: 'Luke Hansen' },
  partnershipRepresentative: { name: 'Luke Hansen' },
};

const expectPaidWords = async (
  page: Page,
  { email, next }: { readonly email: string; readonly next: RegExp },
): Promise<void> => {
  const receipt = await waitForMail(page.request, { to: email, subject: /^Your receipt/ });
  expect(receipt.text).toMatch(next);
};

interface Panel {
  readonly name: string;
  readonly button: string;
  readonly title: string;
}

const openPanel = async (page: Page, { name, button, title }: Panel): Promise<Locator> => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: `${button}: ${name}` }).click();
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return panel;
};

const stateInk = async (panel: Locator, who: string, name?: string): Promise<void> => {
  const page = panel.page();
  const day = panel.getByLabel(`Day on which ${who} signed`).first();
  await expect(day).toHaveValue('');
  await day.fill(new Date().toISOString().slice(0, 10));
  if (name !== undefined) await panel.getByLabel('Name of the person who signed').first().fill(name);
  await panel
    .getByRole('button', { name: /^Note that .+ signed on this day$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes, signed on paper' }).click();
  await expect(panel.getByText(/^Signed on paper on/).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Signed on paper' })).toHaveCount(0);
};

/** What cannot be is said at its field, before the question that cannot be taken back. */
const expectAskedFirst = async (panel: Locator): Promise<void> => {
  const page = panel.page();
  await panel.getByLabel('Day on which this person signed').first().fill('2099-01-01');
  await panel
    .getByRole('button', { name: /^Note that .+ signed on this day$/ })
    .first()
    .click();
  await expect(panel.getByText('Please write the name of the notary who signed.')).toBeVisible();
  await expect(panel.getByText('This day is still to come.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Signed on paper' })).toHaveCount(0);
  await panel.getByLabel('Day on which this person signed').first().fill('');
};

const expectDoneInInk = async (panel: Locator): Promise<void> => {
  await expect(panel.getByText('All Signatures Collected').first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Signed in ink' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /Confirm that|Send|Add Witness/ })).toHaveCount(0);
  await expect(panel.getByText(/You (?:sign|acknowledge it) first/)).toHaveCount(0);
};

const sign = async (page: Page): Promise<void> => {
  await drawSignature(page, page.getByLabel('Box to sign in'));
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Submit' }).click();
};
