import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import { apiVersion } from '#stripe-sandbox/shapes/wire.ts';
import type { Account, WireEvent, WireObject } from '#stripe-sandbox/shapes/wire.ts';

/** Something that happened at the account of somebody who is paid. */
export const buildAccountEvent = (account: Account, previous: Readonly<Record<string, unknown>>): WireEvent => ({
  ...buildEvent('account.updated', account, previous),
  account: account.id,
});

/** Something that happened, with the object as it is right after. */
export const buildEvent = (
  type: string,
  object: WireObject,
  previous?: Readonly<Record<string, unknown>>,
): WireEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: apiVersion,
  created: nowInSeconds(),
  data: { object, ...(previous ? { previous_attributes: previous } : {}) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
