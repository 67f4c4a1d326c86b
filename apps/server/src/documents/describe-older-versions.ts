import { eq, isNull, or } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findType } from '#documents/document-type-of.ts';
import { findingsOfVersion } from '#documents/findings-of.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { requirementsOfVersion } from '#documents/requirements-of.ts';
import { documentVersions } from '#documents/tables.ts';
import type { VersionRow } from '#documents/document-row.ts';

type Left = Pick<VersionRow, 'id' | 'documentId'>;

/** Keeps findings and requirements with versions that were frozen before these were kept, so that they change no more. */
export const describeOlderVersions = async ({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> => {
  const { id, documentId, findings, requirements } = documentVersions;
  const left = await db
    .select({ id, documentId })
    .from(documentVersions)
    .where(or(isNull(findings), isNull(requirements)));
  for (const version of left) {
    await db
      .transaction((tx) => describeVersion(tx, version))
      .catch((error: unknown) => log.error({ err: error, ...version }, 'older version not described'));
  }
};

const describeVersion = async (tx: Tx, { id, documentId }: Left): Promise<void> => {
  const document = await lockDocument(tx, documentId);
  const [version] = await tx.select().from(documentVersions).where(eq(documentVersions.id, id));
  // What a newer program has kept is described by that one.
  if (!document || !version || !findType(document)) return;

  const findings = findingsOfVersion(document, version);
  const requirements = requirementsOfVersion(document, version);
  await tx.update(documentVersions).set({ findings, requirements }).where(eq(documentVersions.id, id));
};
