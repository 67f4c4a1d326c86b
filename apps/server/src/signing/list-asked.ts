import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { cosignersOf, linesFilledBy, type Cosigner } from '@evergrant/domain/execution/cosigners.ts';
import { inkOf } from '@evergrant/domain/execution/ink-of.ts';
import type { CosignerRole } from '@evergrant/domain/execution/signer-roles.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import type { PaperRow } from '#signing/signature-row.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { paperSignatures, signatures, witnesses } from '#signing/tables.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** A co-signer of a version, with the link that was mailed to them and how they signed. */
export interface AskedCosigner extends Cosigner {
  readonly link: WitnessRow | undefined;
  readonly paper: PaperRow | undefined;
  readonly hasSigned: boolean;
}

/** Everybody on the owner's list, witnesses and co-signers alike; who was set aside after declining is left out. */
export const listAsked = (db: DbOrTx, documentId: string): Promise<readonly WitnessRow[]> =>
  db
    .select()
    .from(witnesses)
    .where(and(eq(witnesses.documentId, documentId), isNull(witnesses.removedAt)))
    .orderBy(asc(witnesses.createdAt), asc(witnesses.id));

/** The co-signers whom a frozen version needs, with their signatures on it; none while there is no version. */
export const listCosigners = async (
  db: DbOrTx,
  { asked, version }: { readonly asked: readonly WitnessRow[]; readonly version: VersionRow | undefined },
): Promise<readonly AskedCosigner[]> => {
  const needed = version ? cosignersOf(signersOf(version.document)) : [];
  if (!version || needed.length === 0) return [];
  const given = await db
    .select({ signerId: signatures.signerId })
    .from(signatures)
    .where(and(eq(signatures.documentVersionId, version.id), eq(signatures.role, 'cosigner')));
  const onPaper = await db.select().from(paperSignatures).where(eq(paperSignatures.documentVersionId, version.id));
  const signers = signersOf(version.document);
  return needed.map((cosigner) => {
    const lines = linesFilledBy(signers, cosigner.signerId);
    const paper = inkOf(signers, onPaper, { lineId: cosigner.signerId });
    const hasSigned = paper !== undefined || given.some(({ signerId }) => signerId && lines.includes(signerId));
    return { ...cosigner, link: asked.find((row) => isLinkOf(row, cosigner)), paper, hasSigned };
  });
};

/** The co-signer of a version whom a link belongs to. A link that was mailed to somebody of another name is nobody's. */
export const findCosigner = (version: VersionRow, link: WitnessRow): Cosigner | undefined =>
  cosignersOf(signersOf(version.document)).find((cosigner) => isLinkOf(link, cosigner));

/** As what the holder of a link signs a version; nothing is known of a co-signer while there is none. */
export const roleIn = (version: VersionRow | undefined, link: WitnessRow): 'witness' | CosignerRole =>
  link.role === 'witness' ? 'witness' : ((version && findCosigner(version, link)?.role) ?? 'cosigner');

const isLinkOf = (row: WitnessRow, { signerId, name }: Cosigner): boolean =>
  row.role === 'cosigner' && row.signerId === signerId && isSamePerson(row.name, name);
