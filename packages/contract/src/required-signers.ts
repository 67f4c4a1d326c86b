import { signerMethods, signerRoles } from '@evergrant/domain/execution/signer-roles.ts';
import { signingKinds } from '@evergrant/domain/law/signing-kind.ts';
import { z } from 'zod';

/** `print-and-sign`: the law asks for ink, and a signature on a screen acknowledges the document without executing it. */
export const SigningMethod = z.enum(signingKinds);

/** False where no law is known to say that a screen signs such a document: paper is recommended, and it is kept as a record. */
export const IsMethodCertain = z.boolean();

/** Somebody whose signature the document needs, and how far it is. Several of `online`, `printedAt`, `paper` may be true. */
export const RequiredSigner = z
  .object({
    /** The line that they sign: `spouse`, `witness-1`, `notary` and the like. */
    lineId: z.string(),
    role: z.enum(signerRoles),
    /** Null while nobody is named for the line. */
    name: z.string().nullable(),
    capacity: z.string(),
    /** `ink`: on paper alone, since the law asks for it. */
    method: z.enum(signerMethods),
    online: z.object({ signedAt: z.iso.datetime(), timeZone: z.string() }).nullable(),
    /** When a copy was first taken to be signed in ink. */
    printedAt: z.iso.datetime().nullable(),
    /** As the owner states it. */
    paper: z.object({ signedOn: z.string() }).nullable(),
    hasSigned: z.boolean(),
    /** They declined by their private link, which the owner has not withdrawn since. */
    hasDeclined: z.boolean(),
    /** Why ink on this line cannot be stated now, in plain words; null where it can, and where a screen signs the line. */
    whyNotPaper: z.string().nullable(),
  })
  .meta({ id: 'RequiredSigner' });
export type RequiredSigner = z.infer<typeof RequiredSigner>;
