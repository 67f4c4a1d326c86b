import { patternOf } from '#kit/pattern-of.ts';

/** True for a sentence that asks something; `mark` is what ends it. A wish in the form of a question (`could you add …?`) is none. */
export const asks = (sentence: string, mark: string): boolean => {
  const said = bareQuestion(sentence);
  if (said !== '' && reported.test(sentence)) return true;
  if (said === '' || ordering.test(said) || wishes.test(said)) return false;
  if (tellsDoubt.test(said) && !askedBehind.test(said)) return false;
  if (passedOn.test(sentence.trim())) return true;
  // "When the power begins: at once" gives an answer by its name.
  if (mark !== '?' && /^[^:]{2,60}:\s*\S/u.test(said)) return false;
  if (mark !== '?' && (tellsSomething(said) || exclaims.test(said))) return false;
  if (mark === '?') return isInverted(said) || (!fragment.test(said) && (verb.test(said) || hasAsking.test(said)));
  return isInverted(said) || conditional.test(said) || alternative.test(said);
};

// "What a day", "how sweet of you".
const exclaims = patternOf(
  'iu',
  String.raw`^(?:what an? (?:\p{L}+ )?(?:day|days|week|year|morning|night|mess|shame|relief|blessing|pity|surprise|world|life|story|pain|joy)`,
  String.raw`|how (?:nice|kind|sweet|lovely|thoughtful|funny|sad|awful)(?: of (?:you|him|her|them))?)\W*$`,
);

/** A question without what stands before it and says nothing of it: `sorry, but …`, `my wife wants to know if …`. */
export const bareQuestion = (sentence: string): string =>
  sentence.trim().replaceAll('’', "'").replace(leadIn, '').replace(passedOn, '');

/** True for a sentence that orders a change, in the form of a question. */
export const isOrder = (sentence: string): boolean => ordering.test(bareQuestion(sentence));

/** True for a question that begins with a word that asks, and might tell as well: `what is needed for health`. */
export const mayTell = (sentence: string): boolean =>
  !passedOn.test(sentence.trim()) && /^(?:what|who|which|how|where|when|whatever|why)\b/iu.test(bareQuestion(sentence));

// What stands before a question and says nothing of it.
const leadIn = patternOf(
  'iu',
  String.raw`^(?:\W*(?:and|but|so|ok|okay|oh|wait|sorry|i'?m sorry|excuse me|hmm+|um+|uh|hey|hi|hello|also|btw|by the way|well|look|listen|now|then|yes|yeah`,
  String.raw`|just|quick question|one (?:more )?(?:question|thing)|a question|question|just curious|curious|real quick|(?:i was |i'?m |just )?wondering(?: if)?|i wonder(?: if)?`,
  String.raw`|kindly|please|explain|tell me|can you tell me|could you tell me|do you know(?: if)?|does anybody know|any idea|my question is|i want to know|i(?:'d| would) like to know`,
  String.raw`|what i want to know is|before (?:i|we|he|she|they) (?:answers?|say|says|go on|goes on|decides?)(?: (?:that|this|it))?|first|honestly|in your opinion|hold (?:up|on)|hang on|wait (?:a|one) (?:minute|second|sec)|one sec(?:ond)?|say|hon|listen up|pardon me|lord|man|(?:dumb|silly|stupid|odd|weird) question|again|actually|anyway|forgive me|pardon`,
  String.raw`|(?:my )?(?:wife|husband|mom|mother|dad|father|son|daughter|sister|brother|partner|spouse|he|she)(?: [\p{L}]+)? (?:asks|is asking|asked|wonders|is wondering|(?:wants|wanted|would like) to know)(?: if| whether)?)\b[\s,:.-]*)+`,
);

// “My wife wants to know if it is binding” asks for somebody.
const reported = patternOf(
  'iu',
  String.raw`^\W*(?:(?:my )?(?:wife|husband|mom|mother|dad|father|son|daughter|sister|brother|partner|spouse|he|she)(?: \p{L}+)? (?:asks|is asking|wonders`,
  String.raw`|is wondering|(?:wants|would like) to know)|i(?:'m| am| was)? (?:just )?wonder(?:ing)?|i (?:want|would like) to know) (?:if|whether|what|how|who|when|why|where)\b`,
);

// Another person asks through whoever types: “Alden wants to know what a trustee does”.
const passedOn = patternOf(
  'iu',
  String.raw`^(?:\W*(?:and|but|so|oh|well|also|now)\b[\s,]*)*(?:(?:my|our|the) )?(?!(?:i|you|we|they|please|that|it)\b)[\p{L}'-]+ `,
  String.raw`(?:(?:also |now |just )?(?:wants to know|would like to know|is asking|was asking|asks|asked|wonders|is wondering|is curious))[,:]?\s+`,
  String.raw`(?:(?:if|whether)\s+|(?=(?:what|who|whose|how|which|why|when|where)\b))`,
);

// “Could you add my sister” and “can we change the trustee” order something; “can I change it later” asks.
const ordering = patternOf(
  'iu',
  String.raw`^(?:(?:can|could|would|will|may|might) (?:you|we|i)|do you mind|would you mind) (?:please |kindly |also |just |maybe )*`,
  String.raw`(?:do (?=\d|half )|go with|add|change|correct|remove|make|put|use|take|set|name|rename|delete|replace|switch|swap|drop|fix|update|move|leave (?:.{1,40} )?(?:out|off|blank|open|it)|strike|go|skip|start|begin|show|repeat|say|come|finish|stop|have|get rid)\b`,
  String.raw`(?!.*\b(?:later|afterwards?|after|once|any ?time|whenever|every|still|in the future|next year|when|if|until|back|without)\b)`,
);

// “May it never come to that” and “May the 27th 1968” ask nothing.
const wishes =
  /^may (?:the \p{L}*\d|the \p{L}+(?:st|nd|rd|th)\b|it (?:never|be)\b|god\b|(?:he|she|they|the \p{L}+|my \p{L}+)\b.{0,20}\b(?:rest|bless))/iu;

// “I think I need one of those papers?” and “everybody says we need a trust?” tell why somebody has come.
const tellsDoubt = patternOf(
  'iu',
  String.raw`^(?:(?:i|we) (?:just )?(?:think|guess|believe|suppose|figured?|heard) (?:that )?(?:i|we)(?:'d| would)? (?:(?:probably|really|just|only) )*`,
  String.raw`(?:need|want|ought to have|like to (?:make|have)|should (?:make|have|get))\b(?! to )`,
  String.raw`|.{0,80}\b(?:every(?:one|body)|people|they) (?:keeps?|kept) (?:on )?(?:saying|telling)\b)`,
);
const askedBehind = /[,;:] *(?:and |but |so )?(?:is|are|do|does|can|could|should|will|would|what|how|why|right)\b/iu;

// “What would have been Marlene's goes to her children” tells who takes it.
const tellsWhere = patternOf(
  'iu',
  String.raw`^what(?:ever)? (?:(?:would(?:'ve| have| of)|should have|was|is) .{2,60}|.{2,40} (?:would(?:'ve| have| of)|had|has|owned|owns|left|leaves) ?.{0,40})`,
  String.raw` (?:goes|go|should go|will go|passes|should pass|is|are|belongs) (?:to|for) \S`,
);

// “When the owner dies” and “which reminds me” tell; “when does it begin” asks.
const dependent = patternOf(
  'iu',
  String.raw`^(?:(?:when|where)\b(?! (?:\p{L}+ly )?(?:is|are|am|was|were|do|does|did|will|would|can|could|should|shall|must|may|might|have|has|had|to)\b)`,
  String.raw`|which (?:reminds|brings|means|is (?:why|what|how|fine))\b|who ever\b|what(?:'s| is| remains| stays) (?:left|over|remaining|mine|ours) .{0,30}\b(?:goes|go|to|for)\b`,
  String.raw`|what(?:'s|s| is) (?:in|inside|on) (?:it|there|them|the \p{L}+)\b(?= .{0,40}\b(?:goes|go|to|for)\b)`,
  String.raw`|what (?:i|we|he|she|they) (?:agreed|decided|said|discussed|talked|put|told|like)\b`,
  String.raw`|do (?:the|a|it|that|this|both|my|an) (?:usual|same|standard|normal|simple|first|second|last|default|equal|way|one)\b)`,
);

const tellsSomething = (said: string): boolean => tellsWhere.test(said) || dependent.test(said);

const subject = String.raw`(?:i|you|he|she|it|we|they|u|the|this|that|these|those|my|our|his|her|their|a|an|there|any|anyone|anybody|someone|somebody|people|both|all|everything|everyone|one|either|two)`;

const wh = patternOf(
  'iu',
  String.raw`^(?:what|whats|what's|wat|who|whos|who's|whom|whose|how|hows|how's|which|why|when|where|wheres|where's)\b`,
  // Half a sentence that tells: “what I want is …”, “when I die …”, “how we said”.
  String.raw`(?! (?:i|we|he|she|they|you)(?:'d|'ve| have| had)? (?:wants?|would|wish|said|told|meant|owns?|needs?|have|had|love|like|die|dies|pass|passes|am|are|is|get|gets|turn|turns|can|cannot|can't)\b)`,
  String.raw`(?! (?:is fine|is ok|is good|my|the (?:kids|children) (?:are|turn)))`,
);

const inverted = patternOf(
  'iu',
  String.raw`^(?:does|did|can|could|should|would|may|might|must|shall|will|do|has|have|had|isn't|aren't|doesn't|don't|can't|couldn't|won't|wouldn't|shouldn't|isnt|arent|doesnt|cant) `,
  String.raw`${subject}\b(?!.*\b(?:be my|is my)\b$)`,
);

const being =
  /^(?:is|are|am|was|were|isn't|aren't|isnt) (?:i|it|this|that|he|she|they|there|the|you|we|u|these|those|any|anyone|anybody|everything|all)\b/iu;

// “Is half of my house hers already”.
const ofPart =
  /^(?:is|are|was|were) (?:half|part|some|any|all|most|none|much) of (?:my|our|his|her|their|the|it|this|that)\b/iu;

// “Is my sister Rosa” answers who it is; “is my ira supposed to go in” asks.
const ownThing = patternOf(
  'iu',
  String.raw`^(?:is|are|does|do|can|could|will|would|should) (?:my|our|his|her|a|an)\b.{1,60}\b`,
  '(?:supposed|treated|entitled|exempt|the same|allowed|going|part|covered|safe|in|ok|okay|enough|still|able|required',
  '|also|considered|count|counted|valid|legal|protected|or not|too|have to|need to|get|go|taxed|public',
  String.raw`|private)\b`,
);

// “Is Ohio a community property state”.
const isA =
  /^(?:is|are) [\p{L}'-]+(?: [\p{L}'-]+)? (?:a|an|one of|still|also|in|the same|part of|considered|allowed|able|ok|fine|legal)\b/iu;

// “Will Chase accept this paper”.
const named =
  /^(?:will|can|does|should|could|would|did) [\p{L}'-]+ (?:accept|take|get|have to|need|be able|still|also|know|inherit|pay|lose|count|work|sell|sign|owe|want|keep)\b/iu;

// “Does signing move the condo”.
const ofDoing = /^(?:does|will|would|can|could|is) (?!(?:noth|someth|anyth|everyth)ing\b)\p{Ll}{2,}ing\b/u;

const isInverted = (said: string): boolean =>
  wh.test(said) ||
  ofDoing.test(said.toLowerCase()) ||
  isA.test(said) ||
  named.test(said) ||
  inverted.test(said) ||
  being.test(said) ||
  ofPart.test(said) ||
  ownThing.test(said);

// “If I sell the boat before I die what happens”.
const conditional = patternOf(
  'iu',
  String.raw`^(?:if|when|once|after|suppose|in case|since|because|now that|now|with|without)\b.{3,90}[\s,]`,
  String.raw`(?<!\b(?:who|that|which) )(?:what|how|why|where (?:does|do|did|is|are|will|would|should|can|must)|(?:can|could|does|do|did|is|are|will|would|should|may|must) ${subject}|what's|whats)\b`,
);

// “… or not” at the end of what was not told.
const alternative = /^(?:does|do|is|are|can|could|will|would|should)\b.{3,90}\bor (?:not|what|is it|do i|does it)$/iu;

// A bare name, a relation or a share that is asked is an answer that is not sure.
const fragment =
  /^(?:(?:maybe|perhaps|probably|my|our|the|a|an|or|like|yes|no|not)\b[\s,]*)*[\p{L}\p{N}%/.'-]+(?: [\p{L}\p{N}%/.'-]+){0,2}$/iu;

const verb = patternOf(
  'iu',
  String.raw`\b(?:is|are|am|was|were|be|do|does|did|can|could|should|would|will|may|might|must|has|have|had`,
  '|gets?|goes|go|keeps?|needs?|means?|happens?|takes?|loses?|pays?|raises?|decides?|matters?|counts?|stays?|inherits?',
  String.raw`|owns?|signs?|works?|[a-z]+n't|cannot)\b`,
);

const hasAsking = /\b(?:what|who|whom|how|why|which|whats|or not)\b/iu;
