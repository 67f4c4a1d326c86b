import type { LegalDocument } from '#assembly/document.ts';
import type { Finding, FindingLevel } from '#review/finding.ts';
import { sectionText } from '#review/read-document.ts';

/** What a section must say: each piece as a pattern or as words to the letter. */
export interface Requirement {
  readonly check: string;
  readonly section: string;
  readonly says: readonly (RegExp | string)[];
  readonly message: string;
  readonly level?: FindingLevel;
}

/** One finding per check whose section is missing or does not say what it must. */
export const requireWords = (document: LegalDocument, requirements: readonly Requirement[]): readonly Finding[] => {
  const failed = requirements.filter(({ section, says }) => {
    const text = sectionText(document, section);
    return text === '' || !says.every((piece) => (typeof piece === 'string' ? text.includes(piece) : piece.test(text)));
  });
  return failed.map(({ check, level, message }) => ({ check, level: level ?? 'error', message }));
};
