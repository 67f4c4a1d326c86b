import { readSession } from '@evergrant/contract/accounts.ts';
import { call } from '#platform/call.ts';

/** Asks the server who is signed in. */
export const loadSession = (signal: AbortSignal) => call(readSession, { signal });
