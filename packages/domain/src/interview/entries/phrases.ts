import type { Act } from '#interview/entries/piece.ts';

// What phrases do that hold no name. They are matched against the keys of units, one space behind each; the first that fits counts.

const someone = '(?:he|she|they|it|that|NAME|(?:my |our |his |her |their )?REL)';
const unable =
  "(?:can't|cant|cannot|can not|won't|wont|isn't|isnt|is not|not|is|becomes|be|becoming|do(?:es)?n't|doesnt|does not|is unable|unable|unwilling|not able|able|dies?|dead|gone|passes|passed|away|sick|ill|die|fails?|declines?|refuses|no longer|want|wants|to|serve|do it|it|act|or|before me|first|anymore|any more|busy|around|here|alive|living|available|for any reason|for whatever reason|can)";

const table: readonly (readonly [RegExp, Act])[] = (
  [
    // Nobody.
    [
      '(?:nobody|no one|none|noone|not anyone)(?: (?:else|other|others|further|more|after that|after (?:her|him|them)|of (?:them|those|these)|at all|comes to mind|that i (?:know of|can think of)))*',
      'nobody',
    ],
    ['(?:that is|thats|that) (?:it|all|enough|enough people|everybody|everyone)', 'nobody'],
    ["(?:i )?(?:do not|don't|dont|never|didn't) (?:have|had) any(?: (?:RELS|others))?", 'nobody'],
    [
      "(?:i )?(?:don't|do not|dont|won't) (?:leave|want to leave|mean to leave) (?:anybody|anyone|any one) out",
      'nobody',
    ],
    // Who comes next.
    [`(?:or |and |but )*(?:if|when|in case|should) ${someone} ${unable}(?: ${unable})*(?: then)?`, 'then'],
    [
      "(?:and )?(?:when|after|once|if) i(?: am| m)?(?: (?:die|pass|gone|dead|go|away|incapacitated|can not|can't|cant|cannot|no longer can|on))+(?: then)?",
      'then',
    ],
    [
      "(?:and )?(?:then )?(?:after|behind|failing|following) (?:that|me|her|him|them|this|NAME)(?: (?:then|it's|its|comes|would be|is|it should be))*",
      'then',
    ],
    [
      '(?:and |or )?(?:then|next|afterwards?|second|secondly|third|followed by|backup|as (?:a )?backup|back up|alternatively|otherwise|as (?:an? )?(?:alternate|second choice|successor))(?: (?:in line|choice|is|would be|comes|up|then|it goes to|goes to))*',
      'then',
    ],
    ['(?:and |or )?(?:NTH|the NTH)(?: (?:in line|choice|is|would be|comes|pick))+', 'then'],
    ['before', 'then'],
    ['(?:comes|goes|is) (?:next|after (?:that|him|her|them)|second|behind (?:him|her|them))', 'then'],
    // Exclusions.
    ['(?:every|any)(?:body|one) (?:but|except(?: for)?|other than|besides)', 'except'],
    ['(?:all|each)(?: of (?:them|my RELS))?(?: my RELS)? (?:but|except(?: for)?|besides)', 'except'],
    [
      '(?:except(?: for)?|excluding|but not|and not|other than|besides|without|never|neither(?: of)?|not counting|instead of)',
      'not',
    ],
    [
      '(?:absolutely |zero |zilch )?nothing (?:for|to|goes to)|(?:not a (?:dime|penny|cent)) (?:for|to)|(?:leave|leaving|cut|cutting)(?= (?:(?:my |our )?(?:NAME|RELS?)(?: NAME)?) out)',
      'omit',
    ],
    [
      "(?:i )?(?:really )?(?:do not|don't|dont|never|would not|wouldn't) (?:want|trust|choose|pick|like|include|give|leave)(?: it to| anything to| to give| to)?",
      'not',
    ],
    ["(?:it )?(?:would have been|would of been|would've been|was gonna be|was going to be|used to be|was)", 'not'],
    [
      "(?:gets?|receives?|getting|inherits?) (?:nothing|zero|nada|none)|(?:should|will|can|does|do|is|must)(?:n't| not) (?:get|receive|have|inherit|be|getting)(?: (?:anything|any|in it|a thing|part of it|included))?|to get anything|is out|is left out|out of it|out of the (?:trust|will)",
      'nothing',
    ],
    [
      '(?:would be |would have been |is |are |was |he |she |they )*(?:just )?(?:too|way too) (?:old|young|far|far away|sick|busy|ill|much)(?: (?:for (?:it|that|this)|now|to do it))*',
      'unfit',
    ],
    [
      "(?:who |he |she |they |has |have |had |is |are |was |just |already |all )*(?:passed(?: away| on)?|died|drowned|deceased|dead|gone now|no longer with us|killed|departed|late)(?: (?:now|already|away|in (?:#|NTH|a (?:accident|crash|wreck)|' #|infancy)|last year|# years ago|at (?:#|birth|age #)|when (?:he|she) was #|young|back in #|of cancer|' #))*",
      'dead',
    ],
    ["not|n't", 'not'],
    // Parts.
    [
      '(?:(?:what|whats|whatever)(?: is)? (?:left|remains|remaining)(?: over)?|(?:all )?(?:the )?(?:rest|remainder|balance|remaining|leftover)(?: (?:part|share|half|amount|SHARE|portion))?|the other (?:SHARE|half|part))(?: of (?:it|that|everything|the (?:estate|money|trust)|my estate))?(?= (?!of ))',
      'rest',
    ],
    [
      '(?:all of it|all of that|it all|all it|(?:everything|every thing)(?: i (?:own|have|got))?|(?:the |my )?(?:whole|entire) (?:thing|estate|lot|amount|share|enchilada|trust)|every (?:penny|cent|dime|last cent)|all my (?:property|estate|money|stuff|things|assets)|all (?=to |goes to |for ))',
      'whole',
    ],
    ['all(?= $)', 'whole'],
    ['SHARE (?:and )?SHARE(?= (?:alike|between|for|to|split))', 'equal'],
    [
      '(?:share and share alike|split down the middle|down the middle|(?:in )?(?:equal|even|same)(?: (?:same|steven|stephen|shares?|parts?|amounts?|splits?|thing|portions?|division|for (?:each|all|everyone|everybody)|as (?:each other|the others?)))*|equally|evenly|alike|likewise|the same(?: (?:amount|share|thing|for (?:each|all)))?|(?:split|divide|share|divided|shared)(?: (?:it|up|everything|this|that|all))*|in (?:halves|thirds|quarters))',
      'equal',
    ],
    ['(?:the )?(?:bigger|larger|more|greater|biggest|higher|most)(?: (?:part|share|half|one|amount|piece))?', 'more'],
    ['(?:the )?(?:smaller|less|lesser|lower|smallest)(?: (?:part|share|half|one|amount|piece))?', 'less'],
    ['(?:each one|each of them|each|apiece|a piece|per (?:person|head|child|kid))(?= )', 'each'],
    // Ages and life.
    [
      "(?:right away|outright|immediately|straight away|at once|at my death|when i (?:die|pass|am gone)|no (?:waiting|wait|age|limit|restrictions?|strings)|(?:they|theyre|they're)? ?(?:are )?(?:already )?(?:all )?grown(?: ups?)?(?: now)?|no need|asap|as is|now)(?: (?:attached|for (?:all|both|everyone|everybody|the others?)(?: of them)?))*",
      'outright',
    ],
    ['(?:a )?(?:minor|baby|infant|toddler|newborn)', 'child'],
    [
      '(?:my |the |our )?(?:legal )?heirs?(?: (?:at|under|by) (?:the )?law)?|(?:whatever|however|as|like|what|how) (?:the )?(?:state|law)(?: law)? (?:says?|provides?|decides|wants)|next of kin|(?:by|under) (?:state )?law',
      'heirs',
    ],
    // Words that only lead to a name.
    [
      '(?:goes|go|going|it goes|should go|will go|to go|is|are|belongs|given|give|leave|left|send|pass|passes)(?: it| all| this| that| everything)?(?: all)? (?:to|for)|to|for|between|among|amongst|into',
      'to',
    ],
    [
      '(?:should |shall |will |would |can |to |must )*(?:each |all |both )?(?:get|gets|receive|receives|getting|take|takes|inherit|inherits|(?:have|has)(?= (?:#|SHARE|the rest|it))|own|owns|owning|holds|serve|serves|act|do it|do this|handle it|be it|be the one|be|step in|take over)(?: it| first| next)?',
      'gets',
    ],
    ['or|and/or|maybe|perhaps|either|possibly', 'or'],
  ] as const
).map(([source, kind]) => [new RegExp(`^(?:${source}) `, 'u'), { kind } as Act]);

/** What the phrase at the start of some keys does, and how many of them it takes. */
export const phraseAt = (keys: string): { readonly act: Act; readonly length: number } | undefined => {
  for (const [pattern, act] of table) {
    const found = pattern.exec(keys)?.[0].trim();
    if (found) return { act, length: found.split(' ').length };
  }
  return undefined;
};
