import { inviteCosigner, statePaperSignature } from '@evergrant/contract/cosigners.ts';
import {
  addWitness,
  declineAsWitness,
  inviteAllWitnesses,
  openWitnessLink,
  readSigning,
  removeWitness,
  sendWitnessInvitation,
  signAsOwner,
  signAsWitness,
  viewAsWitness,
} from '@evergrant/contract/signing.ts';
import type { SignBody } from '@evergrant/contract/signing.ts';
import type { z } from 'zod';
import { call } from '#platform/call.ts';

export type Signature = z.infer<typeof SignBody>;

export const loadSigning = (trustId: string) => call(readSigning, { params: { id: trustId } });

export const postWitness = (trustId: string, witness: { name: string; email: string }) =>
  call(addWitness, { params: { id: trustId }, body: witness });

export const deleteWitness = (trustId: string, witnessId: string) =>
  call(removeWitness, { params: { id: trustId, witnessId } });

export const postInvitation = (trustId: string, witnessId: string) =>
  call(sendWitnessInvitation, { body: { trustId, witnessId } });

export const postInvitations = (trustId: string) => call(inviteAllWitnesses, { params: { id: trustId } });

export const postCosignerInvitation = (trustId: string, { signerId, email }: { signerId: string; email: string }) =>
  call(inviteCosigner, { params: { id: trustId, signerId }, body: { email } });

export const postPaperSignature = (
  trustId: string,
  { signerId, ...body }: { signerId: string; signedOn: string; name?: string },
) => call(statePaperSignature, { params: { id: trustId, signerId }, body });

export const postOwnerSignature = (trustId: string, signature: Signature) =>
  call(signAsOwner, { params: { id: trustId }, body: signature });

export const loadWitnessPage = (token: string) => call(openWitnessLink, { params: { token } });

export const postView = (token: string) => call(viewAsWitness, { params: { token } });

export const postWitnessSignature = (token: string, signature: Signature) =>
  call(signAsWitness, { params: { token }, body: signature });

export const postDecline = (token: string, reason: string) =>
  call(declineAsWitness, { params: { token }, body: { reason } });
