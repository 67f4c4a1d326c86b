import type { Language } from '#kit/language.ts';
import { spanishReview } from '#wording/spanish/review.ts';
import { translate } from '#wording/translation/translate.ts';

interface Said {
  readonly message: string;
}

/** What a person should read of a document, in a language. */
export const findingsIn = <Found extends Said>(language: Language, findings: readonly Found[]): readonly Found[] =>
  language === 'en'
    ? findings
    : findings.map((finding) => ({ ...finding, message: translate(spanishReview, finding.message).text }));

/** The sentences of findings that have no Spanish. */
export const unsaidFindings = (findings: readonly Said[]): readonly string[] => [
  ...new Set(findings.flatMap(({ message }) => translate(spanishReview, message).unknown)),
];
