import { clause } from '#assembly/clause.ts';
import { printedState, sovereignOf } from '#assembly/printed-facts.ts';
import { given, list, p, para } from '#assembly/prose.ts';
import type { HasGoverningState } from '#clauses/clause-facts.ts';

export const spendthrift = clause({
  id: 'general.spendthrift',
  heading: 'Spendthrift Provision',
  body: () => [
    para(
      p`No interest of a Beneficiary in income or principal may be voluntarily or involuntarily transferred before the Beneficiary actually receives it. A Beneficiary may not sell, assign, pledge, or anticipate such an interest, and it is not subject to attachment, execution, bankruptcy, or the claims of creditors or of a present or former spouse, to the fullest extent that the law allows.`,
    ),
    para(
      p`This restraint is a material purpose of the Trust. It does not apply to the interest of the Grantor, and gives the Grantor no protection against creditors of the Grantor. It does not keep a Beneficiary from disclaiming an interest.`,
    ),
  ],
});

export const noContest = clause({
  id: 'general.noContest',
  heading: 'Contest of the Trust',
  body: () => [
    para(
      p`If a Beneficiary, without probable cause, directly or through another, brings a proceeding in court to have this instrument, or the will of the Grantor, declared invalid in whole or in part, every gift to that Beneficiary is revoked and passes as if the Beneficiary had not survived the Grantor and had left no Descendants. A proceeding in good faith to construe this instrument, to obtain an account, or to remove a Trustee for cause is not a contest. This Section applies only as far as the governing law enforces it.`,
    ),
  ],
});

export const perpetuities = clause<HasGoverningState>({
  id: 'general.perpetuities',
  heading: 'Perpetuities Saving Clause',
  body: ({ governingState }) => [
    para(
      p`In spite of anything else in this instrument, every trust under it ends no later than twenty-one (21) years after the death of the last to die of the Grantor and those Descendants of the Grantor and those persons named in this instrument who are living on the day on which the Trust becomes irrevocable. If the law of ${printedState(governingState)} fixes a shorter limit for a trust or an interest, that limit applies; that it may allow a longer one does not extend the period. When a trust ends under this Section, what it holds is distributed, outright, to the Beneficiary for whom it is held.`,
    ),
  ],
});

export const governingLaw = clause<HasGoverningState>({
  id: 'general.law',
  heading: 'Governing Law',
  body: ({ governingState, grantorState, governingStateReason }) => [
    para(
      p`The validity, meaning, and effect of this instrument, and the administration of every trust under it, are governed by the law of ${sovereignOf(governingState)}. The Trustee may move the place of administration, and may then have the administration, but not the rights of those who receive the Trust Property, governed by the law of the new place.`,
    ),
    ...(governingState === grantorState
      ? []
      : [
          para(
            p`The Grantor chooses this law although domiciled elsewhere. Matters that depend on where land lies, and homestead and marital rights, follow the law that applies to them by its own force.`,
          ),
          ...(governingStateReason === undefined
            ? []
            : [para(p`The Grantor states this reason for the choice: ${given(governingStateReason)}`)]),
        ]),
  ],
});

export const certification = clause({
  id: 'general.certification',
  heading: 'Certification of Trust',
  body: () => [
    para(
      p`Instead of a copy of this instrument, the Trustee may give a signed certification of trust, which states that the Trust exists and when it was signed, who the Grantor and the serving Trustee are, the powers of the Trustee, whether the Trust is revocable and by whom, how co-trustees act, and how title is taken, and that the Trust has not been revoked or changed in a way that makes the certification incorrect. It need not disclose who receives property after death. A person who relies on it without knowledge that it is incorrect is protected.`,
    ),
  ],
});

export const construction = clause({
  id: 'general.construction',
  heading: 'Definitions and Construction',
  body: () => [
    para(
      p`A capitalized term has the meaning given to it where it stands in quotation marks, throughout this instrument and its schedules. In addition:`,
    ),
    list([
      p`the singular includes the plural, and a word of any gender includes every gender, where the sense allows;`,
      p`“including” means including without limitation;`,
      p`“written” and “in writing” include an electronic record where the law gives it the same effect;`,
      p`a reference to a statute includes its amendments and whatever replaces it;`,
      p`a person is of full age at eighteen, unless this instrument states another age; and`,
      p`headings are for convenience and do not affect meaning, and the schedules are part of this instrument.`,
    ]),
  ],
});

export const severability = clause({
  id: 'general.severability',
  heading: 'Severability',
  body: () => [
    para(
      p`If a provision of this instrument is invalid or cannot be enforced in some circumstances, the rest remains in effect, and the provision remains in effect in all other circumstances. A court may reform a provision, even if it is not ambiguous, to carry out what the Grantor is shown to have intended.`,
    ),
  ],
});

export const counterparts = clause({
  id: 'general.counterparts',
  heading: 'Counterparts and Copies',
  body: () => [
    para(
      p`This instrument may be signed in counterparts, which together are one instrument. A copy that the Trustee or an attorney certifies to be true may be relied on like the original. An electronic copy may be kept as the record of the Trust, as far as the law allows. This instrument and its schedules contain all terms of the Trust, and replace every earlier statement of them.`,
    ),
  ],
});
