import { PaymentsRefused } from '#payments/payments.ts';

export interface StripePeer {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Of the endpoint that is told about the accounts of those whom we pay. */
  readonly connectWebhookSecret?: string;
  readonly host?: string;
  readonly port?: number;
  readonly protocol?: 'http' | 'https';
}

const stripeHost = 'api.stripe.com';
const loopbackHosts = ['127.0.0.1', 'localhost', '::1', '[::1]'];

const isLoopback = (host: string): boolean => loopbackHosts.includes(host);

const unsafe = (sentence: string): PaymentsRefused => new PaymentsRefused('unsafe-configuration', sentence);

/**
 * Refuses combinations of key and address that could move real money by mistake or show a key to a stranger.
 * @returns whether real money moves
 * @throws PaymentsRefused with a sentence for the operator; it never contains the key.
 */
export const requireSafeStripePeer = (peer: StripePeer): { readonly isLive: boolean } => {
  const { host = stripeHost, port, protocol = 'https' } = peer;
  const mode = /^[sr]k_(test|live)_\w{3,}$/.exec(peer.secretKey)?.[1];

  if (!mode) throw unsafe('The Stripe secret key must look like sk_test_… or sk_live_….');
  for (const secret of [peer.webhookSecret, peer.connectWebhookSecret ?? peer.webhookSecret]) {
    if (!/^whsec_\S{8,}$/.test(secret)) {
      throw unsafe('The Stripe webhook secrets must look like whsec_…, without spaces.');
    }
  }
  if (protocol === 'http' && !isLoopback(host)) {
    throw unsafe(`Stripe calls to ${host} must use https; http is allowed on this machine only.`);
  }
  if (mode === 'live' && (host !== stripeHost || protocol !== 'https' || (port ?? 443) !== 443)) {
    throw unsafe(`A live Stripe key may only be used with https://${stripeHost}.`);
  }

  return { isLive: mode === 'live' };
};
