import { clause } from '#assembly/clause.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/company.ts';
import { isOrganization } from '#facts/is-organization.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';
import { isCommunityProperty } from '#law/provisions.ts';

/** The consent of a spouse, where property that is earned in a marriage belongs to both. */
export const spousalConsent = clause({
  id: 'schedule.spouse',
  heading: 'Form for the Consent of a Spouse',
  source: own(),
  facts: [company.members, derived.isShared, terms.buySell],
  when: ({ members }, law) =>
    law !== undefined && isCommunityProperty(law).value && members.some((member) => !isOrganization(member)),
  body: ({ isShared, buySell }) => [
    para(
      p`This form is completed once for each Member who is married when signing this Agreement${opt(isShared, ' or a joinder to it')}, and is kept with it. It is not used for a Member who is not married.`,
    ),
    para(
      p`I am the spouse of the Member named below. I have read this Agreement and had the chance to consult separate counsel. I consent to it, and agree that whatever interest I have in the Membership Interest, as community property or otherwise, is bound by it${opt(isShared, `, including its limits on a Transfer, ${buySell === 'all' ? 'the right of the Member to buy back first what I receive, ' : ''}and every right of the Company or of another Member to buy`)}. The Member alone votes and manages the Membership Interest. I give up no value to which the law entitles me.`,
    ),
    ...['Member', 'Name of the spouse', 'Signature of the spouse', 'Date'].map(
      (label) => ({ kind: 'field', label, content: [] }) as const,
    ),
  ],
});
