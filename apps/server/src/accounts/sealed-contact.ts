import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';

const SealedContact = z.object({ name: z.string(), email: z.string() });
type Needs = Pick<Context, 'settings'>;

/** Name and address for a mail that is sent once the account is gone; no queue keeps them in the clear. */
export const sealContact = ({ settings }: Needs, { name, email }: z.infer<typeof SealedContact>): Promise<string> =>
  symmetricEncrypt({ key: settings.secret, data: JSON.stringify({ name, email }) });

/** What was sealed. */
export const openContact = async ({ settings }: Needs, sealed: string): Promise<z.infer<typeof SealedContact>> =>
  SealedContact.parse(JSON.parse(await symmetricDecrypt({ key: settings.secret, data: sealed })));
