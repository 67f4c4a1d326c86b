import type { Certificate, PaperSignature, PrintedSignature } from '#certificate.ts';
import { isExecutedOnScreen } from '#signature/method-words.ts';

interface Copy {
  readonly certificate?: Certificate | undefined;
  readonly signatures?: readonly PrintedSignature[] | undefined;
  readonly onPaper?: readonly PaperSignature[] | undefined;
}

/** What a copy says in place of a signature, and of an officer's certificate, that is not known. */
export interface OpenWords {
  readonly line: string;
  readonly officer: string;
}

/**
 * What is said of an empty line in a copy of what others have signed, where nobody shall take it for a line to sign on; undefined
 * of sheets to sign, and of a document whose own pages are the ones that were signed on a screen.
 */
export const openWordsIn = ({ certificate, signatures = [], onPaper = [] }: Copy): OpenWords | undefined => {
  const isCopy = certificate ? !isExecutedOnScreen(certificate) : signatures.length + onPaper.length > 0;
  return isCopy ? words : undefined;
};

const words: OpenWords = {
  line: 'No signature was noted here when this copy was made',
  officer: 'No act of a notary was noted here when this copy was made',
};
