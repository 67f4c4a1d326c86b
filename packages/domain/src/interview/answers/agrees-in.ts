import { splitParts } from '#interview/answers/split-parts.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { patternOf } from '#kit/pattern-of.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const agreeing = words(
  'yes sensible reasonable suitable agrees nod nods nodded yep yeah yea yeh yup ya aye si sí sure ok okay okey fine good great perfect perfectly agree agreed agreeable acceptable accept accepted suit suits work works affirmative affirm approve approved approves correct right usual usually normal normally standard typical customary default defaults alright confirm confirmed confirms exactly exact absolutely definitely certainly indeed excellent wonderful lovely nice done accurate true satisfied happy pleased content glad ready set mhm uh-huh amen deal bingo lgtm claro',
);

// What says no and means that nothing is to be changed.
const unchanged = patternOf(
  'giu',
  String.raw`\b(?:no (?:objections?|changes?|problems?|complaints?|corrections?|issues?|edits?|preferences?|worries)`,
  String.raw`(?: (?:to|with|from|at)(?: (?:make|it|that|me|us|all|my (?:end|side)))*)?|nothing (?:to|that needs to be|needs to be|needs|i would|i'd) (?:change\w*|add\w*|correct\w*|fix\w*)`,
  String.raw`|nothing (?:is )?(?:wrong|missing)(?: (?:with|in) (?:it|that|them))?`,
  String.raw`|(?:(?:i|we) )?(?:would|could|can|do|need)(?:n't|nt| not) (?:want to )?(?:change|alter|touch|add|see|find|want) (?:a(?: single)?|one|any|an)?(?: ?thing| word| change| mistake| error| else| it)*(?: (?:wrong|changed))?`,
  String.raw`|(?:could not|couldn't|can not|cannot|can't) (?:complain|be better)|not bad(?: at all)?|no need to change (?:it|anything)|change nothing)(?![\p{L}'])`,
);

const phrases = patternOf(
  'u',
  String.raw`\b(?:go ahead|(?:use|take) (?:these|them|those|it)|go with (?:these|them|those|it|that)|go for it`,
  String.raw`|as (?:you )?(?:proposed?|suggest(?:ed)?|recommend(?:ed)?|usual|shown|listed|is|it is|they are)`,
  String.raw`|all right|(?:that|it|they|these|those)(?:'ll| will) do|(?:i|we) can live with (?:that|it|them|those|these)|keep (?:them|it|these|that)|i (?:do|will)|we do|spot on|dead on|checks out|adds up|by all means`,
  String.raw`|of course|you bet|lock it in|send it|so be it|the way (?:i|we) (?:want|meant|said) (?:it|them))\b`,
);
const trusting = patternOf(
  'u',
  String.raw`\b(?:whatever|what|as|how(?:ever)?) (?:you (?:think|say|advise|recommend|suggest|like|prefer|see fit)`,
  String.raw`(?: is)?(?: best)?|most (?:people|folks) (?:do|choose|take|have)|everybody (?:else )?does)\b`,
  String.raw`|\byou (?:decide|choose|pick)\b|\bup to you\b|\b(?:do not|don'?t) (?:care|mind)\b`,
);

// A condition that holds already: `if it's the usual way`, `if that is what most people do`, `if you think so`.
const met = patternOf(
  'gu',
  String.raw`\bif (?:(?:it|that|this|those|these|they)(?:'s|'re| is| are)? (?:just |all |only )?(?:the |how |what )?`,
  String.raw`(?:usual|normal|standard|customary|common|regular|typical|default|usually done|(?:most|other|all) (?:people|folks) (?:do|choose|take|have|pick)|every(?:one|body)(?: else)? (?:does|has|picks))`,
  String.raw`(?: (?:way|ways|thing|ones?|answers?|choices?|settings?))?|you (?:think|say|recommend|suggest|advise)(?: (?:so|it|that|them))?)(?=$|[\s,.;!])`,
);

const harmless = words(
  "everything everyone anything those these them rest other others mostly all both setting settings look looks sound sounds seem seems by us me best propose proposed suggest suggested recommend recommended advise whatever however most people folks any either entirely completely totally proposal shoots cool nice baby dear better way ways everybody else does still same stand stands keep 'em em list ahead is are not part whole read reads check checks out written recorded shown stated listed meant mean means lo spot kindly nicely off up details detail answers answer facts information document page summary point points thing things lock send bet choose pick care mind finish finished continue far my wife husband spouse partner together of again much then enough terms provision provisions clause clauses arrangement arrangements customary stuff",
);

/** True for words that agree to what is offered or shown, and say nothing else. */
export const agreesIn = (said: string): boolean => {
  const low = said
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(whatever|everything|anything)'s\b/gu, '$1 is')
    .replace(met, ' yes ')
    .replace(unchanged, ' yes ')
    .replace(trusting, ' yes ');
  if (/\b(?:no|not|never|mostly|almost|nearly|if|unless|maybe|perhaps)\b|n't\b|\bwrong\b|\bmissing\b/u.test(low))
    return false;
  // "I want to correct the name" orders something.
  if (/\b(?:to|let me|can you|could you) (?:correct|approve|set)\b|\bcorrect (?:the|my|our|his|her|an?)\b/u.test(low))
    return false;
  return (wordsIn(low).some((word) => agreeing.has(word)) || phrases.test(low)) && isIdle(low);
};

/** True for words that by themselves say nothing which could change an answer. */
export const isIdle = (low: string): boolean =>
  wordsIn(low).every((word) => agreeing.has(word) || harmless.has(word) || !isContent(word));

const wordsIn = (low: string): readonly string[] => low.match(/[\p{L}\p{N}]+(?:['-]\p{L}+)*/gu) ?? [];

/** True for a message of which every part agrees, or says nothing. */
export const agreesToAll = (message: string): boolean => {
  const parts = splitParts(message);
  return (
    parts.some(({ low }) => agreesIn(low)) &&
    parts.every(({ low, isQuestion, joint }) => !isQuestion && joint !== 'turn' && (agreesIn(low) || isNeutral(low)))
  );
};

// `The other one` points at something.
const isNeutral = (low: string): boolean => isIdle(low) && !/\b(?:others?|else|again|no|not)\b/u.test(low);
