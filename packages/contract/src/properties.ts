import { z } from 'zod';
import { Done, operation } from '#operation.ts';

const tag = 'properties';

/** A photo or a video that was sent and belongs to no submission yet; unclaimed ones are removed after a day. */
export const PropertyUpload = z
  .object({ uploadId: z.uuid(), kind: z.string(), sizeInBytes: z.int() })
  .meta({ id: 'PropertyUpload' });
export type PropertyUpload = z.infer<typeof PropertyUpload>;

/**
 * The bytes of one file are the body of this request, so it is no operation of the JSON contract. `?medium=photo|video`
 * says what is sent, `&name=` what it is called.
 */
export const propertyUploadsPath = '/properties/uploads';

/** Empty optional fields arrive as empty strings. Which fields are missing or wrong is answered in words. */
export const PropertySubmission = z
  .object({
    /** Made once for what is on the screen: sending it again submits nothing twice. */
    idempotencyKey: z.uuid(),
    address: z.string().max(200),
    city: z.string().max(100),
    state: z.string().max(20),
    zipCode: z.string().max(20),
    propertyType: z.string().max(40),
    condition: z.string().max(40),
    estimatedValueInCents: z.number().nullable(),
    notes: z.string().max(4_000),
    submitterName: z.string().max(120),
    submitterPhone: z.string().max(40),
    submitterEmail: z.string().max(254),
    /** In the order in which they are shown. */
    uploadIds: z.array(z.uuid()).max(15),
  })
  .meta({ id: 'PropertySubmission' });
export type PropertySubmission = z.infer<typeof PropertySubmission>;

export const submitProperty = operation({
  id: 'submitProperty',
  method: 'post',
  path: '/properties/submissions',
  tag,
  access: 'anyone',
  summary: 'Tell the team about a property, with the files that were sent before',
  body: PropertySubmission,
  answer: z.object({ submissionId: z.uuid() }).meta({ id: 'PropertySubmitted' }),
});

/** Whoever knows the id of an upload has sent it. What is gone already, or belongs to a submission, is left as it is. */
export const removePropertyUpload = operation({
  id: 'removePropertyUpload',
  method: 'delete',
  path: '/properties/uploads/{uploadId}',
  tag,
  access: 'anyone',
  summary: 'Remove a file that was sent and not submitted',
  params: z.object({ uploadId: z.uuid() }),
  answer: Done,
});
