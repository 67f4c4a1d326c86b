import type { documentVersions, trusts } from '#trusts/tables.ts';

/** A document of a member, as it is kept. */
export type TrustRow = typeof trusts.$inferSelect;

/** A frozen version of it. */
export type VersionRow = typeof documentVersions.$inferSelect;
