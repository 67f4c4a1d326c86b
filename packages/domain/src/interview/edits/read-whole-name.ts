import { wordsOfName } from '#facts/same-person.ts';
import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import { rename } from '#interview/edits/full-name.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { readName } from '#interview/edits/new-name.ts';
import { onlyPerson } from '#interview/edits/read-slot.ts';
import { stripRemarks } from '#interview/edits/strip-remarks.ts';
import { isShortFor } from '#names/short-names.ts';
import { patternOf } from '#kit/pattern-of.ts';

const puts = patternOf(
  'iu',
  String.raw`\b(?:put|use|write|take|need|want|have)\b.{0,40}?\b(?:whole|full|legal|complete|proper|birth) name\s*(?:,|:|is|as|which is|that is)?\s+`,
  String.raw`(?<fresh>\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'.-]*){1,4})$`,
);

const nicknamed = patternOf(
  'iu',
  String.raw`^(?<who>\p{L}[\p{L}' -]{1,40}?)(?:'s| is)?,? (?:(?:just|only|really|simply) )*(?:(?:her|his|a|the|our|their) (?:nick|pet|short )-?name`,
  String.raw`|(?:what|how) (?:we|i|they|people|everybody|everyone)(?: all)? calls? (?:her|him))(?:,? (?:by the way|btw|tho|though))?`,
  String.raw`[\s,.;]+(?:so |but |and )*(?:(?:she|he|it)(?:'s| is)(?: really| actually)?|(?:(?:her|his|the) )?(?:(?:real|legal|full|official|whole) )*name is|please|put|use|write)[\s,]+`,
  String.raw`(?<fresh>\p{L}[\p{L}\p{M}'-]*(?: \p{L}[\p{L}\p{M}'.-]*){1,4}?)(?:,? on (?:the|my|our) [\p{L} ]{2,30})?$`,
);

// "Birdie's just her nickname, she's Elizabeth Hollobaugh": the name of whoever is called otherwise.
const readOfficial = (desk: Desk, text: string): Edit | undefined => {
  const { who = '', fresh = '' } = nicknamed.exec(stripRemarks(text).core)?.groups ?? {};
  const [whom, name] = [onlyPerson(desk, who), readName(fresh)];
  if (!whom || name === undefined) return undefined;
  const isOfFamily = !whom.name.includes(' ') || wordsOfName(whom.name).at(-1) === wordsOfName(name).at(-1);
  return rename(desk, whom, { name, isSure: isOfFamily });
};

/** "Put the baby's whole name, Theodore James Sikorski": whoever stands there by a short form of it stands there in full, everywhere. */
export const readWholeName: OrderReader = (desk, { text, whole }) => {
  if (/\b(?:if|not|never|don['’]?t)\b|\?/iu.test(whole)) return undefined;
  const official = readOfficial(desk, text);
  if (official) return official;
  const name = readName(puts.exec(text)?.groups?.['fresh'] ?? '');
  const [first = '', ...more] = wordsOfName(name ?? '');
  if (name === undefined || more.length === 0) return undefined;
  const [whom, ...others] = desk.people.filter((one) => {
    const [short = '', ...rest] = wordsOfName(one.name);
    return (short === first || isShortFor(short, first)) && (rest.length === 0 || rest.at(-1) === more.at(-1));
  });
  return whom && others.length === 0 ? rename(desk, whom, { name, isSure: true }) : undefined;
};
