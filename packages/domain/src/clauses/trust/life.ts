import { clause, type Ref, type RefIf } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { namedTogether } from '#assembly/grammar.ts';
import { capitalised, printedState } from '#assembly/printed-facts.ts';
import { list, opt, p, para, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { wordsOfStates } from '#clauses/trust/words-of-states.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { type Makers, makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import * as person from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { trustFormality } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

export const revocation = clause({
  id: 'life.revocation',
  heading: 'Power to Revoke and Amend',
  source: own('Uniform Trust Code 601 and 602'),
  facts: [laws.homeLaw, makers],
  mayRefer: ['general.community'],
  body: ({ homeLaw, makers: theMakers }, { law, refIf }) => [
    para(
      p`The Trust is revocable. During life the Grantor may revoke it in whole or in part, and may amend any provision of this instrument, at any time and without the consent of anyone${refIf('general.community', (section) => p`, except as ${section} provides for Community Property`)}. The Grantor may do so only by a signed writing, other than a will, that refers to the Trust and is delivered to the Trustee. While the Grantor is a trustee, signing the writing is delivery.`,
    ),
    ...formalitiesOf([law, homeLaw], theMakers),
    para(
      p`The capacity required to revoke or amend is the capacity required to make a will. The power is personal to the Grantor. No guardian, agent, or other person may exercise it, unless this instrument, a power of attorney that refers to it expressly, or a court of competent jurisdiction so provides. On revocation the Trustee shall deliver the property to the Grantor${refIf('general.community', () => p`, and Community Property to the Grantor and the Spouse as Community Property`)}. An amendment that would enlarge the duties or reduce the compensation of the Trustee binds the Trustee only with the Trustee’s consent, and a Trustee who does not consent may resign.`,
    ),
  ],
});

// Some states ask more of a change than a signature; who moved, or chose another law, follows both.
/** What some states ask of a change besides a signature. */
export const formalitiesOf = (
  lawsThatApply: readonly (StateLaw | undefined)[],
  { any }: Makers,
): readonly DraftBlock[] =>
  [...new Set(lawsThatApply)].flatMap((one) => {
    if (one === undefined) return [];
    switch (trustFormality(one).value) {
      case 'signature':
        return [];
      case 'will-formalities':
        return [
          para(
            p`An amendment of a provision that takes effect at or after the death of ${any} must also be executed with the formalities that the law of ${printedState(one.code)} requires for the execution of a will.`,
          ),
        ];
      case 'witness-or-trustee':
      case 'notary-or-two-witnesses':
      case 'authentic-act-or-private-act':
        return [
          para(
            p`The writing must also be executed with the formalities that the law of ${printedState(one.code)} requires for a lifetime trust and its amendment or revocation.`,
          ),
        ];
    }
  });

export const irrevocable = clause({
  id: 'life.irrevocable',
  heading: 'When the Trust Becomes Irrevocable',
  source: own('Uniform Trust Code 603'),
  mayRefer: ['general.community'],
  body: (_, { refIf }) => [
    para(
      p`On the death of the Grantor the Trust becomes irrevocable, and no one may then revoke or amend it, except as the law or a court permits. Until then, the rights of every Beneficiary are subject to the control of the Grantor, and the duties of the Trustee are owed to the Grantor alone${refIf('general.community', () => p`, and as to Community Property to the Grantor and the Spouse`)}.`,
    ),
  ],
});

export const distributions = clause({
  id: 'life.distributions',
  heading: 'Income and Principal for the Grantor',
  source: own(),
  mayRefer: ['general.community'],
  body: (_, { refIf }) => [
    para(
      p`During the life of the Grantor, the Trustee shall pay to the Grantor, or apply as the Grantor directs, all of the net income of the Trust, at least quarterly, and as much of the principal as the Grantor requests, at any time and for any reason. A request need not be in any particular form. Undistributed income is added to principal.`,
    ),
    para(
      p`The Grantor may also direct the Trustee in writing to make gifts of Trust Property to others. A gift so directed is treated as a withdrawal by the Grantor followed by a gift from the Grantor.`,
    ),
    ...communityWords(refIf),
  ],
});

const communityWords = (refIf: RefIf<'general.community'>): readonly DraftBlock[] => {
  const words = refIf(
    'general.community',
    (section) =>
      p`Income and principal of Community Property remain Community Property when they are paid. Withdrawals and gifts of Community Property are governed by ${section}.`,
  );
  return words.length === 0 ? [] : [para(words)];
};

export const control = clause({
  id: 'life.control',
  heading: 'Control by the Grantor',
  source: own('Uniform Trust Code 603 and 808'),
  mayRefer: ['general.community'],
  body: (_, { refIf }) => [
    para(
      p`While the Trust is revocable and the Grantor is able to manage property, the Trustee shall follow the directions of the Grantor, even if they are contrary to this instrument${refIf('general.community', (section) => p` other than ${section}`)}, and is not liable to anyone for doing so. The Grantor may examine the records of the Trust at any time, may waive any accounting, and may approve any act of the Trustee, and the approval binds every person interested in the Trust.`,
    ),
  ],
});

export const incapacity = clause({
  id: 'life.incapacity',
  heading: 'Determination of Incapacity',
  source: own('Uniform Power of Attorney Act 102(5)'),
  facts: [offices.incapacity, makers],
  defines: ['incapacitated'],
  mayRefer: ['life.concurrence'],
  body: (facts, { define, refIf }) => [
    para(
      p`A person is ${define('incapacitated')} when unable to receive and evaluate information, or to make and communicate decisions, to such an extent that the person cannot manage property or financial affairs effectively. A person who is missing, or detained and unable to return, is also Incapacitated while that continues. Advanced age, illness, or poor judgment alone is not Incapacity.`,
    ),
    ...testWords(facts.incapacity, { makers: facts.makers, refIf }),
    para(
      p`Whether a Trustee who is a natural person is Incapacitated is determined in the same manner. A Trustee who is Incapacitated ceases to serve. Anyone who relies in good faith on a determination under this Section is protected.`,
    ),
  ],
});

interface Deciding {
  readonly makers: Makers;
  readonly refIf: RefIf<'life.concurrence'>;
}

const testWords = (
  { test, ...rest }: offices.Incapacity,
  { makers: { any, that }, refIf }: Deciding,
): readonly DraftBlock[] => {
  const members = 'members' in rest ? rest.members : [];
  const asProvided = refIf('life.concurrence', (section) => p`, as ${section} provides`);
  switch (test) {
    case 'twoPhysicians':
      return [
        para(
          p`Whether ${any} is Incapacitated is determined by the written certification of two physicians, each licensed to practice medicine and each of whom has examined ${that} within the preceding sixty days. Neither may be related to ${that} or to a Beneficiary. If a second such physician cannot be had within thirty days, the certification of one, with the written concurrence of one adult close to ${that}${asProvided}, takes its place.`,
        ),
      ];
    case 'onePhysicianPlusFamily':
      return [
        para(
          p`Whether ${any} is Incapacitated is determined by the written certification of one physician, licensed to practice medicine, who has examined ${that} within the preceding sixty days and is related neither to ${that} nor to a Beneficiary, together with the written concurrence of one adult close to ${that}${asProvided}.`,
        ),
      ];
    case 'court':
      return [
        para(
          p`Whether ${any} is Incapacitated is determined only by the order of a court of competent jurisdiction, made in a proceeding of which ${that} has had notice and in which ${that} may be heard and represented.`,
        ),
      ];
    case 'panel':
      return [
        para(
          p`Whether ${any} is Incapacitated is determined in writing by a majority of the following panel: ${namedTogether('panelMember', members)}. ${panelWords(members.length)}If the members are evenly divided, or no member is willing and able to act, the written certification of two licensed physicians who have examined ${that} within the preceding sixty days, or if that cannot be had the order of a court of competent jurisdiction, takes the place of the panel.`,
        ),
      ];
  }
};

// A panel of an even number can be divided, and then somebody outside has to decide.
const panelWords = (count: number): Prose =>
  opt(
    count > 1,
    () =>
      p`If a member is unwilling or unable to act, the remaining members shall act. ${opt(count === 2, 'A majority of two members is both of them. ')}No member acts on the question whether that member is Incapacitated as a Trustee. `,
  );

export const health = clause({
  id: 'life.health',
  heading: 'Release of Health Information',
  source: own('45 CFR 164.508(c)'),
  facts: [offices.incapacity, makers],
  refers: ['life.incapacity'],
  mayRefer: ['life.concurrence'],
  body: ({ incapacity: { test }, makers: { each, that } }, { ref, refIf }) => [
    para(
      p`For the sole purpose of making or reviewing a determination under ${ref('life.incapacity')}, ${each} authorizes every physician, hospital, and other provider of health care to release to the Trustee, to each successor Trustee named in this instrument${opt(test === 'panel', ', to each member of the panel')}${refIf('life.concurrence', (section) => p`, to whoever may concur under ${section}`)}, and to the court, information about the ability of ${that} to manage property and financial affairs. This is an authorization under the Health Insurance Portability and Accountability Act of 1996 (HIPAA) and 45 CFR Parts 160 and 164.`,
    ),
    para(
      p`The authorization takes effect now, ends two years after the death of ${that}, and may be revoked by a writing delivered to the provider, except to the extent that the provider has already relied on it. Treatment is not conditioned on it, and information released under it may be redisclosed and no longer protected. ${capitalised(that)} shall sign any separate form that a provider requires. If ${that} refuses an examination or revokes this authorization, a court may make the determination.`,
    ),
  ],
});

export const care = clause({
  id: 'life.care',
  heading: 'Administration During Incapacity',
  source: own(),
  facts: [offices.initialTrustees, person.grantorName, maker.marriage, person.children],
  refers: ['trustees.succession'],
  body: (facts, { ref }) => [
    para(
      p`While the Grantor is Incapacitated, ${whoTakesOver(facts, ref)}, without a court order. The Trustee shall then apply as much of the income and principal as the Trustee considers proper:`,
    ),
    list([
      p`for the health, support, maintenance, comfort, and dignity of the Grantor, in the manner to which the Grantor was accustomed, at home for as long as is reasonable;`,
      p`for the support and education of ${dependents(facts)}; and`,
      p`for insurance, taxes, debts, and the upkeep of property of the Grantor, in or outside the Trust.`,
    ]),
    para(
      p`The needs of the Grantor have priority. The Trustee may pay providers directly and may cooperate with an agent under a power of attorney or a guardian, and shall consider the known wishes of the Grantor. Undistributed income is added to principal.`,
    ),
  ],
});

/** Whoever is supported while a maker is incapacitated may be too young to be paid. */
export const careOfOthers = clause({
  id: 'life.careOfOthers',
  heading: 'Payments for Minors and Others',
  source: own('Uniform Transfers to Minors Act 6'),
  refers: ['life.care', 'death.minors'],
  body: (_, { ref }) => [
    para(
      p`The Trustee shall not pay to a minor, or to another person who cannot manage property, what is applied for that person under ${ref('life.care')}, but shall pay it to those who provide for that person, to the adult with whom that person lives, or in a manner that ${ref('death.minors')} allows for a distribution. A receipt given by the one who is so paid discharges the Trustee. Nothing under ${ref('life.care')} is an advance on what the person may later receive.`,
    ),
  ],
});

const whoTakesOver = (
  { initialTrustees, grantorName }: FactsOf<[typeof offices.initialTrustees, typeof person.grantorName]>,
  ref: Ref<'trustees.succession'>,
): Prose => {
  const successor = p`the successor Trustee named in ${ref('trustees.succession')} shall assume the office`;
  if (!initialTrustees.some(({ name }) => isSamePerson(name, grantorName))) {
    return p`the serving Trustee shall continue to serve, and when no initial trustee is able to act, ${successor}`;
  }
  if (initialTrustees.length === 1) return p`${successor} in place of the Grantor`;
  return p`the other initial trustees shall serve without the Grantor, and when none of them is able to act, ${successor}`;
};

// A separated spouse is supported only where the law or a court says so.
const dependents = ({ marriage, children }: FactsOf<[typeof maker.marriage, typeof person.children]>): Prose => {
  const together = marriage.status === 'Married' && !marriage.isSeparated;
  return series([
    ...(together ? [p`the Spouse, unless they are then separated`] : []),
    ...(children.length > 0 ? [p`the dependent children of the Grantor`] : []),
    p`any other person whom the Grantor is legally obligated to support`,
  ]);
};

export const recovery = clause({
  id: 'life.recovery',
  heading: 'Recovery of Capacity',
  source: own(),
  facts: [offices.initialTrustees, person.grantorName],
  refers: ['life.incapacity'],
  body: ({ initialTrustees, grantorName }, { ref }) => [
    para(
      p`The Grantor regains capacity when that is determined in the same manner, and by the same number of persons, as ${ref('life.incapacity')} requires for a determination that the Grantor is Incapacitated, or by a court of competent jurisdiction. A person who was absent or detained regains capacity on returning. The Grantor may request a new determination at any time, and the Trustee shall pay its reasonable cost. On regaining capacity, the Grantor again has every right and power under this Article${opt(
        initialTrustees.some(({ name }) => isSamePerson(name, grantorName)),
        ' and may resume the office of trustee by a writing delivered to the serving Trustee',
      )}. Acts properly done while the Grantor was Incapacitated remain valid and binding.`,
    ),
  ],
});

export const homestead = clause({
  id: 'life.residence',
  heading: 'Right to Occupy the Residence',
  source: own(),
  facts: [laws.landLaws, makers],
  defines: ['residence'],
  mayRefer: ['general.community'],
  body: (facts, { define, refIf }) => [
    para(
      p`A dwelling, or a cooperative apartment, that is Trust Property and that the Grantor uses as a principal home, or so used before leaving it for health care, with its land and fixtures, is the ${define('residence')}. The Grantor retains, for life, the exclusive present right to use and occupy the Residence as a principal home, rent free and without charge except for taxes, insurance, maintenance, and debts secured by it. That right continues while the Grantor is absent for health care, and until the Grantor releases it in writing or the Residence ceases to be Trust Property.${refIf('general.community', () => p` In a Residence that is Community Property, the Spouse has the same right beside the Grantor.`)}`,
    ),
    para(
      p`The Grantor retains a beneficial interest for life that is equitable title to the Residence, sufficient for any homestead exemption, tax limitation, or protection from forced sale that the law of its location gives to an owner. Placing the Residence in the Trust is not a waiver of any of them.`,
    ),
    ...wordsOfStates(facts.landLaws, { what: 'residenceInTrust', makers: facts.makers }),
  ],
});

export const taxReporting = clause({
  id: 'life.taxReporting',
  heading: 'Tax Reporting During Life',
  source: own('26 U.S.C. 645 and 671 to 677'),
  defines: ['taxCode'],
  body: (_, { define }) => [
    para(
      p`While the Trust is revocable, the Grantor is treated as the owner of the Trust Property under sections 671 to 677 of the Internal Revenue Code of 1986, as amended (the ${define('taxCode')}), and reports its income on the income tax return of the Grantor. The Trust uses the Social Security number of the Grantor, which is not printed in this instrument. After the death of the Grantor, the Trustee shall obtain a new number and file the returns that are due, and may join in an election under section 645 of the Tax Code. The Trust by itself does not reduce income or estate tax.`,
    ),
  ],
});
