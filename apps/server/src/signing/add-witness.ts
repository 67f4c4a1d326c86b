import type { Witness } from '@evergrant/contract/signing.ts';
import { whyNotAddWitness, type AddWitnessRefusal } from '@evergrant/domain/execution/refusals.ts';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { describeWitness } from '#signing/describe-witness.ts';
import { listAsked } from '#signing/list-asked.ts';
import { witnesses } from '#signing/tables.ts';
import { takeOff } from '#signing/take-off.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';

interface NewWitness {
  readonly member: Member;
  readonly documentId: string;
  readonly name: string;
  readonly email: string;
  readonly origin: Origin;
}

/** Adds a witness to a document, three at most, each address once. */
export const addWitness = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, input: NewWitness): Promise<Witness> => {
  const { member, documentId, origin } = input;
  const name = input.name.trim();
  const email = input.email.trim();
  return db.transaction(async (tx) => {
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const asked = await listAsked(tx, documentId);
    const existing = asked.filter(({ role }) => role === 'witness');
    const cosignerEmails = asked.filter(({ role }) => role === 'cosigner').map((row) => row.email);

    const { namedPeople, execution } = typeOf(document);
    const refusal = whyNotAddWitness({
      takesWitnesses: execution.takesWitnesses,
      existing,
      name,
      email,
      ownerEmail: member.email,
      cosignerEmails,
      named: namedPeople(document.interview.facts),
    });
    if (refusal) throw refused(refusal);
    if (document.status === 'signed') throw new Refused('conflict', alreadySigned);

    const declined = whoIsReplaced(existing, email);
    if (declined) await takeOff({ tx, clock }, declined);
    const [witness] = await tx
      .insert(witnesses)
      .values({ documentId, name, email, emailKey: email.toLowerCase(), createdAt: clock() })
      .returning();
    if (!witness) throw new Error('the witness was not stored');
    await countSignatures(tx, { documentId, versionId: document.currentVersionId });
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at: clock(),
      actor: `member:${member.userId}`,
      action: 'witness added',
      details: { witnessId: witness.id, name, email, ...(declined ? { inPlaceOf: declined.name } : {}) },
      origin,
    });
    return describeWitness(witness);
  });
};

// Somebody new takes the place of one who declined, who would otherwise be waited for.
const whoIsReplaced = (existing: readonly WitnessRow[], email: string): WitnessRow | undefined => {
  const declined = existing.filter(({ status }) => status === 'declined');
  return declined.find(({ emailKey }) => emailKey === email.toLowerCase()) ?? declined[0];
};

const alreadySigned = {
  code: 'already-signed',
  title: 'Document Signed',
  message: 'This document is already signed by everyone. Revise it to add another witness.',
};

const wording = {
  'takes-no-witnesses': {
    title: 'No Witnesses Needed',
    message: 'This document has no lines for witnesses: those whom it names sign it themselves.',
  },
  'missing-name-or-email': {
    title: 'Missing Information',
    message: 'Please provide both name and email for the witness.',
  },
  'invalid-name': {
    title: 'Check the Name',
    message:
      'Please write the full name on one line, in plain letters: without web or email addresses and long numbers, in at most 80 characters.',
  },
  'invalid-email': { title: 'Invalid Email', message: 'Please enter a valid email address.' },
  'too-many-witnesses': {
    title: 'Maximum Witnesses Reached',
    message: 'You can only add up to 3 witnesses for a trust.',
  },
  'duplicate-email': { title: 'Duplicate Email', message: 'This email is already added as a witness.' },
  'own-email': {
    title: 'Choose Someone Else',
    message: 'You cannot be a witness of your own document. Please name another person.',
  },
  'cosigner-email': {
    title: 'Choose Another Address',
    message: 'This address belongs to somebody who signs the document too. Please use an address of the witness.',
  },
  'named-in-document': {
    title: 'Choose Someone Else',
    message: 'This person is named in the document. A witness should have no part in it; please name another person.',
  },
} as const satisfies Record<AddWitnessRefusal, { title: string; message: string }>;

const refused = (refusal: AddWitnessRefusal): Refused => {
  const isInput = ['missing-name-or-email', 'invalid-name', 'invalid-email'].includes(refusal);
  return new Refused(isInput ? 'invalid' : 'conflict', { code: refusal, ...wording[refusal] });
};
