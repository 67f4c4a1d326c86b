import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { Certificate } from '#certificate.ts';

/**
 * True of a record whose own pages are the ones that were signed, on a screen; false where sheets were signed in ink, by the owner
 * too, of which the record is a copy.
 */
export const isExecutedOnScreen = (certificate: Pick<Certificate, 'method' | 'signers'> | undefined): boolean => {
  switch (certificate?.method) {
    case 'online':
      return true;
    case 'online-and-paper':
      return certificate.signers.some(({ isOwner }) => isOwner);
    case 'paper':
    case undefined:
      return false;
  }
};

type Signed = Pick<Certificate, 'method' | 'isCertain' | 'completedOn' | 'onPaper' | 'signers'>;

// A screen would have done, and everybody has signed the sheets all the same.
const isAllInk = ({ method, signers }: Pick<Signed, 'method' | 'signers'>): boolean =>
  method === 'online-and-paper' && signers.length === 0;

/** How the document was signed, with its day, for the head of every page: `Signed November 22, 2026`. */
export const editionWords = ({ method, completedOn, onPaper = [], signers }: Omit<Signed, 'isCertain'>): string => {
  const day = longDate(completedOn);
  if (isAllInk({ method, signers })) return `Signed on paper, as stated, ${day}`;
  switch (method) {
    case 'online':
      return `Signed ${day}`;
    case 'online-and-paper':
      return `Signed online and on paper ${day}`;
    case 'paper':
      return onPaper.length === 0 ? `Acknowledged online ${day}` : `Signed on paper, as stated, ${day}`;
  }
};

/** What the signatures do, in a sentence for the certificate. */
export const effectWords = ({
  method,
  isCertain = false,
  onPaper = [],
  signers,
}: Omit<Signed, 'completedOn'>): string => {
  if (isAllInk({ method, signers })) return 'Signed in ink on paper on every line that is needed, as the owner states.';
  switch (method) {
    case 'online':
      return isCertain
        ? 'Signed on a screen. The signatures below execute the document, as the law of the governing state allows.'
        : 'Signed on a screen. The signatures below are kept as a record: no law of the governing state that we know of says that a screen signs such a document, and ink on paper is recommended.';
    case 'online-and-paper':
      return 'Signed by some on a screen and by others in ink on paper, as the owner states.';
    case 'paper':
      return onPaper.length === 0
        ? 'Acknowledged on a screen, which executes nothing: this document is executed in ink on paper.'
        : 'Signed in ink on paper on every line that is needed, as the owner states. What was given on a screen acknowledges the document and does not execute it.';
  }
};

/** What a signer did on a screen, as the certificate calls it. */
export const actLabel = ({ method }: Pick<Signed, 'method'>): 'Signed' | 'Acknowledged online' =>
  method === 'paper' ? 'Acknowledged online' : 'Signed';

/** What the hash of a certificate is taken of. */
export const hashLabel = ({ hashed }: Pick<Certificate, 'hashed'>): string =>
  hashed === 'text' ? 'SHA-256 of the text that is signed' : 'SHA-256 of the page that is signed';
