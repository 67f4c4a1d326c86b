import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Question } from '#language-model-peer/reply.ts';

const Body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string() })),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.enum(['text', 'json_object']) }),
      z.object({ type: z.literal('json_schema'), json_schema: z.object({ name: z.string(), schema: z.unknown() }) }),
    ])
    .optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  temperature: z.number().optional(),
});

/** The question in a request; throws where it is none of this protocol. */
export const readQuestion = async (request: IncomingMessage): Promise<Question> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Body.parse(JSON.parse(Buffer.concat(parts).toString()));
  const format = body.response_format;
  return {
    authorization: request.headers.authorization,
    model: body.model,
    messages: body.messages,
    isStream: body.stream ?? false,
    wantsUsage: body.stream_options?.include_usage ?? false,
    schema: format?.type === 'json_schema' ? format.json_schema.schema : undefined,
    maxTokens: body.max_tokens ?? body.max_completion_tokens,
    temperature: body.temperature,
  };
};
