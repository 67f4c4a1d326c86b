/**
 * A function of a text that gives the same answer whenever it is asked, and is asked the same many times in a row: its last `most`
 * answers are kept. Whoever takes an answer does not change it.
 */
export const rememberLast = <Answer extends object>(
  most: number,
  find: (text: string) => Answer,
): ((text: string) => Answer) => {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    const answer = known ?? find(text);
    // Asked last, forgotten last.
    kept.delete(text);
    kept.set(text, answer);
    const [oldest] = kept.size > most ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return answer;
  };
};
