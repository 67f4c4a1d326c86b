import { opening } from '#assembly/clause.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { byArticles } from '#assembly/numbering.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { given, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { guide } from '#catalogue/testamentary-trust/guide.ts';
import { testamentaryTrustPlan } from '#catalogue/testamentary-trust/plan.ts';
import {
  settleTestamentaryTrust,
  type TestamentaryTrustFacts,
} from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { testamentaryTrustTerms } from '#catalogue/testamentary-trust/testamentary-trust-terms.ts';
import { notLegalAdvice } from '#clauses/general/not-legal-advice.ts';
import { severability } from '#clauses/general/severability.ts';
import { places } from '#clauses/places.ts';
import * as together from '#clauses/trust/death-children.ts';
import * as words from '#clauses/trust/death-first.ts';
import { guidance } from '#clauses/trust/death-guidance.ts';
import * as holding from '#clauses/trust/death-held.ts';
import { omitted } from '#clauses/trust/family.ts';
import * as protection from '#clauses/trust/general-provisions.ts';
import * as groups from '#clauses/trust/clause-groups.ts';
import * as conduct from '#clauses/trust/trustee-conduct.ts';
import * as office from '#clauses/trust/trustee-office.ts';
import * as powers from '#clauses/trust/trustee-powers.ts';
import * as declaration from '#clauses/will/declaration.ts';
import { endOfMarriage } from '#clauses/will/end-of-marriage.ts';
import * as general from '#clauses/will/general.ts';
import { giftsForNeeds, spouseFirstNeeds, spouseFirstTrustee } from '#clauses/will/needs-first.ts';
import { determinedInTrust, residueInTrust, sharesInTrust } from '#clauses/will/residue-in-trust.ts';
import { youngTakers } from '#clauses/will/residue.ts';
import * as inWill from '#clauses/will/clause-groups.ts';
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
  places,
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
    source: own(),
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
    inWill.officers,
    {
      id: 'gifts',
      heading: 'Debts, Taxes, and Gifts',
      clauses: [...inWill.paymentsFirst, ...inWill.particularGifts, giftsForNeeds, residueInTrust, youngTakers],
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
        ...groups.takersNext,
        ...groups.sharesHeld,
        ...groups.shareOfSpouse,
        ...groups.heldForProtection,
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
        ...groups.powersOverProperty,
        ...groups.powersOfAdministration,
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
  acts: inWill.actsOfWill,
  schedules: [],
  guide,
};
