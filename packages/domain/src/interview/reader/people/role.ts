import type { HeardAs } from '#facts/define-fact.ts';

/** What somebody is named for. `spoken` = mentioned, but for nothing; `office` = one that has no role of its own and was asked. */
export type Role = HeardAs | 'grantor' | 'office' | 'removed' | 'pet' | 'spoken';
