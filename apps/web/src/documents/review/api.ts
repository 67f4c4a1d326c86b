import { readReview } from '@evergrant/contract/review.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';

/** What the document will do, and what to know before it is confirmed. */
export const reviewQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['review', documentId],
    queryFn: async ({ signal }) => call(readReview, { params: { id: documentId }, signal }),
    staleTime: 0,
  });
