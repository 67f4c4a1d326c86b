const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How many random characters a code ends with. */
export const randomLength = 9;

/**
 * The public name of an affiliate: `AFF-`, the moment in milliseconds since 1970, a dash and nine characters. `random`: one
 * number from 0 to 35 for each of them.
 */
export const createAffiliateCode = (timestampMs: number, random: readonly number[]): string => {
  const end = random.map((number) => letters.charAt(number)).join('');
  if (end.length !== randomLength) throw new Error(`a code needs ${randomLength} numbers from 0 to 35`);
  return `AFF-${timestampMs}-${end}`;
};

/** The code that was meant, in upper case; undefined for text that cannot be one. */
export const readAffiliateCode = (text: string): string | undefined => {
  const code = text.trim().toUpperCase();
  return /^AFF-\d{10,15}-[0-9A-Z]{9}$/.test(code) ? code : undefined;
};
