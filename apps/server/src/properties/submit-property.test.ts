import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  submissionsForEmail,
  submissionsFromAddress,
  triesFromAddress,
  uploadsFromAddress,
} from '#properties/limits.ts';
import { propertyFiles, propertySubmissions } from '#properties/tables.ts';
import { readAudit } from '#platform/audit.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { propertyOf, submitInTest, takenInTest } from '#platform/testing/submit-test-property.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let app: TestApp;
const adminEmails = ['team@example.com', 'owner@example.com'];

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(createJobs({ ...context, settings: { ...context.settings, adminEmails } }));
});
beforeEach(async () => {
  for (const limit of [submissionsFromAddress, triesFromAddress, ...Object.values(uploadsFromAddress)]) {
    await app.accounts.rateLimit.forget(limit, '203.0.113.7');
  }
});
afterAll(() => context.close());

const idOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { submissionId: string }).submissionId;
};
const load = async (id: string) => {
  const [row] = await context.db.select().from(propertySubmissions).where(eq(propertySubmissions.id, id));
  const files = await context.db
    .select()
    .from(propertyFiles)
    .where(eq(propertyFiles.submissionId, id))
    .orderBy(propertyFiles.position);
  return { row, files };
};
const countRows = async (): Promise<number> => (await context.db.select().from(propertySubmissions)).length;

test('a visitor submits a property with photos and a video, in their order', async () => {
  const browser = app.open();
  const video = await takenInTest(browser, { medium: 'video', name: 'tour.mp4' });
  const porch = await takenInTest(browser, { name: 'porch.png' });
  const kitchen = await takenInTest(browser, { name: 'kitchen.png' });
  const property = propertyOf({ uploadIds: [kitchen, porch, video], zipCode: '956031234' });
  const id = await idOf(await submitInTest(browser, property));

  const { row, files } = await load(id);
  const { uploadIds: _ids, idempotencyKey: _key, ...typed } = property;
  expect(row).toMatchObject({ ...typed, zipCode: '95603-1234', userId: null, createdAt: context.clock() });
  expect(files.map(({ name }) => name)).toEqual(['kitchen.png', 'porch.png', 'tour.mp4']);
  const [entry] = await readAudit(context.db, `property:${id}`);
  expect(entry).toMatchObject({ actor: 'guest', action: 'property submitted', details: { files: 3 } });
});

test('a property of a signed-in member belongs to the member', async () => {
  const { browser, userId } = await signInTestAccount(app);
  const { row } = await load(await idOf(await submitInTest(browser, propertyOf())));
  expect(row?.userId).toBe(userId);
});

test('each mailbox of the team is told, with the way to the admin portal, and the sender gets a confirmation', async () => {
  const uploadId = await takenInTest(app.open());
  const property = propertyOf({ uploadIds: [uploadId], address: '7 Confirmation Way', city: 'Truckee' });
  await idOf(await submitInTest(app.open(), property));

  for (const to of adminEmails) {
    const mail = await readTestMail(context, to, 'Property submitted: Truckee, CA');
    expect(mail.text).toContain('Property: 7 Confirmation Way, Truckee, CA 95603');
    expect(mail.text).toContain('Phone: (530) 555-0123');
    expect(mail.text).toContain('Estimated value: $450,000');
    expect(mail.text).toContain('Photos and videos: 1');
    expect(linkOf(mail).pathname).toBe('/admin-portal');
  }
  const { submitterEmail } = property;
  const mail = await readTestMail(context, submitterEmail, 'We received your property submission');
  expect(mail.text).toContain('our team will review your submission and reach out within 24-48 hours.');
  expect(mail.text).toContain('it is neither an offer nor advice');
  expect(mail.html).not.toContain('admin-portal');
});

test('what is missing or wrong is said at its field, and nothing is kept', async () => {
  const before = await countRows();
  const blank = { address: ' ', city: '', state: '', zipCode: '', submitterName: '', submitterPhone: '' };
  const missing = await submitInTest(app.open(), propertyOf({ ...blank, submitterEmail: '' }));
  expect(missing.status).toBe(422);
  const { errors, detail } = (await missing.json()) as { errors: { field: string }[]; detail: string };
  const required = ['address', 'city', 'state', 'zipCode', 'submitterName', 'submitterPhone', 'submitterEmail'];
  expect(errors.map(({ field }) => field)).toEqual(required);
  expect(detail).toBe('Please enter the street address of the property.');

  const wrong = { state: 'XX', zipCode: '956', submitterEmail: 'wanda@example' };
  const refused = await submitInTest(app.open(), propertyOf(wrong));
  expect(await refused.json()).toMatchObject({
    errors: [
      { field: 'state', message: 'Please choose the state.' },
      { field: 'zipCode', message: 'A ZIP code has five digits, or nine.' },
      { field: 'submitterEmail', message: 'Please enter a valid email address.' },
    ],
  });
  expect(await countRows()).toBe(before);
});

test('sending the same form again and again, even at once, keeps one submission and mails once', async () => {
  const uploadId = await takenInTest(app.open());
  const property = propertyOf({ uploadIds: [uploadId] });
  const before = await countRows();
  const ids = await Promise.all([1, 2, 3, 4].map(async () => idOf(await submitInTest(app.open(), property))));
  ids.push(await idOf(await submitInTest(app.open(), property)));
  expect(new Set(ids).size).toBe(1);
  expect(await countRows()).toBe(before + 1);
  await context.jobsDone();
  expect(await context.mail.list(property.submitterEmail)).toHaveLength(1);
});

test('other words under the same key are refused, so that nothing is lost unseen', async () => {
  const property = propertyOf();
  await idOf(await submitInTest(app.open(), property));
  const changed = await submitInTest(app.open(), { ...property, notes: 'And a third barn.' });
  expect(await changed.json()).toMatchObject({ status: 409, code: 'key-reused' });
});

test('a file that is gone, submitted before or never sent is named, and nothing is kept', async () => {
  const [used, removed] = [await takenInTest(app.open()), await takenInTest(app.open())];
  await idOf(await submitInTest(app.open(), propertyOf({ uploadIds: [used] })));
  await app.open().ask(`/api/properties/uploads/${removed}`, { method: 'DELETE' });
  const before = await countRows();
  for (const gone of [used, removed, randomUUID()]) {
    const kept = await takenInTest(app.open());
    const refused = await submitInTest(app.open(), propertyOf({ uploadIds: [kept, gone] }));
    expect(await refused.json()).toMatchObject({
      status: 409,
      code: 'upload-gone',
      errors: [{ field: `uploadIds.${gone}`, message: 'This file is no longer kept. Please send it again.' }],
    });
  }
  expect(await countRows()).toBe(before);
});

test('one file cannot be submitted with two properties at the same moment', async () => {
  const uploadId = await takenInTest(app.open());
  const answers = await Promise.all(
    [1, 2, 3].map(async () => (await submitInTest(app.open(), propertyOf({ uploadIds: [uploadId] }))).status),
  );
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test('a submission holds twelve photos and three videos', async () => {
  const uploadIds = await Promise.all(Array.from({ length: 4 }, () => takenInTest(app.open(), { medium: 'video' })));
  const tooMany = await submitInTest(app.open(), propertyOf({ uploadIds }));
  expect(await tooMany.json()).toMatchObject({ status: 422, detail: 'You can send up to 3 videos.' });
  const photos = await Promise.all(Array.from({ length: 12 }, () => takenInTest(app.open())));
  const full = await submitInTest(app.open(), propertyOf({ uploadIds: [...photos, ...uploadIds.slice(0, 3)] }));
  expect((await load(await idOf(full))).files).toHaveLength(15);
});

test('an owner, a moment or an answer that is sent along is not looked at', async () => {
  const body = { ...propertyOf(), userId: 'somebody', id: randomUUID(), createdAt: '2001-01-01T00:00:00.000Z' };
  const { row } = await load(await idOf(await submitInTest(app.open(), body)));
  expect(row).toMatchObject({ userId: null, createdAt: context.clock() });
  expect(row?.id).not.toBe(body.id);
});

test('too many submissions from one network, or for one mailbox, have to wait', async () => {
  const { rateLimit } = app.accounts;
  const told = (wait: string) => ({
    status: 429,
    detail: `Too many requests. Please wait ${wait} before trying again.`,
  });
  const submitterEmail = `${randomUUID()}@example.com`;
  for (let index = 0; index < submissionsForEmail.attempts; index += 1) {
    await idOf(await submitInTest(app.open(), propertyOf({ submitterEmail })));
  }
  const flooded = await submitInTest(app.open(), propertyOf({ submitterEmail: submitterEmail.toUpperCase() }));
  expect(await flooded.json()).toMatchObject(told('about 24 hours'));
  for (let index = 0; index < submissionsFromAddress.attempts; index += 1) {
    await rateLimit.count(submissionsFromAddress, '203.0.113.7', 'used up').catch(() => undefined);
  }
  expect(await (await submitInTest(app.open(), propertyOf())).json()).toMatchObject(told('about an hour'));
});
