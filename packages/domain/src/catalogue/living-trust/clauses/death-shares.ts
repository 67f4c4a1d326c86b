import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { inWordsAndFigures, printedShare } from '#assembly/printed-facts.ts';
import { define, given, list, opt, p, para, party, ref } from '#assembly/prose.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Alternate, Disposition, Holding, Portion } from '#disposition/disposition.ts';

export const shares = clause<LivingTrustFacts>({
  id: 'death.shares',
  heading: 'Division Among the Beneficiaries',
  body: ({ disposition }) => [
    para(
      p`What is left of the Trust Property after the preceding Sections of this Article is the ${define('residue')}. The Trustee shall divide the Remaining Trust Property and distribute it to the following persons who survive the Grantor, each of whom takes the percentage stated (a ${define('share')}):`,
    ),
    list(disposition.portions.map(shareWords)),
    ...laterChildren(disposition),
    para(
      p`Each Share is distributed outright, unless this Article directs that it be held. Any small difference between the total of the Shares and the whole is adjusted in proportion, so that the Shares together dispose of all of the Remaining Trust Property.`,
    ),
  ],
});

const shareWords = ({ name, relationship, percentage, holding, passesToDescendants }: Portion): Prose =>
  p`${party('beneficiary', name)}${opt(relationship !== undefined, () => p` (${given(relationship ?? '')})`)}: ${printedShare(percentage)}${holdingWords(holding)}${opt(passesToDescendants, '. If this person does not survive the Grantor, the Descendants of this person who survive the Grantor take this Share, Per Stirpes')}.`;

const holdingWords = (holding: Holding): Prose => {
  switch (holding.kind) {
    case 'outright':
      return [];
    case 'untilAge':
      return p`, to be held under ${ref('death.held')} until age ${inWordsAndFigures(holding.age)}`;
    case 'supplementalNeeds':
      return p`, to be held under ${ref('death.needs')}`;
  }
};

const laterChildren = ({ opensToChildren }: Disposition): readonly DraftBlock[] =>
  opensToChildren
    ? [
        para(
          p`The persons named in this Section are all of the living children of the Grantor and take alike. A child who is born to the Grantor or adopted by the Grantor after the signing of this instrument, and who survives the Grantor, takes a Share equal to theirs, and the Shares stated are reduced in proportion.`,
        ),
      ]
    : [];

export const lapse = clause<LivingTrustFacts>({
  id: 'death.lapse',
  heading: 'If a Beneficiary Does Not Survive',
  body: ({ disposition }) => [
    para(lapseWords(disposition)),
    para(
      p`A gift to an organization that no longer exists passes to its successor. If there is none, it is distributed as a gift to a person who does not survive the Grantor, and only if nobody takes it so, to an organization with like purposes that the Trustee selects. A mistake in the name of an organization does not defeat a gift if the organization that the Grantor meant can be identified.`,
    ),
  ],
});

const lapseWords = ({ portions, alternates }: Disposition): Prose => {
  const next = alternates === 'heirsAtLaw' ? p`${ref('death.ultimate')}` : p`${ref('death.contingent')}`;
  return portions.some(({ passesToDescendants }) => passesToDescendants)
    ? p`A Share of a Beneficiary who does not survive the Grantor passes to the Descendants of that Beneficiary only where ${ref('death.shares')} says so. If it does not say so, or if no Descendant of that Beneficiary survives the Grantor, the Share is distributed under ${next}.`
    : p`If a Beneficiary named in ${ref('death.shares')} does not survive the Grantor, the Share of that Beneficiary is distributed under ${next}. It does not pass to the Descendants of that Beneficiary by reason of any rule of law against lapse.`;
};

export const contingent = clause<LivingTrustFacts>({
  id: 'death.contingent',
  heading: 'Contingent Beneficiaries',
  body: ({ disposition: { alternates } }) =>
    alternates === 'heirsAtLaw'
      ? [
          para(
            p`The Grantor names the Heirs at Law of the Grantor to take in place of a Beneficiary. A Share that this Article gives to no one else is distributed to the Heirs at Law of the Grantor under ${ref('death.ultimate')}.`,
          ),
        ]
      : contingentWords(alternates),
});

const contingentWords = (takers: readonly Alternate[]): readonly DraftBlock[] => {
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
