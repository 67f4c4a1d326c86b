import { clause } from '#assembly/clause.ts';
import { printedState } from '#assembly/printed-facts.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { deciders, theGovernors } from '#clauses/company/governors.ts';
import * as derived from '#derived/company.ts';
import * as company from '#facts/company.ts';

export const records = clause({
  id: 'general.records',
  heading: 'Records, Bank Accounts, and Reports',
  source: own('Revised Uniform Limited Liability Company Act 410'),
  facts: [...deciders, derived.isShared],
  body: ({ isShared, ...facts }) => [
    para(
      p`${theGovernors(facts)} shall keep complete books, this Agreement, the filings of the Company, its tax returns of the last six (6) years, minutes and written decisions, and a current list of Members with their addresses. ${opt(isShared, 'Each Member may inspect and copy them at the principal office for a proper purpose on five (5) days’ written notice, and receives a balance sheet and a statement of income within ninety (90) days after each fiscal year. ')}All money of the Company is held in accounts in its own name, with the signers named in writing.`,
    ),
    para(
      p`The Company shall file every annual or biennial report and pay every franchise tax and fee on time, so that it stays in good standing.`,
    ),
  ],
});

export const amendment = clause({
  id: 'general.amendment',
  heading: 'Amendment',
  source: own('Revised Uniform Limited Liability Company Act 107, 407'),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`This Agreement is amended only in a writing signed by ${isShared ? 'all Members, and one that reduces what belongs to an assignee needs the written consent of the assignee. Neither conduct nor an oral statement amends it, and a waiver counts only for the case for which it was given in writing' : 'the Member. Nobody else may object to a change, and no creditor has rights under it'}. An amendment that changes what the public filing states is filed without delay.`,
    ),
  ],
});

export const disputes = clause({
  id: 'general.disputes',
  heading: 'Disputes',
  source: own(),
  facts: [derived.isShared, company.formationState],
  body: ({ isShared, formationState }) => [
    para(
      isShared
        ? p`A dispute about this Agreement or the Company is first mediated. Any party may demand mediation in writing; the mediator is chosen together, or by an organization that provides mediators in ${printedState(formationState)} if there is no agreement within fifteen (15) days, and the parties share the cost equally. If the dispute is not settled within forty-five (45) days after the demand, each party may go to the state or federal courts in ${printedState(formationState)}. Urgent relief may be sought from a court at any time. The party who prevails recovers reasonable attorneys’ fees and costs.`
        : p`A dispute about this Agreement or the Company among the Member, the Company, and those who act for it belongs before the state or federal courts in ${printedState(formationState)}. Urgent relief may be sought from any court that has jurisdiction.`,
    ),
  ],
});

export const notices = clause({
  id: 'general.notices',
  heading: 'Notices',
  source: own(),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`A notice is given in writing and delivered in person, by a courier or certified mail with a receipt, or by electronic mail whose receipt is confirmed. Notices to the Company go to its principal office${opt(isShared, ' with a copy to every other Member')}; notices to a Member go to the address in the records of the Company. A notice counts when it is received or refused${opt(isShared, '; one to a Member for whom the records state no address but that of the Company counts only when that Member receives it in person or confirms its receipt')}.`,
    ),
  ],
});

export const governingLaw = clause({
  id: 'general.governingLaw',
  heading: 'Governing Law',
  source: own('Revised Uniform Limited Liability Company Act 104, 111'),
  facts: [company.formationState],
  body: ({ formationState }) => [
    para(
      p`The law of ${printedState(formationState)} governs this Agreement, the internal affairs of the Company, and the liability of its Members, without regard to rules on the conflict of laws. Where this Agreement is silent, the Act applies. Nothing here is meant to change what the Act does not permit an agreement of members to change.`,
    ),
  ],
});

export const construction = clause({
  id: 'general.construction',
  heading: 'Construction and Severability',
  source: own(),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`This Agreement states everything that was agreed about the Company and takes the place of earlier agreements and negotiations. It binds and benefits ${isShared ? 'the parties' : 'the Member'} and permitted successors; nobody else has rights under it, except to an office or an indemnity that it gives. If a provision is invalid or unenforceable, the others stay in effect, and a court may give that provision the widest effect that the law permits. Headings do not affect the meaning.`,
    ),
  ],
});

export const signing = clause({
  id: 'general.signing',
  heading: 'Counterparts, Electronic Signatures, and Counsel',
  source: own('15 U.S.C. 7001', 'Uniform Electronic Transactions Act 7'),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`This Agreement may be signed in counterparts and by electronic signature, each as effective as ink on one original. ${isShared ? 'Each Member had the chance to be advised by counsel and tax advisers of their own, and no provision is read against whoever drafted it. No Member was advised by somebody who acted for another Member or for the Company.' : 'The Member had the chance to be advised by counsel and by a tax adviser before signing.'} A Membership Interest is not registered under securities law and may be transferred only as that law permits.`,
    ),
  ],
});
