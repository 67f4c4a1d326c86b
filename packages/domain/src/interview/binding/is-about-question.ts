import type { FactQuestion } from '#interview/fact-question.ts';

/** True where the words of a clause speak of what a question asks, and do not deny the very choice that was heard in them. */
export const isAboutQuestion = (
  question: FactQuestion,
  { value, said, asked }: { readonly value: unknown; readonly said: string; readonly asked: string },
): boolean => {
  const { label, called = [], choices = [], kind, overheard, saysYes, saysNo } = question;
  const chosen = choices.find((choice) => choice.value === value);
  if (kind === 'choice' && chosen && deniesOf(said, chosen.label)) return false;
  const low = said.toLowerCase();
  if ([overheard?.named, overheard?.said, saysYes, saysNo, chosen?.overheard?.said].some((one) => one?.test(low)))
    return true;
  const own = stemsOf([label, asked, ...called, ...choices.map((one) => one.label)].join(' '));
  return stemsOf(said).some((word) => own.some((one) => one.startsWith(word) || word.startsWith(one)));
};

// "She can't sell it" is no choice of selling.
const deniesOf = (said: string, label: string): boolean => {
  const [, denied = ''] = /(?:n['’]t|\bnot|\bnever|\bcannot)\s+(?:ever |to |be )?(\p{L}{3,})/iu.exec(said) ?? [];
  return denied !== '' && stemsOf(label).some((word) => word.startsWith(denied.toLowerCase()));
};

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !plain.has(word))
    .map((word) => word.replace(/(?:ing|ed|s)$/u, ''));

const plain: ReadonlySet<string> = new Set(
  'the and but not can her his their him she they its for who when what once only that this with from into have has had get gets must may should will would never ever any all one you your mine our are was were being been does did own just long'.split(
    ' ',
  ),
);
