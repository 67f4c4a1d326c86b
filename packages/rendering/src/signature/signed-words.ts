import type { PrintedSignature } from '#certificate.ts';
import { momentInZone } from '#moment/moment-in-zone.ts';

/** What stands on the line for the date beside a drawn signature. */
export const signedWords = ({
  signedAt,
  timeZone,
  isAcknowledgment = false,
}: Pick<PrintedSignature, 'signedAt' | 'timeZone' | 'isAcknowledgment'>): string =>
  `${isAcknowledgment ? 'Acknowledged online, not signed: ' : ''}${momentInZone(signedAt, timeZone)}`;
