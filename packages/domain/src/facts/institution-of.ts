import { patternOf } from '#kit/pattern-of.ts';
const account = patternOf(
  'iu',
  String.raw`\s+(?:(?:individual|joint|personal|business|premium|high-yield)\s+)*`,
  '(?:checking|savings|money market|brokerage|retirement|investment|traditional|roth|rollover|sep|simple|solo',
  '|ira|401|403|457|529|401k|403b|hsa|tsp|coverdell|certificate|cd|account',
  String.raw`|life|term|whole|universal|variable|annuity|policy)\b`,
);
const keptAt = /\b(?:at|with)\s+(?:the\s+)?(\p{Lu}[^,;()]*?)(?=\s+(?:ending|number|no\.)|[,;()]|$)/u;

// What an account is, and not where: "Education savings account", "UTMA account".
const onlyKind = patternOf(
  'iu',
  '^(?:(?:education|college|coverdell|thrift|thrift savings|savings|plan|tsp|esa|401k|403b|529|401\\(?k\\)?|sep|simple|roth|solo',
  String.raw`|health|medical|custodial|u[tg]+ma|s?t?able|calable|tod|pod|t\.o\.d\.|p\.o\.d\.`,
  '|joint|individual|personal|family|emergency|self-directed|deferred|compensation|profit[- ]sharing',
  String.raw`|traditional|universal|whole|term|variable|fixed|small|old|new)\s*)+$`,
);

/** The bank, broker or insurer that a description names: before the kind of account, or after `at`; undefined where none is. */
export const institutionOf = (description: string): string | undefined => {
  const at = keptAt.exec(description)?.[1];
  if (at !== undefined) return at.trim();
  const kind = account.exec(description);
  const before = kind ? description.slice(0, kind.index).trim() : '';
  return /^\p{Lu}/u.test(before) && before.length <= 60 && !onlyKind.test(before) ? before : undefined;
};
