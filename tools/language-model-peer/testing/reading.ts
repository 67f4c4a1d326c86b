import type { Reply } from '#language-model-peer/reply.ts';

/** The answer of a model that found nothing. */
export const silent: Reply = { kind: 'object', object: { facts: [] } };

/** The answer of a model that read these facts in these words. */
export const reading = (facts: Readonly<Record<string, unknown>>, evidence: string): Reply => ({
  kind: 'object',
  object: {
    facts: Object.entries(facts).map(([field, value]) => ({
      ...{ field, valueAsJson: JSON.stringify(value), evidence, confidence: 1 },
    })),
  },
});
