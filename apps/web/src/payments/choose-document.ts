import type { DocumentSummary } from '@evergrant/contract/documents.ts';

export interface DocumentChoice {
  /** Documents that are not paid for yet, newest first. */
  readonly buyable: readonly DocumentSummary[];
  readonly chosen: DocumentSummary | undefined;
  /** The document that was asked for, when it has been paid for already. */
  readonly alreadyPaid: DocumentSummary | undefined;
}

/** Which document a one-time payment is for: the one asked for, else the only one there is. */
export const chooseDocument = (documents: readonly DocumentSummary[], wantedId: string | undefined): DocumentChoice => {
  const buyable = documents.filter((document) => !document.isPaid);
  const wanted = documents.find((document) => document.id === wantedId);
  const only = buyable.length === 1 ? buyable[0] : undefined;
  return {
    buyable,
    chosen: wanted?.isPaid ? undefined : (wanted ?? only),
    alreadyPaid: wanted?.isPaid ? wanted : undefined,
  };
};
