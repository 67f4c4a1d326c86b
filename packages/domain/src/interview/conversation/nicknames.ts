import { patternOf } from '#kit/pattern-of.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isCalledIn, isMeantBy } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import type { Interview } from '#interview/interview.ts';
import { isNicknameOf } from '#interview/language/is-nickname-of.ts';
import { splitParts } from '#interview/answers/split-parts.ts';

const says = patternOf(
  'iu',
  String.raw`\b(?:we|i|they|everybody|everyone|people|friends|family|who|he|she)(?: all| just| always| mostly)?`,
  "(?: is| 's)? (?:calls?|called|says?|goes by|known as|nicknamed)",
  String.raw`(?: (him|her|them|me|\p{Lu}\p{L}+))? ["“]?(\p{L}[\p{L}'-]{1,20})["”]?(?=\s*(?:[,.;)]|$|and\b))`,
);

// "Consuelo Vigil (Connie)", "Consuelo Vigil. Connie.".
const behindName = patternOf(
  'gu',
  String.raw`(?<full>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]*\.?){1,3})`,
  String.raw`(?:\s*[("“]["“]?(?<quoted>\p{Lu}[\p{L}'-]+)["”]?[)"”]|[.,;] (?:or (?:just )?|for short )?(?<loose>\p{Lu}[\p{L}'-]+)(?=[.,;!]|$| to (?:us|everyone|everybody|me)\b| for short))`,
);

/** The interview with the nickname that a message tells of somebody who is named there: `Cletus Ray III, we call him Trey`. */
export const withNicknames = (interview: Interview, message: string): Interview => {
  const people = peopleIn(interview.facts);
  const maker = told(interview.facts, 'maker-name');
  let last: string | undefined;
  const found = splitParts(message).flatMap(({ text }) => {
    const [said] = [says.exec(text)].filter((one) => isPerson(one?.[1]));
    const before = said ? `${text.slice(0, said.index)} ${said[1] ?? ''}` : text;
    const named = people.findLast(({ name }) => name !== maker && isCalledBy(before, name));
    last = named?.name ?? last;
    const nickname = said?.[2];
    return nickname === undefined || last === undefined || everyday.test(nickname) ? [] : [{ nickname, name: last }];
  });
  const beside = [...message.matchAll(behindName)].flatMap(({ groups: { full = '', quoted, loose } = {} }) => {
    const named = people.find(({ name }) => name !== maker && isMeantBy(name, full));
    const nickname = quoted ?? (loose !== undefined && isNicknameOf(loose, full) ? loose : undefined);
    return named && nickname !== undefined ? [{ nickname, name: named.name }] : [];
  });
  const fresh = [...found, ...beside].filter(({ nickname }) => !people.some(({ name }) => isMeantBy(name, nickname)));
  return fresh.length === 0 ? interview : { ...interview, nicknames: [...(interview.nicknames ?? []), ...fresh] };
};

const isPerson = (called: string | undefined): boolean =>
  called === undefined || /^(?:him|her|them|me)$/iu.test(called) || /^\p{Lu}/u.test(called);

const everyday =
  /^(?:him|her|it|them|me|that|this|so|now|every|often|when|the|a|on|about|in|back|home|mom|dad|baby|son|daughter)$/iu;

const isCalledBy = (text: string, name: string): boolean =>
  isCalledIn(text, name) ||
  new RegExp(`(?<!\\p{L})${name.split(' ')[0]?.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&') ?? ''}(?!\\p{L})`, 'iu').test(
    text,
  );
