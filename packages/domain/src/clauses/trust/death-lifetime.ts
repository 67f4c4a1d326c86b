import { clause, type Ref } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { nextAfterLife } from '#clauses/trust/after-a-life.ts';
import { mannerTerm } from '#clauses/trust/manner-words.ts';
import { statedIn } from '#clauses/trust/stated-in.ts';
import * as property from '#derived/property.ts';
import { type Makers, makers } from '#derived/makers.ts';
import type { Disposition, LifetimeTerms } from '#disposition/disposition.ts';
import { findHolding } from '#disposition/holdings-of.ts';

const standsFor = ({ disposition }: { readonly disposition: Disposition }): boolean =>
  findHolding(disposition, 'forLife') !== undefined;

/** Shares that are kept in trust as long as their taker lives. */
export const lifetime = clause({
  id: 'death.lifetime',
  heading: 'Shares Kept in Trust for Life',
  source: own('Uniform Trust Code 814(b)'),
  facts: [property.disposition],
  refers: ['death.shares', 'powers.limits'],
  defines: ['lifetimeTrust'],
  mayRefer: ['death.children', 'death.lifetimeEnd'],
  when: standsFor,
  body: ({ disposition }, { ref, refIf, define }) => {
    const held = findHolding(disposition, 'forLife');
    if (held === undefined) return [];
    return [
      para(
        p`The Trustee shall hold the Share of each Beneficiary for whom ${statedIn(disposition, ['forLife'], { ref, refIf })} refers to this Section in a separate trust for the life of that Beneficiary (a ${define('lifetimeTrust')}). ${paymentWords(held.terms)}`,
      ),
      para(
        p`A Lifetime Trust is not distributed to the Beneficiary at any age. A Beneficiary who is a Trustee of it acts only as ${ref('powers.limits')} allows. On the death of the Beneficiary, ${refIf('death.lifetimeEnd', (section) => p`it is distributed as ${section} provides`)}.`,
      ),
    ];
  },
});

/** Who takes what is left of such a share, and who may decide that. */
export const lifetimeEnd = clause({
  id: 'death.lifetimeEnd',
  heading: 'What Is Left of a Lifetime Trust',
  source: own('Uniform Probate Code 2-704 and 2-707', '26 U.S.C. 2041(b)(1)'),
  facts: [property.disposition, makers],
  refers: ['death.held', 'death.lapse', 'death.contingent', 'death.ultimate'],
  when: standsFor,
  body: ({ disposition, makers: theMakers }, { ref }) => {
    const held = findHolding(disposition, 'forLife');
    if (held === undefined) return [];
    const { terms } = held;
    return [
      ...powerWords(terms, theMakers).map(para),
      para(
        p`On the death of the Beneficiary, what is left of the Lifetime Trust${opt(terms.power !== 'none', ' and not effectively appointed')} passes ${remainderWords(terms, { disposition, ref, makers: theMakers })}.`,
      ),
      ...chargeWords(terms),
    ];
  },
});

const paymentWords = ({ payments }: LifetimeTerms): Prose => {
  switch (payments) {
    case 'needs':
      return p`The Trustee shall pay to or apply for the Beneficiary as much of the income and principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee, and shall add the rest of the income to principal.`;
    case 'incomeAndNeeds':
      return p`The Trustee shall pay to the Beneficiary all of the net income, at least quarterly, and shall pay to or apply for the Beneficiary as much of the principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee.`;
  }
};

// A power without the words that keep it special would be a general one (26 U.S.C. 2041(b)(1)).
const powerWords = ({ power }: LifetimeTerms, { either }: Makers): readonly Prose[] => {
  const objects = objectsOf(power, either);
  return objects === undefined
    ? []
    : [
        p`The Beneficiary of a Lifetime Trust may appoint what is left of it at death, outright or in trust, by a will that refers to this Section expressly, to ${objects}. A will that does not refer to this Section does not exercise the power. If the Trustee has no notice of such a will within six months after the death of the Beneficiary, the Trustee is protected in distributing as if there were none.`,
      ];
};

const objectsOf = (power: LifetimeTerms['power'], either: Makers['either']): Prose | undefined => {
  const limit =
    'but not to the Beneficiary, the estate of the Beneficiary, or the creditors of either, and not so as to discharge a legal obligation of the Beneficiary';
  switch (power) {
    case 'none':
      return undefined;
    case 'family':
      return p`one or more of the Descendants of ${either}, ${limit}`;
    case 'others':
      return p`one or more persons or organizations, ${limit}`;
    case 'general':
      return p`one or more persons or organizations, including the estate of the Beneficiary`;
  }
};

interface Next {
  readonly disposition: Disposition;
  readonly ref: Ref<'death.held' | 'death.lapse' | 'death.contingent' | 'death.ultimate'>;
  readonly makers: Makers;
}

const remainderWords = ({ remainder }: LifetimeTerms, { disposition, ref, makers: theMakers }: Next): Prose => {
  const ownLine = p`to the Descendants of the Beneficiary then living, ${mannerTerm(disposition.manner)}, or if there are none, under ${ref('death.held')} as if a Held Trust had ended by death`;
  switch (remainder.to) {
    case 'theirDescendants':
      return ownLine;
    case 'named':
      return p`to ${party('giftRecipient', remainder.name)}, if then living or in existence, and otherwise ${ownLine}`;
    case 'nextInLine':
      return p`${nextAfterLife({ disposition, ref, makers: theMakers })}, whether or not Descendants of the Beneficiary are then living`;
  }
};

// What a general power counts into the estate of its holder should bear its own tax (26 U.S.C. 2207).
const chargeWords = ({ power }: LifetimeTerms): readonly DraftBlock[] =>
  power === 'general'
    ? [
        para(
          p`Unless the will of the Beneficiary directs otherwise, the Trustee shall pay from the Lifetime Trust the taxes by which the estate taxes on the death of the Beneficiary are increased because of it.`,
        ),
      ]
    : [];
