import { inOwnWords, splitStatements } from '#interview/later/split-statements.ts';
import { isCourtesy, tellsSomething } from '#interview/answers/tells-something.ts';
import type { Clause } from '#interview/language/clauses.ts';
import { normalizeMessage } from '#interview/language/tokens.ts';
import type { Proposal } from '#interview/reading.ts';
import { wordKey } from '#kit/word-key.ts';

/** What is left over of a message as whole statements: a remark that was cut off within one in which nothing was understood is told in full. */
export const wholeStatements = (
  message: string,
  rest: readonly string[],
  patch: readonly Proposal[],
): readonly string[] => {
  const text = normalizeMessage(message);
  const statements = splitStatements(text);
  // A message that is one statement holds its answer.
  const isFree = (statement: Clause): boolean =>
    wordKey(statement.text) !== wordKey(text) &&
    !patch.some(({ evidence }) => {
      const [said, key] = [wordKey(evidence), wordKey(statement.text)];
      return said !== wordKey(text) && (said.includes(key) || key.includes(said));
    });
  const wholes = rest.map((words) => {
    const key = wordKey(words);
    const cut = statements.filter((one) => key.includes(wordKey(one.text)));
    const whole = statements.find((one) => wordKey(one.text).includes(key));
    return cut.length > 0 ? cut : whole && isFree(whole) ? [whole] : [];
  });
  const found = statements.filter((one) => wholes.some((of) => of.includes(one)) && !isCourtesy(one.text));
  const others = rest.filter((words, at) => wholes[at]?.length === 0 && !isCourtesy(words));
  return [...inOwnWords(found, text), ...others];
};

/** The statements of a message that tell something, in the words of the person. */
export const statementsOf = (message: string): readonly string[] => {
  const text = normalizeMessage(message);
  return inOwnWords(
    splitStatements(text).filter((one) => tellsSomething(one, text)),
    text,
  );
};
