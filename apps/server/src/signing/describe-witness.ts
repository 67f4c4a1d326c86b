import type { Witness } from '@evergrant/contract/signing.ts';
import type { WitnessRow } from '#signing/witness-row.ts';

/** A witness as the owner sees them; the link's secret is not part of it. */
export const describeWitness = (witness: WitnessRow): Witness => ({
  id: witness.id,
  name: witness.name,
  email: witness.email,
  status: witness.status,
  inviteKeptAt: witness.inviteKeptAt?.toISOString() ?? null,
  inviteSentAt: witness.inviteSentAt?.toISOString() ?? null,
  undeliveredAt: witness.undeliveredAt?.toISOString() ?? null,
  viewedAt: witness.viewedAt?.toISOString() ?? null,
  signedAt: witness.signedAt?.toISOString() ?? null,
  signedTimeZone: witness.signedTimeZone,
  declinedAt: witness.declinedAt?.toISOString() ?? null,
  declineReason: witness.declineReason,
  disputedAt: witness.disputedAt?.toISOString() ?? null,
  createdAt: witness.createdAt.toISOString(),
});
