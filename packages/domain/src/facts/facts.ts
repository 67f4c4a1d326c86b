import * as agency from '#facts/agency.ts';
import * as company from '#facts/company.ts';
import * as companyTerms from '#facts/company-terms.ts';
import * as ofCouple from '#facts/children-of-couple.ts';
import * as couple from '#facts/couple.ts';
import { debtsAndTaxesFrom } from '#facts/debts.ts';
import type { ValueOf } from '#facts/define-fact.ts';
import * as estate from '#facts/estate.ts';
import * as heldShares from '#facts/held-shares.ts';
import { makersOnBenefits } from '#facts/makers-on-benefits.ts';
import * as person from '#facts/person.ts';
import * as pets from '#facts/pets.ts';
import * as special from '#facts/special.ts';
import { failingShare } from '#facts/failing-share.ts';
import * as spouse from '#facts/spouse-share.ts';
import { stepchildrenAfterDivorce } from '#facts/stepchildren.ts';
import * as trust from '#facts/trust.ts';
import * as will from '#facts/will.ts';
import * as wishes from '#facts/wishes.ts';

/** Every fact that an interview can record. A document type picks those that it asks. */
export const factLibrary = {
  ...person,
  ...estate,
  specialArrangements: special.specialArrangements,
  afterBornChildrenShare: special.afterBornChildrenShare,
  descendantsShare: special.descendantsShare,
  debtsAndTaxesFrom,
  ...heldShares,
  failingShare,
  ...spouse,
  stepchildrenAfterDivorce,
  ...pets,
  wishesForShares: wishes.wishesForShares,
  ownWishes: wishes.ownWishes,
  ...trust,
  ...will,
  ...company,
  ...companyTerms,
  ...agency,
  partnership: couple.partnership,
  partnerName: couple.partnerName,
  secondDateOfBirth: couple.secondDateOfBirth,
  sharesHome: couple.sharesHome,
  secondAddress: couple.secondAddress,
  marriedOn: couple.marriedOn,
  childrenOfOne: ofCouple.childrenOfOne,
  childrenOfFirst: ofCouple.childrenOfFirst,
  childrenOfSecond: ofCouple.childrenOfSecond,
  assetsOfBoth: couple.assetsOfBoth,
  isAllCommunity: couple.isAllCommunity,
  assetsOfFirst: couple.assetsOfFirst,
  assetsOfSecond: couple.assetsOfSecond,
  survivorPlan: couple.survivorPlan,
  giftsAreMade: couple.giftsAreMade,
  makersOnBenefits,
} as const;

type Library = typeof factLibrary;

/** The stable id of one fact. */
export type FieldId = keyof Library;

/** The value of one fact, as stored. */
export type FactValue<Field extends FieldId> = ValueOf<Library[Field]>;

/** What has been recorded so far; a missing key means not yet answered. Nothing in here is a default. */
export type Facts = { readonly [Field in FieldId]?: FactValue<Field> };

/** A fact that names people. */
export type PeopleField = {
  [Field in FieldId]: Library[Field] extends { readonly names: string } ? Field : never;
}[FieldId];

/** True for a known id. */
export const isFieldId = (text: string): text is FieldId => Object.hasOwn(factLibrary, text);
