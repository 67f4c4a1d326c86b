import { circleSubjects } from '#guide/circle-subjects.ts';
import type { Subject } from '#guide/topic.ts';
import { patternOf } from '#kit/pattern-of.ts';
/**
 * What a passage is about, in the words that people have for it, in small letters and with straight apostrophes. In the middle of an
 * interview, where people ask about their document, such words tell the passage that a question means; nowhere else.
 */
const countries = [
  'mexico|canada|portugal|spain|italy|france|germany|england|ireland|scotland|the uk|poland|greece|turkey|israel|lebanon|egypt',
  'india|pakistan|china|japan|korea|taiwan|vietnam|thailand|the philippines|philippines|australia|new zealand|nigeria|ghana',
  'kenya|ethiopia|south africa|brazil|colombia|argentina|peru|chile|ecuador|venezuela|guatemala|honduras|el salvador',
  'nicaragua|costa rica|panama|cuba|haiti|jamaica|the dominican republic|dominican republic|the bahamas|ukraine|russia|iran',
].join('|');
const closeOnes = '(?:god-?(?:son|daughter|child|children|kids?)|friend|neighbou?r|caregiver)';
export const subjects: readonly Subject[] = [
  ...circleSubjects,
  {
    id: 'leave-out-spouse',
    said: /\b(?:separated|estranged|live apart|not divorced|never (?:got )?divorced|never did the papers|still married|wife left|husband left|(?:wife|husband|spouse).*\b(?:entitled|claim|out|nothing))\b/u,
  },
  {
    id: 'community-property',
    said: /\b(?:community property|half (?:of )?(?:it|my|the|everything|our)\b.*\b(?:hers|his|theirs|already|belongs?))\b/u,
  },
  {
    id: 'prenup',
    said: /\b(?:prenup\p{L}*|postnup\p{L}*|(?:agreement|contract|paper).*\b(?:wedding|before we (?:got )?married|marriage))\b/u,
  },
  {
    id: 'unmarried',
    said: /\b(?:(?:not|aint|ain't|aren't|isn't|never|arent) (?:legally |even )?married|unmarried|girlfriend|boyfriend|fianc\p{L}*|common[- ]law)\b/u,
  },
  {
    id: 'divorce-later',
    said: /\b(?:if|when|one day|later|after|should)\b.*\b(?:divorced?|split up|break up|separate)\b/u,
  },
  {
    id: 'marry-later',
    said: /\b(?:remarr\p{L}+|marr(?:y|ies|ied) (?:again|later|someone|somebody|another)|new (?:wife|husband)|we are engaged|(?:i|i'm|im|we|we're) (?:am |are )?getting married)\b/u,
  },
  {
    id: 'survivor-changes',
    said: patternOf(
      'u',
      String.raw`\b(?:survivor|survives|outlives?|(?:after|once) i(?:'m| am)? (?:die|dead|gone)|once im dead|(?:dies|goes) first)\b`,
      String.raw`.*\b(?:change|alter|rewrite|give|undo)`,
      String.raw`|\b(?:change|alter|rewrite|undo)\b.*`,
      String.raw`\b(?:after i die|(?:once|when) i(?:'m|m| am) (?:dead|gone)|after my death)\b`,
    ),
  },
  {
    id: 'cost-for-two',
    said: /\b(?:double|twice|two prices|both of us pay|each (?:of us )?(?:have to )?pay|(?:cost|price|pay).*\b(?:couple|two of us|both of us|two persons|two people))\b/u,
  },
  {
    id: 'both-die-together',
    said: patternOf(
      'u',
      String.raw`\b(?:same (?:accident|crash)|(?:die|dies|died|dead|killed|gone|go|pass)\b.*\bsame (?:time|day)`,
      String.raw`|same (?:time|day)\b.*\b(?:die|dies|died|dead|killed|pass)`,
      String.raw`|(?:both|together)\b.*\b(?:crash|accident|plane|wreck)|simultaneous\p{L}*)\b`,
    ),
  },
  {
    id: 'other-parent',
    said: /\b(?:(?:real |their |her |his |the |other |bio\p{L}* |birth )+(?:dad|father|mother|mom|parent)|ex)\b.*\b(?:custody|kids?|child|children|take|gets?|keep|alive|raise)\b/u,
  },
  {
    id: 'kinds-of-children',
    said: /\b(?:step-?(?:kids?|son|daughter|child|children|sons|daughters)|adopted|foster|half[- ](?:brother|sister|siblings?)|out of wedlock)\b/u,
  },
  {
    id: 'later-children',
    said: /\b(?:expecting|pregnant|unborn|(?:more|another|future|new) (?:kids?|child|children|baby|grandchildren|grandkids)|born later|baby (?:comes|is born))\b/u,
  },
  {
    id: 'no-children',
    said: /\b(?:(?:no|never had(?: any)?|don't have(?: any)?|without) (?:kids|children)|childless)\b/u,
  },
  {
    id: 'friends',
    said: patternOf(
      'u',
      String.raw`\b${closeOnes}\b.*\b(?:leave|get|give|inherit|something|receive)\b|\b(?:leave|give)\b.*\b${closeOnes}\b`,
    ),
  },
  {
    id: 'deed-tax',
    said: patternOf(
      'u',
      String.raw`\b(?:tax(?:es)?|reassess\p{L}*|revalu\p{L}*)\b.*\b(?:deed\p{L}*|transfer\p{L}*|put(?:ting)?|mov(?:e|ing))\b.*\b(?:house|home|property|land|it|trust)\b`,
      String.raw`|\b(?:deed\p{L}*|transfer\p{L}*|put(?:ting)?|mov(?:e|ing))\b.*\b(?:house|home|property|land)\b.*\b(?:tax(?:es|ed)?|reassess\p{L}*)\b`,
    ),
  },
  {
    id: 'deed-name',
    said: /\b(?:deed|title)\b.*\b(?:current|former|maiden|old|married|new|right|wrong|different) (?:last )?name\b/u,
  },
  {
    id: 'who-sees',
    said: patternOf(
      'u',
      String.raw`\b(?:wife|husband|spouse|partner)\b.*\b(?:see|read|look at|get into)\b.*\b(?:this|it|here|answers?|account)\b(?!.*\b(?:die|dead|gone)\b)`,
      String.raw`|\b(?:see|read)\b.*\bwhat i (?:write|type|say|tell)\b`,
      String.raw`|^\W*who (?:else )?(?:(?:can|could|will|may|gets to) )?(?:sees?|reads?|looks? at) (?:this|it|what|my)\b`,
    ),
  },
  {
    id: 'no-plan',
    said: /\b(?:if|when) i (?:\p{L}+ )*(?:no|without(?: an?| any)?|don't have an?|never (?:made|make) an?) (?:will|trust|plan)\b/u,
  },
  {
    id: 'moving',
    said: /\b(?:valid|good|counts?|works?|honou?red|recognized|accepted|legal) in (?:an)?other states?\b/u,
  },
  {
    id: 'deed',
    said: /^\W*(?:what(?:'s|s| is) (?:a|the) deed|who .*\bdeed)\W*$|\b(?:you|evergrant)\b.*\b(?:make|record|file|prepare|do)\b.*\bdeed\b/u,
  },
  {
    id: 'binding',
    said: /\b(?:die|dead|death|happens? to me)\b.*\bbefore\b.*\b(?:sign\p{L}*|finish\p{L}*|done|complete\p{L}*)\b/u,
  },
  {
    id: 'trustee-or-beneficiary',
    said: /\b(?:differen\p{L}+|differ|same)\b.*\b(?:trustees?\b.*\bbeneficiar|beneficiar\p{L}+\b.*\btrustee)/u,
  },
  {
    id: 'company-closes',
    said: /\b(?:you|your (?:company|site|website|business)|this (?:site|website))\b.*\b(?:out of business|shut\p{L}* down|bankrupt|clos(?:e|es|ed) down|disappears?)\b/u,
  },
  {
    id: 'property-abroad',
    said: patternOf(
      'u',
      String.raw`\b(?:house|home|apartment|flat|condo|land|farm|property|properties|villa|cottage|cabin|bank account|real estate)\b`,
      String.raw`.{0,30}\b(?:in (?:${countries})|abroad|overseas|(?:another|other|foreign|different) country|back home)\b`,
    ),
  },
  {
    id: 'lives-far-away',
    said: patternOf(
      'u',
      String.raw`\b(?:trustee|executor|agent|somebody|someone|anyone|person|serve)\b.*\b(?:out(?:side)? (?:of )?(?:the )?`,
      String.raw`(?:us|u\.s|usa|states|country)|(?:another|other) (?:state|country)|out of state|abroad|overseas)`,
    ),
  },
  {
    id: 'abroad',
    said: patternOf(
      'u',
      String.raw`\b(?:citizen\p{L}*|green card|immigrant|foreigner|abroad|overseas|undocumented|(?:another|other) country`,
      String.raw`|lives in (?:${countries}))\b`,
    ),
  },
  {
    id: 'no-relative',
    said: /^(?!.*witn).*\b(?:no kin|not (?:a )?(?:kin|related|relative|family|blood)|(?:instead of|have to be|has to be|must be|be) (?:a )?(?:family|relative|blood))\b/u,
  },
  {
    id: 'two-trustees',
    said: /\b(?:both|two|together|joint|co-?)\b.*\b(?:trustees?|executors?|agents?|do it together|serve|in charge)\b/u,
  },
  {
    id: 'paid-trustee',
    said: /\b(?:(?:get|gets|be|is|are|being) paid|paid for (?:this|it|the job|the work)|salary|charge for)\b/u,
  },
  {
    id: 'declines-office',
    said: /\b(?:(?:doesn't|doesnt|don't|does not|won't|not) want (?:to|the)|say no|says no|refuses?|resigns?|quits? (?:as|being|the job|serving)|ask (?:him|her|them) (?:first|before))\b/u,
  },
  { id: 'remove-trustee', said: /\btrustee\b.*\b(?:steals?|rob|robs|cheats?|removed?|fired?|crook\p{L}*)\b/u },
  {
    id: 'offices-differ',
    said: /\b(?:difference|differ|different|same|or)\b.*\b(?:trustee|executor|agent|guardian)\b.*\b(?:trustee|executor|agent|attorney)\b|\b(?:executor|agent|trustee)\b.*\bsame\b.*\b(?:trustee|executor|agent)\b/u,
  },
  {
    id: 'who-decides-incapacity',
    said: /\b(?:who|how)\b.*\b(?:incapacit\p{L}*|incompetent|lost my mind|lose my mind|can(?:'t|not) (?:manage|act|decide)|when i cannot|senile|dement\p{L}*)/u,
  },
  {
    id: 'end-power-of-attorney',
    said: patternOf(
      'u',
      String.raw`\b(?:revoke|cancel|end|stop|undo)\b.*\b(?:poa|power of attorney|agent)\b`,
      String.raw`|\btake (?:it|that|this) (?:back|away)\b`,
      String.raw`|\b(?:agent|person|they|he|she)\b.*\b(?:steals?|robs?|cheats?|does (?:a )?wrong|do wrong)\b`,
    ),
  },
  {
    id: 'what-agent-can-do',
    said: /\b(?:agent|power of attorney|poa)\b.*\b(?:sell|give|do with|change|allowed|gift)\b|\bwhat\b.*\bmy agent\b/u,
  },
  {
    id: 'bank-accepts',
    said: /\b(?:bank|chase|wells fargo|credit union|title company)\b.*\b(?:accept|take|honor|recognize|refuse|like|want)\b/u,
  },
  {
    id: 'when-paid-out',
    said: /\b(?:when|how soon|how long|how fast)\b.*\b(?:kids?|children|they|heirs|he|she)\b.*\b(?:get|see|receive|paid|money|share|inheritance)\b/u,
  },
  {
    id: 'tell-family',
    said: /\b(?:tell|inform|know|see|find out|notify)\b.*\b(?:kids|children|family|brother|sister|beneficiar\p{L}+)\b|\b(?:kids|children|family)\b.*\b(?:see|know|find out|read)\b.*\b(?:this|it|in here|what)\b/u,
  },
  {
    id: 'conditions',
    said: /\b(?:condition|only if|strings|addict\p{L}*|gambl\p{L}+|drinks|drugs|sober|bad with money)\b/u,
  },
  {
    id: 'sold-gift',
    said: /\b(?:if|when|suppose)\b.*\b(?:sell|sold|trade|no longer own|don't (?:own|have)|give away|wreck|get rid)\b/u,
  },
  {
    id: 'other-state-property',
    said: /\b(?:(?:other|another|different|two|second) states?|out[- ]of[- ]state|vacation home)\b.*$|\b(?:cabin|condo|land|lake house|timeshare)\b.*\b(?:another|other|two|different|out[- ]of) state/u,
  },
  { id: 'stock-grants', said: /\b(?:rsus?|stock options?|vest(?:s|ed|ing)?|unvested|espp|equity grant)\b/u },
  {
    id: 'joint-accounts',
    said: /\b(?:joint (?:account|owner\p{L}*|tenan\p{L}+)|account is joint|is joint|both (?:our|of our) names|both on the (?:deed|account|title)|survivorship)\b/u,
  },
  {
    id: 'payable-on-death',
    said: /\b(?:pod|payable on death|tod account|beneficiary (?:form|designation))\b|\baccount\b.*\bbeneficiary\b/u,
  },
  {
    id: 'digital-things',
    said: /\b(?:facebook|instagram|gmail|icloud|photos|online accounts?|digital|social media)\b|\b(?:emails?|passwords?)\b.*\b(?:die|gone|dead|death)\b/u,
  },
  {
    id: 'crypto',
    said: /\b(?:my|our|have|own|gets?|leave|put|hold|about)\b.*\b(?:bitcoin|crypto\p{L}*|ethereum|coinbase|seed phrase)\b/u,
  },
  { id: 'guns', said: /\b(?:guns?|firearms?|rifles?|pistols?|shotguns?|silencers?)\b/u },
  { id: 'homestead', said: /\bhomestead\b|\bproperty tax(?:es)?\b/u },
  { id: 'step-up', said: /\b(?:step(?:ped)?[- ]?up|capital gains?)\b/u },
  { id: 'gift-tax', said: /\bgifts?\b.*\btax|\btax\p{L}*\b.*\bgift|\btax[- ]free\b/u },
  { id: 'trust-tax-number', said: /\b(?:ein|tax id|tax number|social security number|ssn)\b/u },
  { id: 'debts', said: /\b(?:my|our|the) (?:debts?|credit cards?|loans?|bills|medical bills)\b/u },
  { id: 's-corporation', said: /\bs[- ]?corp\p{L}*\b/u },
  {
    id: 'sole-owner-business',
    said: /\b(?:self[- ]employed|sole prop\p{L}*|just me|no llc|not (?:a )?company|my (?:tools|license|lease))\b/u,
  },
  {
    id: 'business-succession',
    said: /\b(?:who|what)\b.*\b(?:(?:my|our) (?:company|business|shop|store|restaurant|firm)|the (?:company|business|firm))\b|\bmy llc\b.*\b(?:trust|go in)\b/u,
  },
  { id: 'binding', said: /\b(?:binding|commit\p{L}*|final|before (?:i sign|signing)|without signing|take effect)\b/u },
  { id: 'where-kept', said: /\b(?:the original|safe deposit|deposit box|fireproof|where (?:do|should) i keep)\b/u },
  {
    id: 'file-with-court',
    said: /\b(?:file[ds]?|record(?:ed)?|register(?:ed)?)\b.*\b(?:court\p{L}*|county|clerk|city hall|trust|will)\b/u,
  },
  { id: 'public', said: /\b(?:public|any(?:one|body) (?:can )?(?:read|see|look))\b/u },
  {
    id: 'moving',
    said: /\b(?:mov(?:e|ing)(?! (?:the|my|our|his|her|it|this|that|them|everything|money|property)\b)|relocat\p{L}+)\b.*\b(?:to|state|away|there)\b/u,
  },
  { id: 'expires', said: /\b(?:expires?|renew|run out|good for|how often)\b/u },
  { id: 'old-document', said: /\b(?:old|earlier|previous|other|existing|first) (?:will|trust|one|poa|document)\b/u },
  { id: 'challenge', said: /\b(?:contest|challenge|fight|dispute|attack|overturn)\b/u },
  {
    id: 'per-stirpes',
    said: /\b(?:per stirpes|per capita|by branch|by representation)\b|\bdies?\b.*\b(?:his|her|their) (?:kids|children)\b.*\b(?:get|take|share)\b/u,
  },
  { id: 'funeral', said: /\b(?:funeral|cremat\p{L}+|burial|buried|cemetery|ashes|casket)\b/u },
  { id: 'organ-donation', said: /\borgans?\b.*\bdona|\bdona\p{L}+\b.*\b(?:organs?|my body)\b/u },
  {
    id: 'dnr',
    said: /\b(?:dnr|resuscitat\p{L}+|polst|molst|life support|machines|pull the plug|feeding tube|ventilator)\b/u,
  },
  {
    id: 'online-notary',
    said: /\bnotar\p{L}*\b.*\b(?:zoom|video|online|facetime)\b|\b(?:zoom|video|online)\b.*\bnotar/u,
  },
  {
    id: 'which-name',
    said: /\b(?:maiden name|nick ?name|legal name|middle name|married name|name on my (?:license|id))\b/u,
  },
  {
    id: 'guess-values',
    said: /\b(?:account numbers?|exact (?:value|amount)s?|every (?:single )?thing i own|how much detail|everything i own)\b/u,
  },
  { id: 'retirement-accounts', said: /\b(?:iras?|401 ?\(?k\)?s?|life insurance|annuity)\b/u },
  { id: 'pets', said: /\bmy (?:dogs?|cats?|pets?|horses?|parrot|bird)\b(?!.* died)/u },
  {
    id: 'mortgage',
    said: /\b(?:mortgage|still owe\b.*\bon|loan on (?:it|the|my|our)|call (?:in )?(?:my|our|the) loan)\b/u,
  },
];
