import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi, tryApi } from '#steps/call-api.ts';
import { drawSignature } from '#steps/draw-signature.ts';
import { family } from '#steps/family.ts';
import { join } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { addWitness, beginDocument, makePaidDocument, signAsOwner } from '#steps/make-document.ts';
import { openWitnessPanel } from '#steps/open-witness-panel.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { chooseScreen } from '#steps/sign-on-screen.ts';
import { test } from '#steps/test.ts';

const documentName = 'Okonkwo-Reyes Family Trust';

test('invitations wait for the owner, a witness declines and is replaced, and the spouse signs before it is complete', async ({
  page,
  newVisitor,
}) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makePaidDocument(page, documentName);
  const [priya, samuel, ana] = [
    createPerson('Priya Raman'),
    createPerson('Samuel O Connell'),
    createPerson('Ana Lindqvist'),
  ];
  for (const person of [priya, samuel, ana]) await addWitness(page, documentId, person);
  const refused = await tryApi(page, { path: `/documents/${documentId}/witnesses`, body: createPerson('Una Quarta') });
  expect(await refused.json()).toMatchObject({
    title: 'Maximum Witnesses Reached',
    detail: 'You can only add up to 3 witnesses for a trust.',
  });

  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Sign now: ${documentName}` }).click();
  const panel = page.getByRole('dialog', { name: 'Sign the Document' });
  await chooseScreen(panel);
  await expect(panel.getByLabel('Box to sign in')).toBeVisible();
  await expectRoomUnderHead(panel);
  for (const head of ['Name', 'Email', 'Status', 'Invitation', 'Remove']) {
    await expect(panel.getByRole('columnheader', { name: head })).toBeAttached();
  }
  await panel.getByRole('button', { name: 'Send Invite to Priya Raman' }).click();
  await expect(toast(page, 'Ready to Send')).toContainText('leaves by email as soon as you have signed');
  await expect(rowOf(panel, priya)).toContainText('Invitation leaves when you have signed');
  await panel.getByRole('button', { name: 'Send All Invites' }).click();
  await expect(panel.getByRole('button', { name: 'Send All Invites' })).toBeDisabled();

  await sign(panel);
  await expect(rowOf(panel, priya)).not.toContainText('Invitation leaves');
  const witness = await newVisitor();
  await witness.goto(await invitationOf(page, priya));
  await expect(witness.getByText('asks you to witness the Okonkwo-Reyes Family Trust.')).toBeVisible();
  await witness.getByRole('button', { name: 'View Trust Document' }).click();
  await expect(toast(page, 'Document Viewed')).toContainText('Priya Raman has viewed the document.');
  await expect(rowOf(panel, priya)).toContainText('Viewed');
  await sign(witness);
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(toast(page, 'Document Signed!')).toContainText('Priya Raman has signed the document.');
  await expect(panel.getByRole('button', { name: /Priya Raman$/ })).toHaveCount(0);
  await witness.reload();
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(witness.getByText('Marisol is told by email.')).toBeVisible();

  const unwilling = await newVisitor();
  const link = await invitationOf(page, samuel);
  await unwilling.goto(link);
  await unwilling.getByRole('button', { name: 'Decline to sign' }).click();
  await unwilling.getByLabel('Your reason (optional)').fill('I move away next week.');
  await unwilling.getByRole('button', { name: 'Decline and tell Marisol' }).click();
  await expect(unwilling.getByRole('heading', { name: 'You Have Declined' })).toBeVisible();
  await expect(toast(page, 'Signature Declined')).toContainText('Samuel O Connell has declined to sign.');
  await expect(rowOf(panel, samuel)).toContainText('I move away next week.');
  const una = createPerson('Una Quarta');
  await panel.getByLabel('Witness name').fill(una.name);
  await panel.getByLabel('Witness email').fill(una.email);
  await panel.getByRole('button', { name: 'Add Witness' }).click();
  await expect(rowOf(panel, una)).toBeVisible();
  await expect(rowOf(panel, samuel)).toHaveCount(0);
  await expect(panel.getByText(/Samuel O Connell declined .* is no longer asked/)).toBeVisible();
  await unwilling.goto(link);
  await expect(unwilling.getByRole('heading', { name: 'You Have Declined' })).toBeVisible();

  await panel.getByRole('button', { name: 'Remove Ana Lindqvist' }).click();
  await page.getByRole('dialog', { name: 'Remove Witness' }).getByRole('button', { name: 'Remove Witness' }).click();
  await expect(panel.getByText('2 of 3 added')).toBeVisible();
  await panel.getByRole('button', { name: 'Send Invite to Una Quarta' }).click();
  const second = await newVisitor();
  await second.goto(await invitationOf(page, una));
  await second.getByRole('button', { name: 'View Trust Document' }).click();
  await second.getByRole('button', { name: 'Type your name instead' }).click();
  await second.getByLabel('Type your full name').fill('Una Quarta');
  await second.getByLabel('Your address').fill('12 Kirkwood Highway, Austin, TX 78751');
  for (const box of await second.getByRole('checkbox').all()) await box.check();
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(second.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(rowOf(panel, una)).toContainText('Signed');
  await expect(panel.getByText('All Signatures Collected')).toHaveCount(0);

  const tomas = createPerson(family.spouse);
  await panel.getByLabel(`Email of ${family.spouse}`).fill(tomas.email);
  await panel
    .getByRole('form', { name: /Private link/ })
    .getByRole('button', { name: 'Send Invite' })
    .click();
  const spouse = await newVisitor();
  await spouse.goto(await invitationOf(page, tomas));
  await expect(spouse.getByText('You are not asked as a witness.')).toBeVisible();
  await spouse.getByRole('button', { name: 'View Trust Document' }).click();
  await sign(spouse);
  await expect(spouse.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(panel.getByText('All Signatures Collected')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Signed by you and 2 witnesses.')).toBeVisible();
});

test.describe('when the connection breaks', () => {
  test.use({ tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 50\d/ });

  test('live updates come back by themselves, and news from in between is not lost', async ({ page }) => {
    await join(page, 'Marisol Okonkwo-Reyes');
    const documentId = await beginDocument(page, documentName);
    const events = `**/api/documents/${documentId}/events`;
    await page.route(events, (route) => route.abort());
    const panel = await openWitnessPanel(page, documentName);
    await expect(panel.getByText('Reconnecting to live updates…')).toBeVisible();
    await page.unroute(events);
    await expect(panel.getByText('Reconnecting to live updates…')).toBeHidden();
  });

  test('a signature that could not be saved is not lost', async ({ page, newVisitor }) => {
    await join(page, 'Marisol Okonkwo-Reyes');
    const documentId = await makePaidDocument(page, documentName);
    const priya = createPerson('Priya Raman');
    await addWitness(page, documentId, priya);
    await signAsOwner(page, documentId);
    await callApi(page, { path: `/documents/${documentId}/invitations` });

    const witness = await newVisitor();
    await witness.goto(await invitationOf(page, priya));
    await expect(witness.getByRole('heading', { name: 'Hello Priya,' })).toBeVisible();
    const list = witness.getByRole('main').getByRole('list').first();
    const placeOfList = () => list.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await placeOfList();
    await expect(witness.getByLabel('Box to sign in')).toHaveCount(0);
    await expect(witness.locator('iframe')).toHaveCount(0);
    await witness.route('**/view', (route) => route.abort());
    await witness.getByRole('button', { name: 'View Trust Document' }).click();
    await expect(
      witness.getByText("We're having trouble displaying the trust document. Please try refreshing."),
    ).toBeVisible();
    await expect(
      witness.getByRole('heading', { name: 'The trust document preview could not be loaded.' }),
    ).toBeVisible();
    await witness.unroute('**/view');
    await witness.getByRole('button', { name: 'Refresh' }).click();
    await expect(toast(witness, 'Refreshing Document')).toBeVisible();
    await expect(witness.locator('iframe')).toHaveAttribute('sandbox', '');
    await expect(witness.frameLocator('iframe').getByText(family.children[0]).first()).toBeVisible();
    expect(await placeOfList(), 'opening the document moves nothing above it').toBe(before);
    await keepDocument(witness);
    await expectGuardedSubmit(witness);

    await witness.route('**/signature', (route) => route.abort());
    const submit = witness.getByRole('button', { name: 'Submit' });
    await submit.click();
    await expect(toast(witness, 'Error')).toContainText('Failed to save your signature. Please try again.');
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    await witness.unroute('**/signature');
    await submit.click();
    await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });
});

const keepDocument = async (witness: Page): Promise<void> => {
  const saved = witness.waitForEvent('download');
  await witness.getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${documentName}.html`);
  expect(readFileSync(await download.path(), 'utf8')).toContain(family.grantor);
};

const expectGuardedSubmit = async (witness: Page): Promise<void> => {
  const submit = witness.getByRole('button', { name: 'Submit' });
  const [consent, attestation] = [
    witness.getByRole('checkbox', { name: /agree to use electronic/ }),
    witness.getByRole('checkbox', { name: /I sign as a witness/ }),
  ];
  const alert = witness.getByRole('alert');
  // It calls itself disabled and still says why when it is clicked.
  await submit.click({ force: true });
  await expect(witness.getByText('Please write your street, city, state and ZIP code')).toBeVisible();
  await expect(witness.getByLabel('Your address')).toBeFocused();
  await witness.getByLabel('Your address').fill('12 Kirkwood Highway, Austin, TX 78751');
  await submit.click({ force: true });
  await expect(alert).toContainText('Please sign in the box before submitting');
  await drawSignature(witness, witness.getByLabel('Box to sign in'));
  await consent.check();
  await submit.click({ force: true });
  await expect(alert).toContainText('Attestation Required');
  await expect(alert).toContainText('Please check the acknowledgment before submitting');
  await attestation.check();
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await witness.getByRole('button', { name: 'Clear' }).click();
  await expect(attestation).not.toBeChecked();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await drawSignature(witness, witness.getByLabel('Box to sign in'));
  await attestation.check();
};

test('a witness link that was replaced, withdrawn or mistyped leads nowhere', async ({ page, newVisitor }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makePaidDocument(page, documentName);
  await signAsOwner(page, documentId);
  const priya = createPerson('Priya Raman');
  const witnessId = await addWitness(page, documentId, priya);
  const body = { trustId: documentId, witnessId };
  await callApi(page, { path: '/functions/send-witness-invitation', body });
  const first = await invitationOf(page, priya);
  await callApi(page, { path: '/functions/send-witness-invitation', body });

  const witness = await newVisitor();
  for (const link of [first, '/witness/mistyped', '/witness']) {
    await witness.goto(link);
    await expect(witness.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
    await expect(witness.getByText('This witness invitation link is invalid or has expired.')).toBeVisible();
    await expect(
      witness.getByText(
        "We couldn't find a valid witness invitation with this link. Please contact the trust creator to request a new invitation link.",
      ),
    ).toBeVisible();
  }
  let newest = first;
  await expect(async () => {
    newest = await invitationOf(page, priya);
    expect(newest).not.toBe(first);
  }).toPass();
  await witness.goto(newest);
  await expect(witness.getByRole('heading', { name: 'Hello Priya,' })).toBeVisible();
  await callApi(page, { method: 'delete', path: `/documents/${documentId}/witnesses/${witnessId}` });
  await witness.getByRole('button', { name: 'View Trust Document' }).click();
  await expect(witness.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
});

/** The first words stand under the head and begin where its title does. */
const expectRoomUnderHead = async (panel: Locator): Promise<void> => {
  const headings = [panel.getByRole('heading', { level: 2 }), panel.getByRole('heading', { level: 3 }).first()];
  const [title, first] = await Promise.all(headings.map((heading) => heading.boundingBox()));
  const name = await panel.getByText(documentName).first().boundingBox();
  if (!title || !first || !name) throw new Error('the panel has no head');
  expect(first.x).toBe(title.x);
  expect(first.y - (name.y + name.height)).toBeGreaterThanOrEqual(24);
};

const rowOf = (panel: Locator, person: Person): Locator => panel.getByRole('row').filter({ hasText: person.email });

const toast = (page: Page, title: string): Locator =>
  page.locator('.mantine-Notification-root').filter({ hasText: title });

const invitationOf = async (page: Page, person: Person): Promise<string> =>
  linkIn(await waitForMail(page.request, { to: person.email, subject: /asks you to/ }), /\/witness\//);

const sign = async (where: Page | Locator): Promise<void> => {
  const page = 'page' in where ? where.page() : where;
  await drawSignature(page, where.getByLabel('Box to sign in'));
  const address = where.getByLabel('Your address');
  if (await address.isVisible()) await address.fill('12 Kirkwood Highway, Austin, TX 78751');
  for (const box of await where.getByRole('checkbox').all()) await box.check();
  await where.getByRole('button', { name: 'Submit' }).click();
};
