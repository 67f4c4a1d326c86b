import { isFieldId, type FieldId } from '@evergrant/domain/facts/facts.ts';
import { Refused } from '#platform/refused.ts';

/** The id of a fact, or a refusal. */
export const requireField = (field: string): FieldId => {
  if (isFieldId(field)) return field;
  throw new Refused('absent', { code: 'fact-not-found', message: 'This document has no such entry.' });
};
