import { MailRefused } from '#mail/mail.ts';

/**
 * Accepts exactly one bare address, so that no input can add recipients or headers.
 * @throws MailRefused
 */
export const requireMailAddress = (to: string): string => {
  if (to.length > 254 || !/^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u.test(to)) {
    throw new MailRefused('The message needs exactly one address to go to.');
  }
  return to;
};
