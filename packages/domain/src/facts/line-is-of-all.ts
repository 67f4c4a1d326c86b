import { areDescendants } from '#facts/has-line.ts';
import { withLine } from '#facts/line-words.ts';
import type { Migration } from '#facts/migration.ts';

/** Whether the children of one who dies first come in that place was asked of children and later descendants alone. */
export const lineIsOfAll: Migration = {
  kind: 'widened',
  field: 'descendantsTakeFirst',
  isWider: (facts) => !areDescendants(withLine(facts)),
};
