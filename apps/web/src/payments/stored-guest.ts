import { z } from 'zod';
import { forgetCheckout } from '#payments/stored-checkout.ts';

const PendingPurchase = z.object({
  amount: z.number(),
  description: z.string(),
  productType: z.string(),
  timestamp: z.number(),
});
const GuestCheckoutInfo = z.object({
  email: z.string(),
  name: z.string(),
  amount: z.number(),
  productType: z.string(),
  referralCode: z.string().optional(),
  timestamp: z.number(),
});
type PendingPurchase = z.infer<typeof PendingPurchase>;
type GuestCheckoutInfo = z.infer<typeof GuestCheckoutInfo>;

/** Remembers for this tab what a guest came to buy. */
export const storePendingPurchase = (purchase: Omit<PendingPurchase, 'timestamp'>): void =>
  store('pendingPurchase', purchase);

export const storedPendingPurchase = (): PendingPurchase | undefined => read('pendingPurchase', PendingPurchase);

/** Remembers for this tab what the guest typed, so that no form asks for it twice. */
export const storeGuestCheckout = (info: Omit<GuestCheckoutInfo, 'timestamp'>): void =>
  store('guestCheckoutInfo', info);

export const storedGuestCheckout = (): GuestCheckoutInfo | undefined => read('guestCheckoutInfo', GuestCheckoutInfo);

/** Forgets the guest and the payment, once there is an account. */
export const forgetGuest = (): void => {
  forgetCheckout();
  try {
    for (const key of ['pendingPurchase', 'guestCheckoutInfo']) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
};

const store = (key: string, value: object): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...value, timestamp: Date.now() }));
  } catch {
    // A browser that refuses storage only loses the comfort of filled forms.
  }
};

const read = <Shape extends z.ZodType>(key: string, shape: Shape): z.output<Shape> | undefined => {
  try {
    return shape.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
};
