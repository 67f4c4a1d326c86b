import { expect, test } from 'vitest';
import { PaymentsRefused } from '#payments/payments.ts';
import { requireSafeStripePeer } from '#payments/require-safe-stripe-peer.ts';
import type { StripePeer } from '#payments/require-safe-stripe-peer.ts';

const webhookSecret = 'whsec_12345678';
const testKey = 'sk_test_12345678';
const liveKey = 'sk_live_12345678';

const safe: readonly { what: string; peer: StripePeer; isLive: boolean }[] = [
  { what: 'a live key with Stripe', peer: { secretKey: liveKey, webhookSecret }, isLive: true },
  {
    what: 'a live key with Stripe, spelled out',
    peer: { secretKey: liveKey, webhookSecret, host: 'api.stripe.com', port: 443, protocol: 'https' },
    isLive: true,
  },
  { what: 'a restricted live key with Stripe', peer: { secretKey: 'rk_live_12345678', webhookSecret }, isLive: true },
  { what: 'a test key with Stripe', peer: { secretKey: testKey, webhookSecret }, isLive: false },
  {
    what: 'a test key with a peer on this machine',
    peer: { secretKey: testKey, webhookSecret, host: '127.0.0.1', port: 4242, protocol: 'http' },
    isLive: false,
  },
  {
    what: 'a test key with a peer elsewhere over https',
    peer: { secretKey: testKey, webhookSecret, host: 'pay.example.org', protocol: 'https' },
    isLive: false,
  },
];

test.for(safe)('$what is accepted', ({ peer, isLive }) => {
  expect(requireSafeStripePeer(peer)).toEqual({ isLive });
});

const unsafe: readonly { what: string; peer: StripePeer }[] = [
  {
    what: 'a live key on this machine',
    peer: { secretKey: liveKey, webhookSecret, host: '127.0.0.1', protocol: 'http' },
  },
  { what: 'a live key over http', peer: { secretKey: liveKey, webhookSecret, protocol: 'http' } },
  { what: 'a live key with another host', peer: { secretKey: liveKey, webhookSecret, host: 'api.stripe.com.example' } },
  { what: 'a live key on another port', peer: { secretKey: liveKey, webhookSecret, port: 8443 } },
  { what: 'a restricted live key elsewhere', peer: { secretKey: 'rk_live_1234', webhookSecret, host: 'localhost' } },
  { what: 'http to another machine', peer: { secretKey: testKey, webhookSecret, host: '10.0.0.5', protocol: 'http' } },
  { what: 'http to Stripe', peer: { secretKey: testKey, webhookSecret, protocol: 'http' } },
  {
    what: 'a host that only starts like this machine',
    peer: { secretKey: testKey, webhookSecret, host: '127.0.0.1.example', protocol: 'http' },
  },
  { what: 'a publishable key', peer: { secretKey: 'pk_test_12345678', webhookSecret } },
  { what: 'no key', peer: { secretKey: '', webhookSecret } },
  { what: 'no webhook secret', peer: { secretKey: testKey, webhookSecret: '' } },
  {
    what: 'a second webhook secret that is none',
    peer: { secretKey: testKey, webhookSecret, connectWebhookSecret: 'we_1' },
  },
  { what: 'a webhook secret with a line break', peer: { secretKey: testKey, webhookSecret: `${webhookSecret}\n` } },
];

test.for(unsafe)('$what is refused, without showing the key', ({ peer }) => {
  const refusal = attempt(peer);

  expect(refusal).toBeInstanceOf(PaymentsRefused);
  expect(refusal).toMatchObject({ code: 'unsafe-configuration' });
  expect(String(refusal)).not.toContain('1234');
});

const attempt = (peer: StripePeer): unknown => {
  try {
    return requireSafeStripePeer(peer);
  } catch (error) {
    return error;
  }
};
