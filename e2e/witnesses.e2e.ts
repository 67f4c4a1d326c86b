import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi, tryApi } from '#steps/call-api.ts';
import { drawSignature } from '#steps/draw-signature.ts';
import { family } from '#steps/family.ts';
import { join } from '#steps/join.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { addWitness, beginTrust, makePaidTrust, signAsOwner } from '#steps/make-trust.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { test } from '#steps/test.ts';

const trustName = 'Okonkwo-Reyes Family Trust';

test('witnesses are added with care, three at most, before anybody is invited', async ({ page }) => {
  const owner = await join(page, 'Marisol Okonkwo-Reyes');
  await beginTrust(page, trustName);
  const panel = await openPanel(page);
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

test('the owner invites, a witness signs, and the owner sees every step without reloading', async ({
  page,
  newVisitor,
}) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const trustId = await makePaidTrust(page, trustName);
  const [priya, samuel] = [createPerson('Priya Raman'), createPerson('Samuel O Connell')];
  for (const person of [priya, samuel]) await addWitness(page, trustId, person);
  const fourth = [createPerson('Ana Lindqvist'), createPerson('Una Quarta')];
  await addWitness(page, trustId, fourth[0] ?? priya);
  const refused = await tryApi(page, { path: `/trusts/${trustId}/witnesses`, body: fourth[1] });
  expect(await refused.json()).toMatchObject({
    title: 'Maximum Witnesses Reached',
    detail: 'You can only add up to 3 witnesses for a trust.',
  });

  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Send Invite to Priya Raman' }).click();
  await expect(toast(page, 'Invitation Sent')).toContainText(priya.email);
  await expect(panel.getByRole('button', { name: 'Resend to Priya Raman' })).toBeEnabled();
  await panel.getByRole('button', { name: 'Send All Invites' }).click();
  await expect(toast(page, 'Invitations Sent')).toContainText('Sent 3 invitations by email.');
  await expect(panel.getByRole('button', { name: 'Resend All Invites' })).toBeEnabled();

  const witness = await newVisitor();
  await witness.goto(await invitationOf(page, priya));
  await witness.getByRole('button', { name: 'View Trust Document' }).click();
  await expect(toast(page, 'Document Viewed')).toContainText('Priya Raman has viewed the document.');
  await expect(rowOf(panel, priya)).toContainText('Viewed');

  await sign(witness);
  const early = witness.getByRole('alert').filter({ hasText: 'Failed to save your signature. Please try again.' });
  await expect(early.first()).toContainText('signs first and has not signed yet');
  await expect(witness.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'false');

  await page.route(`**/api/trusts/${trustId}/events`, (route) => route.abort());
  await signAsOwner(page, trustId);
  await witness.getByRole('button', { name: 'Submit' }).click();
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(toast(page, 'Document Signed!')).toContainText('Priya Raman has signed the document.');
  await expect(rowOf(panel, priya)).toContainText('Signed');
  await expect(panel.getByRole('button', { name: 'Remove Priya Raman' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: /Priya Raman$/ })).toHaveCount(0);

  await witness.reload();
  await expect(witness.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await witness.getByRole('link', { name: 'Return to Home' }).click();
  await expect(witness).toHaveURL(/\/$/);

  const second = await newVisitor();
  await second.goto(await invitationOf(page, samuel));
  await second.getByRole('button', { name: 'View Trust Document' }).click();
  await expect(rowOf(panel, samuel)).toContainText('Viewed');
  await panel.getByRole('button', { name: 'Remove Ana Lindqvist' }).click();
  await page.getByRole('dialog', { name: 'Remove Witness' }).getByRole('button', { name: 'Remove Witness' }).click();
  await expect(panel.getByText('2 of 3 added')).toBeVisible();
  await panel.getByRole('button', { name: 'Resend All Invites' }).click();
  await expect(toast(page, 'No Pending Invitations')).toBeVisible();

  await second.getByRole('button', { name: 'Type your name instead' }).click();
  await second.getByLabel('Type your full name').fill('Samuel O Connell');
  for (const box of await second.getByRole('checkbox').all()) await box.check();
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(second.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(panel.getByText('All Signatures Collected')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Resend All Invites' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Signed by you and 2 witnesses.')).toBeVisible();
});

test.describe('when the connection breaks', () => {
  test.use({ tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 50\d/ });

  test('live updates come back by themselves, and news from in between is not lost', async ({ page }) => {
    await join(page, 'Marisol Okonkwo-Reyes');
    const trustId = await beginTrust(page, trustName);
    const events = `**/api/trusts/${trustId}/events`;
    await page.route(events, (route) => route.abort());
    const panel = await openPanel(page);
    await expect(panel.getByText('Reconnecting to live updates…')).toBeVisible();
    await page.unroute(events);
    await expect(panel.getByText('Reconnecting to live updates…')).toBeHidden({ timeout: 20_000 });
  });

  test('a signature that could not be saved is not lost', async ({ page, newVisitor }) => {
    await join(page, 'Marisol Okonkwo-Reyes');
    const trustId = await makePaidTrust(page, trustName);
    const priya = createPerson('Priya Raman');
    await addWitness(page, trustId, priya);
    await signAsOwner(page, trustId);
    await callApi(page, { path: `/trusts/${trustId}/invitations` });

    const witness = await newVisitor();
    await witness.goto(await invitationOf(page, priya));
    await expect(witness.getByRole('heading', { name: 'Hello Priya,' })).toBeVisible();
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
  expect(download.suggestedFilename()).toBe(`${trustName}.html`);
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
  const trustId = await makePaidTrust(page, trustName);
  const priya = createPerson('Priya Raman');
  const witnessId = await addWitness(page, trustId, priya);
  const body = { trustId, witnessId };
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
  await callApi(page, { method: 'delete', path: `/trusts/${trustId}/witnesses/${witnessId}` });
  await witness.getByRole('button', { name: 'View Trust Document' }).click();
  await expect(witness.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
});

const openPanel = async (page: Page): Promise<Locator> => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Manage Witnesses of ${trustName}` }).click();
  const panel = page.getByRole('dialog', { name: 'Manage Witnesses' });
  await expect(panel.getByRole('heading', { name: 'Your signature' })).toBeVisible();
  return panel;
};

const rowOf = (panel: Locator, person: Person): Locator =>
  panel.getByRole('listitem').filter({ hasText: person.email });

const toast = (page: Page, title: string): Locator =>
  page.locator('.mantine-Notification-root').filter({ hasText: title });

const invitationOf = async (page: Page, person: Person): Promise<string> =>
  linkIn(await waitForMail(page.request, { to: person.email, subject: /witness/i }), /\/witness\//);

const sign = async (witness: Page): Promise<void> => {
  await drawSignature(witness, witness.getByLabel('Box to sign in'));
  for (const box of await witness.getByRole('checkbox').all()) await box.check();
  await witness.getByRole('button', { name: 'Submit' }).click();
};
