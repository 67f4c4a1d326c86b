import type { Language } from '#kit/language.ts';
import type { Finding } from '#review/finding.ts';
import { spanishReview } from '#wording/spanish/review.ts';
import { translate } from '#wording/translation/translate.ts';

type Told = Pick<Finding, 'level' | 'message'>;

/** What a person should read of a document, in a language. */
export const findingsIn = (language: Language, findings: readonly Told[]): readonly Told[] =>
  language === 'en'
    ? findings
    : findings.map((finding) => ({ ...finding, message: translate(spanishReview, finding.message).text }));

/** The sentences of findings that have no Spanish. */
export const unsaidFindings = (findings: readonly Told[]): readonly string[] => [
  ...new Set(findings.flatMap(({ message }) => translate(spanishReview, message).unknown)),
];
