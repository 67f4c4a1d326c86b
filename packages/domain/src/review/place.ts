/** A clause or schedule as a check looks for it: its type hands over the clause itself, so that no id is typed twice. */
export interface Place {
  readonly id: string;
}
