import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import { witnesses } from '#signing/tables.ts';
import { findTrust } from '#trusts/lock-trust.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings'>;
interface Progress {
  readonly trustId: string;
  readonly witnessId: string;
}

/** Tells the owner by mail that a witness has opened the document. */
export const mailViewed = (context: Needs, progress: Progress): Promise<void> =>
  mailOwner(context, progress, {
    verb: 'has opened',
    key: 'viewed',
    next: 'You will hear from us when they have signed.',
  });

/** Tells the owner by mail that a witness has signed. */
export const mailSigned = (context: Needs, progress: Progress): Promise<void> =>
  mailOwner(context, progress, {
    verb: 'has signed',
    key: 'signed',
    next: 'You can see on your dashboard who is still missing.',
  });

interface Wording {
  readonly verb: string;
  readonly key: string;
  readonly next: string;
}

const mailOwner = async ({ db, mail, settings }: Needs, progress: Progress, wording: Wording): Promise<void> => {
  const trust = await findTrust(db, progress.trustId);
  const [witness] = await db.select().from(witnesses).where(eq(witnesses.id, progress.witnessId));
  const owner = trust && (await findContact(db, trust.userId));
  if (!trust || !witness || !owner) return;
  const said = `${witness.name} ${wording.verb} ${trust.name}`;
  const composed = await composeMail({
    subject: said,
    preview: wording.next,
    heading: said,
    paragraphs: [`Hello ${owner.name}, ${said}.`, wording.next],
    action: { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` },
  });
  const key = `${wording.key}-${witness.id}-${trust.currentVersionId ?? 'draft'}`;
  await mail.send({ to: owner.email, ...composed, idempotencyKey: key });
};
