const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * One spelling for all addresses that reach the same mailbox: lower case, without what follows a plus sign, and for Gmail
 * without dots (Gmail help, "Dots don't matter in Gmail addresses"). Text without an @ comes back in lower case.
 */
export const normaliseAddress = (address: string): string => {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 0) return lower;
  const [name = ''] = lower.slice(0, at).split('+');
  const domain = lower.slice(at + 1);
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

/** One spelling for where money goes: an address as above, of an account number its letters and digits alone. */
export const normalisePayoutDetails = (details: string): string => {
  const trimmed = details.trim();
  return /^\S+@\S+$/.test(trimmed)
    ? normaliseAddress(trimmed)
    : trimmed.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
};
