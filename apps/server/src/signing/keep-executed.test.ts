import { FilesUnavailable, type Files } from '@evergrant/ports/files/files.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, ownerSignedTestDocument, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { sealDocument } from '#signing/seal-document.ts';
import { sealLeftDocuments } from '#signing/seal-left-documents.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { documentJobs } from '#documents/jobs.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let versionId: string;
let written: string[];

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  // Nothing seals by itself here.
  await context.work(documentJobs(context));
});
beforeEach(async () => {
  written = [];
  documentId = await ownerSignedTestDocument(context, { member });
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
  versionId = (await loadOwnDocument(context.db, { documentId, userId: member.userId })).currentVersionId ?? '';
});
afterAll(() => context.close());

/** Files that take note of what is written, and then do what a test wants to happen right after. */
const filesThat = (afterwards: () => Promise<void>): Files => ({
  ...context.files,
  put: async (key, bytes, contentType) => {
    await context.files.put(key, bytes, contentType);
    written.push(key);
    await afterwards();
  },
});
const download = () => downloadDocument(context, { documentId, userId: member.userId, format: 'pdf' });
const found = async () => {
  const bytes = await Promise.all(written.map((key) => context.files.get(key)));
  return written.filter((_, index) => bytes[index] !== undefined);
};

test('a process that dies between the file and its row leaves a document that is sealed the next time, and no other file', async () => {
  const dying = filesThat(() => Promise.reject(new Error('killed')));
  await expect(sealDocument({ ...context, files: dying }, { documentId, versionId })).rejects.toThrow('killed');
  await expect(download()).rejects.toMatchObject({ refusal: { code: 'being-prepared' } });

  await sealDocument({ ...context, files: filesThat(async () => undefined) }, { documentId, versionId });
  await context.jobsDone();

  expect(
    Buffer.from((await download()).bytes)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(written).toHaveLength(2);
  expect(await found()).toEqual([written[1]]);
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.filter(({ action }) => action === 'executed document kept')).toHaveLength(1);
});

test('what a dead process has left is removed with the document', async () => {
  const dying = filesThat(() => Promise.reject(new Error('killed')));
  await expect(sealDocument({ ...context, files: dying }, { documentId, versionId })).rejects.toThrow('killed');
  await deleteDocument(context, { member, documentId, origin });
  await context.jobsDone();
  expect(await found()).toEqual([]);
});

test('a document that is deleted while its copy is written leaves no file', async () => {
  const files = filesThat(() => deleteDocument(context, { member, documentId, origin }));
  await expect(sealDocument({ ...context, files }, { documentId, versionId })).rejects.toThrow('no frozen version');
  await context.jobsDone();
  expect(await found()).toEqual([]);
});

test('two processes that seal at once keep one file', async () => {
  const files = filesThat(async () => undefined);
  const sealing = [1, 2].map(() => sealDocument({ ...context, files }, { documentId, versionId }));
  await Promise.allSettled(sealing);
  await sealDocument(context, { documentId, versionId });
  await context.jobsDone();
  expect(await found()).toHaveLength(1);
  expect((await download()).bytes.length).toBeGreaterThan(1000);
});

test('a document that could not be kept for hours is sealed once files can be kept again', async () => {
  const away = { ...context.files, put: () => Promise.reject(new FilesUnavailable('no room')) };
  await expect(sealDocument({ ...context, files: away }, { documentId, versionId })).rejects.toThrow('no room');
  await sealLeftDocuments(context);
  await expect(download()).rejects.toMatchObject({ refusal: { code: 'being-prepared' } });

  context.advance(3_600_000);
  await sealLeftDocuments({ ...context, files: away });
  await sealLeftDocuments(context);

  expect((await download()).bytes.length).toBeGreaterThan(1000);
});
