import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { nameInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { composeMail, type ComposedMail } from '#notifications/compose-mail.ts';
import { greetIn, unnamed } from '#notifications/say-mail.ts';
import type { CosignerRole } from '@evergrant/domain/execution/signer-roles.ts';
import type { WitnessRow } from '#signing/witness-row.ts';

export interface Invitation {
  readonly witness: WitnessRow;
  readonly documentName: string;
  /** In whose name it is written: of the makers the one who signs first. */
  readonly ownerName: string;
  /** Everybody who makes the document, but for whoever is written to. */
  readonly makers: readonly string[];
  /** As what they are to sign. */
  readonly role: 'witness' | CosignerRole;
  readonly url: string;
  /** Every capacity in which a co-signer signs, as the document prints it; absent for a witness. */
  readonly capacity?: string | undefined;
  /** The law asks for ink: a signature on the screen acknowledges the document and does not execute it. */
  readonly isAcknowledgment: boolean;
  /** `time`: they were written to before the owner had signed. */
  readonly kind: 'first' | 'time' | 'reminder';
  /** The language in which the document is made. */
  readonly language: Language;
}

/** The mail with the private link, in the words of what its holder is asked for. */
export const composeInvitation = (invitation: Invitation): Promise<ComposedMail> => {
  const { witness, role, ownerName, kind, isAcknowledgment } = invitation;
  const words = role === 'witness' ? wordsForWitness(invitation) : wordsForCosigner(invitation);
  const subject = kind === 'reminder' ? `Reminder: ${words.subject}` : words.subject;
  return composeMail({
    language: invitation.language,
    subject,
    preview: words.preview,
    heading: greetIn(invitation.language, nameInMail(witness.name, unnamed)),
    paragraphs: [beginningOf(invitation), ...words.paragraphs, ...(isAcknowledgment ? [inkWords(invitation)] : [])],
    action: { label: words.action, url: invitation.url },
    footnotes: [
      kind === 'reminder'
        ? `This is the same private link as before: please do not forward it. If you would rather not sign, open it and say so, and ${ownerName} is told; we remind you twice at most.`
        : `This link is yours alone: please do not forward it. If you would rather not sign, open it and say so, and ${ownerName} is told. If you do not know the sender, you can ignore this message.`,
    ],
  });
};

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
}

const beginningOf = (invitation: Invitation): string => {
  const { role, documentName, ownerName, kind, isAcknowledgment } = invitation;
  const document = nameInSentence(documentName);
  if (kind !== 'reminder') return isAcknowledgment ? askedToAcknowledge(invitation) : askedToSign(invitation);
  return role === 'witness'
    ? `${ownerName} asked you to witness the signing of ${document}, and your ${isAcknowledgment ? 'acknowledgment' : 'signature'} is still missing.`
    : `${ownerName} asked you to sign ${document}, and your ${isAcknowledgment ? 'acknowledgment' : 'signature'} is still missing.`;
};

const askedToAcknowledge = ({ role, documentName, ownerName, kind }: Invitation): string => {
  const document = nameInSentence(documentName);
  if (kind === 'time')
    return `It is time: ${ownerName} has now acknowledged ${document} online and asks you to acknowledge it too.`;
  return role === 'witness'
    ? `${ownerName} has acknowledged ${document} online and asks you to be a witness.`
    : `${ownerName} has acknowledged ${document} online and asks you to acknowledge it too.`;
};

// Witnesses are written to on a screen when everybody who makes the document has signed it.
const askedToSign = ({ role, documentName, ownerName, makers, kind }: Invitation): string => {
  const document = nameInSentence(documentName);
  const isTime = kind === 'time';
  if (role !== 'witness')
    return isTime
      ? `It is time: ${ownerName} has now signed ${document} and asks you to sign it too.`
      : `${ownerName} has signed ${document} and asks you to sign it too.`;
  if (makers.length > 1)
    return isTime
      ? `It is time: ${inOneSentence(makers)} have now signed ${document} and ask you to sign as a witness.`
      : `${inOneSentence(makers)} have signed ${document} and ask you to be a witness.`;
  return isTime
    ? `It is time: ${ownerName} has now signed ${document} and asks you to sign as a witness.`
    : `${ownerName} has signed ${document} and asks you to be a witness.`;
};

const inkWords = ({ ownerName }: Invitation): string =>
  `The law that governs this document asks for ink. What you sign on the screen acknowledges the document and does not execute it; ${ownerName} arranges with you when it is signed on paper.`;

const wordsForWitness = ({ documentName, makers, isAcknowledgment }: Invitation): Words => ({
  subject: `${inOneSentence(makers)} ${makers.length > 1 ? 'ask' : 'asks'} you to witness ${nameInSentence(documentName)}`,
  preview: `A private link to read the document and ${isAcknowledgment ? 'acknowledge it' : 'sign'} as a witness.`,
  paragraphs: [
    ...(makers.length > 1 ? [`${inOneSentence(makers)} make this document together.`] : []),
    `As a witness you state that you are old enough to be one, that the document does not name you and gives you nothing, that ${inOneSentence(makers)} asked you, and that as far as you know ${makers.length > 1 ? 'each of them' : inOneSentence(makers)} is of sound mind and acts freely. You do not agree to its terms and take on no duty.`,
    'You can read the document first. You need no account, and it takes about five minutes.',
  ],
  action: isAcknowledgment ? 'View and acknowledge' : 'View and sign',
});

const wordsForCosigner = (invitation: Invitation): Words => ({
  ...headOfCosigner(invitation),
  paragraphs: [
    whatCosignerDoes(invitation),
    ...(invitation.capacity === undefined ? [] : [capacityWords(invitation.capacity)]),
    'Take your time, read it first, and ask a lawyer of your own if you like. You need no account.',
  ],
});

const headOfCosigner = ({ role, documentName, ownerName, isAcknowledgment }: Invitation) => ({
  subject: `${ownerName} asks you to ${isAcknowledgment ? 'acknowledge' : 'sign'} ${nameInSentence(documentName)}`,
  preview: `A private link to read the document that ${role === 'maker' ? 'you make together' : 'names you'}, and to ${isAcknowledgment ? 'acknowledge' : 'sign'} it.`,
  action: isAcknowledgment ? 'Read and acknowledge' : 'Read and sign',
});

const whatCosignerDoes = ({ role, makers, isAcknowledgment }: Invitation): string => {
  switch (role) {
    case 'maker':
      return `You make this document together with ${inOneSentence(makers)}, and it has a line for your signature. You are not asked as a witness: ${isAcknowledgment ? 'it says what all of you agree to' : 'by signing you make it too, and agree to all that it says'}.`;
    case 'spouse':
      return 'The document names you as spouse and has a line for your signature. You are not asked as a witness: by signing you join in the document and consent to what it says about the property that belongs to you both.';
    case 'witness':
    case 'cosigner':
      return 'The document names you and has a line for your signature. You are not asked as a witness: by signing you accept what the document asks of you.';
  }
};

const capacityWords = (capacity: string): string =>
  capacity.includes('; ')
    ? `Your one signature stands on each of your lines: ${capacity}.`
    : `You sign as: ${capacity}.`;
