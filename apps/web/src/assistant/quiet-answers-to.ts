/** Words that are right under every question; what becomes of them is up to the advisor. */
const quietAnswers = ['Why do you ask?', 'I am not sure'] as const;

interface LastSaid {
  /** What the advisor said last. */
  readonly words: string;
  /** The answers to it that are offered already. */
  readonly choices: readonly string[];
  /** Every question is answered, and none has to follow. */
  readonly isComplete: boolean;
}

/** The ways out of a question that somebody cannot answer; none where nothing is asked, and none that is offered already. */
export const quietAnswersTo = ({ words, choices, isComplete }: LastSaid): readonly string[] =>
  isComplete && !words.includes('?') ? [] : quietAnswers.filter((answer) => !choices.includes(answer));
