import { witnessStatuses } from '@evergrant/domain/execution/document-status.ts';
import { cosignerRoles, signerRoles } from '@evergrant/domain/execution/signer-roles.ts';
import { z } from 'zod';
import { Done, operation } from '#operation.ts';
import { IsMethodCertain, RequiredSigner, SigningMethod } from '#required-signers.ts';
import { SignatureScan } from '#signature-scans.ts';
import { DocumentId, DocumentStatus } from '#documents.ts';
import { WitnessDocument } from '#witness-document.ts';

const tag = 'signing';

export const WitnessStatus = z.enum(witnessStatuses);
export type WitnessStatus = z.infer<typeof WitnessStatus>;

export const Witness = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    status: WitnessStatus,
    /** The invitation was asked for before the owner has signed, and leaves by itself afterwards. */
    inviteKeptAt: z.iso.datetime().nullable(),
    inviteSentAt: z.iso.datetime().nullable(),
    /** The mail server of this address refused our last mail. */
    undeliveredAt: z.iso.datetime().nullable(),
    viewedAt: z.iso.datetime().nullable(),
    signedAt: z.iso.datetime().nullable(),
    /** Where they were then, as an IANA time zone. */
    signedTimeZone: z.string().nullable(),
    declinedAt: z.iso.datetime().nullable(),
    declineReason: z.string().nullable(),
    /** They said that they have not signed, after their ink had been stated and the document was signed. */
    disputedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Witness' });
export type Witness = z.infer<typeof Witness>;

/** Somebody whom the document names beside its owner and who signs a line of their own, e.g. the spouse. */
export const Cosigner = z
  .object({
    /** `maker`: makes the document together with its owner. */
    role: z.enum(cosignerRoles),
    signerId: z.string(),
    name: z.string(),
    capacity: z.string(),
    hasSigned: z.boolean(),
    /** The private link; null while nobody was asked by mail. */
    link: Witness.nullable(),
    /** Ink on paper, as the owner stated it. `signedOn` is a day, `YYYY-MM-DD`. */
    paper: z.object({ signedOn: z.string() }).nullable(),
  })
  .meta({ id: 'Cosigner' });
export type Cosigner = z.infer<typeof Cosigner>;

/** What the witness panel needs. `whyNotInvite` says in plain words what has to happen before invitations can be sent. */
export const SigningAnswer = z
  .object({
    documentId: z.uuid(),
    documentName: z.string(),
    status: DocumentStatus,
    /** The maker, as the document names them. */
    ownerName: z.string(),
    /** The name of the account, where it is another: who signs then says that they are the maker. */
    accountName: z.string().nullable(),
    ownerEmail: z.string(),
    ownerSignedAt: z.iso.datetime().nullable(),
    canOwnerSign: z.boolean(),
    whyNotOwnerSign: z.string().nullable(),
    canInvite: z.boolean(),
    whyNotInvite: z.string().nullable(),
    method: SigningMethod,
    isMethodCertain: IsMethodCertain,
    /** Everybody who must sign, in order; known once the document is complete. */
    signers: z.array(RequiredSigner),
    /** Sheets of this version that were signed in ink, as the owner has scanned them. */
    scans: z.array(SignatureScan),
    /** Known once the document is complete. */
    cosigners: z.array(Cosigner),
    witnesses: z.array(Witness),
    /** The document is not signed before so many witnesses have signed. */
    witnessesNeeded: z.int(),
    /** Its state also asks for a notary, before whom it has to be acknowledged. */
    awaitsNotary: z.boolean(),
    /** False where the document has no line for a witness, as among the members of a company. */
    takesWitnesses: z.boolean(),
    /** Witnesses who declined and were set aside. */
    formerWitnesses: z.array(Witness),
    consent: z.object({ version: z.string(), text: z.string(), attestation: z.string() }),
    /** How this instrument is executed in the governing state, in plain sentences. */
    executionNotes: z.array(z.string()),
  })
  .meta({ id: 'SigningAnswer' });
export type SigningAnswer = z.infer<typeof SigningAnswer>;

/** `isAnotherPerson`: the answer to the question that `may-be-named` asks, that it is nobody whom the document names. */
export const AddWitnessBody = z
  .object({ name: z.string().max(120), email: z.string().max(254), isAnotherPerson: z.boolean().optional() })
  .meta({ id: 'AddWitnessBody' });
export const WitnessOfDocument = z.object({ id: z.uuid(), witnessId: z.uuid() });
export const WitnessToken = z.object({ token: z.string().min(1).max(200) });

/** Only the two ids count: the server uses the witness and document that it knows and builds the link itself. */
export const SendInvitationBody = z
  .object({
    trustId: z.uuid(),
    witnessId: z.uuid(),
    trustName: z.string().optional(),
    witnessName: z.string().optional(),
    witnessEmail: z.string().optional(),
    witnessUrl: z.string().optional(),
  })
  .meta({ id: 'SendInvitationBody' });
/**
 * `reached`: names of those who were written to. `kept`: invitations that leave once the owner has signed. `waiting`: who was
 * written to too often today.
 */
export const InviteAllAnswer = z
  .object({
    sent: z.int(),
    reached: z.array(z.string()),
    failed: z.int(),
    kept: z.int(),
    waiting: z.array(z.string()),
  })
  .meta({ id: 'InviteAllAnswer' });

/** `signatureData`: PNG data URL. `hasConsented` and `isAttested` are the two checkboxes that every signing page has. */
export const SignBody = z
  .object({
    signatureData: z.string().max(2_100_000),
    consentVersion: z.string().max(120),
    hasConsented: z.boolean(),
    isAttested: z.boolean(),
    /** For an owner whose account is in another name than the document: they state that they are its maker. */
    isMaker: z.boolean().optional(),
    /** Of the signer's browser, by its IANA name; the day of the signature is the day there. */
    timeZone: z.string().max(60).optional(),
    /** Of a witness, who must give it: street, city, state and ZIP code on one line of 5 to 240 characters. */
    address: z.string().max(1000).optional().describe('Required of a witness: street, city, state and ZIP code'),
  })
  .meta({ id: 'SignBody' });

export const DeclineBody = z.object({ reason: z.string().max(1000).optional() }).meta({ id: 'DeclineBody' });
/** `voidsInk`: the owner had stated that they signed on paper; that note was taken back. */
export const DeclinedAnswer = z
  .object({ declinedAt: z.iso.datetime(), voidsInk: z.boolean() })
  .meta({ id: 'DeclinedAnswer' });

/** `on-paper`: the owner has stated that the holder of the link signed in ink; they can say that it is not so. */
export const WitnessPage = z
  .object({
    state: z.enum(['ready', 'waiting-for-owner', 'already-signed', 'declined', 'on-paper']),
    role: z.enum(signerRoles).exclude(['owner', 'notary']),
    /** What a co-signer signs as; null for a witness. */
    capacity: z.string().nullable(),
    witnessName: z.string(),
    /** Who signs first. */
    ownerName: z.string(),
    /** Everybody who makes the document, the owner first. */
    makers: z.array(z.string()),
    /** Of those the ones who sign before the holder of the link, and have not yet. */
    awaitedMakers: z.array(z.string()),
    documentName: z.string(),
    documentTypeId: z.string(),
    signedAt: z.iso.datetime().nullable(),
    /** Where they were then, as an IANA time zone. */
    signedTimeZone: z.string().nullable(),
    /** They have said that they did not sign, although ink of theirs was stated and the document is signed. */
    disputedAt: z.iso.datetime().nullable(),
    method: SigningMethod,
    isMethodCertain: IsMethodCertain,
    /** Everybody has signed; copies are on their way or have arrived. */
    isExecuted: z.boolean(),
    consent: z.object({ version: z.string(), text: z.string(), attestation: z.string() }),
    executionNotes: z.array(z.string()),
  })
  .meta({ id: 'WitnessPage' });
export type WitnessPage = z.infer<typeof WitnessPage>;

export const SignedAnswer = z.object({ signedAt: z.iso.datetime() }).meta({ id: 'SignedAnswer' });

export const readSigning = operation({
  id: 'readSigning',
  method: 'get',
  path: '/documents/{id}/signing',
  tag,
  access: 'member',
  summary: 'Witnesses and signatures of a document',
  params: DocumentId,
  answer: SigningAnswer,
});
export const addWitness = operation({
  id: 'addWitness',
  method: 'post',
  path: '/documents/{id}/witnesses',
  tag,
  access: 'member',
  summary: 'Add a witness (three at most)',
  params: DocumentId,
  body: AddWitnessBody,
  answer: Witness,
});
export const removeWitness = operation({
  id: 'removeWitness',
  method: 'delete',
  path: '/documents/{id}/witnesses/{witnessId}',
  tag,
  access: 'member',
  summary: 'Remove a witness who has not signed',
  params: WitnessOfDocument,
  answer: Done,
});
export const sendWitnessInvitation = operation({
  id: 'sendWitnessInvitation',
  method: 'post',
  path: '/functions/send-witness-invitation',
  tag,
  access: 'member',
  summary: 'Mail one witness a private link',
  body: SendInvitationBody,
  answer: Witness,
});
export const inviteAllWitnesses = operation({
  id: 'inviteAllWitnesses',
  method: 'post',
  path: '/documents/{id}/invitations',
  tag,
  access: 'member',
  summary: 'Mail a private link to everybody who is to sign and has none that arrived',
  params: DocumentId,
  answer: InviteAllAnswer,
});
export const signAsOwner = operation({
  id: 'signAsOwner',
  method: 'post',
  path: '/documents/{id}/owner-signature',
  tag,
  access: 'member',
  summary: 'Sign as the person who makes the document',
  params: DocumentId,
  body: SignBody,
  answer: SignedAnswer,
});
export const openWitnessLink = operation({
  id: 'openWitnessLink',
  method: 'get',
  path: '/witness/{token}',
  tag,
  access: 'witness',
  summary: 'What a witness link leads to; changes nothing',
  params: WitnessToken,
  answer: WitnessPage,
});
export const viewAsWitness = operation({
  id: 'viewAsWitness',
  method: 'post',
  path: '/witness/{token}/view',
  tag,
  access: 'witness',
  summary: 'The witness opens the document',
  params: WitnessToken,
  answer: WitnessDocument,
});
export const signAsWitness = operation({
  id: 'signAsWitness',
  method: 'post',
  path: '/witness/{token}/signature',
  tag,
  access: 'witness',
  summary: 'The witness signs',
  params: WitnessToken,
  body: SignBody,
  answer: SignedAnswer,
});

export const declineAsWitness = operation({
  id: 'declineAsWitness',
  method: 'post',
  path: '/witness/{token}/decline',
  tag,
  access: 'witness',
  summary: 'The witness or co-signer declines, with a reason if they like',
  params: WitnessToken,
  body: DeclineBody,
  answer: DeclinedAnswer,
});
