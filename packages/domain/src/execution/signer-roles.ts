/** As what somebody signs a document, on a line of their own. */
export const signerRoles = ['owner', 'spouse', 'cosigner', 'witness', 'notary'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** As what somebody is asked by a private link; a spouse is a co-signer there. */
export const askedRoles = ['witness', 'cosigner'] as const satisfies readonly SignerRole[];

/** As what somebody draws a signature on a screen. */
export const drawingRoles = ['owner', ...askedRoles] as const;

/** `screen`: here, or in ink if they prefer; `ink`: on paper alone. */
export const signerMethods = ['screen', 'ink'] as const;
export type SignerMethod = (typeof signerMethods)[number];
