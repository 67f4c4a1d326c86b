import type { Edit, OrderReader } from '#interview/edits/edit.ts';

/** "Let Terrell read my messages": what was answered with a no and is told as a yes; it is asked back. */
export const readAllowed: OrderReader = ({ questions, facts, asked }, { text }): Edit | undefined => {
  const [only, ...others] = questions.filter(
    ({ field, kind, toldBy }) =>
      kind === 'yesNo' && facts[field] === false && field !== asked && toldBy?.test(text) === true,
  );
  if (!only || others.length > 0 || !allows.test(text) || denies.test(text)) return undefined;
  return { values: { [only.field]: true }, confidence: 0.5, isWeak: true, about: [only.field] };
};

const allows = /\b(?:let|may|can|could|should|allow(?:ed|s)?|able to|ok(?:ay)? for|ought|must|deserves?|pay|will)\b/iu;
const denies = /\b(?:not|no|never|none|nothing|nobody|neither|nor|without)\b|n['’]t\b/iu;
