/** How sure a person is of what stands in the law of every state, and as of when. */
export interface Found {
  /** The name of the section, e.g. `promissoryNote`. */
  readonly section: string;
  readonly confidence: 'known' | 'verify';
  /** The day on which it was looked up. */
  readonly asOf: string;
}

/**
 * The file of a state, as JSON, with a section for one more kind of instrument, in which nothing is found out yet: a state whose rules
 * nobody looked up refuses the kind. Throws where the section stands already.
 */
export const writeKind = (file: string, { section, confidence, asOf }: Found): string => {
  const law = JSON.parse(file) as { readonly code: string; readonly execution: Readonly<Record<string, unknown>> };
  if (law.execution[section] !== undefined) throw new Error(`${law.code} has a section ${section} already`);
  const unknown = { value: null, cite: null, source: null, confidence, asOf, nullMeans: 'unknown' };
  const added = { statute: unknown, witnesses: unknown, notary: unknown };
  return `${JSON.stringify({ ...law, execution: { ...law.execution, [section]: added } }, null, 2)}\n`;
};
