import type { Actor } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { requireWitness } from '#signing/find-witness.ts';
import { findDocument } from '#documents/lock-document.ts';

/** Refuses a private link that is used where the document's own maker is signed in: nobody witnesses for somebody else. */
export const refuseOwner = async (
  { db }: Pick<Context, 'db'>,
  { actor, token }: { readonly actor: Actor; readonly token: string },
): Promise<void> => {
  if (actor.kind !== 'member') return;
  const { documentId } = await requireWitness(db, token);
  const document = await findDocument(db, documentId);
  if (actor.userId !== document?.userId) return;
  throw new Refused('forbidden', {
    code: 'signed-in-as-owner',
    title: 'Please use your own browser',
    message:
      'The person who made this document is signed in here. Please open the link in your own browser, on your own phone or computer, or in a private window.',
  });
};
