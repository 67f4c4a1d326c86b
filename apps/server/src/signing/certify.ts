import { createHash } from 'node:crypto';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { FilledBlank } from '@evergrant/domain/assembly/blank.ts';
import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { officerLinesOf } from '@evergrant/domain/execution/required-signers.ts';
import { linesFilledBy } from '@evergrant/domain/execution/cosigners.ts';
import type { SigningMethod } from '@evergrant/domain/law/signing-method.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { Certificate, PaperSignature, PrintedSignature } from '@evergrant/rendering/certificate.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';
import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { hasSeveralMakers, statementOf } from '#signing/consent-of.ts';
import { eventsOf } from '#signing/events-of.ts';
import { makerOf } from '#signing/maker-of.ts';
import { roleGiven } from '#signing/role-given.ts';
import type { PaperRow, SignatureRow } from '#signing/signature-row.ts';
import { paperSignatures, signatures, witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { requirementsOfVersion } from '#documents/requirements-of.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

interface Sealing {
  readonly document: Pick<DocumentRow, 'id' | 'documentTypeId' | 'interview' | 'currentVersionId' | 'signedAt'>;
  readonly version: VersionRow;
  readonly issuedAt: Date;
}

interface Sealed {
  /** What stands in the document itself. */
  readonly printed: {
    readonly signatures: readonly PrintedSignature[];
    readonly onPaper: readonly PaperSignature[];
    readonly filledBlanks: readonly FilledBlank[];
  };
  readonly certificate: Certificate;
}

/** What is printed on a signed document: the signatures over their lines, and the certificate of what happened. */
export const certify = async (db: DbOrTx, { document, version, issuedAt }: Sealing): Promise<Sealed> => {
  const { given, paper, rows } = await loadGiven(db, version);
  const witnessById = new Map(rows.map((row) => [row.id, row]));
  const maker = makerOf(version);
  const { kind, isCertain } = requirementsOfVersion(document, version).method;
  const method = methodInWords(kind, paper);
  return {
    printed: printedOn({ version, kind, given, paper }),
    certificate: {
      documentTitle: version.document.title,
      versionId: version.id,
      sha256: version.sha256,
      hashed: hashedOf(version),
      method,
      isCertain,
      completedOn: completedOn({ kind, given, paper }) ?? issuedAt.toISOString().slice(0, 10),
      issuedAt: issuedAt.toISOString(),
      signers: given.map((signature) =>
        describeSigner(signature, { version, witnessById, documentName: documentTypeOf(document.documentTypeId).name }),
      ),
      onPaper: paper.map(({ name, signedOn, statedBy, statedAt, ...given }) => ({
        name,
        role: roleName(version, given),
        signedOn,
        statedBy,
        statedAt: statedAt.toISOString(),
      })),
      events: eventsOf({
        version,
        maker,
        method,
        named: rows,
        given,
        paper,
        executedAt: document.currentVersionId === version.id ? document.signedAt : null,
      }),
    },
  };
};

const loadGiven = async (db: DbOrTx, { id, documentId }: VersionRow) => ({
  given: await db
    .select()
    .from(signatures)
    .where(eq(signatures.documentVersionId, id))
    .orderBy(asc(signatures.signedAt), asc(signatures.id)),
  paper: await db
    .select()
    .from(paperSignatures)
    .where(eq(paperSignatures.documentVersionId, id))
    .orderBy(asc(paperSignatures.signedOn), asc(paperSignatures.statedAt)),
  /** Everybody who was ever asked. */
  rows: await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.documentId, documentId))
    .orderBy(asc(witnesses.createdAt), asc(witnesses.id)),
});

// Versions that were frozen before decision 48 carry the hash of their page.
const hashedOf = ({ html, sha256 }: VersionRow): Certificate['hashed'] =>
  createHash('sha256').update(html, 'utf8').digest('hex') === sha256 ? 'page' : 'text';

const methodInWords = (kind: SigningMethod['kind'], paper: readonly PaperRow[]): Certificate['method'] => {
  if (kind === 'print-and-sign') return 'paper';
  return paper.length === 0 ? 'online' : 'online-and-paper';
};

interface Given {
  readonly kind: SigningMethod['kind'];
  readonly given: readonly SignatureRow[];
  readonly paper: readonly PaperRow[];
}

const printedOn = ({ version, kind, given, paper }: Given & { readonly version: VersionRow }): Sealed['printed'] => {
  const isInInk = kind === 'print-and-sign';
  const inkOfMaker = paper.find(({ role }) => role === 'owner')?.signedOn;
  // Where ink counts and has been given, what was drawn on a screen stands in the certificate alone.
  const drawn =
    isInInk && paper.length > 0 ? [] : [...linesOfSigners(version, given), ...linesOfWitnesses(given, paper)];
  const signedOn = isInInk ? inkOfMaker : (given.filter(({ role }) => role === 'owner').map(dayOf)[0] ?? inkOfMaker);
  return {
    signatures: isInInk ? drawn.map((one) => ({ ...one, isAcknowledgment: true })) : drawn,
    onPaper: paper.flatMap((row) => linesOfPaper(version, row)),
    filledBlanks: signedOn === undefined ? [] : [{ entry: dateOfSigning.entry, text: longDate(signedOn) }],
  };
};

const completedOn = ({ kind, given, paper }: Given): string | undefined => {
  const inInk = paper.map(({ signedOn }) => signedOn);
  const days = kind === 'print-and-sign' && inInk.length > 0 ? inInk : [...inInk, ...given.map(dayOf)];
  return days.toSorted().at(-1);
};

/** The day of a signature is the signer's day. */
const dayOf = ({ signedAt, timeZone }: SignatureRow): string => dayInZone(signedAt.toISOString(), timeZone);

// Whoever has signed has signed in every capacity in which the document names them: the maker as grantor and as trustee,
// the spouse as spouse and as trustee.
const linesOfSigners = (version: VersionRow, given: readonly SignatureRow[]): readonly PrintedSignature[] =>
  given.flatMap((signature) => {
    if (signature.role === 'witness') return [];
    const signerId = signature.signerId ?? signersOf(version.document)[0]?.id ?? '';
    const name = signature.role === 'owner' ? makerOf(version) : signature.name;
    return linesOf(version, signerId).map((line) => print({ ...signature, name }, line));
  });

const linesOf = (version: VersionRow, signerId: string): readonly PrintedSignature['line'][] =>
  linesFilledBy(signersOf(version.document), signerId).map((id) => ({ kind: 'signer', signerId: id }));

const linesOfPaper = (
  version: VersionRow,
  { role, signerId, witnessNumber, name, signedOn }: PaperRow,
): readonly PaperSignature[] => {
  const officer = officerLinesOf(version.document).indexOf(signerId);
  if (role === 'notary') return [{ line: { kind: 'officer', number: officer + 1 }, name, signedOn }];
  if (witnessNumber === null) return linesOf(version, signerId).map((line) => ({ line, name, signedOn }));
  return [{ line: { kind: 'witness', number: witnessNumber }, name, signedOn }];
};

// The lines that no ink has taken, from the first.
const linesOfWitnesses = (given: readonly SignatureRow[], paper: readonly PaperRow[]): readonly PrintedSignature[] => {
  const drawn = given.filter(({ role }) => role === 'witness');
  const inInk = new Set(paper.map(({ witnessNumber }) => witnessNumber));
  const left = Array.from({ length: drawn.length + paper.length }, (_, index) => index + 1).filter(
    (number) => !inInk.has(number),
  );
  return drawn.flatMap((signature, index) => {
    const number = left[index];
    return number === undefined ? [] : [print(signature, { kind: 'witness', number })];
  });
};

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
    timeZone: signature.timeZone,
    ...(signature.address === null ? {} : { address: signature.address }),
  };
};

interface Known {
  readonly version: VersionRow;
  readonly witnessById: ReadonlyMap<string, WitnessRow>;
  readonly documentName: string;
}

const describeSigner = (
  signature: SignatureRow,
  { version, witnessById, documentName }: Known,
): Certificate['signers'][number] => {
  const witness = signature.witnessId ? witnessById.get(signature.witnessId) : undefined;
  const maker = makerOf(version);
  const isOwner = signature.role === 'owner';
  const statement = statementOf(signature.consentVersion, documentName);
  return {
    name: isOwner ? maker : signature.name,
    ...(isOwner && !isSamePerson(maker, signature.name) ? { accountName: signature.name } : {}),
    role: roleName(version, signature),
    ...(isOwner ? { isOwner } : {}),
    email: signature.email,
    ...(witness?.inviteSentAt ? { invitedAt: witness.inviteSentAt.toISOString() } : {}),
    ...(witness?.viewedAt ? { viewedAt: witness.viewedAt.toISOString() } : {}),
    signedAt: signature.signedAt.toISOString(),
    timeZone: signature.timeZone,
    ipAddress: signature.signedFrom ?? 'not kept',
    userAgent: signature.userAgent,
    consentVersion: signature.consentVersion,
    ...(statement === undefined ? {} : { statement }),
  };
};

// Of several makers none is called the owner: the document is as much that of the others.
const roleName = (version: VersionRow, given: Parameters<typeof roleGiven>[1]): string => {
  const role = roleGiven(version, given);
  return role === 'owner' && hasSeveralMakers(version) ? roleNames.maker : roleNames[role];
};

/** What each signer is called on the certificate. */
const roleNames = {
  owner: 'Owner',
  maker: 'Maker',
  witness: 'Witness',
  cosigner: 'Co-signer',
  notary: 'Notary',
} as const;
