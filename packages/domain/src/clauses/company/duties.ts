import { clause } from '#assembly/clause.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { deciders } from '#clauses/company/governors.ts';
import type { FactsOf } from '#facts/derive-fact.ts';

const whoManages = ({ management, members }: FactsOf<typeof deciders>): string =>
  management === 'manager' ? 'Each Manager' : members.length === 1 ? 'The Member' : 'Each Member';

export const duties = clause({
  id: 'management.duties',
  heading: 'Duties and Other Business',
  source: own('Revised Uniform Limited Liability Company Act 409'),
  facts: deciders,
  body: (facts) => [
    para(
      p`${whoManages(facts)} owes the Company${opt(facts.members.length > 1 || facts.management === 'manager', ' and its Members')} the duties of loyalty and care and the obligation of good faith and fair dealing that the Act and other law prescribe. This Agreement does not eliminate them.`,
    ),
    ...(facts.members.length > 1
      ? [
          para(
            p`A Member may have other business interests, and need not offer them to the Company, unless they compete with its business or use its property, information, or opportunities. What was disclosed to all Members and approved in writing by those who have no interest in it is no breach of the duty of loyalty.`,
          ),
        ]
      : []),
  ],
});

export const exculpation = clause({
  id: 'management.exculpation',
  heading: 'Limits of Liability to the Company',
  source: own('Revised Uniform Limited Liability Company Act 105(d)(3)'),
  facts: deciders,
  body: (facts) => [
    para(
      p`To the fullest extent that the Act permits, no ${facts.management === 'manager' ? 'Manager, Member,' : 'Member'} or officer is liable to the Company or its Members for a mistake of judgment or for an act or omission in good faith within the authority given. Liability remains for bad faith, willful or intentional misconduct, knowing violation of law, gross negligence, a benefit to which the person was not entitled, and an improper distribution.`,
    ),
  ],
});

export const indemnity = clause({
  id: 'management.indemnity',
  heading: 'Indemnification',
  source: own('Revised Uniform Limited Liability Company Act 408'),
  facts: deciders,
  body: (facts) => [
    para(
      p`The Company shall indemnify each ${facts.management === 'manager' ? 'Manager, Member,' : 'Member'} and officer against claims, judgments, settlements, and reasonable expenses that arise from acting for the Company, and shall advance the expenses of a defense on a written promise to repay what turns out not to be owed. There is no indemnity for conduct for which liability remains under this Article, or for a claim of the Company itself on which the person is held liable.`,
    ),
    para(
      p`Indemnity is paid from property of the Company alone, is not exclusive, continues after the person leaves, and may be insured.`,
    ),
  ],
});

export const pay = clause({
  id: 'management.pay',
  heading: 'Compensation and Expenses',
  source: own('Revised Uniform Limited Liability Company Act 407(f)'),
  facts: deciders,
  body: (facts) => [
    para(
      p`No ${facts.management === 'manager' ? 'Member or Manager' : 'Member'} is paid for services to the Company unless the amount was agreed ${facts.members.length > 1 ? 'as a Major Decision' : 'in writing'}. The Company reimburses reasonable expenses that were incurred for it and are documented. Such payments are expenses of the Company and no distributions, to the extent that tax law permits.`,
    ),
  ],
});
