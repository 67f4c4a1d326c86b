import { opening } from '#assembly/clause.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { field, subheading, verbatim } from '#assembly/forms.ts';
import { p, plain } from '#assembly/prose.ts';
import { ofStatute } from '#assembly/source.ts';
import * as derived from '#derived/agency.ts';
import * as agency from '#facts/agency.ts';
import type { PrincipalNotice } from '#law/agency-rule.ts';

/** What a law puts above everything else: a warning that the principal signs, and the heading of a power over land. */
export const front = opening({
  source: ofStatute('the notice to the principal and the heading of a power over land'),
  facts: [derived.agencyLaw, agency.agentScope],
  body: ({ agencyLaw, agentScope }) => [
    ...(agencyLaw?.landHeading && agentScope === 'everything' ? [verbatim(agencyLaw.landHeading)] : []),
    ...(agencyLaw?.principalNotice ? signedNotice(agencyLaw.principalNotice) : []),
  ],
});

const signedNotice = ({ heading, isInCapitals, ...words }: PrincipalNotice): readonly DraftBlock[] => [
  ...(heading === undefined ? [] : [subheading(p`${plain(heading)}`)]),
  verbatim(words, { isBoxed: true, ...(isInCapitals && { isCapital: true }) }),
  field('Signature of the person who makes this power of attorney'),
  field('Date'),
];
