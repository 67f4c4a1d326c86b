import type { Change } from '#stripe-sandbox/books.ts';
import { moveAccount } from '#stripe-sandbox/shapes/build-account.ts';
import type { Onboarding } from '#stripe-sandbox/shapes/build-account.ts';
import { buildAccountEvent } from '#stripe-sandbox/shapes/build-event.ts';
import type { Account } from '#stripe-sandbox/shapes/wire.ts';

/** Brings an account to a point of its onboarding, with the event that tells of it. */
export const moveOnboarding = (account: Account, onboarding: Onboarding): Change => {
  const moved = moveAccount(account, onboarding);
  const { details_submitted, payouts_enabled } = account;
  return { objects: [moved], events: [buildAccountEvent(moved, { details_submitted, payouts_enabled })] };
};
