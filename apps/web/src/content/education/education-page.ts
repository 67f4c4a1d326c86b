import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import type { Question } from '#content/questions.ts';
import type { Step } from '#content/steps.ts';

/** Things side by side: one row a question, one cell a thing. */
export interface Comparison {
  readonly title: string;
  readonly intro: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** A statute or publication that the page relies on. */
export interface Source {
  readonly name: string;
  readonly about: string;
  readonly url?: string;
}

/** Everything that one page about a kind of trust says. */
export interface EducationPage {
  readonly path: `/${string}`;
  /** The catalogue's id of the kind of trust. */
  readonly typeId: string;
  readonly name: string;
  /** For search engines, at most 160 characters. */
  readonly description: string;
  readonly lead: string;
  readonly atAGlance: readonly Step[];
  readonly whatItIs: readonly string[];
  readonly people: readonly Step[];
  readonly steps: readonly Step[];
  readonly benefits: readonly Step[];
  readonly limits: readonly Step[];
  readonly comparison: Comparison;
  readonly suits: readonly string[];
  readonly suitsNot: readonly string[];
  readonly afterSigning: { readonly title: string; readonly intro: string; readonly points: readonly Step[] };
  /** What belongs to this kind of trust alone. */
  readonly particular: { readonly title: string; readonly intro: string; readonly points: readonly Step[] };
  /** What others charge for it, besides the document itself. */
  readonly otherCosts: string;
  readonly questions: readonly Question[];
  readonly sources: readonly Source[];
  /** The law and the figures are those of this day. */
  readonly asOf: PlainDate;
}
