import { brand } from '@evergrant/domain/brand/brand.ts';
import { openContact } from '#accounts/sealed-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** The last mail of an account. */
export const personalDataJobs = (context: Pick<Context, 'mail' | 'settings'>) => ({
  'personal-data.mail-farewell': async (data: ProductEvents['account.deleted']): Promise<void> => {
    const { name, email } = await openContact(context, data.sealedContact);
    const composed = await composeMail({
      subject: 'Your account has been deleted',
      preview: 'This is the last message that you get from us.',
      heading: `Goodbye, ${name}`,
      paragraphs: [
        'Your account has been deleted, with your drafts, your answers, your conversations and your open invitations. Every device is signed out.',
        keptSentence(data.keptDocuments),
        'We also keep what was paid and when, without your name, as bookkeeping law asks of us.',
      ],
      footnotes: [`If this was not you, please write to ${brand.supportEmail} at once.`],
    });
    await context.mail.send({ to: email, ...composed, idempotencyKey: `deleted-${data.sealedContact.slice(0, 64)}` });
  },
});

const keptSentence = (count: number): string => {
  if (count === 0) return 'There was no document that everyone had signed, so no document is kept.';
  const what = count === 1 ? 'One document' : `${count} documents`;
  return `${what} that everyone had signed stays on record: the signed text, the signatures and what happened to it, because others rely on it.`;
};
