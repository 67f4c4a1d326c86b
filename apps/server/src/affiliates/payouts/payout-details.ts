import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { normalisePayoutDetails } from '@evergrant/domain/affiliates/normalise-address.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'settings'>;

/** Encrypts where money goes; nobody who reads the database learns an account number. */
export const sealPayoutDetails = ({ settings }: Needs, details: string): Promise<string> =>
  symmetricEncrypt({ key: settings.secret, data: details });

/** What was sealed. Fails when the installation's secret has changed since. */
export const openPayoutDetails = ({ settings }: Needs, sealed: string): Promise<string> =>
  symmetricDecrypt({ key: settings.secret, data: sealed });

/** Tells whether two accounts are paid to one place, without telling which. */
export const fingerprintOf = ({ settings }: Needs, details: string): string =>
  createHmac('sha256', settings.secret)
    .update(`payout details ${normalisePayoutDetails(details)}`)
    .digest('hex');
