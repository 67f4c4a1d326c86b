import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { inWordsAndFigures, printedShare } from '#assembly/printed-facts.ts';
import { define, given, list, opt, p, para, party, ref } from '#assembly/prose.ts';
import type { LivingTrustBeneficiary, LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { ContingentBeneficiary } from '#facts/shapes.ts';

export const shares = clause<LivingTrustFacts>({
  id: 'death.shares',
  heading: 'Division Among the Beneficiaries',
  body: ({ beneficiaries }) => [
    para(
      p`What is left of the Trust Property after the preceding Sections of this Article is the ${define('residue')}. The Trustee divides the Remaining Trust Property and distributes it to the following persons who survive the Grantor, each of whom takes the percentage stated (a ${define('share')}):`,
    ),
    list(beneficiaries.map(shareWords)),
    para(
      p`Each Share is distributed outright, unless this Article directs that it be held. Any small difference between the total of the Shares and the whole is adjusted in proportion, so that the Shares together dispose of all of the Remaining Trust Property.`,
    ),
  ],
});

const shareWords = ({
  name,
  relationship,
  percentage,
  distributionAge,
  perStirpes,
  isDisabled,
}: LivingTrustBeneficiary): Prose =>
  p`${party('beneficiary', name)}${opt(relationship !== undefined, () => p` (${given(relationship ?? '')})`)}: ${printedShare(percentage)}${opt(distributionAge !== undefined, () => p`, to be held under ${ref('death.held')} until age ${inWordsAndFigures(distributionAge ?? 0)}`)}${opt(isDisabled, () => p`, to be held under ${ref('death.needs')}`)}${opt(!perStirpes, '. This Share does not pass to Descendants')}.`;

export const lapse = clause<LivingTrustFacts>({
  id: 'death.lapse',
  heading: 'If a Beneficiary Does Not Survive',
  body: (facts) => [
    para(
      p`If a Beneficiary named in ${ref('death.shares')} does not survive the Grantor, the Share of that Beneficiary passes to the Descendants of that Beneficiary who survive the Grantor, Per Stirpes${opt(
        facts.beneficiaries.some(({ perStirpes }) => !perStirpes),
        ', unless it is stated there that the Share does not pass to Descendants',
      )}. ${afterDescendants(facts)}`,
    ),
    para(
      p`A gift to an organization that no longer exists passes to its successor, or if there is none, to an organization with like purposes that the Trustee selects.`,
    ),
  ],
});

const afterDescendants = ({ contingentBeneficiaries, beneficiaries }: LivingTrustFacts): Prose => {
  if (contingentBeneficiaries !== 'heirsAtLaw')
    return p`A Share that does not so pass is distributed under ${ref('death.contingent')}.`;
  if (beneficiaries.length === 1)
    return p`A Share that does not so pass is distributed under ${ref('death.ultimate')}.`;
  return p`A Share that does not so pass is added to the other Shares, in proportion to their size, including those that pass to Descendants, and if no other Share takes effect, is distributed under ${ref('death.ultimate')}.`;
};

export const contingent = clause<LivingTrustFacts>({
  id: 'death.contingent',
  heading: 'Contingent Beneficiaries',
  body: ({ contingentBeneficiaries }) =>
    contingentBeneficiaries === 'heirsAtLaw'
      ? [
          para(
            p`The Grantor names no other person to take in place of a Beneficiary. If no Share of the Remaining Trust Property can take effect under the preceding Sections, the Heirs at Law of the Grantor take it under ${ref('death.ultimate')}.`,
          ),
        ]
      : contingentWords(contingentBeneficiaries),
});

const contingentWords = (takers: readonly ContingentBeneficiary[]): readonly DraftBlock[] => {
  const areEqual = takers.every(({ percentage }) => percentage === undefined);
  return [
    para(
      p`A Share to which this Section applies is distributed to the following persons who survive the Grantor (each a ${define('contingentBeneficiary')})${opt(areEqual && takers.length > 1, ', in equal parts')}:`,
    ),
    list(
      takers.map(
        ({ name, relationship, percentage }) =>
          p`${party('contingentBeneficiary', name)}${opt(relationship !== undefined, () => p` (${given(relationship ?? '')})`)}${opt(percentage !== undefined, () => p`: ${printedShare(percentage ?? 0)}`)}.`,
      ),
    ),
    para(
      p`${opt(takers.length > 1, 'The part of a Contingent Beneficiary who does not survive the Grantor passes to the others in proportion to their parts. ')}If no Contingent Beneficiary survives the Grantor, the Share is added to the other Shares in proportion to their size, and if no other Share takes effect, is distributed under ${ref('death.ultimate')}. A Contingent Beneficiary who takes has the rights of a Beneficiary.`,
    ),
  ];
};

export const ultimate = clause<LivingTrustFacts>({
  id: 'death.ultimate',
  heading: 'Ultimate Takers',
  body: () => [
    para(
      p`Any part of the Trust Property that no other provision of this instrument effectively disposes of, at the death of the Grantor or at any later time, is distributed to the Heirs at Law of the Grantor, determined at that time, so that no property passes by partial intestacy.`,
    ),
  ],
});
