import { hasOddLetters, mixesAlphabets } from '#names/letters-of-name.ts';

const longest = 80;

// A letter or digit, a dot of any script, and two more: what mail programs turn into a link.
const address = /[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}|[/\\@<>]|www\./iu;
// What prints nothing: a name has a letter or a figure that can be seen.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const hidden = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

// As `address`, but for the slash alone: an `A/B Trust` is none.
const addressInTitle = /[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}|\/\/|[\\@]|www\./iu;

/** What is wrong with the title of a document, which stands in the subjects of mails; undefined when it can be taken. */
export const findTitleMistake = (title: string): string | undefined => {
  if (addressInTitle.test(title)) {
    return 'Please name the document without web or email addresses. If the name has a dot, put a space after it.';
  }
  return hidden.test(title) ? 'Please write the name of the document on one line, in plain letters.' : undefined;
};

/**
 * What is wrong with a person's name, in words for its field; undefined when it can be taken. Names stand in mails to people
 * who may not know who wrote them, so they carry no addresses.
 */
export const findNameMistake = (name: string): string | undefined => {
  if (!/[\p{L}\p{N}]/u.test(name.replace(invisible, ''))) return 'Please enter your full name.';
  if (name.length > longest) return `Please use at most ${longest} characters for your name.`;
  if (address.test(name)) {
    return 'Please write your name without web or email addresses. If it has a dot, put a space after it.';
  }
  if (hidden.test(name) || hasOddLetters(name)) return 'Please write your name on one line, in plain letters.';
  if (mixesAlphabets(name)) {
    return 'Please type your name again: one of its words has letters of two alphabets that only look alike.';
  }
  if ((name.match(/\p{N}/gu)?.length ?? 0) > 4) return 'Please write your name without long numbers.';
  return undefined;
};
