import type { DocumentType } from '#catalogue/document-type.ts';
import { everyLaw } from '#law/every-law.ts';
import { madeTypes } from '#catalogue/document-types.ts';

// All at once, when a process starts; a page of the web app loads the one that it needs instead.
const typeById: ReadonlyMap<string, DocumentType> = new Map(
  await Promise.all(madeTypes.map(async ({ id, load }) => [id, (await load())(everyLaw)] as const)),
);

/** The document type with an id, e.g. `living-trust`. Throws for one that cannot be made: none is ever stored. */
export const documentTypeOf = (id: string): DocumentType => {
  const type = typeById.get(id);
  if (!type) throw new Error(`no instrument for ${id}`);
  return type;
};
