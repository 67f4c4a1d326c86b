import { firstWord, type Catalogue } from '#wording/translation/catalogue.ts';
import { fillTemplate, matchTemplate, type Template } from '#wording/translation/template.ts';

/** A text in another language, and the passages of it that the wording does not know. */
export interface Translated {
  readonly text: string;
  readonly unknown: readonly string[];
  /** What stands in its sentences as it was: names, and words of a person. */
  readonly kept: readonly string[];
}

/**
 * Says an English text in another language. It is cut into the sentences that the wording knows, whatever values stand in them; names,
 * and everything else that the wording does not know, stay as they are.
 */
export const translate = (catalogue: Catalogue, text: string): Translated => {
  const [unknown, kept]: [string[], string[]] = [[], []];
  const said = text.split('\n').map((line) => translateLine({ catalogue, unknown, kept }, line));
  return { text: said.join('\n'), unknown, kept };
};

/** A value in another language: a label, a day, a phrase or several of them; names and words of a person stay as they are. */
export const translateValue = (catalogue: Catalogue, words: string): string =>
  sayValue({ catalogue, unknown: [], kept: [] }, words, false);

interface Work {
  readonly catalogue: Catalogue;
  readonly unknown: string[];
  readonly kept: string[];
}

const translateLine = (work: Work, line: string): string => {
  const [, bullet = '', words = ''] = /^(\s*• |\s*)(.*)$/su.exec(line) ?? [];
  if (words === '') return line;
  const whole = wholeOf(work.catalogue, words);
  if (whole !== undefined) return bullet + whole;
  return `${bullet}${(bullet.includes('•') ? labelled(work, words) : undefined) ?? translateSentences(work, words)}`;
};

// `Home address: 12 Elm Street`, where what stands before the colon is known.
const labelled = (work: Work, words: string): string | undefined => {
  const at = words.indexOf(': ');
  const label = at === -1 ? undefined : work.catalogue.whole.get(words.slice(0, at));
  return label === undefined ? undefined : `${label}: ${sayValue(work, words.slice(at + 2), false)}`;
};

interface Passage {
  readonly cost: number;
  readonly from: number;
  readonly template?: Template;
}

const costOfUnknown = 4;

// The cheapest way to cut a line into sentences that are known: their own words cost nothing, values little, the unknown much.
const translateSentences = (work: Work, text: string): string => {
  const ends = boundariesOf(text);
  const best: (Passage | undefined)[] = [{ cost: 0, from: -1 }];
  for (let to = 1; to < ends.length; to += 1)
    for (let from = 0; from < to; from += 1) {
      const before = best[from];
      if (!before) continue;
      const words = text.slice(ends[from], ends[to]).trim();
      const known = costOf(work.catalogue, words);
      const passage = known ?? { cost: words.length * costOfUnknown, template: undefined };
      const cost = before.cost + passage.cost + 1;
      if (best[to] === undefined || cost < (best[to]?.cost ?? 0))
        best[to] = { cost, from, ...(passage.template && { template: passage.template }) };
    }
  const said: string[] = [];
  for (let to = ends.length - 1; to > 0; to = best[to]?.from ?? 0) {
    const { from = 0, template } = best[to] ?? {};
    said.unshift(sayPassage(work, text.slice(ends[from], ends[to]).trim(), template));
  }
  return said.join(' ');
};

const sayPassage = (work: Work, words: string, template: Template | undefined): string => {
  const whole = wholeOf(work.catalogue, words);
  if (whole !== undefined) return whole;
  if (template) return fill(work, template, words);
  // `30 days.` behind a label: the mark at the end is the sentence's.
  const said = sayPhrase(work, words);
  if (said === words) work.unknown.push(words);
  return said;
};

const sayPhrase = (work: Work, words: string): string => {
  const { catalogue } = work;
  const [, body = words, mark = ''] = /^(.*[^.])(\.)$/su.exec(words) ?? [];
  const phrase = catalogue.phrases.find((one) => isSaid(catalogue, one, body));
  return (phrase ? fill(work, phrase, body) : (catalogue.local.day(body) ?? body)) + mark;
};

/** A sentence that is known without values. The mark at its end may differ: `Good`, `Good.` */
const wholeOf = ({ whole }: Catalogue, words: string): string | undefined => {
  const exact = whole.get(words);
  if (exact !== undefined) return exact;
  const [, body = '', mark = ''] = /^(.*?)([.:;,])$/su.exec(words) ?? [];
  const said = mark === '' ? undefined : whole.get(body);
  return said === undefined ? undefined : `${said}${mark}`;
};

const costOf = (catalogue: Catalogue, words: string): Omit<Passage, 'from'> | undefined => {
  if (wholeOf(catalogue, words) !== undefined) return { cost: 0 };
  let best: Omit<Passage, 'from'> | undefined;
  for (const template of [...(catalogue.byFirstWord.get(firstWord(words)) ?? []), ...catalogue.open]) {
    const values = matchTemplate(template, words);
    if (values === undefined) continue;
    const cost = [...values.values()].reduce((sum, value) => sum + costOfValue(catalogue, value), 0);
    if (best === undefined || cost < best.cost) best = { cost, template };
  }
  return best;
};

const costOfValue = (catalogue: Catalogue, value: string): number =>
  wholeOf(catalogue, value) === undefined ? value.length + 1 + sentencesIn(value) * costOfSentence : 2;

// A value that runs over the end of a sentence has mostly swallowed another one.
const sentencesIn = (value: string): number => value.match(/[.?!:…][”"')]*\s/gu)?.length ?? 0;
const costOfSentence = 25;

const fill = (work: Work, template: Template, words: string): string => {
  const values = matchTemplate(template, words);
  return fillTemplate(template.said, (number, isList) => sayValue(work, values?.get(number) ?? '', isList));
};

// Where a sentence may end: the first and the last place are the ends of the text.
const boundariesOf = (text: string): readonly number[] => {
  const found = [...text.matchAll(/[.?!:…][”"')]*(?=\s)/gu)].map(({ index, 0: mark }) => index + mark.length);
  return [0, ...found.slice(0, mostSentences), text.length];
};

const mostSentences = 40;

// What stands in a sentence: a label, a day, a list, an entry with its details, other sentences, or words of a person.
const sayValue = (work: Work, words: string, isList: boolean): string => {
  const { catalogue } = work;
  const [, lead = '', value = '', tail = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  const around = (said: string): string => `${lead}${said}${tail}`;
  const whole = wholeOf(catalogue, value) ?? inSentence(catalogue, value) ?? catalogue.local.day(value);
  if (whole !== undefined) return around(whole);
  const label = /^“[^“”]*”$/u.test(value) ? catalogue.whole.get(value.slice(1, -1)) : undefined;
  if (label !== undefined) return around(`“${label}”`);
  const several = partsOfList(work, value, isList);
  if (several !== undefined) return around(several);
  // The mark at the end is the sentence's: `the Lake House Trust.`
  const [, body = value, mark = ''] = /^(.*[^.])(\.)$/su.exec(value) ?? [];
  const phrase = catalogue.phrases.find((template) => isSaid(catalogue, template, body));
  if (phrase) return around(fill(work, phrase, body) + mark);
  const known = costOf(catalogue, value)?.template;
  if (known) return around(fill(work, known, value));
  if (/[.?!:]\s/u.test(value)) return around(translateSentences({ ...work, unknown: work.kept }, value));
  work.kept.push(value);
  return words;
};

// A phrase that is hardly more than its values is one only where they are known, or numbers, or names where names stand in it.
const isSaid = (catalogue: Catalogue, template: Template, words: string): boolean => {
  const values = matchTemplate(template, words);
  if (values === undefined) return false;
  if (template.names.length > 0) return template.names.every((one) => /^\p{Lu}/u.test(values.get(one) ?? ''));
  return [...values.values()].every((value) => /^[\d$.,%/]+$/u.test(value) || isKnown(catalogue, value, template));
};

const isKnown = (catalogue: Catalogue, value: string, within?: Template): boolean =>
  wholeOf(catalogue, value) !== undefined ||
  inSentence(catalogue, value) !== undefined ||
  catalogue.local.day(value) !== undefined ||
  [...catalogue.phrases, ...catalogue.open].some((other) => other !== within && isSaid(catalogue, other, value));

// `successor trustee`, as the label “Successor trustee” is called within a sentence.
const inSentence = ({ whole }: Catalogue, value: string): string | undefined => {
  const said = whole.get(value.charAt(0).toUpperCase() + value.slice(1));
  return said === undefined ? undefined : said.charAt(0).toLowerCase() + said.slice(1);
};

const partsOfList = (work: Work, value: string, isList: boolean): string | undefined => {
  if (value.includes('; '))
    return value
      .split('; ')
      .map((one) => sayValue(work, one, false))
      .join('; ');
  const [, name, details] = /^([^()]+?) \(([^()]+)\)$/u.exec(value) ?? [];
  if (name !== undefined && details !== undefined)
    return `${sayValue(work, name, false)} (${splitCommas(details)
      .map((one) => sayValue(work, one, false))
      .join(', ')})`;
  // `a third at 25, the rest at 30`
  const phrases = splitCommas(value);
  if (phrases.length > 1 && phrases.every((one) => isKnown(work.catalogue, one)))
    return phrases.map((one) => sayValue(work, one, false)).join(', ');
  if (/^“[^]*”$/u.test(value) && isList) {
    const quoted = value.slice(1, -1).split(/”(?:, | and )“/u);
    return work.catalogue.local.list(quoted.map((one) => `“${wholeOf(work.catalogue, one) ?? one}”`));
  }
  const [, before, last] = /^(.*) and (.*?)$/su.exec(value) ?? [];
  if (!isList || before === undefined || last === undefined) return undefined;
  return work.catalogue.local.list([...before.split(/, (?![^()]*\))/u), last].map((one) => sayValue(work, one, false)));
};

// The comma of a date parts nothing: `daughter, 60%, born March 4, 1990`.
const splitCommas = (details: string): readonly string[] => details.split(/, (?!\d{4}\b)/u);
