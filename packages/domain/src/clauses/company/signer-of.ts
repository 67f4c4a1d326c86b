import type { Signer } from '#assembly/signer.ts';
import { isOrganization } from '#facts/is-organization.ts';

/** The line of somebody who signs; an organization or a trust signs by a person who writes name and title. */
export const signerOf = (signer: Omit<Signer, 'kind'>): Signer => ({
  kind: isOrganization(signer) || /\btrust\b/iu.test(signer.name) ? 'organization' : 'person',
  ...signer,
});
