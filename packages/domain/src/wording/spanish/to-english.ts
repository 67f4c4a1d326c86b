import { catalogueOf, type Wording } from '#wording/translation/catalogue.ts';
import { spanishWording } from '#wording/spanish/spanish.ts';
import { fillTemplate, matchTemplate } from '#wording/translation/template.ts';
import { wordKey } from '#kit/word-key.ts';

// Only what has no end of a sentence in it is a label or an answer that can be tapped.
const isShort = (words: string): boolean => !/[.:;?!] |[.?!]$/u.test(words);

const turned = Object.fromEntries(
  Object.values(spanishWording)
    .flatMap((wording: Wording) => Object.entries(wording))
    .filter(([, said]) => isShort(said))
    .map(([english, said]) => [said.replaceAll(/,(?:list|name)\}/gu, '}'), english] as const)
    .toReversed(),
);

const byKey = new Map(Object.entries(turned).map(([said, english]) => [wordKey(said), english]));

const english = catalogueOf(turned, { list: (words) => words.join(', '), day: () => undefined });

/** The English of a Spanish label or answer to tap, `Cambiar: Estado civil`; undefined for any other words. */
export const toEnglish = (said: string): string | undefined => {
  const words = said.trim();
  const whole = byKey.get(wordKey(words));
  if (whole !== undefined) return whole;
  const templates = [...english.byFirstWord.values()].flat().filter(({ parts }) => parts[0] !== '');
  for (const template of templates) {
    const values = matchTemplate(template, words);
    if (values === undefined) continue;
    return fillTemplate(template.said, (number) => {
      const value = values.get(number) ?? '';
      return byKey.get(wordKey(value)) ?? value;
    });
  }
  return undefined;
};
