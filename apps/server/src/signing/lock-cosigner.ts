import type { Member } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { listAsked, listCosigners } from '#signing/list-asked.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

interface Wanted {
  readonly member: Member;
  readonly documentId: string;
  readonly signerId: string;
}

/** The owner's document, locked, with one of its co-signers: absent while no version is frozen, or where it names nobody so. */
export const lockCosigner = async (tx: Tx, { member, documentId, signerId }: Wanted) => {
  const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
  const asked = await listAsked(tx, documentId);
  const version = document.currentVersionId ? await readFrozenVersion(tx, document.currentVersionId) : undefined;
  const cosigner = (await listCosigners(tx, { asked, version })).find((one) => one.signerId === signerId);
  return { document, asked, version, cosigner };
};

/** What a signer is answered who is nobody in this version of the document. */
export const unknownCosigner = (): Refused =>
  new Refused('absent', { code: 'not-found', message: 'This document has no line for this person any more.' });
