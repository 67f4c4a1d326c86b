import { clause, type Setting } from '#assembly/clause.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { wordsOfStates } from '#clauses/trust/words-of-states.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { type Makers, makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import { isCooperative } from '#facts/cooperative.ts';
import * as estate from '#facts/estate.ts';
import type { Asset } from '#facts/shapes.ts';
import type { Home } from '#disposition/dispositive-tree.ts';

export const exemptProperty = clause({
  id: 'death.exempt',
  heading: 'Homestead and Other Exempt Property',
  source: own('Uniform Trust Code 505(a)(3)'),
  facts: [makers],
  defines: ['exemptProperty'],
  mayRefer: ['death.residence', 'death.residenceEnd'],
  body: ({ makers: { last } }, { define, has, refIf }) => [
    para(
      p`Property that, at the death of ${last}, the law exempts from the claims of creditors of ${last} in favor of those who take it, as homestead, as proceeds of insurance, or otherwise, is the ${define('exemptProperty')}. Whatever else this instrument provides:`,
    ),
    list([
      p`no debt, expense, or tax is charged to Exempt Property or paid from it, except a debt secured by it, the cost of keeping it, and a tax on it that the law lets no one else bear;`,
      p`the exemption passes with the property to the persons who take it under this instrument, outright or in trust; and`,
      p`this instrument does not direct that a Residence that is Exempt Property be sold. When it is due for distribution, it is distributed in kind, to several persons in undivided interests in proportion to what they take. The Trustee may sell it only if the persons then entitled to it so request, for their account, or if it is held in trust for one of them${has('death.residenceEnd') ? refIf('death.residence', (section) => p`, or at the request of the Spouse as ${section} allows`) : []}.`,
    ]),
  ],
});

export const homestead = clause({
  id: 'death.homestead',
  heading: 'Limits on Leaving a Home',
  source: own(),
  facts: [laws.landLaws, makers],
  mayRefer: ['death.residence', 'death.residenceFund', 'death.residenceEnd'],
  body: ({ landLaws, makers: theMakers }, { refIf, has }) => [
    para(
      p`If the law of the place where a Residence lies limits how a home may be left while a husband or wife or a minor child of ${theMakers.last} survives, a disposition beyond that limit has no effect, and the Residence passes as that law provides.${refIf('death.residence', (section) => p` To the extent that it so passes, ${has('death.residenceFund') ? p`${section}, ${refIf('death.residenceFund')}, and ${refIf('death.residenceEnd')} have no effect, and no fund is set aside` : p`${section} has no effect`}.`)}`,
    ),
    ...wordsOfStates(landLaws, { what: 'residenceAtDeath', makers: theMakers }),
  ],
});

export const residencePlan = clause({
  id: 'death.residence',
  heading: 'Plan for the Residence',
  source: own('26 U.S.C. 2056(b)(1)', 'Uniform Probate Code 2-606'),
  facts: [property.residence, maker.marriage, estate.assets, makers],
  refers: ['death.exempt'],
  when: ({ residence }) => residence !== undefined,
  body: ({ residence, marriage, assets, makers: theMakers }, { ref }) => [
    ...(residence === undefined ? [] : residenceBlocks(residence, { ref, assets, makers: theMakers })),
    para(
      p`If the Residence was sold, exchanged, destroyed, or taken during the life of the Grantor, this Section applies to a dwelling that replaced it. If none did, this Section applies to what is still unpaid at the death of the Grantor of its price, of insurance on it, or of an award for its taking, and, if that happened while the Grantor was Incapacitated, to a sum equal to the net proceeds that were received for it; it has no other effect. Homestead rights that the law gives to a surviving spouse or minor child are respected.${opt(marriage.status === 'Married', ' Only the interest of the Grantor in the Residence passes under this Section. An interest that belongs to the Spouse, as a co-owner or by law, is not affected; while the Trustee and the Spouse own the Residence together, they bear its costs in proportion to their interests, except as this Section provides.')}`,
    ),
  ],
});

type Place = Pick<Setting<'death.exempt'>, 'ref'> & { readonly makers: Makers; readonly assets: readonly Asset[] };

/** What a plan for the home directs. */
export const residenceBlocks = (
  residence: Home,
  { ref, assets, makers: { last, all, verb } }: Place,
): readonly DraftBlock[] => {
  switch (residence.plan) {
    case 'spouseMayLive':
      return spouseMayLive;
    case 'sell':
      return [
        para(
          p`After the death of ${last}, the Trustee shall sell the Residence within a reasonable time, at a fair price and on terms that the Trustee considers proper, and add the net proceeds to the residue. A recipient of part of the residue may buy it at its appraised value and credit that part against the price. If the Residence is Exempt Property, it is not sold in this manner, but distributed with the residue as ${ref('death.exempt')} provides, and ${all} ${verb('asks', 'ask')} those who take it to consider a sale.`,
        ),
      ];
    case 'giveTo':
      return [
        para(
          p`After the death of ${last}, the Trustee shall distribute the Residence to ${party('giftRecipient', residence.recipient)}, if that person survives ${last}, subject to the debts secured by it and to the taxes, assessments, and insurance that accrue after the death of ${last}. If that person does not survive ${last}, the gift lapses and the Residence is part of the residue.${opt(assets.some(isCooperative), ' A cooperative apartment is transferred only as its corporation consents, and subject to its maintenance charges; if consent is refused, the Trustee shall sell the apartment and distribute the net proceeds to that person.')}`,
        ),
      ];
  }
};

// A right that ends when the spouse moves away is a terminable interest and earns no marital deduction (26 U.S.C. 2056(b)(1)); whoever wants that chooses a trust for life.
const spouseMayLive: readonly DraftBlock[] = [
  para(
    p`If the Spouse survives the Grantor, the Trustee shall hold the Residence in trust, and the Spouse may live in it, rent free, for life or until the Spouse permanently ceases to live there or releases the right in writing. The right does not end on remarriage, but a new husband or wife acquires no right by it. The Spouse shall pay ordinary maintenance, insurance, property taxes, and interest on debts secured by the Residence.`,
  ),
  para(p`At the request of the Spouse, the Trustee shall sell the Residence and may buy another on the same terms.`),
];

export const residenceFund = clause({
  id: 'death.residenceFund',
  heading: 'Fund for the Residence',
  source: own('Uniform Trust Code 802 and 803'),
  facts: [property.residence],
  refers: ['trustees.vacancy'],
  mayRefer: ['death.residence', 'death.residenceEnd'],
  when: ({ residence }) => residence?.plan === 'spouseMayLive',
  body: (_, { refIf, ref }) => [
    para(
      p`Before the residue is divided, the Trustee shall set aside from it a fund reasonably sufficient for the payments of principal and the major repairs likely to fall due while the right of the Spouse${refIf('death.residence', (section) => p` under ${section}`)} lasts, and shall pay them from that fund and its income. The fund is no larger than those payments reasonably require: once a year the Trustee shall determine what is no longer needed, other than the proceeds of a sale, and distribute it${refIf('death.residenceEnd', (section) => p` as ${section} provides for what is left of the fund`)}, as if the right had then ended. If the fund is exhausted, the Trustee may borrow on the security of the Residence. The Trustee may pay what the Spouse should pay and does not, and recover it from the Spouse. A sale at the request of the Spouse does not end the right: what is not used to buy another dwelling is added to the fund and invested, and its income is paid to the Spouse for as long as the right would otherwise last.`,
    ),
    para(
      p`While the Spouse, or a person who takes part of the residue, is a Trustee, the amount of the fund, what is paid from it, and a loan are decided by an Independent Trustee alone, appointed under ${ref('trustees.vacancy')}, unless the adults who take the residue agree with the Spouse in writing.`,
    ),
  ],
});

/** Who takes the home when the right of the spouse has ended, and what else this instrument says of it until then. */
export const residenceEnd = clause({
  id: 'death.residenceEnd',
  heading: 'End of the Right to the Residence',
  source: own('Uniform Probate Code 2-707'),
  facts: [property.residence],
  refers: ['death.gifts', 'death.shares'],
  mayRefer: ['death.residence', 'death.afterSpouse', 'death.marital'],
  when: ({ residence }) => residence?.plan === 'spouseMayLive',
  body: (_, { ref, refIf }) => [
    para(
      p`Absence for health care does not end the right of the Spouse, unless two physicians certify that return is not to be expected, or it has lasted twelve months.`,
    ),
    para(
      p`When the right of the Spouse${refIf('death.residence', (section) => p` under ${section}`)} ends, the Trustee shall distribute the Residence, or what has taken its place, and what is left of the fund as the residue would be distributed under ${ref('death.shares')} if the Grantor had died immediately after the right ended. Who takes them is determined at that time, and not at the death of the Grantor. The Spouse is among those who take only if then living and named there${refIf('death.afterSpouse', (section) => p`; if the right ends by the death of the Spouse, the part that the Spouse would take if living passes under ${section} instead`)}.`,
    ),
    para(
      p`While the right lasts, it prevails over every other provision for the Residence. If ${ref('death.gifts')} gives the Residence to someone, that gift takes effect when the right ends, to its recipient if then living, or otherwise to an alternate then living.${refIf('death.marital', (section) => p` The Residence and the fund are no part of the trust under ${section}; only what falls to the Spouse when the right ends while the Spouse is living is added to it.`)}`,
    ),
  ],
});
