import { topics } from '@evergrant/domain/guide/topics.ts';
import { glossary } from '@evergrant/domain/interview/glossary.ts';
import type { LookUp } from '@evergrant/domain/interview/conversation/look-up.ts';
import { spanishKey } from '@evergrant/domain/interview/language/spanish/spanish-key.ts';
import asks from '@evergrant/domain/wording/spanish/guide-asks.json' with { type: 'json' };
import { spanishWording } from '@evergrant/domain/wording/spanish/spanish.ts';
import { withPage } from '#assistant/answer-question.ts';

/**
 * What is written down of a question that was asked in Spanish, in English as everything is that the interview says before it is put
 * into the language of the person; undefined where nothing is.
 */
export const lookUpInSpanish: LookUp = ({ question }) => {
  const said = ` ${spanishKey(question.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))} `;
  const meant = longest(askings.filter(({ words }) => said.includes(` ${words} `)));
  const term = meaningAsked.test(said) ? longest(terms.filter(({ words }) => said.includes(` ${words} `))) : undefined;
  const best = longest([meant, term].filter((one) => one !== undefined));
  return best?.answer;
};

interface Asking {
  /** As compared, `que es un fideicomiso`. */
  readonly words: string;
  readonly answer: string;
}

const longest = (askings: readonly Asking[]): Asking | undefined =>
  askings.toSorted((one, other) => other.words.length - one.words.length)[0];

const askings: readonly Asking[] = topics.flatMap(({ id, answer, page }) =>
  ((asks as Readonly<Record<string, readonly string[]>>)[id] ?? []).map((words) => ({
    words: spanishKey(words),
    answer: withPage(answer, page),
  })),
);

const meaningAsked = / (?:que (?:es|son|significa|quiere decir)|explique|expliqueme|significado) /u;

// A meaning begins with its term: `Un fiduciario sucesor (successor trustee) es …`
const terms: readonly Asking[] = glossary.flatMap(({ meaning }) => {
  const told = (spanishWording.glossary as Readonly<Record<string, string>>)[meaning] ?? '';
  const [, words] = /^(?:(?:un|una|el|la|sus?|los) )?(.+?) (?:\(|es |son |quiere )/iu.exec(told) ?? [];
  return words === undefined ? [] : [{ words: spanishKey(words), answer: meaning }];
});
