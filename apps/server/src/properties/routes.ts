import * as contract from '@evergrant/contract/properties.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import { media, mediaLimits, type Medium } from '@evergrant/domain/properties/media-kinds.ts';
import { z } from 'zod';
import { readArriving } from '#platform/http/read-arriving.ts';
import { removeUpload } from '#properties/remove-uploads.ts';
import { submitProperty } from '#properties/submit-property.ts';
import { takeUpload } from '#properties/take-upload.ts';
import type { Context } from '#platform/context.ts';
import { readOut } from '#platform/http/read-out.ts';
import type { LargeBody } from '#platform/http/guard-requests.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { Refused } from '#platform/refused.ts';

/** The one address below which more than a form is sent. */
export const propertyUploadBody: LargeBody = {
  method: 'POST',
  path: `/api${contract.propertyUploadsPath}`,
  maxBytes: mediaLimits.video.bytes,
};

export const serveProperties = (api: Api, context: Context): void => {
  serveUploads(api, context);
  serveOperation(api, contract.removePropertyUpload, async ({ params }) => {
    await removeUpload(context, params.uploadId);
    return { done: true } as const;
  });
  serveOperation(api, contract.submitProperty, ({ actor, body, origin }) =>
    submitProperty(context, { actor, typed: body, origin }),
  );
};

/** A file is sent as bytes, so this is no operation of the JSON contract. */
const serveUploads = (api: Api, context: Context): void => {
  describeUploads(api);
  api.post(contract.propertyUploadsPath, async (http) => {
    const medium = requireMedium(http.req.query('medium'));
    const source = readArriving(http.req.raw.body);
    try {
      const asked = { medium, name: http.req.query('name') ?? '', source, origin: http.var.origin };
      return http.json(contract.PropertyUpload.parse(await takeUpload(context, asked)));
    } catch (error) {
      await readOut(source, mediaLimits.video.bytes);
      throw error;
    }
  });
};

const requireMedium = (asked: string | undefined): Medium => {
  const medium = media.find((one) => one === asked);
  if (medium) return medium;

  throw new Refused('invalid', { code: 'not-a-medium', message: 'Only photos and videos are taken.' });
};

const describeUploads = (api: Api): void =>
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: contract.propertyUploadsPath,
    operationId: 'uploadPropertyFile',
    summary: 'Send one photo (15 MB) or video (100 MB) of a property; it is kept for a day unless it is submitted',
    tags: ['properties'],
    security: [],
    request: {
      query: z.object({ medium: z.enum(media), name: z.string().max(300).optional() }),
      body: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    responses: {
      200: { description: 'Taken', content: { 'application/json': { schema: contract.PropertyUpload } } },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: Problem } } },
    },
  });
