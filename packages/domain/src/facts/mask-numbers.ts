const socialSecurityNumber = /\b\d{3}-\d{2}-(\d{4})\b/gu;
const longNumber = /(?<![\d-])\d(?:[ -]?\d){10,17}(\d)\b|\b\d{12,}\b/gu;

/**
 * Prints a Social Security number or a full account number by its last four digits only: neither is ever set in an instrument
 * that strangers read. Anything else stays to the letter.
 */
export const maskNumbers = (text: string): string =>
  text
    .replace(socialSecurityNumber, (_, last: string) => `number ending in ${last}`)
    .replace(longNumber, (digits) => `ending in ${digits.replace(/\D/gu, '').slice(-4)}`);
