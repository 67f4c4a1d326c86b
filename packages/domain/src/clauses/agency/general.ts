import { clause } from '#assembly/clause.ts';
import { sovereignOf } from '#assembly/printed-facts.ts';
import { verbatim } from '#assembly/forms.ts';
import { given, p, para, plain } from '#assembly/prose.ts';
import { ofStatute, own } from '#assembly/source.ts';
import * as derived from '#derived/agency.ts';
import * as person from '#facts/person.ts';
import * as trust from '#facts/trust.ts';

export const reliance = clause({
  id: 'general.reliance',
  heading: 'Reliance by Others',
  source: ofStatute('the words on which others may rely', 'Uniform Power of Attorney Act 119 and 120'),
  facts: [derived.agencyLaw],
  refers: ['exhibit.certification'],
  body: ({ agencyLaw }, { ref }) => [
    para(
      p`A person who in good faith accepts this instrument, without actual knowledge that it is void or ended or that the Agent exceeds the authority, may rely on it as if it were genuine, valid, and still in effect. Such a person may ask for a certification by the Agent, under oath, as in ${ref('exhibit.certification')}, and may rely on it without further investigation.`,
    ),
    ...(agencyLaw?.relianceWords === undefined
      ? []
      : [
          para(p`In the words of the statute (${plain(agencyLaw.relianceWords.cite)}):`),
          verbatim(agencyLaw.relianceWords),
        ]),
  ],
});

export const governingLaw = clause({
  id: 'general.law',
  heading: 'Governing Law and Copies',
  source: own('Uniform Power of Attorney Act 106(d) and 107'),
  facts: [person.grantorState],
  body: ({ grantorState }) => [
    para(
      p`The meaning and effect of this power of attorney are governed by the law of ${sovereignOf(grantorState)}, wherever the Agent acts. It is meant to be valid in every jurisdiction in which the Agent presents it. Except where a statute requires the original, a photocopy or an electronic copy has the same effect as the original.`,
    ),
  ],
});

export const construction = clause({
  id: 'general.construction',
  heading: 'Construction',
  source: own(),
  body: () => [
    para(
      p`“Shall” imposes a duty, and “may” confers a power. A capitalized term has the meaning given to it where it stands in quotation marks. A reference to a statute includes its amendments. Headings are for convenience only, and the exhibits are forms for later use that grant no authority of their own.`,
    ),
  ],
});

export const instructions = clause({
  id: 'general.instructions',
  heading: 'Special Instructions',
  source: own(),
  facts: [trust.specialInstructions],
  when: ({ specialInstructions }) => specialInstructions !== undefined,
  body: ({ specialInstructions }) => [
    para(
      p`The Principal adds these instructions, in words of the Principal. They bind the Agent, and never widen the authority of the Agent. Whoever deals with the Agent need not inquire whether they were followed:`,
    ),
    para([given(specialInstructions ?? '')]),
  ],
});
