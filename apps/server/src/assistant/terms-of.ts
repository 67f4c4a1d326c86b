import { stateNameByCode } from '@evergrant/domain/law/state-code.ts';

// Words that say nothing about the subject of a question.
const stopWords = wordsOf(
  'a somewhere r u ur btw pls plz lol y n alot abt cuz bc tho thx ya hmm um uh sorry honest honestly a about actually after all also am an and any anything are as at be because been before but by can cant could did didnt do does doesnt doing dont else even ever for forever from going gonna got guys had has hasnt have havent having he hello her hers hey hi him his how i id if ill im in into is isnt it its ive just kind kinds know let lets like many may maybe me might more most much my myself no not now of off ok okay on only or our ours out please possible exactly really right say says shall she should so some something still stuff sure than that thats the their theirs them then there theres these they theyre thing things think this those through thru til till to today too tried try up us very was wasnt we well were weve what whatever whats whenever wherever whether which while whose will with wont would wouldnt yes yet you your youre yours',
);

// Words that say a little: they tell two passages apart, and no question is understood by them alone.
const lightWords = wordsOf(
  'already always again ago another anybody anymore anyone anyway away back bad best better big bit both bring came come comes coming each easy enough everybody everyone everything far feel few find found get gets getting give gives go goes gone good great happen happens hard heard hope important instead keep kept last later little long look looking lot make makes making mean means mind need needed needs never new next nice nothing old one own people person pretty put puts question questions same see simple somebody someone soon such take takes tell thinking told until use used uses using want wanted wants way week weeks when where who whole whom whos why without wonder wondering work works worried worry year years yesterday',
);

// Words for the same thing; the first is the one that counts.
const sameWords = new Map(
  [
    'child children kid kids son sons daughter daughters boy boys girl girls grandchild grandchildren grandson granddaughter',
    'parent parents mom moms mum mother mothers dad dads father fathers',
    'spouse wife husband',
    'cost costs price prices pricing fee fees howmuch',
    'who whom whos',
    'brother sister brothers sisters sibling siblings',
    'lawyer lawyers attorney attorneys',
    'house houses home homes',
    'mail email emails mails',
    'delete remove erase deleted removed',
    'taxes tax taxed',
    'somebody someone anyone anybody',
    'phone smartphone cellphone',
    'computer laptop',
    'subscription membership',
    'information info data details',
    'autism autistic',
    'robot bot chatbot',
    'safe secure',
    'wrong incorrect',
    'declined decline declines refuse refuses refused',
    'disinherit disinherited exclude',
    'divorced divorce divorcing',
    'change alter alters altered',
    'share shares portion portions',
    'agent agents',
    'disabled disability disabilities handicapped',
    'sued sue lawsuit lawsuits suing',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

// Words that mean something only together, or something else with their neighbour.
const together: readonly (readonly [RegExp, string])[] = [
  [/\bhow (?:long|much time)\b|\ball day\b/gu, 'howlong'],
  [/\bhow much\b/gu, 'howmuch'],
  [/\bpour[- ]?over(?: will)?\b/gu, 'pourover'],
  [/\bliving will\b/gu, 'livingwill'],
  [
    /\b(?:a|any|last|my|no|the|your) will\b|\bwills\b|^will(?= or\b| vs\b| versus\b)|\b(?:or|vs|versus) will\b/gu,
    'testament',
  ],
  [/\bspecial needs\b/gu, 'specialneeds'],
  [/\bs[- ]?corp(?:oration)?s?\b/gu, 'scorporation'],
  [/\bc[- ]?corp(?:oration)?s?\b/gu, 'ccorporation'],
  [/\b(?:no|never had|dont have|without)(?: any)? (?:kids|children)\b/gu, 'childless'],
  [/\bliving trusts?\b/gu, 'livingtrust trust'],
  [/\b(?:lives?|living) (?:in|at|with|there|near|on)\b/gu, 'dwell'],
  [/\bcount(?:y|ies)\b/gu, 'countyplace'],
  [/\bhalf[- ](?:brother|sister|sibling)s?\b/gu, 'halfsibling'],
  [/\b(?:not|never|aint|arent|isnt|werent) (?:legally |even |yet )?married\b/gu, 'unmarried'],
  [/\b(?:lose|lost|losing) (?:my|her|his|your) mind\b/gu, 'incapacitated'],
  [/\bmoney back\b/gu, 'moneyback'],
  [/\bgo(?:ing)? back\b/gu, 'goback'],
  [/\bnursing homes?\b/gu, 'nursinghome'],
  [/\bpowers? of attorney\b|\bpoa\b/gu, 'powerofattorney'],
  [/\be-?sign(?:ed|ing|ature|atures)?\b/gu, 'esign'],
  [/\b(?:log|sign|signed) ?in\b/gu, 'login'],
  [/\b(?:some|any)(?:one|body) else\b/gu, 'someoneelse'],
  [/\b(?:who|what) are you\b(?!\s+\w)/gu, 'whoareyou'],
  [/\bhow does (?:it|this|that|everything) work\b(?!\s+\w)/gu, 'howitworks'],
];

// A question has a subject within its first words; the rest of a long message would only cost time.
const mostTerms = 60;

/** The words of a text that say what it is about, or a little of it, in small letters. */
export const termsOf = (text: string): string[] =>
  together
    .reduce((words, [apart, joined]) => words.replaceAll(apart, joined), text.toLowerCase().replaceAll(/['’]/gu, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => sameWords.get(word) ?? word)
    .slice(0, mostTerms);

/** A word without its ending, so that `witnesses` and `witness` are one. */
export const stem = (term: string): string =>
  term.length > 4 ? term.replace(/(?:ing|ies|es|ed|e|s|y)$/u, '') : term.replace(/s$/u, '');

// Where somebody lives says little about what they ask.
const placeWords = wordsOf(Object.values(stateNameByCode).join(' ').toLowerCase());

const lightStems = new Set([...lightWords, ...placeWords].map(stem));

/** Whether a stem says too little to understand a question by it alone. */
export const isLight = (term: string): boolean => lightStems.has(term);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
