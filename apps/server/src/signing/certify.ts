import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { linesFilledBy } from '@evergrant/domain/execution/cosigners.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import type { Certificate, PaperSignature, PrintedSignature } from '@evergrant/rendering/certificate.ts';
import { asc, eq } from 'drizzle-orm';
import { readAudit, type AuditRow } from '#platform/audit.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { statementOf } from '#signing/consent-of.ts';
import { eventsOf } from '#signing/events-of.ts';
import { makerOf } from '#signing/maker-of.ts';
import { paperSignatures, signatures, witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { VersionRow } from '#trusts/trust-row.ts';

interface Sealing {
  readonly trustId: string;
  readonly version: VersionRow;
  readonly issuedAt: Date;
}

interface Sealed {
  /** What stands in the document itself. */
  readonly printed: {
    readonly signatures: readonly PrintedSignature[];
    readonly onPaper: readonly PaperSignature[];
    readonly filledBlanks: Readonly<Record<string, string>>;
  };
  readonly certificate: Certificate;
}

type SignatureRow = typeof signatures.$inferSelect;

/** What is printed on a signed document: the signatures over their lines, and the certificate of what happened. */
export const certify = async (db: DbOrTx, { trustId, version, issuedAt }: Sealing): Promise<Sealed> => {
  const given = await db
    .select()
    .from(signatures)
    .where(eq(signatures.documentVersionId, version.id))
    .orderBy(asc(signatures.signedAt), asc(signatures.id));
  const paper = await db.select().from(paperSignatures).where(eq(paperSignatures.documentVersionId, version.id));
  const rows = await db.select().from(witnesses).where(eq(witnesses.trustId, trustId));
  const witnessById = new Map(rows.map((row) => [row.id, row]));
  const trail = await readAudit(db, `trust:${trustId}`);
  const owner = given.find(({ role }) => role === 'owner');
  const maker = makerOf(version);
  return {
    printed: {
      signatures: [...linesOfSigners(version, given), ...linesOfWitnesses(given)],
      onPaper: paper.flatMap(({ signerId, name, signedOn }) =>
        linesOf(version, signerId).map((line) => ({ line, name, signedOn })),
      ),
      filledBlanks: owner ? { 'date of signing': longDay(owner.signedAt) } : {},
    },
    certificate: {
      documentTitle: version.document.title,
      versionId: version.id,
      sha256: version.sha256,
      issuedAt: issuedAt.toISOString(),
      signers: given.map((signature) => describeSigner(signature, { maker, witnessById, trail })),
      onPaper: paper.map(({ name, signedOn, statedBy, statedAt }) => ({
        name,
        role: roleNames.cosigner,
        signedOn,
        statedBy,
        statedAt: statedAt.toISOString(),
      })),
      events: eventsOf(trail, { version, ownerName: maker, named: rows }),
    },
  };
};

// Whoever has signed has signed in every capacity in which the document names them: the maker as grantor and as trustee,
// the spouse as spouse and as trustee.
const linesOfSigners = (version: VersionRow, given: readonly SignatureRow[]): readonly PrintedSignature[] =>
  given.flatMap((signature) => {
    if (signature.role === 'witness') return [];
    const signerId = signature.signerId ?? signersOf(version.document)[0]?.id ?? '';
    const name = signature.role === 'owner' ? makerOf(version) : signature.name;
    return linesOf(version, signerId).map((line) => print({ ...signature, name }, line));
  });

const linesOf = ({ document }: VersionRow, signerId: string): readonly PrintedSignature['line'][] =>
  linesFilledBy(signersOf(document), signerId).map((id) => ({ kind: 'signer', signerId: id }));

const linesOfWitnesses = (given: readonly SignatureRow[]): readonly PrintedSignature[] =>
  given
    .filter(({ role }) => role === 'witness')
    .map((signature, index) => print(signature, { kind: 'witness', number: index + 1 }));

const print = (signature: SignatureRow, line: PrintedSignature['line']): PrintedSignature => {
  const png = Buffer.from(signature.signatureData.split(',')[1] ?? '', 'base64');
  // Width and height stand in the header of every PNG (W3C PNG, section 11.2.1).
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return {
    line,
    name: signature.name,
    png,
    width,
    height,
    signedAt: signature.signedAt.toISOString(),
    ...(signature.address === null ? {} : { address: signature.address }),
  };
};

interface Known {
  readonly maker: string;
  readonly witnessById: ReadonlyMap<string, WitnessRow>;
  readonly trail: readonly AuditRow[];
}

const describeSigner = (signature: SignatureRow, known: Known): Certificate['signers'][number] => {
  const { maker, witnessById, trail } = known;
  const witness = signature.witnessId ? witnessById.get(signature.witnessId) : undefined;
  const isOwner = signature.role === 'owner';
  const by = `${signature.role}:${signature.witnessId}`;
  const signed = trail.findLast(({ action, actor }) =>
    isOwner ? action === 'owner signed' : action.endsWith(' signed') && actor === by,
  );
  const statement = statementOf(signature.consentVersion);
  return {
    name: isOwner ? maker : signature.name,
    ...(isOwner && !isSamePerson(maker, signature.name) ? { accountName: signature.name } : {}),
    role: roleNames[signature.role],
    email: signature.email,
    ...(witness?.inviteSentAt ? { invitedAt: witness.inviteSentAt.toISOString() } : {}),
    ...(witness?.viewedAt ? { viewedAt: witness.viewedAt.toISOString() } : {}),
    signedAt: signature.signedAt.toISOString(),
    ipAddress: signed?.ipAddress ?? 'unknown',
    userAgent: signature.userAgent,
    consentVersion: signature.consentVersion,
    ...(statement === undefined ? {} : { statement }),
  };
};

/** What each signer is called on the certificate. */
const roleNames = { owner: 'Owner', witness: 'Witness', cosigner: 'Co-signer' } as const;

const longDay = (at: Date): string => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
