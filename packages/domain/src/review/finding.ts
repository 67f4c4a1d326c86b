/** How much a finding weighs: an error keeps the instrument from being complete. */
export const findingLevels = ['error', 'warning', 'information'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** What a review has to say about an instrument; `check` is the stable id of the check, e.g. `RLT12`. */
export interface Finding {
  readonly check: string;
  readonly level: FindingLevel;
  /** Plain words for the person who makes the document. */
  readonly message: string;
  /** The clause in which it was found, where it is one. */
  readonly clause?: string;
  /** Of an error: the person can mend it by another answer. Absent where only we can. */
  readonly isMendable?: true;
}

/** True for an error that no answer mends: the instrument is not what its facts ask for. */
export const isFault = ({ level, isMendable }: Finding): boolean => level === 'error' && isMendable !== true;
