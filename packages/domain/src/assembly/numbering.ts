/** How an instrument numbers its parts. */
export interface Numbering {
  /** `articles`: Article III with Section 3.2. `paragraphs`: plain numbers through the whole instrument, headings without one. */
  readonly body: 'articles' | 'paragraphs';
  /** `Schedule` with letters is Schedule A, `Exhibit` with figures is Exhibit 1. */
  readonly schedules: { readonly word: string; readonly by: 'letters' | 'figures' };
}

/** Articles I, II with sections 1.1, 1.2, and schedules A, B. */
export const byArticles: Numbering = { body: 'articles', schedules: { word: 'Schedule', by: 'letters' } };

/** Exhibits 1, 2 of an instrument, whatever its schedules are called. */
export const exhibits: Numbering['schedules'] = { word: 'Exhibit', by: 'figures' };

/** A Roman numeral of a number from 1 up. */
export const romanOf = (value: number): string => {
  const [sign, worth] = signs.find(([, one]) => one <= value) ?? ['', 0];
  return worth === 0 ? '' : `${sign}${romanOf(value - worth)}`;
};

const signs: readonly (readonly [string, number])[] = [
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** A letter by its place from 0: a to z, then aa, bb. */
export const letterOf = (index: number): string =>
  String.fromCharCode(97 + (index % 26)).repeat(Math.floor(index / 26) + 1);
