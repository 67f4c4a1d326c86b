/** A function of a text that is asked the same many times while one message is read; its answers are kept with `owner`, and forgotten with it. */
export const rememberFor = <Owner extends object, Answer>(
  find: (owner: Owner, text: string) => Answer,
): ((owner: Owner, text: string) => Answer) => {
  const kept = new WeakMap<Owner, Map<string, { readonly answer: Answer }>>();
  return (owner, text) => {
    const answers = kept.get(owner) ?? new Map<string, { readonly answer: Answer }>();
    kept.set(owner, answers);
    const known = answers.get(text);
    if (known) return known.answer;
    const answer = find(owner, text);
    answers.set(text, { answer });
    return answer;
  };
};
