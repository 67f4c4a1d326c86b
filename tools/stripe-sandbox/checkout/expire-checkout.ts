import type { Change } from '#stripe-sandbox/books.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import type { Session } from '#stripe-sandbox/shapes/wire.ts';

/** Closes an open payment page for good. */
export const expireCheckout = (open: Session): { readonly session: Session; readonly change: Change } => {
  const session: Session = { ...open, status: 'expired', url: null };
  return { session, change: { objects: [session], events: [buildEvent('checkout.session.expired', session)] } };
};
