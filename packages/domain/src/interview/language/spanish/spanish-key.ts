/** Spanish words as compared: small letters, without accents, with the ñ. */
export const spanishKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0308]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();
