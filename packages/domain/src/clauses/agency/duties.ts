import { clause } from '#assembly/clause.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { acceptanceHeading } from '#clauses/agency/acceptance.ts';
import * as derived from '#derived/agency.ts';
import * as agency from '#facts/agency.ts';

export const acceptance = clause({
  id: 'duties.acceptance',
  heading: 'Acceptance',
  source: own('Uniform Power of Attorney Act 113'),
  facts: [derived.agencyLaw],
  body: ({ agencyLaw }) => [
    para(
      agencyLaw?.mustAgentAccept === false
        ? p`The Agent accepts by signing the page that is headed “${acceptanceHeading}”, by exercising authority, or by any other conduct that shows acceptance. Whoever accepts is bound by the duties of this Article.`
        : p`Before acting, the Agent shall sign the page of this instrument that is headed “${acceptanceHeading}” and keep it attached. The Principal may execute this instrument before that. Whoever accepts is bound by the duties of this Article.`,
    ),
  ],
});

export const duties = clause({
  id: 'duties.care',
  heading: 'Duties of the Agent',
  source: own('Uniform Power of Attorney Act 114'),
  body: () => [
    para(p`The Agent shall:`),
    list([
      p`act in accordance with the reasonable expectations of the Principal to the extent actually known, and otherwise in the best interest of the Principal;`,
      p`act in good faith, loyally, for the benefit of the Principal, and only within the scope of the authority granted;`,
      p`avoid conflicts of interest that impair the ability to act impartially in the best interest of the Principal;`,
      p`act with the care, competence, and diligence that agents ordinarily exercise in similar circumstances, and use any special skills that the Agent has;`,
      p`cooperate with whoever makes health care decisions for the Principal; and`,
      p`attempt to preserve the estate plan of the Principal to the extent actually known, if that is consistent with the best interest of the Principal.`,
    ]),
  ],
});

export const records = clause({
  id: 'duties.records',
  heading: 'Records and Accounts',
  source: own('Uniform Power of Attorney Act 114(b)(4) and (h)'),
  body: () => [
    para(
      p`The Agent shall keep the property of the Principal separate from other property and shall keep a record of all receipts, disbursements, and transactions. The Agent shall disclose them within thirty days when the Principal, a guardian or conservator, a court, a government agency that protects the Principal, or after the death of the Principal the personal representative, asks for them.`,
    ),
  ],
});

export const pay = clause({
  id: 'duties.pay',
  heading: 'Expenses and Pay',
  source: own('Uniform Power of Attorney Act 112'),
  facts: [agency.isAgentPaid],
  body: ({ isAgentPaid }) => [
    para(
      isAgentPaid
        ? p`The Agent is entitled to reimbursement of expenses reasonably incurred for the Principal, and to compensation that is reasonable under the circumstances, to the extent that the governing law lets this Agent be paid.`
        : p`The Agent is entitled to reimbursement of expenses reasonably incurred for the Principal, and serves without compensation.`,
    ),
  ],
});

export const resignation = clause({
  id: 'duties.resignation',
  heading: 'Resignation',
  source: own('Uniform Power of Attorney Act 118'),
  body: () => [
    para(
      p`An Agent may resign by written notice to the Principal. While the Principal is Incapacitated, the notice goes to the guardian or conservator if one has been appointed, and to the next named successor, or if there is neither, to a caregiver or another person with sufficient interest in the welfare of the Principal.`,
    ),
  ],
});
