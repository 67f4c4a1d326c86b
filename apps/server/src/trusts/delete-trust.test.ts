import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { completeTestTrust } from '#platform/testing/complete-test-trust.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { deleteTrust } from '#trusts/delete-trust.ts';
import { trustJobs } from '#trusts/jobs.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { storeExecuted } from '#trusts/store-executed.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

test('a deleted document is gone with its versions and files; only the trail remains', async () => {
  const trustId = await completeTestTrust(context, { member });
  const own = { trustId, userId: member.userId };
  const versionId = (await loadOwnTrust(context.db, own)).currentVersionId ?? '';
  const pdfKey = `executed/${versionId}.pdf`;
  await context.files.put(pdfKey, Buffer.from('%PDF-'), 'application/pdf');
  await context.db.transaction((tx) =>
    storeExecuted(tx, { versionId, pdfKey, pdfSha256: 'x', html: '<p></p>', at: context.clock() }),
  );

  await deleteTrust(context, { trustId, member, origin });
  await expect(loadOwnTrust(context.db, own)).rejects.toMatchObject({ kind: 'absent' });
  await expect(readFrozenVersion(context.db, versionId)).rejects.toThrow('there is no frozen version');
  const told = (await context.told()).filter(({ listener }) => listener === 'trusts.remove-files');
  expect(told).toEqual([{ listener: 'trusts.remove-files', data: { trustId, fileKeys: [pdfKey] } }]);

  const event = { trustId, fileKeys: [pdfKey] };
  await trustJobs(context)['trusts.remove-files'](event);
  await trustJobs(context)['trusts.remove-files'](event);

  expect(await context.files.get(pdfKey)).toBeUndefined();
  const trail = await readAudit(context.db, `trust:${trustId}`);
  expect(trail.at(-1)).toMatchObject({ action: 'trust deleted', actor: `member:${member.userId}` });
  expect(findBreak(`trust:${trustId}`, trail)).toBeUndefined();
});
