import { afterSpouse } from '#clauses/trust/death-after-spouse.ts';
import * as holding from '#clauses/trust/death-held.ts';
import * as forLife from '#clauses/trust/death-lifetime.ts';
import * as division from '#clauses/trust/death-shares.ts';
import { takenIn } from '#clauses/trust/death-taken-in.ts';
import * as spouse from '#clauses/trust/death-spouse.ts';
import * as general from '#clauses/trust/general-provisions.ts';
import * as conduct from '#clauses/trust/trustee-conduct.ts';
import * as office from '#clauses/trust/trustee-office.ts';
import * as powers from '#clauses/trust/trustee-powers.ts';

// Clauses that stand together, in this order, in every instrument that makes a trust.

/** Who takes a share that its taker does not live to receive. */
export const takersNext = [division.lapse, division.organizations, division.contingent, division.ultimate] as const;

/** Shares that wait for an age or for the end of a life. */
export const sharesHeld = [holding.held, holding.steps, takenIn, forLife.lifetime, forLife.lifetimeEnd] as const;

/** The share of a spouse that is not paid out, and who takes after the spouse. */
export const shareOfSpouse = [
  spouse.marital,
  spouse.maritalEnd,
  spouse.disclaimer,
  spouse.disclaimerTaxes,
  afterSpouse,
] as const;

/** Property that nobody should receive yet, or outright at all. */
export const heldForProtection = [holding.minors, holding.needs, holding.needsEnd] as const;

/** How trustees follow each other, are paid and part. */
export const officeOfTrustees = [
  office.succession,
  office.vacancy,
  office.acting,
  office.resignation,
  office.removal,
  office.protector,
  office.compensation,
  office.bond,
] as const;

/** What trustees owe, and for what they answer. */
export const conductOfTrustees = [
  conduct.accounting,
  conduct.reportsToNext,
  conduct.duties,
  conduct.liability,
  conduct.reliance,
] as const;

/** What trustees may do with property. */
export const powersOverProperty = [
  powers.generalPowers,
  powers.propertyPowers,
  powers.investment,
  powers.realEstate,
  powers.business,
  powers.borrowing,
] as const;

/** What trustees may do in carrying out the trust. */
export const powersOfAdministration = [
  powers.inKind,
  powers.agents,
  powers.digital,
  powers.insurance,
  powers.tax,
  powers.retirement,
  powers.environment,
  powers.loans,
  powers.claims,
  powers.merger,
] as const;

/** What protects a trust made in life, and the law that governs it. */
export const protection = [
  general.spendthrift,
  general.noContest,
  general.perpetuities,
  general.governingLaw,
  general.certification,
] as const;
