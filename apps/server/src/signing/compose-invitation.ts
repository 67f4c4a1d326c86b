import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import { nameInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { composeMail, type ComposedMail } from '#notifications/compose-mail.ts';
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
}

/** The mail with the private link, in the words of what its holder is asked for. */
export const composeInvitation = (invitation: Invitation): Promise<ComposedMail> => {
  const { witness, role, ownerName, kind, isAcknowledgment } = invitation;
  const words = role === 'witness' ? wordsForWitness(invitation) : wordsForCosigner(invitation);
  const subject = kind === 'reminder' ? `Reminder: ${words.subject}` : words.subject;
  return composeMail({
    subject,
    preview: words.preview,
    heading: `Hello ${nameInMail(witness.name, 'there')},`,
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
  const { role, documentName, ownerName, makers, kind, isAcknowledgment } = invitation;
  const isWitness = role === 'witness';
  const document = nameInSentence(documentName);
  const [has, too] = isAcknowledgment
    ? [`acknowledged ${document} online`, 'acknowledge it too']
    : [`signed ${document}`, 'sign it too'];
  // Witnesses are written to on a screen when everybody who makes the document has signed it.
  const areSeveral = isWitness && !isAcknowledgment && makers.length > 1;
  const [who, have, ask] = areSeveral ? [inOneSentence(makers), 'have', 'ask'] : [ownerName, 'has', 'asks'];
  switch (kind) {
    case 'first':
      return `${who} ${have} ${has} and ${ask} you to ${isWitness ? 'be a witness' : too}.`;
    case 'time':
      return `It is time: ${who} ${have} now ${has} and ${ask} you to ${isWitness && !isAcknowledgment ? 'sign as a witness' : too}.`;
    case 'reminder': {
      const missing = isAcknowledgment ? 'acknowledgment' : 'signature';
      return `${ownerName} asked you to ${isWitness ? 'witness the signing of' : 'sign'} ${document}, and your ${missing} is still missing.`;
    }
  }
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

const headOfCosigner = ({ role, documentName, ownerName, isAcknowledgment }: Invitation) => {
  const toSign = isAcknowledgment ? 'acknowledge' : 'sign';
  return {
    subject: `${ownerName} asks you to ${toSign} ${nameInSentence(documentName)}`,
    preview: `A private link to read the document that ${role === 'maker' ? 'you make together' : 'names you'}, and to ${toSign} it.`,
    action: `Read and ${toSign}`,
  };
};

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
