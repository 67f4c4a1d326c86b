import { isAvailableType } from '#catalogue/available-types.ts';
import { companyCards } from '#catalogue/company-cards.ts';
import { documentTypes } from '#catalogue/document-types.ts';
import { durableFinancialPoaCard } from '#catalogue/durable-financial-poa/card.ts';
import { jointTrustCard } from '#catalogue/joint-trust/card.ts';
import { livingTrustCard } from '#catalogue/living-trust/card.ts';
import { llcFormationCard } from '#catalogue/llc-formation/card.ts';
import { pourOverWillCard } from '#catalogue/pour-over-will/card.ts';
import { testamentaryTrustCard } from '#catalogue/testamentary-trust/card.ts';
import { estateCards } from '#catalogue/estate-cards.ts';
import { trustCards } from '#catalogue/trust-cards.ts';
import { type Card, documentCategories } from '#document-type/card.ts';

/** A card with whether its document can be made today. */
export interface CatalogueCard extends Card {
  readonly isAvailable: boolean;
}

// A type that is made brings its card; the others have nothing else yet.
const made: readonly Card[] = [
  livingTrustCard,
  jointTrustCard,
  testamentaryTrustCard,
  llcFormationCard,
  durableFinancialPoaCard,
  pourOverWillCard,
];
const cardById = new Map([...made, ...trustCards, ...companyCards, ...estateCards].map((card) => [card.id, card]));

/** The cards of all 38 document types, grouped by category in the order of `documentCategories`, then of `documentTypes`. */
export const cards: readonly CatalogueCard[] = documentCategories.flatMap((category) =>
  documentTypes
    .flatMap(({ id }) => cardById.get(id) ?? [])
    .filter((card) => card.category === category)
    .map((card) => ({ ...card, isAvailable: isAvailableType(card.id) })),
);

/** The card of a document type by its id, e.g. `living-trust`; undefined when there is none. */
export const findCard = (id: string): CatalogueCard | undefined => cards.find((card) => card.id === id);
