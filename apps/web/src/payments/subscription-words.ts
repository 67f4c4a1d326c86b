import type { Subscription } from '@evergrant/contract/purchases.ts';
import { formatDate } from '#ui/format-date.ts';

/** What a subscription's state means for the member, in one or two sentences. */
export const subscriptionWords = ({ state, currentPeriodEndsAt }: Subscription): string => {
  const date = currentPeriodEndsAt === null ? undefined : formatDate(currentPeriodEndsAt);
  switch (state) {
    case 'active':
      return date === undefined ? 'It is active.' : `It is active. Next payment on ${date}.`;
    case 'cancelled':
      return date === undefined
        ? 'It is cancelled and runs until the end of the paid month. Until then everything stays as it is.'
        : `It is cancelled and runs until ${date}. Until then everything stays as it is.`;
    case 'overdue':
      return 'The last payment did not go through.';
    case 'ended':
      return 'It has ended. You can read and download your documents; to change them or make new ones, subscribe again.';
  }
};
