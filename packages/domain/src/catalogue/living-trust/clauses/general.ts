import { clause } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { define, given, opt, p, para, party, ref, series } from '#assembly/prose.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';

export const communityProperty = clause<LivingTrustFacts>({
  id: 'general.community',
  heading: 'Community Property',
  body: () => [
    para(
      p`Property that is community property of the Grantor and the Spouse (the ${define('communityProperty')}) keeps that character in the Trust and after it is withdrawn, and separate property stays separate. The transfer of Community Property to the Trustee is neither a gift between the spouses nor a change of title between them.`,
    ),
    para(
      p`While both are living, either of them acting alone may withdraw Community Property from the Trust, to be held again as Community Property, and both must join to give it away. The Trustee has no greater power over Community Property than the Grantor and the Spouse have under the governing law, and each keeps the right to manage it that this law gives.`,
    ),
    para(
      p`This instrument disposes only of the separate property of the Grantor and of the half of the Community Property that belongs to the Grantor. On the death of the Grantor, the other half belongs to the Spouse, and the Trustee distributes it to the Spouse, or as the Spouse directs, on request. If the Spouse dies first, the Trustee delivers the half that belonged to the Spouse to those who are entitled to it by will or by law.`,
    ),
  ],
});

export const marriage = clause<LivingTrustFacts>({
  id: 'general.marriage',
  heading: 'Rights of the Spouse and End of the Marriage',
  body: () => [
    para(
      p`Nothing in this instrument waives or limits a right that the law gives to the Spouse, such as an elective share, an allowance, or homestead, unless the Spouse has waived it in a valid writing.`,
    ),
    para(
      p`If the marriage of the Grantor and the Spouse is dissolved or annulled, or if they are legally separated by a decree at the death of the Grantor, every gift to the Spouse in this instrument and every appointment of the Spouse to an office is revoked, and takes effect as if the Spouse had died before that day.`,
    ),
  ],
});

export const omitted = clause<LivingTrustFacts>({
  id: 'general.omitted',
  heading: 'Persons Not Provided For',
  body: ({ intentionallyOmitted }) => [
    para(
      p`The Grantor has considered everyone who might expect a gift. ${opt(
        intentionallyOmitted.length > 0,
        () =>
          p`The Grantor intentionally, and not by accident or mistake, makes no gift to ${series(intentionallyOmitted.map(omittedWords))}. A person so named takes nothing under this instrument, also not as one of the Heirs at Law. `,
      )}Except as this instrument provides, the Grantor intentionally makes no gift to any other person, whether or not related to the Grantor, and whether or not a claimed heir.`,
    ),
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
      p`The Trustee carries out these instructions as far as they are clear and lawful. They do not change the Shares stated in ${ref('death.shares')} or the powers and duties of the Trustee, unless they say so expressly.`,
    ),
  ],
});
