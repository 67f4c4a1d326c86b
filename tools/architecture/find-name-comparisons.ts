/** The files of a folder, their text by their path. */
type Texts = Readonly<Record<string, string>>;

// What holds the name of somebody: `name`, `spouseName`, `one.name`, `gift.recipient`.
const held = String.raw`(?:[\w$]+\??\.)*(?:name|\w+Name|recipient)\b(?![(.])`;

const comparison = new RegExp(
  [
    String.raw`(?<![\w.'"])${held}\s*[!=]==\s*${held}(?!['"])`,
    String.raw`\b(?:name|\w+Name|recipient)(?:\.trim\(\))?\.(?:toLowerCase|toUpperCase|localeCompare)\(`,
  ].join('|'),
  'gu',
);

/**
 * Files in which the letters of a name count, or that hold other names than those of people, each with its reason. Whoever asks
 * there whether two names mean one person asks `facts/same-person.ts` all the same.
 */
export const exempt: Readonly<Record<string, string>> = {
  'packages/domain/src/people/correct-person.ts': 'whether a correction changed the spelling',
  'packages/domain/src/people/edit-person.ts': 'whether a correction changed the spelling',
  'packages/domain/src/people/link-people.ts': 'which place stands as it was written before',
  'packages/domain/src/people/places.ts': 'which place stands as it was written before',
  'packages/domain/src/interview/namesakes.ts': 'whether a place has to be written anew',
  'packages/domain/src/interview/unite-people.ts': 'which places are spelled as before',
  'packages/domain/src/interview/reader/caution.ts': 'words of one message',
  'packages/domain/src/interview/language/name-words.ts': 'a pattern for a text in small letters',
  'packages/domain/src/interview/reader/people/own-name.ts': 'words of one message',
  'packages/domain/src/interview/reader/people/whose-child.ts': 'where a name stands in a message in small letters',
  'apps/server/src/payments/checkout/create-guest-payment.ts': 'whether a form was sent a second time unchanged',
  'apps/server/src/personal-data/folder-names.ts': 'names of folders',
  'apps/server/src/personal-data/routes.ts': 'names of headers',
};

const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** Where code compares two names by their letters instead of asking `facts/same-person.ts`. */
export const findNameComparisons = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([file, text]) =>
    [...withoutComments(text).matchAll(comparison)].map(([found]) => `${file}: ${found}`),
  );
