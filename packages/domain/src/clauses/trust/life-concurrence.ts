import { clause } from '#assembly/clause.ts';
import { ifGiven } from '#assembly/grammar.ts';
import { list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { lifePartner } from '#derived/life-partner.ts';
import { makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import * as estate from '#facts/estate.ts';

/** Who confirms what a physician certifies: the person who shares the life comes first, and nobody who is left out on purpose has a say. */
export const concurrence = clause({
  id: 'life.concurrence',
  heading: 'Who Concurs in a Determination',
  source: own(),
  facts: [offices.incapacity, estate.intentionallyOmitted, lifePartner, makers],
  refers: ['life.incapacity', 'general.omitted'],
  when: ({ incapacity: { test } }) => test === 'onePhysicianPlusFamily' || test === 'twoPhysicians',
  body: (facts, { ref }) => {
    const { areTwo, any, that } = facts.makers;
    const isUsual = facts.incapacity.test === 'onePhysicianPlusFamily';
    return [
      para(
        p`Where ${ref('life.incapacity')} asks for the concurrence of a person close to ${any}, it is given in writing by the first of the following who is an adult and is willing and able to act:`,
      ),
      list([
        areTwo
          ? p`the other Grantor, while they have not parted and are not separated;`
          : p`the husband, wife, or partner of the Grantor, from whom the Grantor is not separated${ifGiven(facts.lifePartner, (name) => p`, at the signing of this instrument ${party('partner', name)}`)};`,
        p`a child of ${that}; and`,
        p`the nearest in relationship of the other relatives of ${that} by birth or adoption.`,
      ]),
      para(
        p`Of several who are equally near, one may concur, unless a majority of them objects in writing. A husband, wife, or partner from whom ${that} is separated may not concur, and neither may a person whom ${that} has excluded in a signed writing${opt(facts.intentionallyOmitted.length > 0, () => p` or whom ${ref('general.omitted')} names as receiving no gift`)}. If nobody is left who may concur and is willing and able, ${opt(isUsual, 'the certification of a second physician takes the place of the concurrence, and if it cannot be had, ')}a court of competent jurisdiction decides. Where the Incapacity of a Trustee is in question, the relationships are those of the Trustee, and the same persons are excluded.`,
      ),
    ];
  },
});
