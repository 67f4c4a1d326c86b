import type { DocumentType } from '#document-type/document-type.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';
import { spokenInterviewOf } from '#wording/spoken/spoken-interview.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { knowInterview } from '#catalogue/upgrade-interview.ts';

// All at once, when a process starts; a page of the web app loads the one that it needs instead.
const typeById: ReadonlyMap<string, DocumentType> = new Map(
  await Promise.all(madeTypes.map(async ({ id, load }) => [id, (await load())(everyLaw, spokenInterviewOf)] as const)),
);

for (const type of typeById.values()) knowInterview(type);

/** The document type with an id, e.g. `living-trust`. Throws for one that cannot be made: none is ever stored. */
export const documentTypeOf = (id: string): DocumentType => {
  const type = typeById.get(id);
  if (!type) throw new Error(`${id} is no type that is made: catalogue/document-types.ts does not load it`);
  return type;
};

/** The same; undefined where a newer version of this program has kept the interview, or knows the type: neither may be read. */
export const findReadable = (id: string, kept: StoredInterview): DocumentType | undefined => {
  const type = typeById.get(id);
  return type?.interview.isNewer(kept) ? undefined : type;
};
