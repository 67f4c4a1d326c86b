/** Something that happened at the provider. */
export interface Occurrence {
  /** Unique for the occurrence: a repeated delivery carries the same id. */
  readonly eventId: string;
  readonly createdAt: Date;
}
