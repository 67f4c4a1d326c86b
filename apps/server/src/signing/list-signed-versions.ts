import type { PaperRow, SignatureRow } from '#signing/signature-row.ts';
import type { SignedVersion } from '@evergrant/contract/signed-versions.ts';
import { sayOldSheets } from '@evergrant/domain/execution/replaced-sheets.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { makerOf } from '#signing/maker-of.ts';
import { isOfAnotherMaker } from '#signing/role-given.ts';
import { describeScan, listScans } from '#signing/list-scans.ts';
import { methodOf } from '#signing/method-of.ts';
import { paperSignatures, signatures } from '#signing/tables.ts';
import { isExecuted, listVersions } from '#documents/executed-versions.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** Every version of a document that somebody has signed, or whose sheets were scanned, newest first: when, by whom, and whether by everybody. */
export const listSignedVersions = async (
  { db }: Pick<Context, 'db'>,
  own: OwnDocument,
): Promise<{ versions: SignedVersion[]; oldSheets: string | null }> => {
  const document = await loadOwnDocument(db, own);
  const frozen = await listVersions(db, document.id);
  const drawn = await db
    .select()
    .from(signatures)
    .where(eq(signatures.documentId, document.id))
    .orderBy(asc(signatures.signedAt), asc(signatures.id));
  const onPaper = await db.select().from(paperSignatures).where(eq(paperSignatures.documentId, document.id));
  const scans = await listScans(db, document.id);

  const described = frozen.map((version): SignedVersion => ({
    id: version.id,
    number: version.version,
    isCurrent: version.id === document.currentVersionId,
    state: version.executedAt ? 'executed' : isExecuted(document, version) ? 'being-prepared' : 'unfinished',
    method: methodOf(document, version),
    scans: scans.filter(({ documentVersionId }) => documentVersionId === version.id).map(describeScan),
    signers: signersOf(version, { drawn, onPaper }),
  }));
  const versions = described.filter(({ signers, scans: kept }) => signers.length + kept.length > 0).toReversed();
  const isReplaced = versions.some(({ isCurrent }) => !isCurrent);
  return { versions, oldSheets: isReplaced ? sayOldSheets(typeOf(document).execution.kind) : null };
};

interface Given {
  readonly drawn: readonly SignatureRow[];
  readonly onPaper: readonly PaperRow[];
}

const signersOf = (version: VersionRow, { drawn, onPaper }: Given): SignedVersion['signers'] => {
  const isOf = (row: { readonly documentVersionId: string }) => row.documentVersionId === version.id;
  return [
    ...drawn.filter(isOf).map(({ name, role, signerId, signedAt, timeZone }) => ({
      name: role === 'owner' ? makerOf(version) : name,
      role: isOfAnotherMaker(version, signerId) ? ('maker' as const) : role,
      signedAt: signedAt.toISOString(),
      timeZone,
    })),
    ...onPaper.filter(isOf).map(({ name, signedOn }) => ({
      name,
      role: 'on-paper' as const,
      signedAt: signedOn,
      timeZone: null,
    })),
  ];
};
