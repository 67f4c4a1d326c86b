import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { signedAfter } from '@evergrant/domain/catalogue/document-types.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';

type OwnDocument = Pick<
  DocumentSummary,
  'id' | 'documentTypeId' | 'status' | 'isPaid' | 'ownerSignedAt' | 'isSignedInInk' | 'statedInkCount'
> & { readonly awaitedInk: readonly string[] };

/** What a document with no open question waits for: its next act with the page that begins it, or the product itself. */
export interface WayOnward {
  readonly title: string;
  readonly words: string;
  readonly act: { readonly label: string; readonly to: string } | undefined;
  /** It is paid for only when it has been seen: reading comes before the act. */
  readonly isReadFirst?: true;
}

/** The next step of a document; undefined while questions are open, and when the owner has nothing left to do alone. */
export const wayOn = (document: OwnDocument, isAnswered: boolean): WayOnward | undefined => {
  if (document.status === 'complete' && document.statedInkCount > 0) return noting(document);
  if (document.status === 'complete' && !document.ownerSignedAt) return signing(document);
  if (document.status !== 'draft' || !isAnswered) return undefined;
  return document.isPaid ? completing : paying(document);
};

const paying = ({ id }: OwnDocument): WayOnward => ({
  title: 'Your document is ready to read',
  words: 'Every required question is answered. You can still change any fact.',
  act: { label: `Go on to payment, ${price}`, to: `/checkout?trust=${id}` },
  isReadFirst: true,
});

// What stands on paper is not to be printed and signed again.
const noting = ({ id, awaitedInk }: OwnDocument): WayOnward => ({
  title: 'Your document is being signed on paper',
  words: `Still to sign: ${awaitedInk.join(', ')}. Note the day of each signature as it is given.`,
  act: { label: 'Note who has signed', to: `/dashboard?sign=${id}` },
});

const signing = ({ id, documentTypeId, isSignedInInk }: OwnDocument): WayOnward => ({
  title: 'Your document is ready to sign',
  words: [
    isSignedInInk
      ? 'It is paid for and complete. Its law asks for ink. Read it once more, then print it and sign it on paper.'
      : 'It is paid for and complete. Read it once more, then sign it.',
    ...[signedAfter(documentTypeId)].filter((first) => first !== undefined),
  ].join(' '),
  act: { label: isSignedInInk ? 'How to sign it' : 'Sign now', to: `/dashboard?sign=${id}` },
});

const completing: WayOnward = {
  title: 'Your document is being completed',
  words: 'Every required question is answered and it is paid for. In a moment it is ready to sign.',
  act: undefined,
};

const price = formatMoney(brand.plans.one_time.priceInCents);
