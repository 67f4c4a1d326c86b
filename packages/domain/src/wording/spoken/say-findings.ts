import type { TypeFinding } from '#document-type/type-findings.ts';
import type { Language } from '#kit/language.ts';
import { spanishReview } from '#wording/spanish/review.ts';
import { translate } from '#wording/translation/translate.ts';

/** What a person should read of a document, in a language. */
export const findingsIn = (language: Language, findings: readonly TypeFinding[]): readonly TypeFinding[] =>
  language === 'en'
    ? findings
    : findings.map((finding) => ({ ...finding, message: translate(spanishReview, finding.message).text }));

/** The sentences of findings that have no Spanish. */
export const unsaidFindings = (findings: readonly TypeFinding[]): readonly string[] => [
  ...new Set(findings.flatMap(({ message }) => translate(spanishReview, message).unknown)),
];
