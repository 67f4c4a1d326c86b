import { sayNow } from '#platform/language/say-now.ts';

/** What is wrong with the fields of a form, in the language of the page. */
export const sayErrors = (errors: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => (message === undefined ? [] : [[field, sayNow(message)]])),
  );
