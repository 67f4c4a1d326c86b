import type { Instrument } from '#assembly/instrument.ts';
import { opening } from '#assembly/clause.ts';
import { byArticles } from '#assembly/numbering.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { guide } from '#catalogue/joint-trust/guide.ts';
import { settleJointTrust, type JointTrustFacts } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { jointTrustTerms } from '#catalogue/joint-trust/joint-trust-terms.ts';
import { jointTrustPlan } from '#catalogue/joint-trust/plan.ts';
import { notLegalAdviceOfTwo } from '#clauses/general/not-legal-advice.ts';
import { places } from '#clauses/places.ts';
import { parentOf } from '#facts/children-of-couple.ts';
import type { KnownRelatives } from '#assembly/draft.ts';
import { assignmentOfTwo } from '#clauses/trust/joint-assignment.ts';
import * as together from '#clauses/trust/death-children.ts';
import * as second from '#clauses/trust/death-first.ts';
import { guidance } from '#clauses/trust/death-guidance.ts';
import * as holding from '#clauses/trust/death-held.ts';
import * as animals from '#clauses/trust/death-pets.ts';
import * as home from '#clauses/trust/death-residence.ts';
import * as division from '#clauses/trust/death-shares.ts';
import * as family from '#clauses/trust/family.ts';
import * as plans from '#clauses/trust/first-death-plans.ts';
import * as first from '#clauses/trust/first-death.ts';
import * as general from '#clauses/trust/general-provisions.ts';
import * as ofTwo from '#clauses/trust/joint-death.ts';
import * as declaration from '#clauses/trust/joint-declaration.ts';
import * as execution from '#clauses/trust/joint-execution.ts';
import * as between from '#clauses/trust/joint-general.ts';
import * as lives from '#clauses/trust/joint-lives.ts';
import * as both from '#clauses/trust/joint-office.ts';
import * as property from '#clauses/trust/joint-property.ts';
import * as schedules from '#clauses/trust/joint-schedules.ts';
import * as life from '#clauses/trust/life.ts';
import { concurrence } from '#clauses/trust/life-concurrence.ts';
import { beneficiarySchedule } from '#clauses/trust/schedules.ts';
import * as groups from '#clauses/trust/clause-groups.ts';

// Of whom nobody said whose child it is, no more is said than that it is one of them.
const relativesOfTwo = ({ children, couple, ...said }: JointTrustFacts): KnownRelatives => {
  const ofParent = (parent: ReturnType<typeof parentOf>): readonly string[] =>
    children.filter((child) => parentOf(child, said) === parent).map(({ name }) => name);
  return {
    ofAll: ofParent('both'),
    ofOne: (['first', 'second'] as const).flatMap((parent) =>
      ofParent(parent).map((name) => ({ name, of: couple[parent] })),
    ),
  };
};

/** The joint revocable living trust as a list of its parts: six articles, signature pages and schedules. */
export const jointTrustInstrument: Instrument<JointTrustFacts> = {
  documentType: jointTrustPlan.documentType,
  instrument: 'Declaration of Joint Revocable Living Trust',
  notice: notLegalAdviceOfTwo,
  terms: jointTrustTerms,
  maker: 'grantor',
  relatives: relativesOfTwo,
  numbering: byArticles,
  places,
  derived: settleJointTrust.derived,
  title: ({ trustName }) => trustName,
  governingState: ({ governingState }) => stateInText(governingState),
  law: ({ law }) => law,
  cover: ({ couple, trusteesInLine, governingState }) => [
    { label: 'Grantors', value: `${couple.first}; ${couple.second}` },
    { label: 'Initial trustees', value: `${couple.first}; ${couple.second}` },
    { label: 'Successor trustee', value: trusteesInLine[0]?.name ?? '' },
    { label: 'Governing law', value: stateInText(governingState) },
  ],
  opening: opening({
    source: own(),
    refers: ['declaration.trust', 'schedule.assets', 'schedule.first', 'schedule.second', 'schedule.beneficiaries'],
    body: (_, { ref }) => [
      para(
        p`By this instrument the two persons named in ${ref('declaration.trust')} declare a joint revocable living trust, on the terms of the six articles that follow and of ${ref('schedule.assets')}, ${ref('schedule.first')}, ${ref('schedule.second')}, and ${ref('schedule.beneficiaries')}.`,
      ),
    ],
  }),
  articles: [
    {
      id: 'declaration',
      heading: 'Declaration and Trust Property',
      clauses: [
        declaration.declarationOfTwo,
        declaration.nameAndDateOfTwo,
        declaration.familyOfTwo,
        property.propertyOfTwo,
        property.contributions,
        property.communityOfTwo,
        property.incomeOfSeparateProperty,
        property.recordTitleOfTwo,
        property.additionsOfTwo,
        property.designatedPropertyOfTwo,
        declaration.purposeOfTwo,
        declaration.pourOverWills,
      ],
    },
    {
      id: 'life',
      heading: 'While Both Grantors Are Living',
      clauses: [
        lives.revocationByEach,
        lives.amendmentByBoth,
        lives.personalPowers,
        lives.distributionsToBoth,
        lives.controlByBoth,
        life.incapacity,
        concurrence,
        life.health,
        lives.careOfOne,
        life.careOfOthers,
        lives.recoveryOfOne,
        lives.residenceOfBoth,
        lives.homesteadOfBoth,
        lives.taxReportingOfTwo,
        lives.partingOfTwo,
        lives.endOfUnion,
        lives.apart,
      ],
    },
    {
      id: 'first',
      heading: 'At the First Death',
      clauses: [
        first.whoSurvives,
        first.divisionAtFirstDeath,
        first.debtsAtFirstDeath,
        first.giftsAtFirstDeath,
        plans.staysWithSurvivor,
        plans.maritalTrustAtFirstDeath,
        plans.maritalTrustEnd,
        plans.partnersTrust,
        plans.homeOfSurvivor,
        plans.disclaimerTrustAtFirstDeath,
        plans.waiting,
        plans.disclaiming,
        first.survivorsTrust,
        first.administrationAtFirstDeath,
      ],
    },
    {
      id: 'death',
      heading: 'Distribution at the Second Death',
      clauses: [
        ofTwo.wordsUsedOfTwo,
        ofTwo.childrenOfTwo,
        ofTwo.heirsOfTwo,
        { ...second.otherChildren, heading: 'Foster Children' },
        together.manner,
        second.independentTrustee,
        second.survival,
        home.exemptProperty,
        home.homestead,
        second.debts,
        second.abatement,
        ofTwo.trustOfFirstBears,
        ofTwo.giftsOnce,
        second.specificGifts,
        second.ademption,
        ofTwo.tangiblesOfTwo,
        animals.pets,
        animals.petsEnd,
        ofTwo.residencePlanOfTwo,
        division.shares,
        together.children,
        division.determined,
        ...groups.takersNext,
        ofTwo.familiesApart,
        ...groups.sharesHeld,
        ...groups.heldForProtection,
        holding.wishes,
        { ...guidance, heading: 'Wishes of the Grantors for the Shares' },
        holding.payment,
      ],
    },
    {
      id: 'trustees',
      heading: 'Trustees and Their Powers',
      clauses: [
        both.bothInitialTrustees,
        ...groups.officeOfTrustees,
        ...groups.conductOfTrustees,
        ...groups.powersOverProperty,
        both.propertyOfOne,
        ...groups.powersOfAdministration,
        both.limitsAfterFirstDeath,
      ],
    },
    {
      id: 'general',
      heading: 'General Provisions',
      clauses: [
        ...groups.protection,
        between.consentOfBoth,
        family.omitted,
        general.construction,
        between.severabilityOfTwo,
        between.counterpartsOfTwo,
        { ...family.specialInstructions, heading: 'Special Instructions of the Grantors' },
      ],
    },
  ],
  // Witnesses attest on the page where both sign; then both acknowledge.
  acts: [execution.signOfTwo, execution.witnessOfTwo, execution.acknowledgmentOfTwo],
  schedules: [schedules.scheduleOfBoth, schedules.scheduleOfFirst, schedules.scheduleOfSecond, beneficiarySchedule],
  exhibits: [assignmentOfTwo],
  guide,
};
