import { act } from '#assembly/clause.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { signerOf } from '#clauses/company/signer-of.ts';
import * as company from '#facts/company.ts';

/** In which capacities members and managers sign. */
export const asMember = 'Member';
export const asManager = 'Manager, accepting the office';

/** All members sign, and the managers, who accept their office; nobody witnesses. */
export const sign = act({
  source: own('Revised Uniform Limited Liability Company Act 102(13)'),
  facts: [company.members, company.management, company.managers],
  refers: ['schedule.resolutions'],
  body: ({ members, management, managers = [] }, { ref }) => ({
    kind: 'sign',
    heading: 'Signatures',
    testimonium: [
      para(
        p`${members.length === 1 ? 'The Member signs this Agreement and adopts' : 'All Members sign this Agreement and adopt'} the resolutions in ${ref('schedule.resolutions')}${members.length === 1 ? p` on ${dateOfSigning}.` : p`. This Agreement is dated ${dateOfSigning}, the day on which the Member named first signs. The day on which each Member signs stands beside the signature, and it takes effect when all Members have signed.`}${opt(management === 'manager', ' Each Manager signs to accept the office and to be bound by this Agreement.')}${opt([...members, ...managers].some(isOrganization), ' For an organization, a person who may act for it signs and adds name and title.')}`,
      ),
    ],
    signers: [
      ...members.map((member, index) => signerOf(member, { id: `member-${index + 1}`, capacity: asMember })),
      ...(management === 'manager' ? managers : []).map((manager, index) =>
        signerOf(manager, { id: `manager-${index + 1}`, capacity: asManager }),
      ),
    ],
  }),
});
