import { opening } from '#assembly/clause.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { byArticles } from '#assembly/numbering.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { guide } from '#catalogue/llc-formation/guide.ts';
import { settleLlc, type LlcFacts } from '#catalogue/llc-formation/llc-facts.ts';
import { llcTerms } from '#catalogue/llc-formation/llc-terms.ts';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { articlesSchedule } from '#clauses/company/articles-schedule.ts';
import * as buyOut from '#clauses/company/buy-out.ts';
import * as capital from '#clauses/company/capital.ts';
import * as duties from '#clauses/company/duties.ts';
import * as ending from '#clauses/company/ending.ts';
import { sign } from '#clauses/company/execution.ts';
import * as formation from '#clauses/company/formation.ts';
import * as general from '#clauses/company/general-provisions.ts';
import * as major from '#clauses/company/major-decisions.ts';
import * as management from '#clauses/company/management.ts';
import { memberSchedule } from '#clauses/company/member-schedule.ts';
import { resolutions } from '#clauses/company/resolutions.ts';
import { spousalConsent } from '#clauses/company/spousal-consent.ts';
import * as taxes from '#clauses/company/taxes.ts';
import * as transfers from '#clauses/company/transfers.ts';
import { notLegalAdvice } from '#clauses/general/not-legal-advice.ts';
import { places } from '#clauses/places.ts';

/** The papers of a company as a list of their parts: the operating agreement in six articles, and its schedules. */
export const llcInstrument: Instrument<LlcFacts> = {
  documentType: llcFormationPlan.documentType,
  instrument: 'Operating Agreement of a Limited Liability Company',
  notice: notLegalAdvice,
  terms: llcTerms,
  maker: 'member',
  numbering: byArticles,
  places,
  derived: settleLlc.derived,
  title: ({ llcName }) => `Operating Agreement of ${llcName}`,
  governingState: ({ formationState }) => stateInText(formationState),
  law: ({ formationLaw }) => formationLaw,
  cover: ({ llcName, formationState, members, management, governing }) => [
    { label: 'Company', value: llcName },
    { label: 'State of formation', value: stateInText(formationState) },
    { label: members.length === 1 ? 'Member' : 'Members', value: members.map(({ name }) => name).join('; ') },
    ...(management === 'manager'
      ? [{ label: governing.length === 1 ? 'Manager' : 'Managers', value: governing.join('; ') }]
      : []),
  ],
  opening: opening({
    source: own(),
    refers: ['formation.company', 'schedule.articles', 'schedule.members', 'schedule.resolutions'],
    mayRefer: ['schedule.spouse'],
    body: (_, { ref, refIf }) => [
      para(
        p`This is the operating agreement of the limited liability company named in ${ref('formation.company')}. It is the operating agreement, company agreement, or limited liability company agreement, by whatever name the law calls it. The owners of the company are listed in ${ref('schedule.members')}; ${ref('schedule.articles')} holds the statements for the public filing that forms it, and ${ref('schedule.resolutions')} the first acts of the organizer and the owners.${refIf('schedule.spouse', (form) => p` ${form} is a form for the consent of a spouse, for each owner who is married.`)}`,
      ),
    ],
  }),
  articles: [
    {
      id: 'formation',
      heading: 'Formation',
      clauses: [
        formation.formation,
        formation.wordsUsed,
        formation.purpose,
        formation.offices,
        formation.registeredAgent,
        formation.term,
        formation.separateness,
      ],
    },
    {
      id: 'capital',
      heading: 'Members and Capital',
      clauses: [
        capital.members,
        capital.initialContributions,
        capital.capitalAccounts,
        capital.unpaidContributions,
        capital.furtherContributions,
        capital.returnOfCapital,
        capital.liability,
        capital.admission,
      ],
    },
    {
      id: 'management',
      heading: 'Management',
      clauses: [
        management.byMembers,
        management.byManagers,
        management.office,
        management.decisions,
        major.majorDecisions,
        major.interested,
        management.meetings,
        major.deadlock,
        major.deadlockOffer,
        major.deadlockChoice,
        major.deadlockClosing,
        management.officers,
        management.reliance,
        duties.duties,
        duties.exculpation,
        duties.indemnity,
        duties.pay,
      ],
    },
    {
      id: 'money',
      heading: 'Taxes and Distributions',
      clauses: [
        taxes.classification,
        taxes.sCovenants,
        taxes.allocations,
        taxes.distributions,
        taxes.taxDistributions,
        taxes.limits,
        taxes.representative,
        taxes.fiscalYear,
      ],
    },
    {
      id: 'transfers',
      heading: 'Transfers and Buy-Outs',
      clauses: [
        transfers.restraint,
        transfers.permitted,
        transfers.firstRefusal,
        transfers.assignees,
        transfers.creditors,
        transfers.withdrawal,
        transfers.heirs,
        transfers.soleMember,
        buyOut.events,
        buyOut.price,
        buyOut.payment,
      ],
    },
    {
      id: 'ending',
      heading: 'Dissolution and General Provisions',
      clauses: [
        ending.events,
        ending.windingUp,
        ending.order,
        general.records,
        general.amendment,
        general.disputes,
        general.notices,
        general.governingLaw,
        general.construction,
        general.signing,
      ],
    },
  ],
  acts: [sign],
  schedules: [memberSchedule, articlesSchedule, resolutions, spousalConsent],
  guide,
};
