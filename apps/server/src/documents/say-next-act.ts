import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import type { Requirements } from '@evergrant/domain/execution/requirements.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type PaidDocument = Pick<DocumentRow, 'name' | 'isInterviewComplete'> & {
  /** Who makes it together with its owner. */
  readonly otherMakers: readonly string[];
};

/** What the owner of a document that is paid for does next, in one sentence. */
export const sayNextAct = (
  document: PaidDocument,
  { method, takesWitnesses }: Pick<Requirements, 'method' | 'takesWitnesses'>,
): string => {
  const name = nameInSentence(document.name);
  if (!document.isInterviewComplete)
    return `Next, answer the questions of ${name} that are still open. Then it can be signed.`;
  if (method.kind === 'print-and-sign')
    return [
      `Next, print ${name} and sign it in ink: its law asks for paper.`,
      ...withOthers(document),
      'Your dashboard says how, and who signs beside you.',
    ].join(' ');
  return takesWitnesses
    ? `Next, sign ${name} on your dashboard and invite ${inOneSentence([...document.otherMakers, 'your witnesses'])}.`
    : `Next, sign ${name} on your dashboard, and ask everybody else who has a line in it to sign.`;
};

const withOthers = ({ otherMakers }: PaidDocument): readonly string[] =>
  otherMakers.length === 0
    ? []
    : [`${inOneSentence(otherMakers)} ${otherMakers.length === 1 ? 'makes and signs' : 'make and sign'} it with you.`];
