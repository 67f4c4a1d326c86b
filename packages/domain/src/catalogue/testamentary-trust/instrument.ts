import { opening } from '#assembly/clause.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { byArticles } from '#assembly/numbering.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { given, p, para } from '#assembly/prose.ts';
import { guide } from '#catalogue/testamentary-trust/guide.ts';
import { testamentaryTrustPlan } from '#catalogue/testamentary-trust/plan.ts';
import {
  settleTestamentaryTrust,
  type TestamentaryTrustFacts,
} from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { testamentaryTrustTerms } from '#catalogue/testamentary-trust/testamentary-trust-terms.ts';
import { notLegalAdvice } from '#clauses/general/not-legal-advice.ts';
import { severability } from '#clauses/general/severability.ts';
import { afterSpouse } from '#clauses/trust/death-after-spouse.ts';
import * as together from '#clauses/trust/death-children.ts';
import * as words from '#clauses/trust/death-first.ts';
import { guidance } from '#clauses/trust/death-guidance.ts';
import * as holding from '#clauses/trust/death-held.ts';
import * as forLife from '#clauses/trust/death-lifetime.ts';
import * as division from '#clauses/trust/death-shares.ts';
import { takenIn } from '#clauses/trust/death-taken-in.ts';
import * as spouse from '#clauses/trust/death-spouse.ts';
import { omitted } from '#clauses/trust/family.ts';
import * as protection from '#clauses/trust/general-provisions.ts';
import * as conduct from '#clauses/trust/trustee-conduct.ts';
import * as office from '#clauses/trust/trustee-office.ts';
import * as powers from '#clauses/trust/trustee-powers.ts';
import * as declaration from '#clauses/will/declaration.ts';
import { endOfMarriage } from '#clauses/will/end-of-marriage.ts';
import * as execution from '#clauses/will/execution.ts';
import * as executor from '#clauses/will/executor.ts';
import * as general from '#clauses/will/general.ts';
import * as gifts from '#clauses/will/gifts.ts';
import { guardian } from '#clauses/will/guardian.ts';
import { giftsForNeeds, spouseFirstNeeds, spouseFirstTrustee } from '#clauses/will/needs-first.ts';
import * as payments from '#clauses/will/payments.ts';
import { determinedInTrust, residueInTrust, sharesInTrust } from '#clauses/will/residue-in-trust.ts';
import { youngTakers } from '#clauses/will/residue.ts';
import { trustMade, wordsOfTrust } from '#clauses/will/trust-made.ts';
import { appointment } from '#clauses/will/trustee.ts';
import * as trust from '#facts/trust.ts';

/** The will with a trust in it as a list of its parts: six articles, and signature pages on which nothing operative follows. */
export const testamentaryTrustInstrument: Instrument<TestamentaryTrustFacts> = {
  documentType: testamentaryTrustPlan.documentType,
  instrument: 'Last Will and Testament with Testamentary Trust',
  notice: notLegalAdvice,
  terms: testamentaryTrustTerms,
  maker: 'testator',
  numbering: byArticles,
  derived: settleTestamentaryTrust.derived,
  title: ({ grantorName }) => `Last Will and Testament of ${grantorName}`,
  governingState: ({ grantorState }) => stateInText(grantorState),
  law: ({ homeLaw }) => homeLaw,
  cover: ({ grantorName, executorsInLine: [first], trusteesInLine: [trustee], trustName, grantorState }) => [
    { label: 'Testator', value: grantorName },
    { label: 'Executor', value: first?.name ?? '' },
    { label: 'Trust', value: trustName },
    { label: 'Trustee', value: trustee?.name ?? '' },
    { label: 'Governing law', value: stateInText(grantorState) },
  ],
  opening: opening({
    facts: [trust.trustName],
    refers: ['declaration.will', 'declaration.trust', 'trust'],
    body: ({ trustName }, { ref }) => [
      para(
        p`This is the last will of the person named in ${ref('declaration.will')}. It makes ${given(trustName)}, described in ${ref('declaration.trust')}, on the terms of ${ref('trust')}.`,
      ),
    ],
  }),
  articles: [
    {
      id: 'declaration',
      heading: 'Declarations',
      clauses: [
        declaration.lastWill,
        declaration.family,
        declaration.spousesShare,
        endOfMarriage,
        trustMade,
        wordsOfTrust,
      ],
    },
    {
      id: 'executor',
      heading: 'Executor and Guardians',
      clauses: [
        executor.nomination,
        executor.administration,
        executor.powers,
        executor.digital,
        executor.reliance,
        guardian,
      ],
    },
    {
      id: 'gifts',
      heading: 'Debts, Taxes, and Gifts',
      clauses: [
        payments.debts,
        payments.taxes,
        payments.abatement,
        gifts.specificGifts,
        gifts.ademption,
        gifts.tangibles,
        giftsForNeeds,
        residueInTrust,
        youngTakers,
      ],
    },
    {
      id: 'trust',
      heading: 'Terms of the Trust',
      clauses: [
        words.wordsUsed,
        words.otherChildren,
        together.manner,
        words.independentTrustee,
        words.survival,
        sharesInTrust,
        determinedInTrust,
        together.children,
        division.lapse,
        division.contingent,
        division.ultimate,
        holding.held,
        holding.steps,
        takenIn,
        forLife.lifetime,
        forLife.lifetimeEnd,
        spouse.marital,
        spouse.maritalEnd,
        spouse.disclaimer,
        spouse.disclaimerTaxes,
        afterSpouse,
        holding.minors,
        holding.needs,
        holding.needsEnd,
        spouseFirstNeeds,
        spouseFirstTrustee,
        holding.wishes,
        { ...guidance, heading: 'Wishes of the Testator for the Shares' },
        holding.payment,
      ],
    },
    {
      id: 'trustees',
      heading: 'Trustee and Powers of the Trustee',
      clauses: [
        appointment,
        office.vacancy,
        office.resignation,
        office.removal,
        office.protector,
        office.compensation,
        office.bond,
        conduct.accounting,
        conduct.duties,
        conduct.liability,
        conduct.reliance,
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
      ],
    },
    {
      id: 'general',
      heading: 'General Provisions',
      clauses: [
        protection.spendthrift,
        protection.perpetuities,
        general.noContest,
        omitted,
        general.governingLaw,
        general.construction,
        severability,
        general.specialInstructions,
      ],
    },
  ],
  // Testator first, then the witnesses; an officer last, where the state has an affidavit.
  acts: [execution.sign, execution.witness, execution.oneSittingCertificate, execution.selfProvingAffidavit],
  schedules: [],
  guide,
};
