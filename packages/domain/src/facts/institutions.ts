const names =
  'ally|american express|amex|ameriprise|ameritrade|bank of america|bank of the west|barclays|betterment|bmo|bofa|capital one|charles schwab|chase|chase bank|chime|citi|citibank|citizens bank|coinbase|discover bank|e-?\\*?trade|edward jones|fidelity|fidelity investments|fifth third(?: bank)?|first republic|goldman sachs|hsbc|huntington(?: bank)?|interactive brokers|j\\.?p\\.? ?morgan(?: chase)?|keybank|key bank|m&t bank|merrill(?: lynch)?|metlife|morgan stanley|navy federal(?: credit union)?|new york life|northwestern mutual|pnc(?: bank)?|prudential|regions(?: bank)?|robinhood|santander|schwab|sofi|state farm|t\\.? rowe price|td bank|tiaa|truist|us bank|u\\.s\\. bank|usaa|vanguard|wells fargo(?: bank)?|wealthfront';

const institution = new RegExp(`^(?:the )?(?:${names})$`, 'iu');
const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'giu');

/** True for the name of a well-known bank, broker or insurer; one that calls itself "Bank" is plain enough to be a trustee. */
export const isInstitution = (name: string): boolean => institution.test(name.trim());

/** Where banks, brokers and insurers stand in a text. */
export const findInstitutions = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  Array.from(text.matchAll(anywhere), (match) => ({ start: match.index, end: match.index + match[0].length }));
