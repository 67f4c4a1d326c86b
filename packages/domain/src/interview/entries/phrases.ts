import type { Act } from '#interview/entries/piece.ts';

// What phrases do that hold no name. They are matched against the keys of units, one space behind each; the first that fits counts.

const someone = [
  '(?:he|she|they|it|that|NAME|(?:my |our |his |her |their )?REL|(?:my |our |the )?RELS|everyone|everybody',
  '(?:both|all|either|neither|none|each)(?: (?:one|#))?(?: of (?:them|us|the RELS))?|one of them)',
].join('|');
const unable = [
  "(?:can't|cant|cannot|can not|won't|wont|isn't|isnt|is not|do(?:es)?n't|doesnt|does not)",
  '(?:is|are|was|were|becomes?|be|becoming|not|not able|able|unable|unwilling|no longer)',
  '(?:dies?|dead|gone|pass|passes|passed|away|sick|ill|fails?|declines?|refuses)',
  '(?:and |or )?(?:with|has|have|had|leaves?|leaving|left) no (?:RELS|REL|issue|descendants)',
  '(?:want|wants|to|serve|do|it|act|or|before me|first|any ?more|busy|around|here|alive|living|available|for (?:any|whatever) reason|can)',
].join('|');
const counted = '(?:#|NTH|SHARE)';
const years = `(?:in (?:${counted}|infancy|a (?:accident|crash|wreck))|back in #|last year|# years ago|at (?:#|birth|age #)|when (?:he|she) was #|young|of cancer|' #)`;
const whoIs = '(?:who |he |she |they |has |have |had |is |are |was |just |already |all )*';
const formerly = '(?:NTH|first|second|third|late|ex|former|previous|current|dead|deceased|last|other|now)';
// Whoever is asked to serve may decline: it goes without saying.
const willing = [
  '(?:(?:is|are) )?(?:still )?(?:willing|able|up to (?:it|that)|around|available|alive|here|free|well enough)(?: (?:to|and|able|do|serve|it|then))*',
  '(?:can|will|wants? to|would|agrees?(?: to)?|likes?|has (?:the )?time)(?: (?:do|it|that|serve|to))*',
  "(?:isnt|isn't|is not|arent|aren't|not) too (?:busy|old|sick|far(?: away)?|tired)(?: (?:by|then|for|it))*",
].join('|');
const grown = [
  "(?:(?:they|theyre|they're|those|these|the|all|both|each)(?: #)?(?: of them)? )?(?:are |is |were )?(?:now |already |all |both |just )*",
  '(?:grown(?: ups?)?|adults?|of age|big(?: already)?|(?:way |well )?(?:over|past|above) #|in (?:their|his|her) (?:\\p{L}+ ){0,2}?(?:twenties|thirties|forties|fifties|sixties|#s|NTHs?|#))',
  '(?: (?:now|already|children|kids|people|with (?:degrees|kids|families|children|jobs)|and married|years old|years))*',
].join('');
const equalTail =
  '(?: (?:same|steven|stephen|shares?|parts?|amounts?|splits?|thing|portions?|division|for (?:each|all|everyone|everybody)|as (?:each other|the others?)))*';

const taking =
  '(?:should |will |would |shall |can |to |each |both )*(?:gets?|receives?|takes?|have|has|inherits?)(?: only| just)?';

const phrases: readonly (readonly [Plain, readonly string[]])[] = [
  [
    'nobody',
    [
      '(?:nobody|no one|none|noone|not anyone)(?: (?:else|others?|further|more|after (?:that|her|him|them)|of (?:them|those|these|mine)|at all))*(?: that i (?:know of|can think of))?',
      '(?:that is|thats|that) (?:it|final|the end of (?:it|that)|all|both|everyone|everybody|enough|enough people|the (?:lot|list))',
      "(?:i )?(?:do not|don't|dont|never|didn't) (?:have|had) any(?: (?:RELS|others))?",
      "(?:i )?(?:don't|do not|dont|won't) (?:leave|want to leave|mean to leave) (?:anybody|anyone|any one) out",
    ],
  ],
  [
    'filler',
    [
      `(?:but )?(?:only )?(?:if|as long as|provided|assuming)(?: that)? (?:he|she|they|NAME) (?:${willing})(?= (?:[,.;$]))`,
    ],
  ],
  [
    'then',
    [
      `(?:or |and |but )*(?:if|when|in case|should) ${someone} (?:${unable})(?: (?:${unable}))*(?: (?:too|also|as well))?(?: then)?`,
      "(?:and )?(?:when|after|once|if) i(?: am| m)?(?: (?:die|pass|gone|dead|go|away|incapacitated|can not|can't|cant|cannot|no longer can|on))+(?: then)?",
      "(?:and )?(?:then )?(?:after|behind|failing|following) (?:that|me|her|him|them|this)(?: (?:then|it's|its|comes|would be|is|it should be))*",
      "(?:and )?after NAME(?= (?:, )?(?:then |it's |comes |i'd |i |would |say |guess |think |want |be )*(?:NAME|ORG))(?: (?:then|it's|comes))*",
      '(?:and )?after(?= (?:my (?:\\p{L}+ )?)?(?:REL )?NAME(?: ,? ?(?:my |our )?REL)? (?:[.;$]|and))',
      '(?:and |or )?(?:then|next|afterwards?|secondly|followed by|(?:as (?:a )?)?backup|back up|alternatively|otherwise)(?: (?:in line|choice|is|would be|comes|up|then|it goes to|goes to))*',
      '(?:and |or )?as (?:an? )?(?:alternate|second choice|successor)',
      '(?:and |or )?(?:the )?NTH(?: (?:in line|choice|is|would be|comes|pick))+',
      'before',
      '(?:and |or |but )*if not (?:him|her|them|that|NAME)',
      '(?:comes?|goes|go|is|be) (?:next|after (?:that|him|her|them)|second|behind (?:him|her|them))',
    ],
  ],
  [
    'except',
    [
      '(?:every|any)(?:body|one) (?:but|except(?: for)?|other than|besides)',
      '(?:all|each)(?: of (?:them|my RELS))?(?: my RELS)? (?:but|except(?: for)?|besides)',
    ],
  ],
  // Who has something for life owns no share of it.
  [
    'condition',
    [
      'for (?:as long as|the rest of|all of)? ?(?:his|her|their|my)? ?(?:life|lifetime)(?: time)?',
      'for as long as (?:he|she|they|NAME) lives?',
      'a life estate',
      // "Anderson only after Juliana": the other way round.
      'only (?:after|behind|following)(?= (?:my |our )?(?:REL )?NAME)',
    ],
  ],
  [
    'deadNext',
    [
      '(?:(?:#|a|another) (?:RELS? )?)?(?:(?:that|who|whom) )?(?:we|i) (?:also )?lost(?= (?:, ?|: ?|- ?)*(?:my |our |a )?(?:REL )?NAME)(?! NAME (?:[.;$]|and ))',
      '(?:#|another) (?:who |that |has |is |already )*(?:passed(?: away| on)?|died|dead|deceased|gone)(?= (?:, ?|: ?|- ?)*(?:my |our |a )?(?:REL )?NAME)',
    ],
  ],
  [
    'dead',
    [
      `(?:we|i) lost (?:him|her|them|NAME)(?: (?:${years}|#))*`,
      `${whoIs}(?:passed(?: away| on)?|died|drowned|deceased|dead|gone now|no longer with us|killed|departed|late)(?: (?:now|already|away|${years}))*`,
      `(?:who |he |she |they )*(?:went home|went to heaven|is with (?:god|jesus|NAME|the (?:lord|NAME)))(?: to (?:be with )?(?:god|jesus|the (?:lord|NAME)))?(?: ${years})*`,
    ],
  ],
  [
    'omit',
    [
      '(?:absolutely |zero |zilch )?nothing (?:for|to|goes to)',
      'not a (?:dime|penny|cent) (?:for|to)',
      '(?:leave|leaving|cut|cutting)(?= (?:my |our )?(?:NAME|RELS?)(?: NAME)? out)',
    ],
  ],
  [
    'not',
    [
      '(?:except(?: for)?|excluding|but not|and not|other than|besides|without|never|neither(?: of)?|not counting|instead of)',
      "(?:i )?(?:really )?(?:do not|don't|dont|never|would not|wouldn't) (?:want|trust|choose|pick|like|include|give|leave)(?: it to| anything to| to give| to)?",
      "(?:it )?(?:would have been|would of been|would've been|was gonna be|was going to be|used to be|was)",
    ],
  ],
  [
    'nothing',
    [
      '(?:gets?|receives?|getting|inherits?) (?:nothing|zero|nada|none|zip|zilch|squat|zippo|diddly)',
      "(?:should|will|can|does|do|is|must)(?:n't| not) (?:get|receive|have|inherit|be|getting)(?: (?:anything|any|in it|a thing|part of it|included))?",
      '(?:to get anything|is out|is left out|out of it|out of the (?:trust|will))',
    ],
  ],
  [
    'unfit',
    [
      '(?:would be |would have been |is |are |was |he |she |they |hes |shes |theyre )*(?:just )?(?:way )?too (?:old|young|far(?: (?:away|off|out))?|sick|busy|ill|much)(?: (?:for (?:it|that|this)|now|to do it))*',
      // "Eric already got his share when I sold the farm".
      '(?:has |have |had )?already (?:got|gotten|received|had|has|took|taken|been given) (?:his|her|their|enough|plenty|some|the)(?: (?:share|part|inheritance|money|half|SHARE|portion|house|farm|business))?',
    ],
  ],
  ['not', ["(?:not|n't)"]],
  [
    'filler',
    [
      // Whose part it would have been: "what would have been Marlene's", "Marlene's share goes to".
      "(?:and )?what(?:ever)? (?:would (?:have|of)|would've) (?:been|gone to) (?:my |our )?(?:REL )?NAME(?: (?:SHARE|share|part|half|portion))*",
      "(?:and )?what(?:ever)? (?:my |our )?(?:REL )?NAME (?:would (?:have|of)|would've) (?:had|got|gotten|received|inherited|taken)",
      'NAME (?:share|part|portion|SHARE|half)(?= (?:should |would |will )?(?:goes|go|passes|pass|is) (?:to|for) )',
      '(?:the )?(?:remaining|last|other)(?= #)',
      '(?:the )?(?:remaining|last)(?= SHARE)',
      `but(?= NAME ${whoIs}(?:passed|died|killed|dead|deceased|gone))`,
      'in (?:that|this|such a|which|any) case',
      '(?:give|leave|send)(?= (?:SHARE|#) (?:to|for) )',
      '(?:to be )?(?:held|kept|paid(?: out)?|released|saved)(?: (?:in trust|back|for (?:him|her|them)))*(?= (?:at|until|till|til|when|once|to) )',
      `(?:and |but |so )?(?:he|she|they|who)(?= ${taking} (?:the )?(?:#|SHARE|rest|other|remaining|everything|it all|all) )`,
      'home(?= [,.;$])',
      // "Not Tom, bless his heart".
      '(?:god |lord )?(?:bless|love) (?:him|her|them|(?:his|her|their) (?:heart|hearts|soul|souls))(?= [,.;$])',
      // "He's forty-one but he's still my baby".
      'but (?:he|she|they)(?: (?:is|are|will|be|always|still))* (?:my|our) (?:\\p{L}+ )?RELS?(?= [,.;$])',
      'the (?:younger|older|oldest|eldest|youngest|middle|other) (?:one|#|of the #)(?= (?:[,.;$]))',
      // "Wade is the oldest, then Paul, and Lisa the baby".
      '(?:(?:is|are|was|were) (?:the|my|our)|the) (?:older|oldest|eldest|youngest|younger|middle|baby|first|last|NTH)(?: (?:one|born|of (?:the|all) #|of (?:them|all)))*(?= (?:[,.;$]|and |then |but ))',
      'the same(?= (?:REL|NAME|person|#))',
      'the #(?= [,.;$])',
      'let(?= NAME (?:come|be|go|serve|do|have|follow|get|take))',
      '(?:mr|mrs|ms|miss|dr|rev|reverend|prof|professor|deacon|pastor|father|sister|brother|sgt|captain|judge)\\.?(?= NAME)',
      '(?:that|thats|it|its)(?: is)? (?:his|her|their|the) (?:whole|full|legal|real|complete|entire|only) name',
      '(?:like|as) (?:i|we) (?:have |already |just )*(?:said|told you|mentioned)(?: (?:before|already|earlier|above))?(?= [,.;$])',
      'for (?:now|the (?:time being|moment|present))(?= [,.;$])',
      "(?:theres|there(?: is|'s| are)?)(?: also)?(?= (?:my |our )?(?:REL )?NAME )",
      '(?:please )?(?:let|have) (?:him|her|them|it)(?= (?:have|get|take|receive|gets) )',
      '(?:his|her|their) \\p{L}+ (?:part|share|portion)(?= (?:[,.;$]))',
      '(?:is |are |was |were )?(?:legally )?adopted(?: by (?:me|us))?(?= (?:[,.;$]|and))',
      '(?:(?:is|are|all) )+(?:ours|theirs)(?= (?:[,.;$]|and))',
      // Whose child somebody is, "from before me", "from before we met".
      '(?:from )?before (?:me|us|my time|(?:we|i|he|she|they) (?:ever )?(?:met|married|got (?:married|together)|wed)(?: (?:me|him|her|NAME))?)(?= (?:[,.;$]|and))',
      '(?:the )?# (?:still )?(?:living|left|alive)(?= (?:[,.;$]))',
      // Whose child somebody is besides: "from my first husband", "by my late wife Sheila,".
      `(?:from|by|of) (?:my|our|his|her|a|the) (?:${formerly} )*(?:marriage|relationship)(?=(?: |$))`,
      `(?:from|by|with) (?:my|our|his|her) (?:${formerly} )*REL(?: NAME(?= [,.;$]))?(?=(?: |$))`,
    ],
  ],
  [
    'rest',
    [
      '(?:all )?(?:the )?(?:rest|residue|remainder)(?: ,)?(?: and)? (?:residue|remainder)(?:(?: ,)? and remainder)?(?: of (?:it|everything|the (?:estate|money|trust)|my estate))?',
      '(?:what|whats|whatever)(?: is)? (?:left|remains|remaining)(?: over)?(?: of (?:it|that|everything))?',
      '(?:all )?(?:the )?(?:rest|remainder|balance|remaining|leftover|residue)(?: (?:and remainder))?(?: (?:part|share|half|amount|SHARE|portion))?(?: of (?:it|that|everything|the (?:estate|money|trust)|my estate))?(?= (?!of ))',
      '(?:the )?other (?:SHARE|half|part|#)(?: of (?:it|that|everything))?',
      '(?:every ?thing|anything|all)(?: that is| thats)? (?:else|remaining|left)(?: over)?',
    ],
  ],
  [
    'whole',
    [
      '(?:give|leave|left|send|pass|goes|go|going|leaving|giving)(?: it)? (?:all|everything)(?= (?:to|for) )',
      'all of (?:it|that)',
      'it all',
      'every ?thing(?: i (?:own|have|got))?',
      '(?:the |my )?(?:whole|entire) (?:thing|estate|lot|amount|share|enchilada|trust|works)',
      'every (?:penny|cent|dime|last cent)',
      'all my (?:property|estate|money|stuff|things|assets)',
      'all(?= (?:to|goes to|for|\\$) )',
    ],
  ],
  [
    'equal',
    [
      'share and share alike',
      '(?:split )?down the middle',
      'ways(?: (?:even|evenly|equal|equally))?',
      '(?:the )?same (?:like|as) (?:him|her|them)',
      '(?:ditto|as much(?: as (?:him|her|them))?)',
      `(?:in )?(?:equal|even|same)${equalTail}`,
      '(?:equally|evenly|alike|likewise)',
      'the same(?: (?:amount|share|thing|for (?:each|all)))?',
      '(?:split|divide|share|divided|shared)(?: (?:it|up|everything|this|that|all))*',
      'in (?:halves|thirds|quarters)',
    ],
  ],
  ['more', ['(?:the )?(?:bigger|larger|more|greater|biggest|higher|most)(?: (?:part|share|half|one|amount|piece))?']],
  ['less', ['(?:the )?(?:smaller|less|lesser|lower|smallest)(?: (?:part|share|half|one|amount|piece))?']],
  [
    'each',
    [
      '(?:every(?= (?:one of )?(?:my |our |the )?RELS? )|each one|each of them|each|apiece|a piece|per (?:person|head|child|kid))',
    ],
  ],
  [
    'outright',
    [
      grown,
      '(?:right away|outright|immediately|straight away|at once|at my death|when i (?:die|pass|am gone)|no need|asap|as is|now)(?: for (?:all|both|everyone|everybody|the others?)(?: of them)?)?',
      'no (?:waiting|wait|age|limit|restrictions?|strings)(?: attached)?',
    ],
  ],
  ['child', ['(?:a )?(?:minor|baby|infant|toddler|newborn)']],
  [
    'heirs',
    [
      '(?:my |the |our )?(?:legal )?heirs?(?: (?:at|under|by) (?:the )?law)?',
      '(?:whatever|however|as|like|what|how) (?:the )?(?:state|law)(?: law)? (?:says?|provides?|decides|wants)',
      'next of kin',
      '(?:by|under) (?:state )?law',
    ],
  ],
  [
    'to',
    [
      '(?:goes|go|going|it goes|should go|will go|to go|is|are|belongs|given|give|leave|left|send|pass|passes)(?: it| all| this| that| everything)?(?: all)? (?:to|for)',
      '(?:give |leave |send )?(?:(?:the|that|this|his|her|their|each|my|all) )?(?:share|part|portion|money|half|whole thing)(?: then)? (?:(?:should|would|will|can|must|may) )?(?:belongs?|goes?|go|passes|pass|to) (?:to|for)',
      '(?:give |leave |send )?(?:that|this|his|her|their|each|my) SHARE(?: then)? (?:(?:should|would|will|can|must|may) )?(?:belongs?|goes?|go|passes|pass|to) (?:to|for)',
      '(?:give|leave|send) (?:the|that|this|his|her|their|each) (?:share|part|portion|money|SHARE) (?:to|for)',
      '(?:give|leave|send) (?:share|part|portion|money) (?:to|for)',
      '(?:to|for|between|among|amongst|into)',
    ],
  ],
  [
    'gets',
    [
      '(?:should |shall |will |would |can |to |must )*(?:each |all |both )?(?:get|gets|receive|receives|getting|take|takes|inherit|inherits|own|owns|owning|holds)(?: it(?! all ))?',
      '(?:should |shall |will |would |can |could |may |might |to )*(?:have|has)(?= (?:#|SHARE|the rest|it) )(?: it(?! all ))?',
      '(?:should |shall |will |would |can |to |must )*(?:serve|serves|act|do it|do this|handle it|be it|be the one|be in charge|be|step in|take over)(?: first| next)?',
    ],
  ],
  ['or', ['(?:or|and/or|maybe|perhaps|either|possibly)']],
];

type Plain = Exclude<Act['kind'], 'called' | 'share' | 'age' | 'young' | 'born' | 'remark' | 'left' | 'owner'>;

const table: readonly (readonly [RegExp, Act])[] = phrases.flatMap(([kind, sources]) =>
  sources.map((source): readonly [RegExp, Act] => [new RegExp(`^(?:${source}) `, 'u'), { kind } as Act]),
);

/** What the phrase at the start of some keys does, and how many of them it takes. */
export const phraseAt = (keys: string): Found => {
  if (last?.keys !== keys) last = { keys, found: findPhrase(keys) };
  return last.found;
};

type Found = { readonly act: Act; readonly length: number } | undefined;

// The same place is looked at more than once.
let last: { readonly keys: string; readonly found: Found } | undefined;

const findPhrase = (keys: string): Found => {
  for (const [pattern, act] of table) {
    const found = pattern.exec(keys)?.[0].trim();
    if (found) return { act, length: found.split(' ').length };
  }
  return undefined;
};
