import type { PaperRow, SignatureRow } from '#signing/signature-row.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { linesFilledBy } from '@evergrant/domain/execution/cosigners.ts';
import { inkOf } from '@evergrant/domain/execution/ink-of.ts';
import { requiredSigners, type RequiredSigner } from '@evergrant/domain/execution/required-signers.ts';
import { awaitsNotary, type Requirements } from '@evergrant/domain/execution/requirements.ts';
import { witnessPlaces } from '@evergrant/domain/execution/witness-places.ts';
import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { findCosigner, listAsked } from '#signing/list-asked.ts';
import { paperSignatures, signatures } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { requirementsOfVersion } from '#documents/requirements-of.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** Somebody whose signature a version needs, with what they have given. */
export interface AskedSigner extends RequiredSigner {
  /** Which of the lines for witnesses it is, from 1; undefined on every other line. */
  readonly witnessNumber: number | undefined;
  /** The witness of the list whose line it is. */
  readonly witnessId: string | undefined;
  /** What they drew on a screen. */
  readonly drawn: SignatureRow | undefined;
  /** Their ink, as the owner states it. */
  readonly paper: PaperRow | undefined;
  /** In ink, or on a screen where that counts. */
  readonly hasSigned: boolean;
  /** By a link that the owner has not withdrawn since. */
  readonly hasDeclined: boolean;
}

/** Everybody who must sign a version, in order, each with what is known of their signature. */
export const listSigners = async (
  db: DbOrTx,
  { document, version }: { readonly document: DocumentRow; readonly version: VersionRow },
): Promise<readonly AskedSigner[]> => {
  const asked = await listAsked(db, document.id);
  const drawn = await db.select().from(signatures).where(eq(signatures.documentVersionId, version.id));
  const stated = await db
    .select()
    .from(paperSignatures)
    .where(eq(paperSignatures.documentVersionId, version.id))
    .orderBy(asc(paperSignatures.statedAt));

  const requirements = requirementsOfVersion(document, version);
  const declined = linesDeclined(version, asked);
  const given: Given = { drawn, stated, declined, places: placesIn(requirements, { asked, stated }) };
  return neededIn({ requirements, version }, given).map((signer) => withGiven(signer, version, given));
};

interface Given {
  readonly drawn: readonly SignatureRow[];
  readonly stated: readonly PaperRow[];
  /** The lines of co-signers who have declined; a witness who has leaves the line to another. */
  readonly declined: readonly string[];
  readonly places: ReturnType<typeof witnessPlaces>;
}

const linesDeclined = (version: VersionRow, asked: readonly WitnessRow[]): readonly string[] =>
  asked.filter(({ status }) => status === 'declined').flatMap((row) => findCosigner(version, row)?.signerId ?? []);

const inkOfWitnesses = (stated: readonly PaperRow[]) => stated.filter(({ role }) => role === 'witness');

const placesIn = (
  { witnessesNeeded }: Requirements,
  { asked, stated }: { readonly asked: readonly WitnessRow[]; readonly stated: readonly PaperRow[] },
): Given['places'] =>
  witnessPlaces({
    listed: asked.filter(({ role, status }) => role === 'witness' && status !== 'declined'),
    stated: stated.flatMap(({ witnessNumber: number, witnessId, name }) =>
      number === null ? [] : [{ number, witnessId, name }],
    ),
    needed: witnessesNeeded,
  });

const neededIn = (
  { requirements, version }: { readonly requirements: Requirements; readonly version: VersionRow },
  { stated, places }: Given,
): readonly RequiredSigner[] => {
  const method = requirements.method.kind;
  return requiredSigners(version.document, {
    method,
    witnesses: places,
    // On a screen nobody waits for the notary, who is told of beside the signatures.
    isNotaryAwaited: method === 'print-and-sign' && awaitsNotary(requirements, inkOfWitnesses(stated).length),
  });
};

const withGiven = (
  signer: RequiredSigner,
  version: VersionRow,
  { drawn: drawings, stated, declined, places }: Given,
): AskedSigner => {
  const place = places.find(({ lineId }) => lineId === signer.lineId);
  const witnessId = place?.witnessId;
  const signers = signersOf(version.document);
  const lines = linesFilledBy(signers, signer.lineId);
  const drawn = drawings.find((row) => {
    if (signer.role === 'owner') return row.role === 'owner';
    if (signer.role === 'witness') return witnessId !== undefined && row.witnessId === witnessId;
    return row.signerId !== null && lines.includes(row.signerId);
  });
  const paper = inkOf(signers, stated, { lineId: signer.lineId });
  const hasSigned = paper !== undefined || (signer.method === 'screen' && drawn !== undefined);
  const name = signer.name ?? paper?.name;
  const hasDeclined = declined.includes(signer.lineId);
  return { ...signer, name, witnessNumber: place?.number, witnessId, drawn, paper, hasSigned, hasDeclined };
};
