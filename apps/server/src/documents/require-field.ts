import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import type { FieldId } from '@evergrant/domain/facts/facts.ts';
import { Refused } from '#platform/refused.ts';

/** The id of a fact that this type of document asks, or a refusal. */
export const requireField = ({ interview }: DocumentType, field: string): FieldId => {
  if (interview.asks(field)) return field;
  throw new Refused('absent', { code: 'fact-not-found', message: 'This document has no such entry.' });
};
