/**
 * As what somebody signs beside the first maker: `maker` makes the document too, in the same capacity; `spouse` joins and consents;
 * `cosigner` accepts what the document asks, for example an office.
 */
export const cosignerRoles = ['maker', 'spouse', 'cosigner'] as const;
export type CosignerRole = (typeof cosignerRoles)[number];

/** As what somebody signs a document, on a line of their own. */
export const signerRoles = ['owner', ...cosignerRoles, 'witness', 'notary'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** As what somebody is asked by a private link; another maker and a spouse are co-signers there. */
export const askedRoles = ['witness', 'cosigner'] as const satisfies readonly SignerRole[];

/** As what somebody draws a signature on a screen. */
export const drawingRoles = ['owner', ...askedRoles] as const;

/** `screen`: here, or in ink if they prefer; `ink`: on paper alone. */
export const signerMethods = ['screen', 'ink'] as const;
export type SignerMethod = (typeof signerMethods)[number];
