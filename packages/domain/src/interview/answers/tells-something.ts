import { isContent } from '#interview/answers/weigh-rest.ts';
import { phrases } from '#interview/language/phrases.ts';
import { type Clause, isQuestion } from '#interview/language/clauses.ts';
import { addressesMachine } from '#interview/acts/acts.ts';

/** True for a statement that could be lost: no question, no order to the machine, no courtesy. `text`: the message in which it stands. */
export const tellsSomething = (statement: Clause, text: string): boolean =>
  ((statement.text.match(/[\p{L}\p{N}]+/gu) ?? []).length > 1 || /\d{2}/u.test(statement.text)) &&
  !isQuestion(statement.text, text.charAt(statement.end)) &&
  !addressesMachine(statement.text) &&
  !isCourtesy(statement.text);

/** True for words that are only polite: `ok thanks that's nice of you`. */
export const isCourtesy = (words: string): boolean =>
  courtesies.isIn(words) &&
  !courtesies
    .leaveOut(words)
    .split(/\s+/u)
    .some((word) => word !== '' && isContent(word));

const good = 'nice|kind|sweet|great|good|lovely|helpful|wonderful|easy|fine|clear|perfect|thoughtful|awesome|neat|cool';
const much = 'very|so|really|all|just|pretty|too';
const courtesies = phrases(
  'thank|thanks you? so|very? much? again?',
  'thanks a lot|bunch|million|ton',
  `that|that's|thats|this|it's|it|you|you're|youre is|was|sounds|are|were|been? ${much}? ${good} of|to|for? you|know|hear|me|now?`,

  `${much}? ${good} of you`,
  'i appreciate that|this|it|you|your? help|time|patience?',
  'much appreciated',
  'nice|good|great|pleased to meet|see|talk|chat you|with? you?',
  'how are you doing|today?',
  'sounds|looks good|great|fine|right',
  'bless you|your heart?',
  'have a nice|good|great|lovely day|one|evening|weekend',
  'hope you are|have|had *4 day|well|weekend',
  'no worries|problem|rush',
  'you are the? best',
  'glad|happy to? hear? that|it?',
);
