import { patternOf } from '#kit/pattern-of.ts';

/** True where words that tell run on into a question about them, without a mark: `the shop still has a loan on it can it even go in`. */
export const asksInPassing = (sentence: string): boolean => {
  const said = sentence.trim().replaceAll('’', "'").toLowerCase();
  const cut = runOn.exec(said);
  return cut !== null && cut.index > 0 && !leadsOn.test(said.slice(0, cut.index));
};

const aux = '(?:can|could|does|do|did|will|would|should|must)';
const they = '(?:it|that|this|i|we|they|he|she|those|these)';
const verb = patternOf(
  'u',
  String.raw`(?:be|go|have|has|get|need|count|matter|change|cover|protect|work|mean|sign|stay|keep|lose|pay|owe|inherit|hurt|help|belong|know|put|take|use|sell|name|add|leave|make|come|serve|do|file|move|still|happen)`,
).source;

const runOn = patternOf(
  'u',
  String.raw`(?<=[^\s,;:.!?-]) (?:(?:how|why|what|when|where) ${aux} ${they}\b`,
  String.raw`|${aux} ${they}(?: (?:even|still|also|just|really|too|all|both|then|ever))* ${verb}\b`,
  String.raw`|(?:is|are) (?:it|that|this|they|he|she|those)(?: (?:even|still|also|really|too|then))* (?:a problem|ok|okay|fine|legal|valid|allowed|possible|covered|safe|protected|enough|bad|taxed|public|supposed|able)\b)`,
);

// “That is what he can do”, “so does she” and “I know how does it” ask nothing.
const leadsOn =
  /(?:^|\s)(?:what|which|who|whom|whose|how|why|when|where|whether|if|that|so|nor|neither|as|than|know|see|ask|asked|wonder|and|or|but)$/u;
