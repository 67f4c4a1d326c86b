import { createHmac } from 'node:crypto';
import type { Context } from '#platform/context.ts';

/** By what a guest who paid is known again once the purchase is claimed and the address forgotten; it cannot be read back. */
export const markPayer = ({ secret }: Pick<Context['settings'], 'secret'>, email: string): string =>
  createHmac('sha256', secret).update(`paid as ${email.trim().toLowerCase()}`).digest('base64url');
