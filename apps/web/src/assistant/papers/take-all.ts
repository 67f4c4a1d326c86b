import type { PaperFinding, PaperFindings } from '@evergrant/contract/papers.ts';

/** What is taken of a paper, as it was found or as it was changed. */
export type Taken = Pick<PaperFinding, 'field' | 'value' | 'isEntry'>;

/** A finding on the screen, and what became of it. */
export interface ShownFinding {
  readonly id: number;
  readonly finding: PaperFinding;
  readonly state: 'open' | 'taken' | 'left';
}

export interface FindingGroup {
  readonly name: string;
  readonly shown: readonly ShownFinding[];
}

/** The findings of one section after the other. What is recorded already as the paper says it is no proposal. */
export const groupFindings = (shown: readonly ShownFinding[]): readonly FindingGroup[] => {
  const proposed = shown.filter(({ finding }) => finding.standing !== 'same');
  const names = [...new Set(proposed.map(({ finding }) => finding.group))];
  return names.map((name) => ({ name, shown: proposed.filter(({ finding }) => finding.group === name) }));
};

/** Those of a section that may be taken together: nothing else is recorded for them, and the paper says one thing. */
export const takenTogether = (
  { shown }: FindingGroup,
  { madeBy }: Pick<PaperFindings, 'madeBy'>,
): readonly ShownFinding[] => {
  if (madeBy !== undefined) return [];
  const plain = shown.filter(
    ({ state, finding }) => state === 'open' && finding.standing === 'new' && !finding.hasRival,
  );
  return plain.length > 1 ? plain : [];
};

/** How much of a paper was understood, in a sentence. */
export const howMuchWasRead = ({ lines, understood }: Pick<PaperFindings, 'lines' | 'understood'>): string => {
  if (lines === 1)
    return understood === 0
      ? 'We read your text and found nothing in it that your document asks for.'
      : 'We read your text. What we did not understand is left.';
  if (understood === 0) return `We read all ${lines} lines and found nothing in them that your document asks for.`;
  return understood === 1
    ? `We read all ${lines} lines and understood one of them. What we did not understand is left.`
    : `We read all ${lines} lines and understood ${understood} of them. What we did not understand is left.`;
};
