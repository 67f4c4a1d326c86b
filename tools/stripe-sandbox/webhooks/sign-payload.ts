import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a payload, as of a moment in whole seconds. */
export const signPayload = (
  payload: string,
  { secret, at }: { readonly secret: string; readonly at: number },
): string => `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
