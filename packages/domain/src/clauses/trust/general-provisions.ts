import { fullAgeWords } from '#clauses/general/full-age-words.ts';
import { clause } from '#assembly/clause.ts';
import { capitalised, printedState, sovereignOf } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { printsNoContest } from '#clauses/trust/prints-no-contest.ts';
import { makers } from '#derived/makers.ts';
import * as person from '#facts/person.ts';
import * as trust from '#facts/trust.ts';

export const spendthrift = clause({
  id: 'general.spendthrift',
  heading: 'Spendthrift Provision',
  source: own('Uniform Trust Code 502'),
  facts: [makers],
  body: ({ makers: { areTwo, actsInLife, any, that } }) => [
    para(
      p`No interest of a Beneficiary in income or principal may be voluntarily or involuntarily transferred before the Beneficiary actually receives it. A Beneficiary may not sell, assign, pledge, or anticipate that interest, and it is not subject to attachment, execution, bankruptcy proceedings, or the claims of creditors or of a present or former spouse, to the fullest extent that the law permits.`,
    ),
    para(
      p`This restraint is a material purpose of the Trust. It ${opt(actsInLife, () => p`does not apply to the interest of ${any}${opt(areTwo, ' in property that the law lets the creditors of that Grantor reach')} or limit the rights of creditors of ${that}, and it `)}does not prevent a Beneficiary from disclaiming an interest.`,
    ),
  ],
});

export const noContest = clause({
  id: 'general.noContest',
  heading: 'Contest of the Trust',
  source: own('Uniform Probate Code 3-905'),
  facts: [trust.noContest, makers],
  when: ({ noContest }, law) => printsNoContest({ noContest, law }),
  body: ({ makers: { any, last } }) => [
    para(
      p`If a Beneficiary, without probable cause, directly or through another, commences a proceeding to have this instrument, or the will of ${any}, declared invalid in whole or in part, every gift to that Beneficiary is revoked and passes as if the Beneficiary had predeceased ${last} without Descendants. A proceeding in good faith to construe this instrument, to compel an accounting, or to remove a Trustee for cause is not a contest. This Section applies only to the extent that the governing law enforces it.`,
    ),
  ],
});

export const perpetuities = clause({
  id: 'general.perpetuities',
  heading: 'Perpetuities Saving Clause',
  source: own(),
  facts: [trust.governingState, makers],
  body: ({ governingState, makers: { areTwo, actsInLife, all, either } }) => [
    para(
      p`Notwithstanding any other provision of this instrument, every trust under it terminates no later than twenty-one (21) years after the death of the last to die of ${all} and those Descendants of ${either} and those persons named in this instrument who are living when the ${areTwo ? 'property in question can no longer be withdrawn by a Grantor' : actsInLife ? 'Trust becomes irrevocable' : 'Trust begins'}. If the law of ${printedState(governingState)} prescribes a shorter period, that period applies; a longer period that it permits does not. When a trust terminates under this Section, the Trustee shall distribute its property outright to the Beneficiary for whom it is held.`,
    ),
    para(
      p`The property of a Supplemental Needs Trust shall not be so distributed. Before the period ends, the Trustee shall, to the extent that the law permits, apply that property for the Beneficiary or transfer it to the trustee of a pooled or other trust that does not make it a resource available to the Beneficiary, or to an account of the Beneficiary under section 529A of the Tax Code. Any property not so applied or transferred shall be distributed as if the Beneficiary had then died.`,
    ),
  ],
});

export const governingLaw = clause({
  id: 'general.law',
  heading: 'Governing Law',
  source: own('Uniform Trust Code 107 and 108'),
  facts: [trust.governingState, person.grantorState, trust.governingStateReason, makers],
  body: ({ governingState, grantorState, governingStateReason, makers: { all, verb } }) => [
    para(
      p`The validity, meaning, and effect of this instrument, and the administration of every trust under it, are governed by the law of ${sovereignOf(governingState)}. The Trustee may transfer the principal place of administration to another jurisdiction and may elect that its law govern the administration of the Trust, but not the dispositive rights of the Beneficiaries.`,
    ),
    ...(governingState === grantorState
      ? []
      : [
          para(
            p`${capitalised(all)} ${verb('chooses', 'choose')} this law although domiciled elsewhere. Title to real property, homestead rights, and marital rights are governed by the law that applies to them notwithstanding this choice.`,
          ),
          ...(governingStateReason === undefined
            ? []
            : [
                para(
                  p`${capitalised(all)} ${verb('states', 'state')} this reason for the choice: ${given(governingStateReason)}`,
                ),
              ]),
        ]),
  ],
});

export const certification = clause({
  id: 'general.certification',
  heading: 'Certification of Trust',
  source: own('Uniform Trust Code 1013'),
  facts: [makers],
  body: ({ makers: { all } }) => [
    para(
      p`Instead of a copy of this instrument, the Trustee may furnish a signed certification of trust, which states that the Trust exists and when it was signed, who ${all} and the serving Trustee are, the powers of the Trustee, whether the Trust is revocable and by whom, how co-trustees act, and how title is taken, and that the Trust has not been revoked, modified, or amended in any manner that would make the certification incorrect. It need not contain the dispositive terms of the Trust. A person who acts in reliance on it without knowledge that it is incorrect is protected.`,
    ),
  ],
});

export const construction = clause({
  id: 'general.construction',
  heading: 'Definitions and Construction',
  source: own('Uniform Transfers to Minors Act 6(c)', 'Uniform Trust Code 109'),
  body: (_, { law }) => [
    para(
      p`A capitalized term has the meaning given to it where it stands in quotation marks, throughout this instrument and its schedules. In addition:`,
    ),
    list([
      p`the singular includes the plural, and a word of any gender includes every gender, where the context permits;`,
      p`“shall”, and a direction in the present tense to the Trustee, impose a duty; “may” confers a power that the holder may exercise or not; “must” states a condition;`,
      p`“including” means including without limitation;`,
      p`“written” and “in writing” include an electronic record to the extent that the law gives it the same effect;`,
      p`a “guardian” is whoever a court appoints for a person or for the property of a person, by whatever name the law calls that office;`,
      p`a notice or report is given when it is delivered, sent by mail to the last known address of the person concerned, or sent in a manner to which that person has agreed;`,
      p`a reference to a statute includes its amendments and any successor statute;`,
      p`a person is an adult, and of full age, at ${fullAgeWords(law)}, unless this instrument states another age;`,
      p`property of one person is small if its value does not exceed ten thousand dollars ($10,000), the amount stated in section 6(c) of the Uniform Transfers to Minors Act; and`,
      p`headings are for convenience only, and the schedules are part of this instrument.`,
    ]),
  ],
});

export const counterparts = clause({
  id: 'general.counterparts',
  heading: 'Originals and Copies',
  source: own(),
  body: () => [
    para(
      p`The Grantor and any witnesses sign one original of this instrument. A Trustee may accept the Trust, and a spouse may consent to it, on a separate counterpart, which is then part of this instrument. A copy that the Trustee or an attorney certifies to be true and complete may be relied on as an original. An electronic copy may be kept as the record of the Trust to the extent that the law permits. This instrument and its schedules contain all of the terms of the Trust and supersede every earlier statement of them.`,
    ),
  ],
});
