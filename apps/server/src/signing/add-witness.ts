import type { Witness } from '@evergrant/contract/signing.ts';
import { nounOf } from '@evergrant/domain/catalogue/document-types.ts';
import { whyNotAddWitness, type AddWitnessRefusal } from '@evergrant/domain/execution/refusals.ts';
import { findPerhapsInterested } from '@evergrant/domain/execution/interested-witness.ts';
import { sayWhyNotAddWitness } from '@evergrant/domain/execution/say-why-not-add-witness.ts';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { doubtful } from '#signing/doubtful-witness.ts';
import { describeWitness } from '#signing/describe-witness.ts';
import { listAsked } from '#signing/list-asked.ts';
import { witnesses } from '#signing/tables.ts';
import { takeOff } from '#signing/take-off.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';

interface NewWitness {
  readonly member: Member;
  readonly documentId: string;
  readonly name: string;
  readonly email: string;
  /** The owner was asked whether it is somebody in the document, and said no. */
  readonly isAnotherPerson?: boolean | undefined;
  readonly origin: Origin;
}

/** Adds a witness to a document, three at most, each address once. */
export const addWitness = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, input: NewWitness): Promise<Witness> => {
  const { member, documentId, isAnotherPerson, origin } = input;
  const name = input.name.trim();
  const email = input.email.trim();
  return db.transaction(async (tx) => {
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const asked = await listAsked(tx, documentId);
    const existing = asked.filter(({ role }) => role === 'witness');
    const cosignerEmails = asked.filter(({ role }) => role === 'cosigner').map((row) => row.email);

    const like = requireUninvolved(document, {
      existing,
      name,
      email,
      ownerEmail: member.email,
      cosignerEmails,
      isAnotherPerson,
    });
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
      details: {
        witnessId: witness.id,
        name,
        email,
        ...(declined && { inPlaceOf: declined.name }),
        ...(like && { statedNotToBe: like }),
      },
      origin,
    });
    return describeWitness(witness);
  });
};

type Asked = Omit<Parameters<typeof whyNotAddWitness>[0], 'takesWitnesses' | 'named'>;

/** Refuses whoever cannot witness. Gives the name in the document that is like theirs, if the owner says that it is another's. */
const requireUninvolved = (document: DocumentRow, asked: Asked): string | undefined => {
  const { namedPeople, execution } = typeOf(document);
  const named = namedPeople(document.interview.facts);
  const like = findPerhapsInterested(asked.name, named);
  const refusal = whyNotAddWitness({ ...asked, takesWitnesses: execution.takesWitnesses, named });
  if (refusal === 'may-be-named') throw doubtful({ name: asked.name, like, office: 'witness' });
  if (refusal) throw refused(refusal, document.documentTypeId);
  return like;
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

const refused = (refusal: Exclude<AddWitnessRefusal, 'may-be-named'>, documentTypeId: string): Refused => {
  const isInput = ['missing-name-or-email', 'invalid-name', 'invalid-email'].includes(refusal);
  return new Refused(isInput ? 'invalid' : 'conflict', {
    code: refusal,
    ...sayWhyNotAddWitness(refusal, nounOf(documentTypeId)),
  });
};
