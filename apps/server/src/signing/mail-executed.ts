import { nameInSentence } from '@evergrant/domain/execution/name-in-sentence.ts';
import { nameInMail, titleInMail } from '@evergrant/domain/names/name-in-mail.ts';
import type { MailMessage } from '@evergrant/ports/mail/mail.ts';
import type { Certificate } from '@evergrant/rendering/certificate.ts';
import { findContact } from '#accounts/find-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { mailEach } from '#notifications/mail-each.ts';
import type { Context } from '#platform/context.ts';
import { makerOf } from '#signing/maker-of.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

interface Executed {
  readonly trust: TrustRow;
  readonly version: VersionRow;
  readonly certificate: Certificate;
}

/** Mails everybody who signed the executed document as it is kept. */
export const mailExecuted = async (
  { db, files, mail, settings }: Pick<Context, 'db' | 'files' | 'mail' | 'settings'>,
  { trust, version, certificate }: Executed,
): Promise<void> => {
  const { executedAt, executedPdfKey } = version;
  const bytes = executedAt !== null && executedPdfKey !== null ? await files.get(executedPdfKey) : undefined;
  if (!bytes) throw new Error(`the executed document of ${trust.id} cannot be mailed yet`);
  const owner = await findContact(db, trust.userId);
  const title = titleInMail(trust.name, 'Your document');
  const attachment = { filename: `${title}.pdf`, contentType: 'application/pdf', content: bytes };
  const { subject, words } = wordsFor(certificate, {
    title,
    document: nameInSentence(trust.name),
    maker: nameInMail(makerOf(version), owner?.name ?? 'the owner'),
  });

  const copies: MailMessage[] = [];
  for (const { name, email, role } of certificate.signers) {
    const isOwner = role === 'Owner';
    const composed = await composeMail({
      subject,
      preview: 'Your signed copy is attached.',
      heading: isOwner ? 'All signatures are collected' : 'Your copy of the signed document',
      paragraphs: [
        `Hello ${nameInMail(name, 'there')}, ${words}`,
        'The signed document is attached as a PDF, with a certificate of completion. Please keep it in a safe place.',
      ],
      ...(isOwner && owner ? { action: { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` } } : {}),
      footnotes: [`You receive this because you signed as ${role.toLowerCase()}.`],
    });
    // Couples may share an address: each is sent a copy of their own.
    const idempotencyKey = `executed-${version.id}-${email.toLowerCase()}-${role}-${name}`;
    copies.push({ to: email, ...composed, attachments: [attachment], idempotencyKey });
  }
  await mailEach(mail, copies);
};

interface Named {
  readonly title: string;
  readonly document: string;
  readonly maker: string;
}

const wordsFor = ({ onPaper = [] }: Certificate, { title, document, maker }: Named) => {
  if (onPaper.length === 0) {
    return {
      subject: `${title} is signed by everyone`,
      words: `${document} has now been signed by ${maker} and everybody else who was asked.`,
    };
  }
  const inInk = onPaper.map(({ name }) => nameInMail(name, 'a co-signer')).join(' and ');
  return {
    subject: `${title} is complete`,
    words: `every signature of ${document} is now given here or, by the word of ${maker}, on paper: ${inInk} signed in ink, which the attached copy says and does not show.`,
  };
};
