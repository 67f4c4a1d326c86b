import type { Prose } from '#assembly/draft.ts';
import type { Setting } from '#assembly/clause.ts';
import { p } from '#assembly/prose.ts';

/** What tax law keeps a trustee from doing for the own benefit, in whichever trust. */
export const limitsOnTrustees = ({
  ref,
}: Pick<Setting<'trustees.vacancy', string, string>, 'ref'>): readonly Prose[] => [
  p`a Trustee may make a discretionary distribution to or for the benefit of that Trustee only to the extent necessary for health, education, maintenance, and support;`,
  p`no Trustee may make a discretionary distribution that satisfies a personal legal obligation of that Trustee; a duty that the law puts on a child to support a parent is no such obligation; and`,
  p`a power that would cause property to be included in the gross estate of a Trustee for tax purposes may be exercised only by an Independent Trustee, and if none is serving, one shall be appointed as ${ref('trustees.vacancy')} provides.`,
];
