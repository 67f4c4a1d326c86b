import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { signedAfter } from '@evergrant/domain/catalogue/document-types.ts';

/** One of the steps that are still to come. */
export interface NextStep {
  readonly title: string;
  readonly text: string;
}

/** What follows a payment that is still to be made; `isAnswered` tells that the document has no open question. */
export const stepsOfPaying = (isAnswered: boolean): readonly NextStep[] => [
  { title: 'Instant Access', text: 'Your document is unlocked as soon as the payment is confirmed.' },
  {
    title: 'AI-Guided Setup',
    text: isAnswered
      ? 'Done. You can still change what you said, in plain words.'
      : 'Your advisor asks what is still missing, one question at a time.',
  },
  {
    title: 'Document Generation',
    text: 'Your finished document is ready to read, download and sign as your state asks.',
  },
];

interface Answered {
  readonly progress: number;
  readonly isInterviewComplete: boolean;
}

/** How far a document is before it is paid for, so that nobody pays for an empty one unknowingly. */
export const sayHowFar = ({ progress, isInterviewComplete }: Answered): string => {
  if (isInterviewComplete) return 'It is ready as soon as your payment is confirmed.';
  const answered =
    progress === 0
      ? 'You have not answered any of its questions yet.'
      : `You have answered ${progress}% of its questions; the rest is still to be answered or confirmed.`;
  return `${answered} You can pay now and finish after paying; until then it cannot be signed.`;
};

type Signing = Pick<
  DocumentSummary,
  'documentTypeId' | 'status' | 'isSignedInInk' | 'takesWitnesses' | 'isInterviewComplete'
> & {
  readonly awaitedCosigners: readonly string[];
  readonly otherMakers: readonly string[];
};

/** What follows a payment that was made; without `document` while it is not known what was paid for. */
export const stepsAfterPaying = (document: Signing | undefined): readonly NextStep[] => {
  const signing = document?.isSignedInInk
    ? [...trustFirst(document), print, note]
    : [sign, ...(document ? askMakers(document) : []), ...inviting(document)];
  return document?.isInterviewComplete ? [...signing, keep] : [answer, ...signing];
};

// A company with one member has nobody else to ask; who they are is known once it is complete.
const inviting = (document: Signing | undefined): readonly NextStep[] => {
  if (document?.takesWitnesses !== false) return [invite];
  return document.status === 'draft' || document.awaitedCosigners.length > 0 ? [others] : [];
};

const trustFirst = ({ documentTypeId }: Signing): readonly NextStep[] => {
  const text = signedAfter(documentTypeId);
  return text === undefined ? [] : [{ title: 'One document before it', text }];
};

const askMakers = ({ otherMakers }: Signing): readonly NextStep[] =>
  otherMakers.map((name) => ({
    title: `Ask ${name} to sign`,
    text: `${name} makes the document with you, and gets a private link to sign it by email.`,
  }));

const answer = { title: 'Finish your answers', text: 'Your advisor goes on where you stopped.' };
const sign = { title: 'Sign your document', text: 'Read it once more and sign it from your dashboard.' };
const invite = { title: 'Invite your witnesses', text: 'Each of up to three witnesses gets a private link by email.' };
const others = {
  title: 'Invite the others',
  text: 'Everybody else whom it names gets a private link to sign by email.',
};
const print = {
  title: 'Print it and sign it in ink',
  text: 'Its law asks for paper. The last pages of your copy say how, and who signs beside you.',
};
const note = { title: 'Note who has signed', text: 'On your dashboard you write down the day of each signature.' };
const keep = { title: 'Keep it', text: 'The document stays on your dashboard, to download whenever you like.' };
