import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import { nameInMail, titleInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import type { MailMessage } from '@evergrant/ports/mail/mail.ts';
import type { Certificate } from '@evergrant/rendering/certificate.ts';
import { findContact } from '#accounts/find-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { unnamed } from '#notifications/say-mail.ts';
import { mailEach } from '#notifications/mail-each.ts';
import type { Context } from '#platform/context.ts';
import { makerOf, makersOf } from '#signing/maker-of.ts';
import { wordsForExecuted } from '#signing/words-for-executed.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

interface Executed {
  readonly document: DocumentRow;
  readonly version: VersionRow;
  readonly certificate: Certificate;
}

/** Mails everybody who signed, and the owner in any case, the executed document as it is kept. */
export const mailExecuted = async (
  { db, files, mail, settings }: Pick<Context, 'db' | 'files' | 'mail' | 'settings'>,
  { document, version, certificate }: Executed,
): Promise<void> => {
  const { executedAt, executedPdfKey } = version;
  const bytes = executedAt !== null && executedPdfKey !== null ? await files.get(executedPdfKey) : undefined;
  if (!bytes) throw new Error(`the executed document of ${document.id} cannot be mailed yet`);
  const owner = await findContact(db, document.userId);
  const title = titleInMail(document.name, 'Your document');
  const attachment = { filename: `${title}.pdf`, contentType: 'application/pdf', content: bytes };
  const maker = nameInMail(makerOf(version), owner?.name ?? 'the owner');
  const named = { title, document: nameInSentence(document.name) };

  // An owner who signed in ink alone has left no address in the certificate.
  const hasOwner = certificate.signers.some(({ isOwner }) => isOwner);
  const left = owner && !hasOwner ? [{ name: makerOf(version), email: owner.email, role: 'Owner', isOwner: true }] : [];
  const copies: MailMessage[] = [];
  for (const { name, email, role, isOwner = false } of [...left, ...certificate.signers]) {
    const makers = makersReadBy(version, { name, maker });
    const word = isOwner ? 'your word' : `the word of ${maker}`;
    const words = wordsForExecuted(certificate, { ...named, makers, word });
    const composed = await composeMail({
      language: languageOf(document.interview),
      subject: words.subject,
      preview: words.preview,
      heading: isOwner ? words.headingOfOwner : words.heading,
      greets: nameInMail(name, unnamed),
      paragraphs: [words.what, ...words.when, words.attached],
      ...(isOwner && owner ? { action: { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` } } : {}),
      footnotes: [
        makers.includes('you') ? 'You receive this because you made the document.' : words.because(role.toLowerCase()),
      ],
    });
    // Couples may share an address: each is sent a copy of their own.
    const idempotencyKey = `executed-${version.id}-${email.toLowerCase()}-${role}-${name}`;
    copies.push({ to: email, ...composed, attachments: [attachment], idempotencyKey });
  }
  await mailEach(mail, copies);
};

// Whoever reads it and made the document is `you`, and comes first.
const makersReadBy = (
  version: VersionRow,
  { name, maker }: { readonly name: string; readonly maker: string },
): readonly string[] => {
  const makers = makersOf(version).map((one, index) => ({
    isReader: isSamePerson(one, name),
    called: index === 0 ? maker : nameInMail(one, 'another maker'),
  }));
  const isMaker = makers.some(({ isReader }) => isReader);
  return [...(isMaker ? ['you'] : []), ...makers.filter(({ isReader }) => !isReader).map(({ called }) => called)];
};
