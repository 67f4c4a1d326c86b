import type { Member } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { listAsked, listCosigners } from '#signing/list-asked.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';

interface Wanted {
  readonly member: Member;
  readonly trustId: string;
  readonly signerId: string;
}

/** The owner's document, locked, with one of its co-signers: absent while no version is frozen, or where it names nobody so. */
export const lockCosigner = async (tx: Tx, { member, trustId, signerId }: Wanted) => {
  const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
  const asked = await listAsked(tx, trustId);
  const version = trust.currentVersionId ? await readFrozenVersion(tx, trust.currentVersionId) : undefined;
  const cosigner = (await listCosigners(tx, { asked, version })).find((one) => one.signerId === signerId);
  return { trust, asked, version, cosigner };
};

/** What a signer is answered who is nobody in this version of the document. */
export const unknownCosigner = (): Refused =>
  new Refused('absent', { code: 'not-found', message: 'This document has no line for this person any more.' });
