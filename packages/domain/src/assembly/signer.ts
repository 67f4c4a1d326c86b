import type { PartyKind } from '#facts/party-kinds.ts';

/** A signature line; `capacity` is printed after the name, e.g. `Grantor`. An organisation signs by a person with a title. */
export interface Signer {
  readonly kind: PartyKind;
  readonly id: string;
  readonly name: string;
  readonly capacity: string;
  /** As what they sign, where more follows from it than from the capacity: the maker's spouse, who joins and consents. */
  readonly role?: 'spouse';
}
