import type { DocumentSummary, FactsAnswer } from '@evergrant/contract/documents.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { expect, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';

interface Wanted {
  readonly typeId: string;
  readonly name: string;
  /** What differs from the sample of the type. */
  readonly facts?: Facts;
}

/** A document of any type with every fact entered and confirmed; the answer is its id. */
export const makeByFacts = async (page: Page, { typeId, name, facts = {} }: Wanted): Promise<string> => {
  const { id } = await callApi<DocumentSummary>(page, { path: '/documents', body: { name, documentTypeId: typeId } });
  for (const [field, value] of Object.entries({ ...documentTypeOf(typeId).sample, ...facts }))
    await callApi(page, { method: 'put', path: `/documents/${id}/facts/${field}`, body: { value } });
  const { isComplete, problems, missingFields } = await callApi<FactsAnswer>(page, {
    path: `/documents/${id}/confirm-facts`,
  });
  expect({ isComplete, problems, missingFields }).toEqual({ isComplete: true, problems: [], missingFields: [] });
  return id;
};
