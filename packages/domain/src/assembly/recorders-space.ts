/** Room that stays empty at the top of the first page, for the office in which an instrument over land is recorded. */
export interface RecordersSpace {
  /** From the upper edge of the paper. */
  readonly topInInches: number;
  /** Printed small in it; absent where the law wants other words first. */
  readonly label?: string;
}

/** A measure of our own: no margins of a recording office are held as law, and the packet says so. */
export const ownRecordersSpace: RecordersSpace = { topInInches: 3 };
