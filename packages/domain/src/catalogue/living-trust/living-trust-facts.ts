import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import * as arrangements from '#derived/arrangements.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import * as property from '#derived/property.ts';
import { withDerived } from '#facts/derive-fact.ts';
import type { Facts } from '#facts/facts.ts';
import { settleFacts } from '#facts/settle-facts.ts';
import type { LawSource } from '#law/law-source.ts';

/** What a revocable living trust prints beyond what is asked. */
export const livingTrustDerived = [
  laws.law,
  laws.homeLaw,
  laws.landLaws,
  makers,
  maker.marriage,
  maker.holdsCommunityProperty,
  maker.spouseJoins,
  offices.initialTrustees,
  offices.trusteesInLine,
  offices.compensation,
  offices.incapacity,
  arrangements.arrangedSteps,
  arrangements.arrangedLifetime,
  arrangements.arrangedForSpouse,
  arrangements.petFund,
  arrangements.wishes,
  property.disposition,
  property.residence,
] as const;

/** Everything that a revocable living trust prints; nothing that it needs can be missing. */
export type LivingTrustFacts = ReturnType<typeof settleLivingTrust>;

/** Gives complete facts their typed form. Throws when a required fact is missing. */
export const settleLivingTrust = (facts: Facts, lawSource: LawSource) =>
  withDerived(settleFacts(livingTrustQuestions, facts), { derived: livingTrustDerived, laws: lawSource });
