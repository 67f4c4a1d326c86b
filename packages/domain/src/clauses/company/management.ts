import { clause } from '#assembly/clause.ts';
import { opt, p, para, party, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { deciders, majority } from '#clauses/company/governors.ts';
import * as company from '#facts/company.ts';
import type { FactsOf } from '#facts/derive-fact.ts';

const isManaged = ({ management }: FactsOf<[typeof company.management]>): boolean => management === 'manager';

export const byMembers = clause({
  id: 'management.members',
  heading: 'Management by the Members',
  source: own('Revised Uniform Limited Liability Company Act 407(b)'),
  facts: deciders,
  when: (facts) => !isManaged(facts),
  body: ({ members }) =>
    members.length === 1
      ? [
          para(
            p`The Company is managed by its Member, who may exercise all powers of the Company and alone acts for it and binds it. The Company has no manager in the sense of the Act. The Member may give others written authority to act for the Company.`,
          ),
        ]
      : [
          para(
            p`The Company is managed by its Members, and has no manager in the sense of the Act. Each Member may act for the Company and bind it in the ordinary course of its business. A Member may not act alone in a matter that this Agreement reserves to the decision of several, or against a decision of the Members.`,
          ),
        ],
});

export const byManagers = clause({
  id: 'management.managers',
  heading: 'Management by Managers',
  source: own('Revised Uniform Limited Liability Company Act 407(c)'),
  facts: [company.management, company.managers],
  defines: ['manager'],
  when: (facts) => isManaged(facts),
  body: ({ managers = [] }, { define }) => [
    para(
      p`The Company is managed by managers. The first ${managers.length === 1 ? 'manager is' : 'managers are'} ${series(managers.map(({ name }) => [party('manager', name)]))}. ${managers.length === 1 ? 'That person' : 'Each of them'} while in office, and each successor, is a ${define('manager')}; a word about the Managers applies to one who serves alone.`,
    ),
    para(
      p`The Managers alone manage the Company and may exercise all its powers, except where this Agreement or the Act requires a decision of Members. A Member who is not a Manager takes no part in the management and may not act for the Company or bind it.`,
    ),
  ],
});

export const office = clause({
  id: 'management.office',
  heading: 'Term, Removal, and Vacancies',
  source: own('Revised Uniform Limited Liability Company Act 407(c)'),
  facts: deciders,
  when: (facts) => isManaged(facts),
  body: (facts) => [
    para(
      p`A Manager serves until resignation, removal, death, or incapacity that two licensed physicians certify or a court finds, and one that is an entity until resignation, removal, or its dissolution or bankruptcy. A Manager may resign on thirty (30) days’ written notice. ${capital(majority(facts))} may remove a Manager with or without cause and may appoint Managers and fix their number, always in writing. The removal of a Manager who is a Member does not affect the Membership Interest. While no Manager is in office, the Company is managed by ${facts.members.length === 1 ? 'the Member' : 'the Members'}, who shall fill the vacancy without delay.`,
    ),
  ],
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const decisions = clause({
  id: 'management.decisions',
  heading: 'Ordinary Decisions',
  source: own('Revised Uniform Limited Liability Company Act 407'),
  facts: [...deciders, company.managers],
  body: (facts) => [
    para(p`${isManaged(facts) ? managerVotes(facts.managers ?? [], majority(facts)) : memberVotes(facts.members)}`),
  ],
});

const managerVotes = (managers: readonly unknown[], owners: string): string =>
  managers.length === 1
    ? 'The Manager decides alone on everything in the ordinary course of the business. If several Managers are in office, they decide by a majority of their number, and each of them may carry out alone what was decided and what belongs to the daily business.'
    : `The Managers decide on everything in the ordinary course of the business by a majority of their number; a tie among the Managers is decided by ${owners}. Each Manager may carry out alone what was decided and what belongs to the daily business.`;

const memberVotes = (members: readonly unknown[]): string =>
  members.length === 1
    ? 'The Member decides alone, in whatever form, on everything that concerns the Company. A decision that others will rely on, and every decision to which the Act attaches a record, is written down, dated, and signed by the Member.'
    : 'The Members decide on everything in the ordinary course of the business by a Majority in Interest. Votes are counted by Percentage Interests, not by heads. Each Member may carry out alone what was decided and what belongs to the daily business.';

export const meetings = clause({
  id: 'management.meetings',
  heading: 'Meetings and Written Consents',
  source: own('Revised Uniform Limited Liability Company Act 407(d)'),
  facts: deciders,
  when: (facts) => isManaged(facts) || facts.members.length > 1,
  body: (facts) => [
    para(
      p`No annual meeting is required. ${opt(facts.members.length > 1, 'Members who hold at least twenty percent (20%) of the Percentage Interests may call a meeting of the Members on ten (10) days’ written notice that states its purpose. ')}${opt(isManaged(facts), 'Each Manager may call a meeting of the Managers on three (3) days’ notice. ')}Meetings may be held by telephone or video. Whoever attends without objection waives notice. A decision may also be taken without a meeting, by a writing or an electronic message of those whose votes are enough for it; ${facts.members.length > 1 ? 'the others shall be told of it promptly. A Member may vote by written proxy' : 'it is kept with the records of the Company'}.`,
    ),
  ],
});

export const officers = clause({
  id: 'management.officers',
  heading: 'Officers and Agents',
  source: own(),
  facts: deciders,
  body: (facts) => [
    para(
      p`${capital(isManaged(facts) ? 'the Managers' : facts.members.length === 1 ? 'the Member' : 'the Members')} may appoint officers, such as a president, a secretary, and a treasurer, and other agents, give them titles and authority in writing, and remove them at any time. An officer has no authority beyond the writing of appointment, and acts under the same duties as those who gave it.`,
    ),
  ],
});

export const reliance = clause({
  id: 'management.reliance',
  heading: 'Reliance of Third Persons',
  source: own('Revised Uniform Limited Liability Company Act 301, 302'),
  facts: deciders,
  body: (facts) => [
    para(
      p`A person who deals with the Company in good faith may rely on the signature of ${isManaged(facts) ? 'any Manager' : facts.members.length === 1 ? 'the Member' : 'any Member'}, and on a certificate so signed about this Agreement, the persons who are in office, and the authority to act, without inquiring further. This Section does not widen authority among the parties to this Agreement.`,
    ),
  ],
});
