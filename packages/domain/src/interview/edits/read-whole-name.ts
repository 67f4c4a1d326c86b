import { wordsOfName } from '#facts/same-person.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import { rename } from '#interview/edits/full-name.ts';
import { readName } from '#interview/edits/new-name.ts';
import { isShortFor } from '#names/short-names.ts';
import { patternOf } from '#kit/pattern-of.ts';

const puts = patternOf(
  'iu',
  String.raw`\b(?:put|use|write|take|need|want|have)\b.{0,40}?\b(?:whole|full|legal|complete|proper|birth) name\s*(?:,|:|is|as|which is|that is)?\s+`,
  String.raw`(?<fresh>\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'.-]*){1,4})$`,
);

/** "Put the baby's whole name, Theodore James Sikorski": whoever stands there by a short form of it stands there in full, everywhere. */
export const readWholeName: OrderReader = (desk, { text, whole }) => {
  if (/\b(?:if|not|never|don['’]?t)\b|\?/iu.test(whole)) return undefined;
  const name = readName(puts.exec(text)?.groups?.['fresh'] ?? '');
  const [first = '', ...more] = wordsOfName(name ?? '');
  if (name === undefined || more.length === 0) return undefined;
  const [whom, ...others] = desk.people.filter((one) => {
    const [short = '', ...rest] = wordsOfName(one.name);
    return (short === first || isShortFor(short, first)) && (rest.length === 0 || rest.at(-1) === more.at(-1));
  });
  return whom && others.length === 0 ? rename(desk, whom, { name, isSure: true }) : undefined;
};
