import { z } from 'zod';
import { Done, operation } from '#operation.ts';
import { Witness } from '#signing.ts';

const tag = 'signing';

export const CosignerOfDocument = z.object({ id: z.uuid(), signerId: z.string().max(60) });
/** A line that somebody signs: of the maker, a co-signer, a witness or a notary. */
export const LineOfDocument = z.object({ id: z.uuid(), lineId: z.string().max(60) });
export const InviteCosignerBody = z.object({ email: z.string().max(254) }).meta({ id: 'InviteCosignerBody' });
/**
 * `signedOn`: the day beside the ink, `YYYY-MM-DD`. `name`: of a witness or notary who is on no list. `isAnotherPerson`: see
 * `AddWitnessBody`. `timeZone`: of the browser, by its IANA name; what day it is, is the day there.
 */
export const PaperSignatureBody = z
  .object({
    signedOn: z.string().max(10),
    name: z.string().max(120).optional(),
    isAnotherPerson: z.boolean().optional(),
    timeZone: z.string().max(60).optional(),
  })
  .meta({ id: 'PaperSignatureBody' });

export const inviteCosigner = operation({
  id: 'inviteCosigner',
  method: 'post',
  path: '/documents/{id}/cosigners/{signerId}/invitation',
  tag,
  access: 'member',
  summary: 'Mail a private link to somebody whom the document names and who signs it too',
  params: CosignerOfDocument,
  body: InviteCosignerBody,
  answer: Witness,
});
export const statePaperSignature = operation({
  id: 'statePaperSignature',
  method: 'post',
  path: '/documents/{id}/lines/{lineId}/paper',
  tag,
  access: 'member',
  summary: 'State that a line was signed in ink on paper, whoever signs there',
  params: LineOfDocument,
  body: PaperSignatureBody,
  answer: Done,
});
