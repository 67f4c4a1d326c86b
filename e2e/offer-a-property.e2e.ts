import { expect, type Locator, type Page } from '@playwright/test';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { waitForMail } from '#steps/mailbox.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { readZip } from '#steps/read-zip.ts';
import { team } from '#steps/team.ts';
import { test } from '#steps/test.ts';

const open = async (page: Page): Promise<void> => {
  await page.goto('/real-estate-equity');
  await expect(page.getByRole('heading', { level: 1, name: 'Show us your property' })).toBeVisible();
};
const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit Property' });
const media = (page: Page): Locator => page.getByRole('list', { name: 'Your photos and videos' }).getByRole('listitem');

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });
const video = (name: string, sizeInBytes = 200_000) => {
  const buffer = Buffer.alloc(sizeInBytes, 7);
  buffer.write('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42', 0, 'latin1');
  return { name, mimeType: 'video/mp4', buffer };
};
type Chosen = ReturnType<typeof photo>;

const choose = async (page: Page, label: 'Add photos' | 'Add videos', files: readonly Chosen[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  await (await chooser).setFiles([...files]);
};

const fillIn = async (page: Page, person: Pick<Person, 'name' | 'email'>, city = 'Auburn'): Promise<void> => {
  await page.getByLabel('Street address').fill('12 Maple Street');
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').selectOption('California');
  await page.getByLabel('ZIP code').fill('95603');
  await page.getByLabel('Property type').selectOption('Single-family house');
  await page.getByLabel('Condition').selectOption('Good: small repairs');
  await page.getByLabel('Estimated value').fill('450000');
  await page.getByLabel('Notes').fill('Two barns and a well.');
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Phone').fill('(530) 555-0123');
  await page.getByLabel('Email').fill(person.email);
};

const expectFilledIn = async (page: Page, person: Pick<Person, 'name' | 'email'>): Promise<void> => {
  await expect(page.getByLabel('Street address')).toHaveValue('12 Maple Street');
  await expect(page.getByLabel('State')).toHaveValue('CA');
  await expect(page.getByLabel('Estimated value')).toHaveValue('$450,000');
  await expect(page.getByLabel('Notes')).toHaveValue('Two barns and a well.');
  await expect(page.getByLabel('Your name')).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
};

test('seven fields are required; each says so, and the first one that is wrong gets the focus', async ({ page }) => {
  await open(page);
  await submit(page).click();
  for (const message of [
    'Please enter the street address of the property.',
    'Please enter the city.',
    'Please choose the state.',
    'Please enter the ZIP code.',
    'Please enter your name.',
    'Please enter a phone number at which we can reach you.',
    'Please enter your email address.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Street address')).toBeFocused();
  await inspectScreen(page, 'property-required');

  await fillIn(page, { name: 'Wanda Hill', email: 'wanda@example' });
  await page.getByLabel('ZIP code').fill('9560');
  await page.getByLabel('Estimated value').fill('a lot');
  await submit(page).click();
  await expect(page.getByText('A ZIP code has five digits, or nine.')).toBeVisible();
  await expect(page.getByText('Please enter an amount in dollars, such as 450,000.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
});

test('photos and videos are sent, shown, refused where they are none, and removed', async ({ page }) => {
  await open(page);
  await choose(page, 'Add photos', [photo('porch.png'), photo('kitchen.png')]);
  await choose(page, 'Add videos', [video('tour.mp4')]);
  await expect(media(page)).toHaveCount(3);
  for (const name of ['porch.png', 'kitchen.png', 'tour.mp4']) {
    await expect(media(page).filter({ hasText: name })).toContainText('Ready');
  }
  await expect(media(page).filter({ hasText: 'tour.mp4' })).toContainText('196 KB');
  const picture = media(page).filter({ hasText: 'porch.png' }).locator('canvas');
  const opacity = (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(64, 48, 1, 1).data[3];
  await expect.poll(() => picture.evaluate(opacity)).toBeGreaterThan(0);

  const deed = { name: 'deed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<p>no photo</p>'.repeat(100)) };
  await choose(page, 'Add photos', [deed]);
  const refused = media(page).filter({ hasText: 'deed.jpg' });
  await expect(refused).toContainText(
    'This file is not a photo that we can take. Please send JPEG, PNG, WebP or HEIC.',
  );
  await expect(refused.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await inspectScreen(page, 'property-files');
  await page.getByRole('button', { name: 'Remove deed.jpg' }).click();
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Remove kitchen.png' }).click();
  expect((await removed).status()).toBe(200);
  await expect(media(page)).toHaveCount(2);

  await choose(
    page,
    'Add photos',
    Array.from({ length: 13 }, (_, index) => photo(`room-${index}.png`)),
  );
  await expect(page.getByText('You can send up to 12 photos; 2 were not added.')).toBeVisible();
  await expect(media(page)).toHaveCount(13);
});

test('on a phone the camera takes the photos and videos', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  for (const [name, accept] of [
    ['Take a photo', 'image/*'],
    ['Record a video', 'video/*'],
  ] as const) {
    await expect(page.getByRole('button', { name })).toBeVisible();
    const input = page.locator(`input[type="file"][aria-label="${name}"]`);
    await expect(input).toHaveAttribute('capture', 'environment');
    await expect(input).toHaveAttribute('accept', accept);
    await expect(input).toHaveAttribute('multiple', '');
  }
});

test.describe('with a broken line', () => {
  test.use({ tolerated: /net::ERR_FAILED|status of 500/ });

  test('a file that did not arrive holds the submission back until it is sent again', async ({ page }) => {
    const person = createPerson('Otto Berg');
    await open(page);
    await page.route('**/properties/uploads?*', (route) => route.abort());
    await choose(page, 'Add photos', [photo('porch.png')]);
    const row = media(page).filter({ hasText: 'porch.png' });
    await expect(row).toContainText('The file could not be sent. Check your connection and try again.');
    await fillIn(page, person);
    await submit(page).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
    await expect(failure).toContainText('One of your files has not been sent. Send it again or remove it.');
    await expect(failure).toContainText('Please try again or contact support.');
    await inspectScreen(page, 'property-file-failed');
    await page.unroute('**/properties/uploads?*');
    await page.getByRole('button', { name: 'Retry porch.png' }).click();
    await expect(row).toContainText('Ready');
    await submit(page).click();
    await expect(page.getByText('Property Submitted Successfully!')).toBeVisible();
  });

  test('a failed submission keeps everything, and sending again submits once', async ({ page }) => {
    const person = createPerson('Wanda Hill');
    await open(page);
    await choose(page, 'Add photos', [photo('porch.png')]);
    await expect(media(page)).toContainText('Ready');
    await fillIn(page, person);
    // The server keeps it, and its answer is lost on the way.
    await page.route('**/properties/submissions', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, body: 'broken' });
    });
    await submit(page).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
    await expect(failure).toContainText('Please try again or contact support.');
    await expectFilledIn(page, person);
    await expect(media(page)).toHaveCount(1);
    await inspectScreen(page, 'property-failed');

    await page.unroute('**/properties/submissions');
    await submit(page).click();
    await expect(page.getByText('Property Submitted Successfully!')).toBeVisible();
    await expect(failure).toHaveCount(0);
    await waitForMail(page.request, { to: person.email, subject: /We received your property submission/ });
    const mails = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(person.email)}`);
    expect((await mails.json()) as unknown[]).toHaveLength(1);
  });
});

test('an owner submits a property with a photo and a video, and everyone is told', async ({ page }) => {
  const person = createPerson('Wanda Hill');
  const city = `Auburn ${person.email.slice(-20, -12)}`;
  await open(page);
  await inspectScreen(page, 'property');
  await choose(page, 'Add photos', [photo('porch.png')]);
  await choose(page, 'Add videos', [video('tour.mp4')]);
  await fillIn(page, person, city);
  await expect(page.getByLabel('Estimated value')).toHaveValue('$450,000');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled();
  await expect(page.getByText('Property Submitted Successfully!')).toBeVisible();
  const promise = 'Our team will review your submission and reach out within 24-48 hours.';
  await expect(page.getByText(promise)).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue('');
  await expect(page.getByLabel('State')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(media(page)).toHaveCount(0);
  await inspectScreen(page, 'property-submitted');

  const confirmation = await waitForMail(page.request, { to: person.email, subject: /We received your property/ });
  expect(confirmation.text).toContain(`Property: 12 Maple Street, ${city}, CA 95603`);
  expect(confirmation.text).toContain('Photos and videos: 2');
  const notice = await waitForMail(page.request, { to: team, subject: new RegExp(`Property submitted: ${city}`) });
  expect(notice.text).toContain('Estimated value: $450,000');
  expect(notice.text).toContain('/admin-portal');

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a property can be submitted without a mouse', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await open(page);
  const type = async (label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  await type('Street address', '7 Elm Road');
  await type('City', 'Austin');
  await type('State', 'Texas');
  await type('ZIP code', '787511234');
  await type('Your name', person.name);
  await type('Phone', '512-555-0100');
  await type('Email', person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Property Submitted Successfully!')).toBeVisible();
  const mail = await waitForMail(page.request, { to: person.email, subject: /We received your property/ });
  expect(mail.text).toContain('7 Elm Road, Austin, TX 78751-1234');
});

test('a member takes submitted properties along, with their pictures', async ({ page }) => {
  const person = await join(page, 'Marisol Reyes');
  await open(page);
  await choose(page, 'Add photos', [photo('porch.png')]);
  await fillIn(page, person);
  await submit(page).click();
  await expect(page.getByText('Property Submitted Successfully!')).toBeVisible();
  const answer = await page.request.get('/api/account/export');
  const names = [...readZip(await answer.body()).keys()];
  expect(names).toContain('properties.json');
  expect(names.filter((name) => /^properties\/[\da-f]{8} porch\.png$/.test(name))).toHaveLength(1);
});
