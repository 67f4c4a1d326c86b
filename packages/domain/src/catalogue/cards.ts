import { type Card, documentCategories } from '#catalogue/card.ts';
import { companyCards } from '#catalogue/company-cards.ts';
import { isAvailableType } from '#catalogue/available-types.ts';
import { estateCards } from '#catalogue/estate-cards.ts';
import { trustCards } from '#catalogue/trust-cards.ts';

/** A card with whether its document can be made today. */
export interface CatalogueCard extends Card {
  readonly isAvailable: boolean;
}

/** The cards of all 38 document types, grouped by category in the order of `documentCategories`. */
export const cards: readonly CatalogueCard[] = documentCategories.flatMap((category) =>
  [...trustCards, ...companyCards, ...estateCards]
    .filter((card) => card.category === category)
    .map((card) => ({ ...card, isAvailable: isAvailableType(card.id) })),
);

/** The card of a document type by its id, e.g. `living-trust`; undefined when there is none. */
export const findCard = (id: string): CatalogueCard | undefined => cards.find((card) => card.id === id);
