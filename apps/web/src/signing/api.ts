import { inviteCosigner, statePaperSignature } from '@evergrant/contract/cosigners.ts';
import { removeSignatureScan } from '@evergrant/contract/signature-scans.ts';
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
import { ownTimeZone } from '#signing/own-time-zone.ts';

export type Signature = z.infer<typeof SignBody>;

export const loadSigning = (documentId: string) => call(readSigning, { params: { id: documentId } });

export const postWitness = (documentId: string, witness: { name: string; email: string; isAnotherPerson?: boolean }) =>
  call(addWitness, { params: { id: documentId }, body: witness });

export const deleteWitness = (documentId: string, witnessId: string) =>
  call(removeWitness, { params: { id: documentId, witnessId } });

export const postInvitation = (documentId: string, witnessId: string) =>
  call(sendWitnessInvitation, { body: { trustId: documentId, witnessId } });

export const postInvitations = (documentId: string) => call(inviteAllWitnesses, { params: { id: documentId } });

export const postCosignerInvitation = (documentId: string, { signerId, email }: { signerId: string; email: string }) =>
  call(inviteCosigner, { params: { id: documentId, signerId }, body: { email } });

export const postPaperSignature = (
  documentId: string,
  { signerId, ...body }: { signerId: string; signedOn: string; name?: string; isAnotherPerson?: boolean },
) =>
  call(statePaperSignature, {
    params: { id: documentId, lineId: signerId },
    body: { ...body, timeZone: ownTimeZone() },
  });

export const deleteScan = (documentId: string, scanId: string) =>
  call(removeSignatureScan, { params: { id: documentId, scanId } });

export const postOwnerSignature = (documentId: string, signature: Signature) =>
  call(signAsOwner, { params: { id: documentId }, body: signature });

export const loadWitnessPage = (token: string) => call(openWitnessLink, { params: { token } });

export const postView = (token: string) => call(viewAsWitness, { params: { token } });

export const postWitnessSignature = (token: string, signature: Signature) =>
  call(signAsWitness, { params: { token }, body: signature });

export const postDecline = (token: string, reason: string) =>
  call(declineAsWitness, { params: { token }, body: { reason } });
