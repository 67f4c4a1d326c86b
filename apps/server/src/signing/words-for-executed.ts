import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { nameInMail } from '@evergrant/domain/names/name-in-mail.ts';
import type { Certificate } from '@evergrant/rendering/certificate.ts';
import { momentInZone } from '@evergrant/rendering/moment/moment-in-zone.ts';

interface Named {
  readonly title: string;
  /** As it stands inside a sentence. */
  readonly document: string;
  /** Who made it, and by whose word ink is noted; `you` and `your word` to its owner. */
  readonly makers: readonly string[];
  readonly word: string;
}

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly headingOfOwner: string;
  readonly heading: string;
  readonly what: string;
  /** Who signed when, a line each. */
  readonly when: readonly string[];
  readonly attached: string;
  /** Why somebody who did not make the document is sent it. */
  readonly because: (role: string) => string;
}

/** What is written to everybody once a document is complete: true of a screen, of ink, and of both. */
export const wordsForExecuted = (certificate: Certificate, named: Named): Words => {
  const { method, onPaper = [] } = certificate;
  const when = whenOf(certificate);
  if (method === 'paper') return { ...(onPaper.length === 0 ? acknowledged(named) : inked(named)), when };
  return { ...signed(named), ...(method === 'online' ? {} : mixed(onPaper, named)), when };
};

const signed = ({ title, document, makers }: Named): Omit<Words, 'when'> => ({
  subject: `${title} is signed by everyone`,
  preview: 'Your signed copy is attached.',
  headingOfOwner: 'All signatures are collected',
  heading: 'Your copy of the signed document',
  what: `${document} has now been signed by ${inOneSentence([...makers, 'everybody else who was asked'])}.`,
  attached:
    'The signed document is attached as a PDF, with a certificate of completion. Please keep it in a safe place.',
  because: (role) => `You receive this because you signed as ${role}.`,
});

const mixed = (onPaper: NonNullable<Certificate['onPaper']>, { title, document, word }: Named): Partial<Words> => {
  const inInk = onPaper.map(({ name }) => nameInMail(name, 'a co-signer')).join(' and ');
  return {
    subject: `${title} is complete`,
    what: `every signature of ${document} is now given here or, by ${word}, on paper: ${inInk} signed in ink, which the attached copy says and does not show.`,
  };
};

const inked = ({ title, document, word }: Named): Omit<Words, 'when'> => ({
  subject: `${title} is complete`,
  preview: 'A copy for your records is attached.',
  headingOfOwner: 'Every signature is noted',
  heading: 'Your copy for the record',
  what: `by ${word}, every line of ${document} is now signed in ink on paper.`,
  attached:
    'A copy is attached as a PDF, with a certificate of completion. It says who signed when and does not show the ink: the sheets that were signed are the document.',
  because: acknowledgedAs,
});

const acknowledged = ({ title, document, makers }: Named): Omit<Words, 'when'> => ({
  subject: `${title} is acknowledged by everyone`,
  preview: 'A copy for your records is attached.',
  headingOfOwner: 'Everybody has acknowledged the document',
  heading: 'Your copy for the record',
  what: `${document} has now been acknowledged online by ${inOneSentence([...makers, 'everybody else who was asked'])}. That does not execute it: its law asks for ink on paper.`,
  attached: 'A copy is attached as a PDF, with a certificate of what was acknowledged. Please keep it in a safe place.',
  because: acknowledgedAs,
});

const acknowledgedAs = (role: string): string => `You receive this because you acknowledged it online as ${role}.`;

const whenOf = ({ method, signers, onPaper = [] }: Certificate): readonly string[] => [
  ...signers.map(
    ({ name, signedAt, timeZone }) =>
      `${nameInMail(name, 'A signer')} ${method === 'paper' ? 'acknowledged it online' : 'signed'}: ${momentInZone(signedAt, timeZone)}.`,
  ),
  ...onPaper.map(
    ({ name, signedOn }) => `${nameInMail(name, 'A signer')} signed on paper: ${longDate(signedOn)}, as stated.`,
  ),
];
