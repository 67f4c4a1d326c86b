import type { FactKind } from '#facts/fact-kind.ts';
import type { ListDetail } from '#facts/define-fact.ts';

/** An answer as somebody could give it, by the kind of the question; empty where any words are an answer. */
export const exampleOf = (kind: FactKind): string => examples[kind] ?? '';

const examples: { readonly [Kind in FactKind]?: string } = {
  date: '“March 14, 1958”',
  address: 'street and number, city, the two letters of the state, ZIP code',
  yesNo: '“yes” or “no”',
  number: '“30”',
  money: '“5,000 dollars”',
  people: '“Ann Lowry, my daughter, and Tom Lowry, my son”',
  shares: '“Ann Lowry, my daughter, 60%, and Tom Lowry, my son, 40%”',
  party: '“Ruth Hale, my sister”',
  parties: '“Ruth Hale, then Tom Hale”, or “nobody else”',
  assets: '“our house at 12 Elm Street, and a savings account at First Bank”',
  gifts: '“my piano to Ann Lowry”',
  steps: '“half at 25, the rest at 30”',
};

/** The same for a detail of the entries of a list. */
export const exampleOfDetail = (detail: ListDetail['detail'] | 'surname' | 'kind' | (string & {})): string =>
  examplesOfDetail[detail] ?? '';

const examplesOfDetail: Readonly<Record<string, string>> = {
  relationship: '“my niece”, “a friend”, “a charity”',
  percentage: '“60 and 40”, or “equal shares”',
  distributionAge: '“right away”, or “at 25”',
  surname: '“Lowry”',
  kind: '“a person”, or “an organization”',
};
