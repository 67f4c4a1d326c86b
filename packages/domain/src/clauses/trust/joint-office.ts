import { limitsOnTrustees } from '#clauses/trust/limits-on-trustees.ts';
import { clause } from '#assembly/clause.ts';
import { list, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { theCouple } from '#derived/couple.ts';

export const bothInitialTrustees = clause({
  id: 'trustees.initial',
  heading: 'Initial Trustees',
  source: own(),
  facts: [theCouple],
  body: ({ couple: { first, second } }) => [
    para(
      p`The office of initial trustee is held by both Grantors, ${party('trustee', first)} and ${party('trustee', second)}, from the signing of this instrument. If one of them dies or ceases to serve, the other continues to serve alone, and no successor takes office until both have ceased to serve. A Trustee serves until death, resignation, removal, or Incapacity.`,
    ),
  ],
});

/** The property of one answers for the debts of that one, and is sold with the consent of that one. */
export const propertyOfOne = clause({
  id: 'powers.propertyOfOne',
  heading: 'Property and Debts of One Grantor',
  source: own('Uniform Trust Code 602(b) and 808'),
  refers: ['declaration.contributions'],
  mayRefer: ['general.community'],
  body: (_, { ref, refIf }) => [
    para(
      p`The Trustee may guarantee indebtedness of a Grantor, or secure it, only while that Grantor is living, and only with the Contribution of that Grantor under ${ref('declaration.contributions')} or, after the death of the other, with the Survivor’s Trust. The Trustee shall never do so with a trust that the Grantor may not revoke, nor, while the other Grantor is living, with the Contribution of the other.${refIf('general.community', (section) => p` Community Property secures such indebtedness only as ${section} and the governing law allow.`)}`,
    ),
    para(
      p`While a Grantor is living and is not Incapacitated, property that belongs to the Contribution of that Grantor alone is sold, exchanged, mortgaged, pledged, or otherwise encumbered only with the signature of that Grantor. These limits prevail over every other power under this Article.`,
    ),
  ],
});

/** Tax law bounds what a trustee may do for the own benefit; the part of the survivor needs no such bound. */
export const limitsAfterFirstDeath = clause({
  id: 'powers.limits',
  heading: 'Limits on Powers',
  source: own('Uniform Trust Code 814(b)'),
  refers: ['trustees.vacancy'],
  body: (_, { ref }) => [
    para(
      p`After the death of a Grantor, except over the Survivor’s Trust while the Surviving Grantor is living, and notwithstanding any other provision of this instrument:`,
    ),
    list(limitsOnTrustees({ ref })),
    para(
      p`No power under this Article may be exercised to deprive a Grantor, during life, of the full benefit of the property that this instrument lets that Grantor withdraw, or to disqualify a marital or charitable deduction that is otherwise available.`,
    ),
  ],
});
