// The words by which property is known that passes by its own contract, or is kept for a minor.

/** Property that passes by its own contract, to whoever is designated there, or belongs to the minor for whom it is kept. It is never retitled into a trust. */
export type DesignatedKind =
  | 'retirement'
  | 'healthSavings'
  | 'educationSavings'
  | 'disabilitySavings'
  | 'lifeInsurance'
  | 'annuity'
  | 'payableOnDeath'
  | 'heldForMinor';

/** What only the custodian of an item can say. */
export type DoubtfulKind = 'retirement' | 'lifeInsurance';

// Whoever sells or manages such things is a business: "a life insurance agency".
const notTrade =
  '(?! (?:agency|company|business|firm|practice|brokerage(?! accounts?)|office|consult\\w*|advis\\w*|admin\\w*))';

/** A pattern of whole words, none of which names a trade. */
export const whole = (words: string): RegExp => new RegExp(`\\b(?:${words})(?!\\w)${notTrade}`, 'iu');

/** From the top: what is kept for a minor is the minor's, also in an IRA; health savings stand before savings of any other kind. */
export const wordsOfKinds: readonly (readonly [DesignatedKind, RegExp])[] = [
  [
    'heldForMinor',
    whole('utma|ugma|utgma|uniform (?:transfers?|gifts?) to minors(?: act)?|custodial (?:(?:roth|traditional) )?ira'),
  ],
  ['healthSavings', whole('hsas?|(?:health|medical) savings|archer msa')],
  ['disabilitySavings', whole('(?:st|cal)?able (?:accounts?|plans?|savings)|529 ?able|529a|calable|ablenow')],
  [
    'educationSavings',
    whole(
      '529s?(?: \\p{L}+)? (?:college|education|savings|plans?|accounts?|funds?)|529s?(?= for\\b|\\W*$)|(?:college|education) savings|coverdell',
    ),
  ],
  [
    'lifeInsurance',
    whole(
      'life insurance|insurance polic(?:y|ies)|(?:whole|term|universal|variable) life|life polic(?:y|ies)|s?gul|iul|vul',
    ),
  ],
  ['annuity', whole('annuit(?:y|ies)')],
  [
    'retirement',
    whole(
      "iras?(?![’'])|401\\s?\\(?k\\)?|403\\s?\\(?b\\)?|457\\s?\\(b\\)|457\\s?b|457 plan|pensions?|keogh|thrift savings|deferred comp(?:ensation)?|profit sharing|defined (?:benefit|contribution)|money purchase|cash balance plan|esops?|serp|sarsep|calpers|calstrs",
    ),
  ],
  ['payableOnDeath', whole('(?:transfer|pa(?:id|yable|y)) (?:up)?on death|totten trust')],
  ['heldForMinor', whole('custodial accounts?')],
];

/** Words that also are a surname, a month or a town: they count beside money, not beside a business or a thing. */
export const looseWordsOfKinds: readonly (readonly [DesignatedKind, RegExp])[] = [
  ['retirement', whole('roth|sep|tsp|retirement(?! (?:home|community|village|condo|gift|party))')],
  ['payableOnDeath', whole("(?:tod|pod)(?![’'])")],
];

/** Who keeps little else than pensions; beside the words of an ordinary account it may be one. */
export const pensionPlans = whole(
  '(?:401|403|457)(?= (?:account|at|with)\\b)|tiaa(?: cref)?|fers|csrs|[iosm]?pers|[os]?strs|nyslrs',
);

/** The words of an ordinary account. */
export const ordinaryAccount = /\b(?:checking|savings|brokerage|money market|bank|cds?|bond)\b/iu;

/** Words that leave open what an item is. */
export const wordsInDoubt: readonly (readonly [DoubtfulKind, RegExp])[] = [
  [
    'lifeInsurance',
    whole(
      'polic(?:y|ies)|(?:metlife|prudential|northwestern mutual|new york life|mass ?mutual|transamerica|brighthouse|corebridge|john hancock|pacific life|lincoln (?:financial|national)|guardian life|allianz|athene|jackson national)(?! (?:stocks?|shares?|bonds?|bank))',
    ),
  ],
  ['retirement', whole('roll ?over|(?<!(?:business|payment|reinvestment|floor|house|phone) )plans?')],
  ['retirement', pensionPlans],
];
