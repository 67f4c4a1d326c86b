import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import type { DocumentRow } from '#documents/document-row.ts';
import { typeOf } from '#documents/document-type-of.ts';

type Standing = Pick<DocumentRow, 'name' | 'documentTypeId' | 'interview' | 'isInterviewComplete' | 'otherMakers'>;

/** What the owner of a document that is paid for does next, in one sentence. */
export const sayNextAct = (document: Standing): string => {
  const { execution } = typeOf(document);
  const name = nameInSentence(document.name);
  if (!document.isInterviewComplete)
    return `Next, answer the questions of ${name} that are still open. Then it can be signed.`;
  if (execution.method(document.interview.facts).kind === 'print-and-sign')
    return `Next, print ${name} and sign it in ink: its law asks for paper. ${withOthers(document)}Your dashboard says how, and who signs beside you.`;
  const invited = [...document.otherMakers, 'your witnesses'];
  return execution.takesWitnesses
    ? `Next, sign ${name} on your dashboard and invite ${new Intl.ListFormat('en-US').format(invited)}.`
    : `Next, sign ${name} on your dashboard, and ask everybody else who has a line in it to sign.`;
};

const withOthers = ({ otherMakers }: Standing): string =>
  otherMakers.length === 0
    ? ''
    : `${new Intl.ListFormat('en-US').format(otherMakers)} ${otherMakers.length === 1 ? 'makes and signs' : 'make and sign'} it with you. `;
