import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Told } from '#interview/papers/finding.ts';
import type { Parts, Passage } from '#interview/papers/split-passages.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** A paper while it is read, and the questions for which it may say something. */
export interface ReadingPaper {
  readonly interview: Interview;
  readonly parts: Parts;
  readonly today: PlainDate;
}

/** Finds in a paper what one kind of passage says. */
export type PaperReader = (reading: ReadingPaper) => readonly Told[];

/** What a stretch of a passage says for a question. */
export const tell = (
  question: Pick<FactQuestion, 'field'>,
  passage: Passage,
  said: { readonly value: unknown; readonly isEntry: boolean; readonly from: number; readonly to: number },
): Told => ({
  field: question.field,
  value: said.value,
  isEntry: said.isEntry,
  start: passage.start + Math.max(0, said.from),
  end: passage.start + Math.min(passage.text.length, said.to),
});

/** The question of a plan that names somebody in a role. */
export const heardAs = ({ plan }: Interview, role: FactQuestion['heardAs']): FactQuestion | undefined =>
  plan.questions.find((question) => question.heardAs === role && question.entries !== undefined);
