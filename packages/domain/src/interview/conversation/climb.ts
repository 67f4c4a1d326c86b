import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { exampleOf, exampleOfDetail } from '#interview/ladder/example-of.ts';
import { triesUntilForm } from '#interview/ladder/form-asked.ts';
import { isOptional } from '#interview/ladder/is-optional.ts';
import { leaveOpen } from '#interview/ladder/leave-open.ts';
import { askingAlone } from '#interview/pairs/partner-of.ts';
import { countTry, triesOf } from '#interview/tries.ts';
import type { Phrase } from '#interview/phrase.ts';

/** What comes next after a message that did not answer: the interview after it, and what is said and can be tapped. */
export interface Rung extends Phrase {
  readonly interview: Interview;
  /** The question was left, and another one is asked. */
  readonly isLeft: boolean;
}

/** Left alone, a question is offered as a chip by which it can be put off. */
export const forLater = 'Leave it for later';

/**
 * A ladder instead of a loop: the question in other words with an example, then answers to tap or a small form, then it is left open
 * and the conversation goes on. `opener` says what became of the message.
 */
export const climb = (interview: Interview, opener: string): Rung => {
  const tried = askingAlone(countTry(interview));
  const tries = triesOf(tried);
  const { asked } = tried;
  if (asked === null || !isOfFact(asked)) return repeatSettled(tried, { opener, tries });
  if (tries === 1) return { ...rephrase(tried, asked, opener), interview: tried, isLeft: false };
  if (tries === triesUntilForm) return { ...offerForm(tried, asked), interview: tried, isLeft: false };
  const left = leaveOpen(tried);
  const { text, choices } = phraseQuestion(left);
  return { interview: left, text: `${sayLeft(tried, asked)} ${text}`, choices, isLeft: true };
};

type OfFact = Extract<Question, { readonly kind: 'fact' | 'detail' }>;

const isOfFact = (asked: Question): asked is OfFact => asked.kind === 'fact' || asked.kind === 'detail';

const rephrase = (interview: Interview, asked: OfFact, opener: string): Phrase => {
  const { text, choices } = phraseQuestion(interview);
  const example = exampleFor(interview, asked);
  return { text: `${opener} ${text}${example === '' ? '' : ` For example: ${example}.`}`, choices };
};

const exampleFor = ({ plan }: Interview, asked: OfFact): string => {
  if (asked.kind === 'detail') return exampleOfDetail(asked.detail);
  const question = findQuestion(plan, asked.field);
  return question ? exampleOf(question.kind) : '';
};

const offerForm = (interview: Interview, asked: OfFact): Phrase => {
  const { choices } = phraseQuestion(interview);
  const label = labelOf(interview, asked);
  const way =
    choices.length > 0
      ? 'Tap one of the answers below, or fill in the short form.'
      : 'Please fill in the short form; it takes exactly what the document needs.';
  return { text: `Let us do “${label}” another way. ${way}`, choices: [...choices, forLater] };
};

const sayLeft = (interview: Interview, asked: OfFact): string => {
  const label = labelOf(interview, asked);
  return isOptional(interview, asked)
    ? `We can do without “${label}”; you can still add it under “What we have so far”.`
    : `I leave “${label}” open for now and go on. It stays marked under “What we have so far”.`;
};

const labelOf = ({ plan }: Interview, { field }: OfFact): string => findQuestion(plan, field)?.label ?? field;

// What is settled by a yes or a no, or by tapping, is said in fewer words each time.
const repeatSettled = (
  interview: Interview,
  { opener, tries }: { readonly opener: string; readonly tries: number },
): Rung => {
  const { text, choices } = phraseQuestion(interview);
  if (tries === 1) return { interview, text: `${opener} ${text}`.trim(), choices, isLeft: false };
  if (interview.asked?.kind === 'offer' && tries > 2) {
    const left = leaveOpen(interview);
    const next = phraseQuestion(left);
    return {
      interview: left,
      text: `Then I ask for them one by one. ${next.text}`,
      choices: next.choices,
      isLeft: true,
    };
  }
  const [first = 'Yes', ...others] = choices;
  const words =
    choices.length === 0
      ? text
      : `${tries % 2 === 0 ? 'Please tap' : 'You can tap'} “${first}”${others.length > 0 ? ', or one of the other answers below' : ''}; or tell me in one sentence what should be different.`;
  return { interview, text: `${opener} ${words}`.trim(), choices, isLeft: false };
};
