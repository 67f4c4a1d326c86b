import type { documentVersions, documents } from '#documents/tables.ts';

/** A document of a member, as it is kept. */
export type DocumentRow = typeof documents.$inferSelect;

/** A frozen version of it. */
export type VersionRow = typeof documentVersions.$inferSelect;
