import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { PortalSession } from '#stripe-sandbox/shapes/wire.ts';

export interface NewPortalSession {
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly publicUrl: string;
}

/** A door to the billing page of one customer. */
export const buildPortalSession = ({ customer, returnUrl, publicUrl }: NewPortalSession): PortalSession => {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: nowInSeconds(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${publicUrl}/p/session/${id}`,
  };
};
