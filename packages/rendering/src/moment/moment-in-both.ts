import { momentInUtc } from '#moment/moment-in-utc.ts';
import { momentInZone } from '#moment/moment-in-zone.ts';

interface Signed {
  /** ISO 8601 in UTC. */
  readonly signedAt: string;
  /** IANA name. */
  readonly timeZone?: string;
}

/** The moment of a signature where the signer was and in UTC; in UTC alone while nobody knows where that was. */
export const momentInBoth = ({ signedAt, timeZone = 'UTC' }: Signed): string =>
  timeZone === 'UTC' ? momentInUtc(signedAt) : `${momentInZone(signedAt, timeZone)}; ${momentInUtc(signedAt)}`;
