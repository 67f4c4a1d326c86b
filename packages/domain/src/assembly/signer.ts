/** A signature line; `capacity` is printed after the name, e.g. `Grantor`. An organisation signs by a person with a title. */
export interface Signer {
  readonly kind: 'person' | 'organization';
  readonly id: string;
  readonly name: string;
  readonly capacity: string;
}
