import { documentTypes } from '#catalogue/document-types.ts';

/** A document type that pages for readers explain. */
export interface ExplainedType {
  /** The catalogue's id. */
  readonly id: string;
  readonly isAvailable: boolean;
}

// Throws while the program loads for a slip of the pen.
const explained = (id: string): ExplainedType => {
  const type = documentTypes.find((one) => one.id === id);
  if (!type) throw new Error(`there is no document type ${id}`);
  return { id, isAvailable: type.load !== undefined };
};

/** The types that content of the web app speaks of, by what they are; content knows no id. */
export const explainedTypes = {
  livingTrust: explained('living-trust'),
  irrevocableTrust: explained('irrevocable-trust'),
  specialNeedsTrust: explained('special-needs-trust'),
} as const;
