import { clause } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { define, given, opt, p, para, party, series } from '#assembly/prose.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';

export const communityProperty = clause<LivingTrustFacts>({
  id: 'general.community',
  heading: 'Community Property',
  body: () => [
    para(
      p`Property that is community property of the Grantor and the Spouse (the ${define('communityProperty')}) keeps that character in the Trust and after it is withdrawn, and separate property remains separate. The transfer of Community Property to the Trustee is neither a gift between the spouses nor a change of title between them.`,
    ),
    para(
      p`While both are living, either of them acting alone may withdraw Community Property from the Trust, to be held again as Community Property, but both must join in a gift of it. The Trustee has no greater power over Community Property than the Grantor and the Spouse have under the governing law, and each retains the right to manage it that the law gives.`,
    ),
    para(
      p`This instrument disposes only of the separate property of the Grantor and of the half of the Community Property that belongs to the Grantor. On the death of the Grantor, the other half belongs to the Spouse, and the Trustee shall distribute it to the Spouse, or as the Spouse directs, on request. If the Spouse dies first, the Trustee shall deliver the half that belonged to the Spouse to the persons entitled to it by will or by law.`,
    ),
  ],
});

export const marriage = clause<LivingTrustFacts>({
  id: 'general.marriage',
  heading: 'Rights of the Spouse and End of the Marriage',
  body: ({ marriage: state }) => [
    para(
      p`Nothing in this instrument waives or limits a right that the law gives to the Spouse, such as an elective share, an allowance, or homestead, unless the Spouse has waived it in a valid writing.`,
    ),
    para(
      p`If the marriage of the Grantor and the Spouse is dissolved or annulled${opt(!(state.status === 'Married' && state.isSeparated), ', or if they are legally separated under a court order at the death of the Grantor')}, every gift to the Spouse in this instrument and every nomination of the Spouse to an office is revoked, and takes effect as if the Spouse had died immediately before that event.`,
    ),
  ],
});

export const omitted = clause<LivingTrustFacts>({
  id: 'general.omitted',
  heading: 'Persons Not Provided For',
  body: ({ intentionallyOmitted }) => [
    para(
      p`The Grantor has considered each person who might be a natural object of the bounty of the Grantor. ${opt(
        intentionallyOmitted.length > 0,
        () =>
          p`The Grantor intentionally, and not by accident or mistake, makes no gift to ${series(intentionallyOmitted.map(omittedWords))}. A person so named takes nothing under this instrument, whether by name, as a member of a class, or as one of the Heirs at Law, and is treated as having predeceased the Grantor. `,
      )}Except as this instrument provides, the Grantor intentionally makes no gift to any other person, whether or not related to the Grantor, and whether or not a claimed heir.`,
    ),
    // Uniform Probate Code 2-101(b): the issue of somebody who is left out take as if that person had disclaimed.
    ...(intentionallyOmitted.length > 0
      ? [
          para(
            p`The omission of a person does not by itself exclude the Descendants of that person. They take what this instrument gives them by name, as members of a class, or as Heirs at Law, unless they are also named in this Section.`,
          ),
        ]
      : []),
  ],
});

const omittedWords = ({ name, relationship }: LivingTrustFacts['intentionallyOmitted'][number]): Prose =>
  p`${party('omitted', name)}${opt(relationship !== undefined, () => p` (${given(relationship ?? '')})`)}`;

export const specialInstructions = clause<LivingTrustFacts>({
  id: 'general.instructions',
  heading: 'Special Instructions of the Grantor',
  body: ({ specialInstructions: words }) => [
    para(p`The Grantor adds the following, in the words of the Grantor: ${given(words ?? '')}`),
    para(
      p`The Trustee shall follow these instructions to the extent that they are clear and lawful. Whatever they say, they do not give or take away a gift or a Share, or change who receives Trust Property, at what age or on what terms, or the powers and duties of the Trustee. Where they conflict with another provision of this instrument, that provision prevails.`,
    ),
  ],
});
