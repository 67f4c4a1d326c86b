import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { sayWhatCanBeMadeIn } from '#notifications/say-mail.ts';
import { mailGuestReceipt } from '#payments/purchases/mail-guest-receipt.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import { findDocument } from '#documents/lock-document.ts';
import { otherMakersOf } from '#documents/other-makers-of.ts';
import { loadRequirements } from '#documents/requirements-of.ts';
import { sayNextAct } from '#documents/say-next-act.ts';

/** Mails a receipt for a paid order. */
export const mailReceipt = async (
  context: Pick<Context, 'db' | 'mail' | 'settings' | 'clock'>,
  { orderId }: { readonly orderId: string },
): Promise<void> => {
  const { db, mail, settings } = context;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.userId === null) return mailGuestReceipt(context, order);
  const contact = order?.userId ? await findContact(db, order.userId) : undefined;
  if (!order?.paidAt || !contact) return;
  const plan = planOf(order.productType);
  const document = order.documentId ? await findDocument(db, order.documentId) : undefined;
  const isDocumentGone = order.documentId !== null && document === undefined && plan.id !== 'subscription';
  const amount = formatMoneyExactly(order.amountInCents);
  const paidOn = order.paidAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const language = document ? languageOf(document.interview) : contact.language;
  const composed = await composeMail({
    language,
    subject: `Your receipt for ${plan.name}`,
    preview: `We received ${amount}. Here is what happens next.`,
    heading: 'Thank you, your payment arrived',
    greets: contact.name,
    paragraphs: [
      'this is your receipt.',
      ...(isDocumentGone ? [keptAsPackage] : []),
      ...(document
        ? [
            sayNextAct(
              { ...document, otherMakers: otherMakersOf(document, context.clock()) },
              await loadRequirements(context, document),
            ),
          ]
        : ['Next, begin or finish a document on your dashboard.', sayWhatCanBeMadeIn(language)]),
    ],
    facts: [
      { label: 'What you bought', value: plan.name },
      ...(document ? [{ label: 'Document', value: document.name }] : []),
      { label: 'Amount', value: plan.id === 'subscription' ? `${amount} a month` : amount },
      { label: 'Date', value: paidOn },
      { label: 'Order number', value: order.number },
    ],
    action: { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` },
    footnotes: ['If you are not satisfied within 30 days, tell us, and you get your money back.'],
  });
  await mail.send({ to: contact.email, ...composed, idempotencyKey: `receipt-${orderId}` });
};

const keptAsPackage =
  'The document that you chose at the checkout had been deleted before your payment arrived. Your payment is not lost: it pays for the next document that you finish.';
