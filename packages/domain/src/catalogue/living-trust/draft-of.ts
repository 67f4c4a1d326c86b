import { article, when } from '#assembly/clause.ts';
import type { Draft } from '#assembly/draft.ts';
import { byArticles } from '#assembly/numbering.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { p, para, ref } from '#assembly/prose.ts';
import * as declaration from '#catalogue/living-trust/clauses/declaration.ts';
import * as first from '#catalogue/living-trust/clauses/death-first.ts';
import * as holding from '#catalogue/living-trust/clauses/death-held.ts';
import * as division from '#catalogue/living-trust/clauses/death-shares.ts';
import { execution } from '#catalogue/living-trust/clauses/execution.ts';
import * as own from '#catalogue/living-trust/clauses/general.ts';
import * as life from '#catalogue/living-trust/clauses/life.ts';
import { assetSchedule, beneficiarySchedule } from '#catalogue/living-trust/clauses/schedules.ts';
import { guide } from '#catalogue/living-trust/guide.ts';
import { printsNoContest } from '#catalogue/living-trust/prints-no-contest.ts';
import { usesCommunityProperty } from '#catalogue/living-trust/community-property.ts';
import { livingTrustTerms } from '#catalogue/living-trust/living-trust-terms.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import * as general from '#clauses/general-provisions.ts';
import * as conduct from '#clauses/trustee-conduct.ts';
import * as office from '#clauses/trustee-office.ts';
import * as powers from '#clauses/trustee-powers.ts';
import { notLegalAdvice } from '#clauses/not-legal-advice.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** The living trust before numbering: its six articles, signature pages and schedules. */
export const draftOf = (facts: LivingTrustFacts, { draftedOn }: { readonly draftedOn: PlainDate }): Draft => ({
  documentType: 'living-trust',
  title: facts.trustName,
  instrument: 'Declaration of Revocable Living Trust',
  draftedOn,
  governingState: stateInText(facts.governingState),
  cover: [
    { label: 'Grantor', value: facts.grantorName },
    {
      label: facts.initialTrustees.length === 1 ? 'Initial trustee' : 'Initial trustees',
      value: namesOf(facts.initialTrustees),
    },
    { label: 'Successor trustee', value: namesOf(facts.successorTrustees.slice(0, 1)) },
    { label: 'Governing law', value: stateInText(facts.governingState) },
  ],
  notice: notLegalAdvice,
  terms: livingTrustTerms,
  numbering: byArticles,
  opening: [
    para(
      p`By this instrument the person named in ${ref('declaration.trust')} declares a revocable living trust, on the terms of the six articles that follow and of ${ref('schedule.assets')} and ${ref('schedule.beneficiaries')}.`,
    ),
  ],
  articles: articlesFor(facts).map((write) => write(facts)),
  acts: execution(facts),
  schedules: [assetSchedule(facts), beneficiarySchedule(facts)],
  guide: guide(facts),
});

const namesOf = (parties: readonly { readonly name: string }[]): string => parties.map(({ name }) => name).join('; ');

const articlesFor = (facts: LivingTrustFacts) => {
  const isMarried = facts.marriage.status === 'Married';
  return [
    article<LivingTrustFacts>({ id: 'declaration', heading: 'Declaration and Trust Property' }, [
      declaration.declarationOfTrust,
      declaration.nameAndDate,
      declaration.family,
      declaration.trustProperty,
      declaration.additions,
      declaration.designatedProperty,
      declaration.purpose,
      when(facts.hasPourOverWill, declaration.pourOverWill),
    ]),
    article<LivingTrustFacts>({ id: 'life', heading: 'Rights During Life' }, [
      life.revocation,
      life.irrevocable,
      life.distributions,
      life.control,
      life.incapacity,
      life.health,
      life.care,
      life.recovery,
      life.homestead,
      life.taxReporting,
    ]),
    article<LivingTrustFacts>({ id: 'death', heading: 'Distribution at Death' }, [
      first.wordsUsed,
      first.survival,
      first.debts,
      first.specificGifts,
      first.tangibles,
      when(facts.residence !== undefined, first.residencePlan),
      division.shares,
      division.lapse,
      division.contingent,
      division.ultimate,
      holding.held,
      holding.minors,
      holding.needs,
      when(facts.distributionInstructions !== undefined, holding.wishes),
      holding.payment,
    ]),
    article<LivingTrustFacts>({ id: 'trustees', heading: 'Trustees' }, [
      office.initialTrustees,
      office.succession,
      office.vacancy,
      office.acting,
      office.resignation,
      office.removal,
      when(facts.trustProtector !== undefined, office.protector),
      office.compensation,
      office.bond,
      conduct.accounting,
      conduct.duties,
      conduct.liability,
      conduct.reliance,
    ]),
    article<LivingTrustFacts>({ id: 'powers', heading: 'Powers of the Trustee' }, [
      powers.generalPowers,
      powers.propertyPowers,
      powers.investment,
      powers.realEstate,
      powers.business,
      powers.borrowing,
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
      powers.limits,
    ]),
    article<LivingTrustFacts>({ id: 'general', heading: 'General Provisions' }, [
      general.spendthrift,
      when(printsNoContest(facts), general.noContest),
      general.perpetuities,
      general.governingLaw,
      general.certification,
      when(usesCommunityProperty(facts), own.communityProperty),
      when(isMarried, own.marriage),
      own.omitted,
      general.construction,
      general.severability,
      general.counterparts,
      when(facts.specialInstructions !== undefined, own.specialInstructions),
    ]),
  ];
};
