import { exportAccount } from '#accounts/export-account.ts';
import { exportAffiliate } from '#affiliates/export-affiliate.ts';
import { exportConversation } from '#assistant/export-conversation.ts';
import { trailOf } from '#documents/trail-of.ts';
import { exportPurchases } from '#payments/purchases/export-purchases.ts';
import { createFolderNames } from '#personal-data/folder-names.ts';
import { listMissing, writeReadme } from '#personal-data/write-readme.ts';
import type { StreamedFile } from '#personal-data/zip-files.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { exportScans } from '#signing/export-scans.ts';
import { exportSigning } from '#signing/export-signing.ts';
import { exportProperties, exportPropertyFiles } from '#properties/export-properties.ts';
import { listDocumentRows } from '#documents/executed-versions.ts';
import { asJson, exportDocument, type ExportedFile, type MissingFile } from '#documents/export-document.ts';
import { exportPeople } from '#documents/people/export-people.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Needs = Pick<Context, 'db' | 'files' | 'pdf' | 'clock' | 'settings' | 'log'>;

/**
 * Everything that is kept about a member, one file after the other, so that no more than one is held in memory. What cannot
 * be given is listed at the end, never left out in silence.
 */
export async function* exportMyData(context: Needs, member: Member): AsyncGenerator<ExportedFile | StreamedFile> {
  const missing: MissingFile[] = [];
  for await (const file of listFiles(context, member)) {
    if (!('missing' in file)) {
      yield file;
      continue;
    }
    missing.push(file);
    // Names of documents and files are the member's own words.
    context.log.error({ userId: member.userId, kind: file.name.split('/')[0] }, 'a file is missing in an export');
  }
  if (missing.length > 0) yield { name: 'NOT-INCLUDED.txt', bytes: Buffer.from(listMissing(missing), 'utf8') };
}

async function* listFiles(
  context: Needs,
  { userId, name, email }: Member,
): AsyncGenerator<ExportedFile | StreamedFile | MissingFile> {
  const { account, sessions, audit } = await exportAccount(context, userId);
  yield { name: 'README.txt', bytes: Buffer.from(writeReadme({ name, email, at: context.clock() }), 'utf8') };
  yield asJson('account.json', account);
  yield asJson('sessions.json', sessions);
  yield asJson('purchases.json', await exportPurchases(context.db, userId));
  yield asJson('audit.json', audit);
  const affiliate = await exportAffiliate(context, userId);
  if (affiliate) yield asJson('affiliate.json', affiliate);
  const properties = await exportProperties(context.db, userId);
  if (properties.length > 0) yield asJson('properties.json', properties);
  const people = await exportPeople(context.db, userId);
  if (people.length > 0) yield asJson('people.json', people);
  yield* exportPropertyFiles(context, userId);

  const nameFolder = createFolderNames();
  for (const document of await listDocumentRows(context.db, userId)) {
    const folder = `trusts/${nameFolder(document.name)}`;
    for await (const file of filesOf(context, document)) yield { ...file, name: `${folder}/${file.name}` };
  }
}

async function* filesOf(context: Needs, document: DocumentRow): AsyncGenerator<ExportedFile | MissingFile> {
  const { witnesses, signatures } = await exportSigning(context.db, document.id);
  yield* exportDocument(context, document);
  yield asJson('conversation.json', await exportConversation(context.db, document.id));
  yield asJson('witnesses.json', witnesses);
  yield asJson('signatures.json', signatures);
  yield* exportScans(context, document.id);
  yield asJson('audit.json', await readAudit(context.db, trailOf(document.id)));
}
