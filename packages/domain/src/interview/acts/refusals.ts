import { phrases } from '#interview/language/phrases.ts';

/** True where the whole of a message says that somebody would rather not answer, whatever was asked. */
export const isRefusal = (message: string): boolean => {
  const low = message.toLowerCase().replaceAll('’', "'");
  return isWhole(low) || isWhole(leads.pass(low));
};

const isWhole = (core: string): boolean =>
  refuses.begins(core) && !/[\p{L}\p{N}]/u.test(tails.pass(refuses.pass(core)));

const leads = phrases(
  'no|nope|nah|ok|okay|oh|um|uh|hmm|well|so|sorry|please|honestly|actually|look|listen|just|but|thanks',
  'no thanks|thank you?',
  "i'm|im sorry",
  'with all due respect',
);

const refuses = phrases(
  "i'd|id|i|we'd|we would? rather|prefer not to? say|answer|tell|share|discuss|disclose|talk|reveal|go|give?",
  'rather|prefer not to? say|answer|tell|share|discuss|disclose|talk|reveal?',
  "i'd|id|i|we'd|we would? rather|prefer to? keep it|that|this to? private|myself|ourselves",
  "i'm|im|i|we're|we am|are? keep|keeping it|that|this to? private|myself|ourselves",
  "that's|thats|that is? nobody's business",
  "i|we don't|dont|do not? have|need to say|tell|answer|share|discuss",
  "you don't|dont|do not? need to know|hear",
  'not saying|telling|answering|sharing',
  "won't|wont say|tell|answer",
  "let's|lets|let us|me? skip|pass",
  "i'd|id|i would? like|want to skip|pass",
  'move on',
  'no answer',
  "that's|thats|it's|its|this|that|it is? none of your|ur business|concern",
  'none of your|ur business|concern',
  "that's|thats|it's|its|that is? not|no your? business|concern",
  'mind your own business',
  "that's|thats|it's|its|this|that|it is? a? too? very? private|personal matter|information?",
  'no comment',
  'i|we will|shall|do not say|tell|answer|share|disclose',
  "i|we won't|wont|refuse|decline to? say|tell|answer|share|disclose",
  'i|we refuse|decline',
  "i'm|im|i|we're|we am|are? not going|about? to? saying|telling|answering|sharing|disclosing|say|tell|answer|share|disclose",
  "i'm|im|i|we're|we am|are? not comfortable|willing to? sharing|saying|answering|telling|with|share|say|answer|tell?",
  "i|we don't|dont|do not? feel comfortable|like to? sharing|saying|answering|telling|with|share|say|answer|tell?",
  "i|we don't|dont|do not? feel|want|wish|care|like to? say|answer|tell|share|discuss|disclose|talk|saying|answering|sharing",
  "don't|dont want|wish|care to? say|answer|tell|share|discuss",
  'can|could|may|shall|should i|we just? please? skip|pass',
  'can|could|may|shall|should i|we just? please? leave it|that|this out|open|blank|empty',
  'can|could|may i|we not answer|say',
  'skip|pass|next',
  'leave it|that|this out|open|blank|empty',
  'not right? now|today',
);

const tails = phrases(
  'that|this|it|these|those|you|one|question|on|about|into|for|now|here|right|yet|please|thanks|sorry|at|all|either|the|to|anyone|today|too',
);
