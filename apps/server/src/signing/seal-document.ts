import { createHash } from 'node:crypto';
import { nameInSentence } from '@evergrant/domain/execution/name-in-sentence.ts';
import { nameInMail, titleInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import type { MailMessage } from '@evergrant/ports/mail/mail.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { mailEach } from '#notifications/mail-each.ts';
import { findContact } from '#accounts/find-contact.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { certify } from '#signing/certify.ts';
import { makerOf } from '#signing/maker-of.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { findTrust } from '#trusts/lock-trust.ts';
import { storeExecuted } from '#trusts/store-executed.ts';
import { tellTrustChanged } from '#trusts/tell-trust-changed.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

type Needs = Pick<Context, 'db' | 'files' | 'pdf' | 'mail' | 'clock' | 'settings'>;

/** Prints the executed document once, with signatures and certificate, keeps its bytes and mails everyone a copy. */
export const sealDocument = async (
  context: Needs,
  { trustId, versionId }: ProductEvents['document.executed'],
): Promise<void> => {
  const trust = await findTrust(context.db, trustId);
  if (!trust) return;
  const version = await readFrozenVersion(context.db, versionId);
  const sealed = await certify(context.db, { trustId, version, issuedAt: context.clock() });
  if (!version.executedPdfKey) await printAndKeep(context, { trustId, version, sealed });

  await mailCopies(context, { trust, versionId, sealed });
};

type Sealed = Awaited<ReturnType<typeof certify>>;

const printAndKeep = async (
  { db, files, pdf, clock }: Needs,
  { trustId, version, sealed }: { readonly trustId: string; readonly version: VersionRow; readonly sealed: Sealed },
): Promise<void> => {
  const { printed, certificate } = sealed;
  const executed = { watermark: false, ...printed, certificate };
  const html = renderHtml(version.document, executed);
  const bytes = await pdf.render({ document: version.document, ...executed });
  const pdfSha256 = createHash('sha256').update(bytes).digest('hex');
  // Named by its content: a repeat of this job never overwrites what was kept.
  const pdfKey = `executed/${trustId}/${version.id}-${pdfSha256.slice(0, 16)}.pdf`;
  await files.put(pdfKey, bytes, 'application/pdf');

  await db.transaction(async (tx) => {
    const at = clock();
    if (!(await storeExecuted(tx, { versionId: version.id, pdfKey, pdfSha256, html, at }))) return;
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at,
      actor: 'system',
      action: 'executed document kept',
      details: { versionId: version.id, pdfSha256, signedSha256: version.sha256 },
    });
    await tellTrustChanged(tx, trustId);
  });
};

const mailCopies = async (
  { db, files, mail, settings }: Needs,
  { trust, versionId, sealed }: { readonly trust: TrustRow; readonly versionId: string; readonly sealed: Sealed },
): Promise<void> => {
  const version = await readFrozenVersion(db, versionId);
  const owner = await findContact(db, trust.userId);
  const bytes = version.executedPdfKey ? await files.get(version.executedPdfKey) : undefined;
  if (!bytes) throw new Error(`the executed document of ${trust.id} cannot be mailed yet`);
  const title = titleInMail(trust.name, 'Your document');
  const attachment = { filename: `${title}.pdf`, contentType: 'application/pdf', content: bytes };
  const { signers, onPaper = [] } = sealed.certificate;
  const document = nameInSentence(trust.name);
  const ownerName = nameInMail(makerOf(version), owner?.name ?? 'the owner');
  const inInk = onPaper.map(({ name }) => nameInMail(name, 'a co-signer'));
  const words =
    inInk.length === 0
      ? `${document} has now been signed by ${ownerName} and everybody else who was asked.`
      : `every signature of ${document} is now given here or, by the word of ${ownerName}, on paper: ${inInk.join(' and ')} signed in ink, which the attached copy says and does not show.`;
  const copies: MailMessage[] = [];
  for (const { name, email, role } of signers) {
    const isOwner = role === 'Owner';
    const composed = await composeMail({
      subject: inInk.length === 0 ? `${title} is signed by everyone` : `${title} is complete`,
      preview: 'Your signed copy is attached.',
      heading: isOwner ? 'All signatures are collected' : 'Your copy of the signed document',
      paragraphs: [
        `Hello ${nameInMail(name, 'there')}, ${words}`,
        'The signed document is attached as a PDF, with a certificate of completion. Please keep it in a safe place.',
      ],
      ...(isOwner && owner ? { action: { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` } } : {}),
      footnotes: [`You receive this because you signed as ${role.toLowerCase()}.`],
    });
    copies.push({
      to: email,
      ...composed,
      attachments: [attachment],
      // Couples may share an address: each is sent a copy of their own.
      idempotencyKey: `executed-${versionId}-${email.toLowerCase()}-${role}-${name}`,
    });
  }
  await mailEach(mail, copies);
};
