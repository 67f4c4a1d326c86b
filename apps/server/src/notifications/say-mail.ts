import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { spanishMails } from '@evergrant/domain/wording/spanish/mails.ts';
import { translate } from '@evergrant/domain/wording/translation/translate.ts';
import type { MailContent } from '#notifications/mail-content.ts';

/** Says an English sentence of a mail in the language of whoever it is written to. */
export const sayInMail =
  (language: Language) =>
  (words: string): string =>
    language === 'es' ? (spanishMails.local.day(words) ?? translate(spanishMails, words).text) : words;

/** Who is greeted where a name cannot stand in a mail: `Hello there,`. */
export const unnamed = 'there';

/** How somebody is greeted; null for whoever has left no name. */
export const greetIn = (language: Language, name: string | null): string => {
  if (language === 'es') return name === null || name === unnamed ? 'Hola:' : `Hola, ${name}:`;
  return name === null ? 'Hello,' : `Hello ${name},`;
};

/** What can be made today: a list, which each language joins in its own way. */
export const sayWhatCanBeMadeIn = (language: Language): string =>
  language === 'es' ? sayWhatCanBeMade('es-US', sayInMail(language)) : sayWhatCanBeMade();

/** A mail that is written in English, in the language of whoever it is written to; names and addresses stay. */
export const sayMail = (content: MailContent, say: (words: string) => string): MailContent => {
  const { greets, paragraphs, action, facts, footnotes } = content;
  const [first = '', ...others] = paragraphs.map(say);
  const hello = greets === undefined ? '' : `${greetIn(content.language ?? 'en', greets)} `;
  return {
    ...content,
    subject: say(content.subject),
    preview: say(content.preview),
    heading: say(content.heading),
    paragraphs: [hello + first, ...others],
    ...(action ? { action: { ...action, label: say(action.label) } } : {}),
    ...(facts ? { facts: facts.map(({ label, value }) => ({ label: say(label), value: say(value) })) } : {}),
    ...(footnotes ? { footnotes: footnotes.map(say) } : {}),
  };
};
