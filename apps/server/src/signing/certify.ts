import type { Certificate, PrintedSignature } from '@evergrant/rendering/certificate.ts';
import { asc, eq } from 'drizzle-orm';
import { readAudit, type AuditRow } from '#platform/audit.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { eventsOf } from '#signing/events-of.ts';
import { signatures, witnesses } from '#signing/tables.ts';
import type { VersionRow } from '#trusts/trust-row.ts';

interface Sealing {
  readonly trustId: string;
  readonly version: VersionRow;
  readonly issuedAt: Date;
}

interface Sealed {
  readonly signatures: readonly PrintedSignature[];
  readonly certificate: Certificate;
  readonly filledBlanks: Readonly<Record<string, string>>;
}

type SignatureRow = typeof signatures.$inferSelect;
type WitnessRow = typeof witnesses.$inferSelect;

/** What is printed on an executed document: the signatures over their lines, and the certificate of what happened. */
export const certify = async (db: DbOrTx, { trustId, version, issuedAt }: Sealing): Promise<Sealed> => {
  const given = await db
    .select()
    .from(signatures)
    .where(eq(signatures.documentVersionId, version.id))
    .orderBy(asc(signatures.signedAt), asc(signatures.id));
  const rows = await db.select().from(witnesses).where(eq(witnesses.trustId, trustId));
  const witnessById = new Map(rows.map((row) => [row.id, row]));
  const trail = await readAudit(db, `trust:${trustId}`);
  const owner = given.find(({ role }) => role === 'owner');
  return {
    signatures: [...linesOfOwner(version, owner), ...linesOfCosigners(given), ...linesOfWitnesses(given)],
    certificate: {
      documentTitle: version.document.title,
      versionId: version.id,
      sha256: version.sha256,
      issuedAt: issuedAt.toISOString(),
      signers: given.map((signature) => describeSigner(signature, witnessById, trail)),
      events: eventsOf(trail, { version, ownerName: owner?.name, named: rows }),
    },
    filledBlanks: owner ? { 'date of signing': longDay(owner.signedAt) } : {},
  };
};

// The owner signs once for every capacity in which the document names them: as grantor and as trustee.
const linesOfOwner = (version: VersionRow, owner: SignatureRow | undefined): readonly PrintedSignature[] => {
  if (!owner) return [];
  const { signers } = version.document.execution;
  const name = signers[0]?.name;
  return signers
    .filter((signer) => signer.name === name)
    .map((signer) => print(owner, { kind: 'signer', signerId: signer.id }));
};

// A co-signer signs the line of the document that bears their id, e.g. the spouse.
const linesOfCosigners = (given: readonly SignatureRow[]): readonly PrintedSignature[] =>
  given.flatMap((signature) =>
    signature.signerId === null ? [] : [print(signature, { kind: 'signer', signerId: signature.signerId })],
  );

const linesOfWitnesses = (given: readonly SignatureRow[]): readonly PrintedSignature[] =>
  given
    .filter(({ role }) => role === 'witness')
    .map((signature, index) => print(signature, { kind: 'witness', number: index + 1 }));

const print = (signature: SignatureRow, line: PrintedSignature['line']): PrintedSignature => {
  const png = Buffer.from(signature.signatureData.split(',')[1] ?? '', 'base64');
  // Width and height stand in the header of every PNG (W3C PNG, section 11.2.1).
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return { line, name: signature.name, png, width, height, signedAt: signature.signedAt.toISOString() };
};

const describeSigner = (
  signature: SignatureRow,
  witnessById: ReadonlyMap<string, WitnessRow>,
  trail: readonly AuditRow[],
): Certificate['signers'][number] => {
  const witness = signature.witnessId ? witnessById.get(signature.witnessId) : undefined;
  const signed = trail.findLast(({ action, actor }) =>
    witness ? action.endsWith(' signed') && actor === `witness:${witness.id}` : action === 'owner signed',
  );
  return {
    name: signature.name,
    role: roleNames[signature.role],
    email: signature.email,
    ...(witness?.inviteSentAt ? { invitedAt: witness.inviteSentAt.toISOString() } : {}),
    ...(witness?.viewedAt ? { viewedAt: witness.viewedAt.toISOString() } : {}),
    signedAt: signature.signedAt.toISOString(),
    ipAddress: signed?.ipAddress ?? 'unknown',
    userAgent: signature.userAgent,
    consentVersion: signature.consentVersion,
  };
};

/** What each signer is called on the certificate. */
const roleNames = { owner: 'Owner', witness: 'Witness', cosigner: 'Co-signer' } as const;

const longDay = (at: Date): string => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
