import { opening } from '#assembly/clause.ts';
import type { Instrument } from '#assembly/instrument.ts';
import type { Numbering } from '#assembly/numbering.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { settleAgency, type AgencyFacts } from '#catalogue/durable-financial-poa/agency-facts.ts';
import { guide } from '#catalogue/durable-financial-poa/guide.ts';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { acceptance } from '#clauses/agency/acceptance.ts';
import * as appointment from '#clauses/agency/appointment.ts';
import * as duties from '#clauses/agency/duties.ts';
import * as effect from '#clauses/agency/effect.ts';
import { acknowledgment, sign, witness } from '#clauses/agency/execution.ts';
import { certification } from '#clauses/agency/exhibits.ts';
import { front } from '#clauses/agency/front.ts';
import * as general from '#clauses/agency/general.ts';
import * as powers from '#clauses/agency/general-powers.ts';
import * as special from '#clauses/agency/special-powers.ts';
import { notLegalAdvice } from '#clauses/general/not-legal-advice.ts';
import { severability } from '#clauses/general/severability.ts';
import { places } from '#clauses/places.ts';

const articlesAndExhibits: Numbering = { body: 'articles', schedules: { word: 'Exhibit', by: 'figures' } };

/** The durable power of attorney over property as a list of its parts. */
export const agencyInstrument: Instrument<AgencyFacts> = {
  documentType: agencyPlan.documentType,
  instrument: 'Durable Power of Attorney',
  notice: notLegalAdvice,
  terms: {
    principal: ['Principal', 'Principals'],
    agent: ['Agent', 'Agents'],
    incapacitated: ['Incapacitated', 'Incapacity'],
  },
  maker: 'principal',
  numbering: articlesAndExhibits,
  places,
  derived: settleAgency.derived,
  title: ({ grantorName }) => `Durable Power of Attorney of ${grantorName}`,
  governingState: ({ grantorState }) => stateInText(grantorState),
  law: ({ homeLaw }) => homeLaw,
  cover: ({ grantorName, agentsInLine: [agent, ...successors], grantorState }) => [
    { label: 'Principal', value: grantorName },
    { label: 'Agent', value: agent?.name ?? '' },
    ...(successors.length > 0
      ? [{ label: 'Successor agents', value: successors.map(({ name }) => name).join('; ') }]
      : []),
    { label: 'Governing law', value: stateInText(grantorState) },
  ],
  // Who deals with land under it needs it among the land records.
  isRecorded: ({ agentScope }) => agentScope === 'everything',
  front,
  opening: opening({
    source: own(),
    refers: ['powers', 'special'],
    body: (_, { ref }) => [
      para(
        p`By this durable power of attorney one person gives another power over property: the general powers of ${ref('powers')}, and of ${ref('special')} only what is chosen and initialed there. It concerns no decision on health care.`,
      ),
    ],
  }),
  articles: [
    {
      id: 'appointment',
      heading: 'Appointment of the Agent',
      clauses: [appointment.appointment, appointment.incapacity, appointment.successors, appointment.marriageEnds],
    },
    { id: 'effect', heading: 'Effect and Duration', clauses: [effect.start, effect.durability, effect.end] },
    {
      id: 'powers',
      heading: 'General Powers',
      clauses: [powers.grant, powers.property, powers.income, powers.family, powers.incidental],
    },
    {
      id: 'special',
      heading: 'Special Powers and Limits',
      clauses: [special.granted, special.withheld, special.gifts, special.ownBenefit, special.personal],
    },
    {
      id: 'duties',
      heading: 'The Agent',
      clauses: [duties.acceptance, duties.duties, duties.records, duties.pay, duties.resignation],
    },
    {
      id: 'general',
      heading: 'General Provisions',
      clauses: [general.reliance, general.governingLaw, general.construction, severability, general.instructions],
    },
  ],
  acts: [sign, witness, acknowledgment, acceptance],
  schedules: [certification],
  guide,
};
