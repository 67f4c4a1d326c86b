import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { findContact } from '#accounts/find-contact.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { awaitedBefore } from '#signing/awaited-before.ts';
import { consentOf, hasSeveralMakers } from '#signing/consent-of.ts';
import { executionNotesOf } from '#signing/execution-notes.ts';
import { invalidLink, requireLinkOf, requireWitness } from '#signing/find-witness.ts';
import { findCosigner, roleIn } from '#signing/list-asked.ts';
import { isOnPaper } from '#signing/is-on-paper.ts';
import { makerOf, makersOf } from '#signing/maker-of.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { findDocument } from '#documents/lock-document.ts';
import { requirementsOf } from '#documents/requirements-of.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** What a private link leads to. Changes nothing: mail programs open links too. */
export const openWitnessLink = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  input: { readonly token: string },
): Promise<WitnessPage> => {
  const witness = await requireWitness(db, input.token);
  const document = await findDocument(db, witness.documentId);
  if (!document) throw invalidLink();
  const version = await findVersion(db, { document, witness });
  const owner = await findContact(db, document.userId);
  const role = roleIn(version, witness);
  const asked = requirementsOf(document, { version, now: clock() });
  const { kind: method, isCertain } = asked.method;
  return {
    state: await stateOf(db, { document, witness, version }),
    role,
    capacity: (version && findCosigner(version, witness)?.capacity) ?? null,
    witnessName: witness.name,
    ownerName: version ? makerOf(version) : (owner?.name ?? 'The owner'),
    makers: version ? [...makersOf(version)] : [owner?.name ?? 'The owner'],
    awaitedMakers: version ? [...awaitedBefore(witness, { document, version })] : [],
    documentName: document.name,
    documentTypeId: document.documentTypeId,
    signedAt: witness.signedAt?.toISOString() ?? null,
    signedTimeZone: witness.signedTimeZone,
    disputedAt: witness.disputedAt?.toISOString() ?? null,
    method,
    isMethodCertain: isCertain,
    isExecuted: document.status === 'signed',
    consent: consentOf({ role, method, hasSeveralMakers: hasSeveralMakers(version) }, typeOf(document).name),
    // How a state wants it witnessed is no concern of somebody whom the document names; what a signature does is.
    executionNotes: role === 'witness' || !isCertain ? [...executionNotesOf(asked)] : [],
  };
};

interface Opened {
  readonly document: DocumentRow;
  readonly witness: WitnessRow;
  readonly version: VersionRow | undefined;
}

// Who has declined, or has signed a version that is kept, is told so whatever became of the document since.
const findVersion = async (
  db: DbOrTx,
  { document, witness }: { readonly document: DocumentRow; readonly witness: WitnessRow },
): Promise<VersionRow | undefined> => {
  const version = document.currentVersionId ? await readFrozenVersion(db, document.currentVersionId) : undefined;
  if (witness.status === 'declined') return version;
  if (document.status === 'draft' || !version) throw invalidLink();
  requireLinkOf(version, witness);
  return version;
};

const stateOf = async (db: DbOrTx, { document, witness, version }: Opened): Promise<WitnessPage['state']> => {
  if (witness.status === 'declined') return 'declined';
  // Also of whoever has acknowledged it on a screen: only they know whether the ink is theirs.
  if (version && (await isOnPaper(db, { witness, version }))) return 'on-paper';
  if (witness.status === 'signed') return 'already-signed';
  const awaited = version ? awaitedBefore(witness, { document, version }) : [];
  return document.ownerSignedAt === null || awaited.length > 0 ? 'waiting-for-owner' : 'ready';
};
