import { clause } from '#assembly/clause.ts';
import { printedState, sovereignOf } from '#assembly/printed-facts.ts';
import { given, list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as person from '#facts/person.ts';
import * as trust from '#facts/trust.ts';
import { noContest as effectOfNoContest } from '#law/provisions.ts';

/** Printed only where it is wanted and the law is certain to give it some effect. */
export const noContest = clause({
  id: 'general.noContest',
  heading: 'Contest of the Will',
  source: own('Uniform Probate Code 2-517'),
  facts: [trust.noContest],
  when: ({ noContest: isWanted }, law) => isWanted && (law === undefined || effectOfNoContest(law).value !== 'void'),
  body: () => [
    para(
      p`If a person who would take under this will, without probable cause, directly or through another, commences a proceeding to have this will or the Trust declared invalid in whole or in part, every gift to that person in this will is revoked and passes as if that person had died before the Testator without descendants. A proceeding in good faith to construe this will, to compel an accounting, or to remove a fiduciary for cause is not a contest. This Section applies only to the extent that the governing law enforces it.`,
    ),
  ],
});

/** The law of the testator's home, with the law of the place for land. */
export const governingLaw = clause({
  id: 'general.law',
  heading: 'Governing Law',
  source: own('Uniform Probate Code 2-703'),
  facts: [person.grantorState],
  body: ({ grantorState }) => [
    para(
      p`The meaning and legal effect of this will are governed by the law of ${sovereignOf(grantorState)}, where the Testator is domiciled at its signing, also if the Testator later moves from ${printedState(grantorState)}. Land lies under the law of its own place to the extent that this law cannot be displaced.`,
    ),
  ],
});

/** Words that would otherwise mean what each law's default says. */
export const construction = clause({
  id: 'general.construction',
  heading: 'Definitions and Construction',
  source: own('Uniform Probate Code 2-705'),
  refers: ['declaration.family'],
  body: (_, { ref }) => [
    para(p`A capitalized term has the meaning given to it where it stands in quotation marks. In addition:`),
    list([
      p`a child or descendant includes one adopted before the age of eighteen and one in gestation who is later born alive; whoever is adopted at a later age, a stepchild, and a foster child are included only where named, as a child by birth or adoption is in ${ref('declaration.family')};`,
      p`the singular includes the plural, and a word of any gender includes every gender, where the context permits;`,
      p`a reference to a statute includes its amendments and any successor statute;`,
      p`the Testator has made no contract to make, or not to revoke, a will; and`,
      p`headings are for convenience only.`,
    ]),
  ],
});

/** What fits nowhere else, in the testator's own words. */
export const specialInstructions = clause({
  id: 'general.instructions',
  heading: 'Special Instructions of the Testator',
  source: own(),
  facts: [trust.specialInstructions],
  when: ({ specialInstructions: words }) => words !== undefined,
  body: ({ specialInstructions: words }) => [
    para(p`The Testator adds the following, in the words of the Testator: ${given(words ?? '')}`),
    para(
      p`The Executor and any guardian should follow these instructions to the extent that they are clear and lawful. They do not give or take away a gift or change who receives property or serves in an office. Where they conflict with another provision of this will, that provision prevails.`,
    ),
  ],
});
