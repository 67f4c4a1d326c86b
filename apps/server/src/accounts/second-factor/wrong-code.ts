import { Refused } from '#platform/refused.ts';

/** Refuses what was typed as a code, at its field. */
export const wrongCode = (code: string, message: string): Refused =>
  new Refused('invalid', { code, message, errors: [{ field: 'code', message }] });
