import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import { panelTitle } from '@evergrant/domain/execution/panel-title.ts';
import { nameInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { momentInZone } from '@evergrant/rendering/moment/moment-in-zone.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import { methodOf } from '#signing/method-of.ts';
import { makerOf } from '#signing/maker-of.ts';
import { witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { findDocument } from '#documents/lock-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings'>;
interface Progress {
  readonly documentId: string;
  readonly witnessId: string;
}

/** Tells the owner by mail that a witness or co-signer has opened the document. */
export const mailViewed = (context: Needs, progress: Progress): Promise<void> =>
  mailOwner(context, progress, ({ isAcknowledgment }) => ({
    subject: ({ name, document }) => `${name} has opened ${document}`,
    key: 'viewed',
    next: [`You will hear from us when they have ${isAcknowledgment ? 'acknowledged it' : 'signed'}.`],
  }));

/** Tells the owner by mail that a witness or co-signer has signed, or acknowledged a document that is executed in ink. */
export const mailSigned = (context: Needs, progress: Progress): Promise<void> =>
  mailOwner(context, progress, ({ isAcknowledgment, isSigned, awaited, signedAt, signedTimeZone }) => ({
    subject: ({ name, document }) => `${name} ${isAcknowledgment ? 'has acknowledged' : 'has signed'} ${document}`,
    key: 'signed',
    next: [
      ...(signedAt === null ? [] : [`When: ${momentInZone(signedAt.toISOString(), signedTimeZone ?? 'UTC')}.`]),
      whatIsLeft({ isAcknowledgment, isSigned, awaited }),
    ],
  }));

const whatIsLeft = ({ isAcknowledgment, isSigned, awaited }: SigningState): string => {
  if (isSigned) return 'Everybody has signed now. The signed copy comes to you in a mail of its own.';
  return isAcknowledgment
    ? 'That does not execute the document: its law asks for ink. You can see on your dashboard who is still missing, and how it is signed on paper.'
    : `${awaited.length === 0 ? '' : `Still to sign: ${inOneSentence(awaited)}. `}You can see on your dashboard how far everybody is.`;
};

/** Tells the owner by mail that somebody would rather not sign, in their own words if they gave any. */
export const mailDeclined = (
  context: Needs,
  { voidsInk = false, ...progress }: Progress & { readonly voidsInk?: boolean },
): Promise<void> =>
  mailOwner(context, progress, ({ name, role, declineReason }) => ({
    subject: ({ name: who, document }) => `${who} has declined to sign ${document}`,
    key: 'declined',
    next: [
      ...(declineReason === null ? [] : [`In their own words: “${declineReason}”`]),
      ...(voidsInk
        ? [
            `You had noted that ${name} signed on paper. That note is taken back, and the line is open again: only ${name} can say whether they have signed.`,
          ]
        : []),
      role === 'witness'
        ? `Nothing is lost: your own signature and every other one stay valid. Please open Manage Witnesses on your dashboard and name another person in place of ${name}.`
        : `Nothing is lost: your own signature and every other one stay valid. The document needs the signature of ${name}, by a new private link or on paper. It may help to talk it over, or to ask an attorney.`,
    ],
  }));

/** Tells the owner by mail that somebody whose ink was stated says that they have not signed; the document stays as it is. */
export const mailDisputed = (context: Needs, progress: Progress): Promise<void> =>
  mailOwner(context, progress, ({ name, declineReason }) => ({
    subject: ({ name: who, document }) => `${who} says that they have not signed ${document}`,
    key: 'disputed',
    next: [
      ...(declineReason === null ? [] : [`In their own words: “${declineReason}”`]),
      `You stated that ${name} signed on paper, and the document is closed since. What ${name} says is on record beside it. Please talk to ${name} and look at the sheets. If the signature is not there, do not use the document, and ask an attorney.`,
    ],
  }));

/** What the mail server of somebody refused: an invitation that was kept for them, or a reminder. */
export type Undelivered = 'invitation' | 'reminder';

/** Tells the owner by mail that the mail server of somebody refused what we wrote to them. */
export const mailUndelivered = (
  context: Needs,
  { what, ...progress }: Progress & { readonly what: Undelivered },
): Promise<void> =>
  mailOwner(context, progress, ({ name, email, tokenHash, panel }) => ({
    subject: ({ document }) => `We could not reach ${name} about ${document}`,
    // Each link is told of once: the owner may mend a mailbox, send a new one, and hear of that one too.
    key: what === 'invitation' ? 'undelivered' : `undelivered-reminder-${tokenHash?.slice(0, 16)}`,
    next: [
      what === 'invitation'
        ? `Mail to ${email} comes back, so ${name} has no private link yet.`
        : `Our reminder to ${email} came back, so we do not remind ${name} again.`,
      `Please check the address on your dashboard, in ${panel}.`,
    ],
  }));

interface SigningState {
  readonly isAcknowledgment: boolean;
  /** Nobody is missing any more. */
  readonly isSigned: boolean;
  /** Names of those beside owner and witnesses who have not signed. */
  readonly awaited: readonly string[];
}

interface Wording {
  readonly key: string;
  readonly next: readonly string[];
  /** What happened, of whom and of which document, each as it stands inside a sentence. */
  readonly subject: (named: { readonly name: string; readonly document: string }) => string;
}

const mailOwner = async (
  { db, mail, settings }: Needs,
  progress: Progress,
  word: (witness: WitnessRow & SigningState & { readonly panel: string }) => Wording,
): Promise<void> => {
  const document = await findDocument(db, progress.documentId);
  const [witness] = await db.select().from(witnesses).where(eq(witnesses.id, progress.witnessId));
  const owner = document && (await findContact(db, document.userId));
  if (!document || !witness || !owner) return;
  const version = document.currentVersionId ? await readFrozenVersion(db, document.currentVersionId) : undefined;
  const isAcknowledgment = version !== undefined && methodOf(document, version) === 'print-and-sign';
  const panel = panelTitle(typeOf(document).execution);
  const wording = word({
    ...witness,
    isAcknowledgment,
    isSigned: document.status === 'signed',
    awaited: document.awaitedCosigners.map((other) => nameInMail(other, 'somebody else')),
    panel,
    name: nameInMail(witness.name, 'somebody whom you asked'),
  });
  const maker = version ? nameInMail(makerOf(version), owner.name) : owner.name;
  const said = wording.subject({
    name: nameInMail(witness.name, 'Somebody whom you asked'),
    document: nameInSentence(document.name),
  });
  const composed = await composeMail({
    language: languageOf(document.interview),
    subject: said,
    preview: wording.next[0] ?? said,
    heading: said,
    greets: maker,
    paragraphs: [`${said}.`, ...wording.next],
    action: { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` },
  });
  const key = `${wording.key}-${witness.id}-${document.currentVersionId ?? 'draft'}`;
  await mail.send({ to: owner.email, ...composed, idempotencyKey: key });
};
