import { electiveShare } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

/** Whether words on the rights of a spouse speak of an elective share; in a draft whose state is not known, as in most states. */
export const knowsElectiveShare = (homeLaw: StateLaw | undefined): boolean => {
  const reach = homeLaw && electiveShare(homeLaw).value;
  return reach !== 'none' && reach !== 'community-property';
};
