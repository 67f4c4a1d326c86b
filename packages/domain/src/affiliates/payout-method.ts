/** How an affiliate is paid: Stripe is sent by itself, the others by hand. */
export const payoutMethods = ['paypal', 'stripe', 'wire'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];
