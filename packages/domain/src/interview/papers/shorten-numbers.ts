// Seven digits and more are an account, a policy or a Social Security number; a ZIP code of nine is none.
const long = /(?<![\d$.,-])(?!\d{5}-\d{4}(?!\d))(?:\p{Lu}{0,3}-?)?\d(?:[ -]?\d){6,}(?![\d,])/gu;

/** A text with every long number by its last four digits: no number of an account in full becomes a fact. */
export const shortenNumbers = (text: string): string =>
  text.replace(long, (digits) => `ending in ${digits.replace(/\D/gu, '').slice(-4)}`);
