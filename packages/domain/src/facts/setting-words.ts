import type { FactDefinition } from '#facts/define-fact.ts';
import { patternOf } from '#kit/pattern-of.ts';

// How people speak of the usual settings while several are offered together, and of titles.

type Setting = NonNullable<FactDefinition['setting']>;
type Title = NonNullable<FactDefinition['title']>;

// The trustee is paid, or not; whose share is paid out, and when, is something else.
const pay = String.raw`\b(?:pay|paid|unpaid|compensat\w*|fees?)\b`;
const trusteePay = new RegExp(
  [
    String.raw`^(?!.*\b(?:shares?|stages|steps|ages?|inheritance|income|debts?|tax(?:es)?|bills)\b)(?:.*\btrustees?\b.*${pay}|.*${pay}.*\btrustees?\b|.*\bcompensat)`,
    String.raw`^\W*(?:(?:but|please|yes|ok|fine|make|change|it|that|to|i want|with)\s+)*(?:an? )?(?:no|zero|without|reasonable|fixed|flat|statutory|not)(?: (?:yearly|annual|be))? (?:pay|paid|fees?)\W*$`,
    String.raw`^\W*unpaid\W*$`,
  ].join('|'),
  'u',
);

const titled = patternOf(
  'u',
  String.raw`\b(?:call|name|title) (?:it|this|(?:the|my|our) trust)\b|\btrust(?:'s)? (?:name|title)\b|\b(?:trust|it) `,
  String.raw`(?:should|will|shall|must) be (?:called|named)\b|\bname of the trust\b|\b(?:name|title)(?: should be| is`,
  String.raw`| to|:)|^(?!.*\b(?:put|keep|hold|in|into|add|with|should|want|have|my|our|pet|marital|disclaimer`,
  String.raw`|lifetime)\b)\W*(?:\p{L}[\p{L}'&.-]*\s+){1,6}trust$`,
);

export const wordsForPay: Setting = {
  cue: trusteePay,
  called: '(?:pay|payment|fee)',
  says: [
    [/\bno\b|\bnot\b|\bnothing\b|\bunpaid\b|\bwithout\b|\bnone\b|\bzero\b/u, 'none'],
    [/\bfixed\b|\bflat\b/u, 'fixed'],
    [/\bstatut|\blaw\b/u, 'stateStatute'],
    [/\breasonabl|\bfair\b|\bpaid\b|\bpay (?:the|my|our|a)\b/u, 'reasonable'],
  ],
};

export const wordsForBond: Setting = {
  cue: /(?<!\b(?:savings|treasury|municipal|government|corporate) )\bbond(?:ed)?\b/u,
};

export const wordsForPourOver: Setting = { cue: /\bpour-? ?over\b/u };

export const wordsForLaw: Setting = { cue: /\bgovern\w*|(?<!\bin[ -])\blaws?\b/u };

export const wordsForName: Setting = { cue: titled, called: '(?:name|title)' };

export const titleOfTrust: Title = {
  endsIn: /\btrust\b/iu,
  toldBy:
    /\b(?:called|named|trust is|name is|name it|call it)\s+"?([Tt]he (?:\p{Lu}[\p{L}'&.-]*\s+(?:(?:of|and|the|&)\s+)?){1,7}Trust)\b/u,
};

export const wordsForSurvival: Setting = {
  // Days by themselves, or with what they are about.
  cue: /^\W*(?:(?:please|make|change|it|that|to|rather|say|the|yes|ok|but|with)\s+)*\d{1,3} days?\W*$|\bsurviv|\boutliv/u,
};

export const wordsForDebts: Setting = {
  cue: /\b(?:debts?|taxes)\b/u,
  says: [
    [
      /\bpro ?-?rata|\bproportion|\b(?:each|every|all) (?:the )?(?:shares?|one|bod|beneficiar|taker|person|child)|\beverybody|\beveryone/u,
      'proRata',
    ],
    [/\brest\b|\bresidue\b|\bremain|\bleft\b|\bfirst\b|\bbefore\b/u, 'residue'],
  ],
};

export const titleOfCompany: Title = {
  endsIn: /\b(?:llc|l\.l\.c\.?|inc\.?|limited liability company)(?=\W|$)/iu,
  toldBy:
    /\b(?:called|named|name is|name it|call it)\s+"?((?:\p{Lu}[\p{L}'&-]*\s+(?:(?:of|and|the|&)\s+)?){1,6}(?:LLC|L\.L\.C\.))/u,
};
