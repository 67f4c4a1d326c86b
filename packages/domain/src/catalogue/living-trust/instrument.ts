import type { Instrument } from '#assembly/instrument.ts';
import { opening } from '#assembly/clause.ts';
import { byArticles } from '#assembly/numbering.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { guide } from '#catalogue/living-trust/guide.ts';
import { settleLivingTrust, type LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { livingTrustTerms } from '#catalogue/living-trust/living-trust-terms.ts';
import { notLegalAdvice } from '#clauses/general/not-legal-advice.ts';
import { severability } from '#clauses/general/severability.ts';
import { places } from '#clauses/places.ts';
import { acknowledgment } from '#clauses/trust/acknowledgment.ts';
import { assignment } from '#clauses/trust/assignment.ts';
import * as together from '#clauses/trust/death-children.ts';
import * as first from '#clauses/trust/death-first.ts';
import { guidance } from '#clauses/trust/death-guidance.ts';
import * as holding from '#clauses/trust/death-held.ts';
import * as animals from '#clauses/trust/death-pets.ts';
import * as home from '#clauses/trust/death-residence.ts';
import * as division from '#clauses/trust/death-shares.ts';
import * as declaration from '#clauses/trust/declaration.ts';
import * as execution from '#clauses/trust/execution.ts';
import * as family from '#clauses/trust/family.ts';
import * as general from '#clauses/trust/general-provisions.ts';
import * as life from '#clauses/trust/life.ts';
import { concurrence } from '#clauses/trust/life-concurrence.ts';
import { assetSchedule, beneficiarySchedule } from '#clauses/trust/schedules.ts';
import * as groups from '#clauses/trust/clause-groups.ts';
import * as property from '#clauses/trust/trust-property.ts';
import * as office from '#clauses/trust/trustee-office.ts';
import * as powers from '#clauses/trust/trustee-powers.ts';

/** The revocable living trust as a list of its parts: six articles, signature pages and schedules. */
export const livingTrustInstrument: Instrument<LivingTrustFacts> = {
  documentType: livingTrustPlan.documentType,
  instrument: 'Declaration of Revocable Living Trust',
  notice: notLegalAdvice,
  terms: livingTrustTerms,
  maker: 'grantor',
  numbering: byArticles,
  places,
  derived: settleLivingTrust.derived,
  title: ({ trustName }) => trustName,
  governingState: ({ governingState }) => stateInText(governingState),
  law: ({ law }) => law,
  cover: ({ grantorName, initialTrustees, trusteesInLine, governingState }) => [
    { label: 'Grantor', value: grantorName },
    { label: initialTrustees.length === 1 ? 'Initial trustee' : 'Initial trustees', value: namesOf(initialTrustees) },
    { label: 'Successor trustee', value: namesOf(trusteesInLine.slice(0, 1)) },
    { label: 'Governing law', value: stateInText(governingState) },
  ],
  opening: opening({
    source: own(),
    refers: ['declaration.trust', 'schedule.assets', 'schedule.beneficiaries'],
    body: (_, { ref }) => [
      para(
        p`By this instrument the person named in ${ref('declaration.trust')} declares a revocable living trust, on the terms of the six articles that follow and of ${ref('schedule.assets')} and ${ref('schedule.beneficiaries')}.`,
      ),
    ],
  }),
  articles: [
    {
      id: 'declaration',
      heading: 'Declaration and Trust Property',
      clauses: [
        declaration.declarationOfTrust,
        declaration.nameAndDate,
        declaration.family,
        property.trustProperty,
        property.recordTitle,
        family.communityProperty,
        family.spousesHalf,
        declaration.additions,
        declaration.designatedProperty,
        declaration.purpose,
        declaration.pourOverWill,
      ],
    },
    {
      id: 'life',
      heading: 'Rights During Life',
      clauses: [
        life.revocation,
        life.irrevocable,
        life.distributions,
        life.control,
        life.incapacity,
        concurrence,
        life.health,
        life.care,
        life.careOfOthers,
        life.recovery,
        life.homestead,
        life.taxReporting,
      ],
    },
    {
      id: 'death',
      heading: 'Distribution at Death',
      clauses: [
        first.wordsUsed,
        first.otherChildren,
        together.manner,
        first.independentTrustee,
        first.survival,
        home.exemptProperty,
        home.homestead,
        first.debts,
        first.abatement,
        first.specificGifts,
        first.ademption,
        first.tangibles,
        animals.pets,
        animals.petsEnd,
        home.residencePlan,
        home.residenceFund,
        home.residenceEnd,
        division.shares,
        together.children,
        division.determined,
        ...groups.takersNext,
        ...groups.sharesHeld,
        ...groups.shareOfSpouse,
        ...groups.heldForProtection,
        holding.wishes,
        guidance,
        holding.payment,
      ],
    },
    {
      id: 'trustees',
      heading: 'Trustees',
      clauses: [office.initialTrustee, ...groups.officeOfTrustees, ...groups.conductOfTrustees],
    },
    {
      id: 'powers',
      heading: 'Powers of the Trustee',
      clauses: [...groups.powersOverProperty, ...groups.powersOfAdministration, powers.limits],
    },
    {
      id: 'general',
      heading: 'General Provisions',
      clauses: [
        ...groups.protection,
        family.marriage,
        family.stepchildren,
        family.pendingDivorce,
        family.omitted,
        general.construction,
        severability,
        general.counterparts,
        family.specialInstructions,
      ],
    },
  ],
  // Witnesses attest on the page where grantor and trustees sign; then the spouse joins, and all acknowledge.
  acts: [execution.sign, execution.witness, execution.joinder, acknowledgment],
  schedules: [assetSchedule, beneficiarySchedule],
  exhibits: [assignment],
  guide,
};

const namesOf = (parties: readonly { readonly name: string }[]): string => parties.map(({ name }) => name).join('; ');
