import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { documentJobs } from '#documents/jobs.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { storeExecuted } from '#documents/store-executed.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

test('a deleted document is gone with its versions and files; only the trail remains', async () => {
  const documentId = await completeTestDocument(context, { member });
  const own = { documentId, userId: member.userId };
  const versionId = (await loadOwnDocument(context.db, own)).currentVersionId ?? '';
  const pdfKey = `executed/${versionId}.pdf`;
  await context.files.put(pdfKey, Buffer.from('%PDF-'), 'application/pdf');
  await context.db.transaction((tx) =>
    storeExecuted(tx, { versionId, pdfKey, pdfSha256: 'x', html: '<p></p>', at: context.clock() }),
  );

  await deleteDocument(context, { documentId, member, origin });
  await expect(loadOwnDocument(context.db, own)).rejects.toMatchObject({ kind: 'absent' });
  await expect(readFrozenVersion(context.db, versionId)).rejects.toThrow('there is no frozen version');
  const told = (await context.told()).filter(({ listener }) => listener === 'documents.remove-files');
  expect(told).toEqual([{ listener: 'documents.remove-files', data: { documentId, fileKeys: [pdfKey] } }]);

  const event = { documentId, fileKeys: [pdfKey] };
  await documentJobs(context)['documents.remove-files'](event);
  await documentJobs(context)['documents.remove-files'](event);

  expect(await context.files.get(pdfKey)).toBeUndefined();
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.at(-1)).toMatchObject({ action: 'trust deleted', actor: `member:${member.userId}` });
  expect(findBreak(trailOf(documentId), trail)).toBeUndefined();
});
