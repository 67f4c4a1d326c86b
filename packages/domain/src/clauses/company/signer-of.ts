import type { Signer } from '#assembly/signer.ts';
import { isTrustName, signsAs } from '#facts/is-organization.ts';
import type { Party } from '#facts/shapes.ts';

/** The line of a party who signs; an organization or a trust signs by a person who writes name and title. */
export const signerOf = (party: Party, line: Pick<Signer, 'id' | 'capacity'>): Signer => ({
  kind: isTrustName(party.name) ? 'organization' : signsAs(party),
  name: party.name,
  ...line,
});
