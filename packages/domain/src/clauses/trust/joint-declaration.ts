import { clause } from '#assembly/clause.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { ifGiven } from '#assembly/grammar.ts';
import { printedDate, printedDomicile, printedState, printedTrustName } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { otherNames, takingTitle } from '#clauses/trust/declaration.ts';
import { type Couple, theCouple } from '#derived/couple.ts';
import * as laws from '#derived/laws.ts';
import * as ofCouple from '#facts/children-of-couple.ts';
import * as couple from '#facts/couple.ts';
import { isFoster } from '#facts/child-kind.ts';
import * as person from '#facts/person.ts';
import type { Child } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';

/** Two people declare one trust. */
export const declarationOfTwo = clause({
  id: 'declaration.trust',
  heading: 'Declaration of Trust',
  source: own('Uniform Trust Code 401'),
  facts: [
    person.grantorAddress,
    person.grantorCounty,
    person.grantorState,
    person.grantorAka,
    laws.homeLaw,
    couple.sharesHome,
    theCouple,
  ],
  refers: ['first', 'death', 'first.survivor'],
  defines: ['grantor', 'trust', 'trustee', 'beneficiary', 'deceasedGrantor', 'survivingGrantor'],
  body: ({ couple: two, ...facts }, { ref, define }) => [
    para(
      p`${party('grantor', two.first)}, ${opt(facts.grantorAka.length > 0, () => otherNames(facts))}of ${given(facts.grantorAddress)}, domiciled in ${printedDomicile({ county: facts.grantorCounty, state: facts.grantorState }, facts.homeLaw)}, and ${party('grantor', two.second)}, ${facts.sharesHome ? p`of the same address and domicile` : p`of ${given(two.secondAddress)}, domiciled in ${printedState(facts.grantorState)}`} (each a ${define('grantor')}), create a joint revocable living trust by this instrument (the ${define('trust')}).`,
    ),
    para(
      p`The Grantors are the initial trustees, and transfer the property described in this Article from themselves as owners to themselves as trustees. The word ${define('trustee')} means the trustee or trustees serving at the time in question, whether named first or as successors. The Trustee accepts the Trust, and declares that all property transferred to it is held in trust, to be administered and distributed as this instrument directs.`,
    ),
    para(
      p`Each person or organization entitled to receive property under ${ref('first')} or ${ref('death')} is a ${define('beneficiary')}. The first of the Grantors to die is the ${define('deceasedGrantor')} and the other is the ${define('survivingGrantor')}, as ${ref('first.survivor')} provides. While both Grantors are living, the Trust is administered for their sole benefit, except as this instrument provides.`,
    ),
  ],
});

export const nameAndDateOfTwo = clause({
  id: 'declaration.name',
  heading: 'Name and Date of the Trust',
  source: own(),
  facts: [trust.trustName],
  body: ({ trustName }) => [
    para(
      p`The name of the Trust is ${printedTrustName(trustName)}. The Trust takes effect when both Grantors have signed this instrument. It is dated ${dateOfSigning}, the day on which the first of them signs. If that day is not written here, or no such day stands beside a signature of a Grantor, the earlier of the days beside their signatures is the date of the Trust.`,
    ),
    takingTitle,
  ],
});

export const familyOfTwo = clause({
  id: 'declaration.family',
  heading: 'Family of the Grantors',
  source: own(),
  facts: [
    theCouple,
    person.grantorDateOfBirth,
    couple.secondDateOfBirth,
    couple.marriedOn,
    person.children,
    ofCouple.childrenOfOne,
    ofCouple.childrenOfFirst,
    ofCouple.childrenOfSecond,
  ],
  body: ({ couple: two, ...facts }) => [
    para(
      p`${party('grantor', two.first)} was born on ${printedDate(facts.grantorDateOfBirth)}, and ${party('grantor', two.second)} on ${printedDate(facts.secondDateOfBirth)}. ${unionWords(two)}${ifGiven(facts.marriedOn, (day) => p` They married on ${printedDate(day)}.`)}`,
    ),
    ...childrenWords({ ...facts, couple: two }),
  ],
});

const unionWords = ({ kind }: Couple): string => {
  switch (kind) {
    case 'spouses':
      return 'The Grantors are married to each other.';
    case 'domesticPartners':
      return 'The Grantors are registered domestic partners or partners in a civil union, and are not married to each other.';
    case 'partners':
      return 'The Grantors are partners and are not married to each other. Nothing in this instrument is evidence of a marriage between them.';
  }
};

interface Family {
  readonly couple: Couple;
  readonly children: readonly Child[];
  readonly childrenOfOne: readonly string[];
  readonly childrenOfFirst: readonly string[] | undefined;
  readonly childrenOfSecond: readonly string[] | undefined;
}

const childrenWords = (facts: Family): readonly DraftBlock[] => [
  ...ownChildrenWords(
    facts.children.filter(({ relationship }) => !isFoster(relationship)),
    facts,
  ),
  ...fosterWords(facts.children.filter(({ relationship }) => isFoster(relationship))),
  para(
    p`A child who is born to either Grantor, or adopted by either Grantor before the age of eighteen, after the signing of this instrument is also a child of that Grantor. Where another Section depends on whose child a person is, what this Section says of that person decides. Any other relationship that this instrument states only identifies a person, and an error in stating it does not affect a gift.`,
  ),
];

const ownChildrenWords = (children: readonly Child[], facts: Family): readonly DraftBlock[] =>
  children.length === 0
    ? [para(p`Neither Grantor has a child, living or deceased.`)]
    : [
        para(
          p`${children.length === 1 ? 'The Grantors, or one of them, have one child:' : 'These are the children of the Grantors, or of one of them:'}`,
        ),
        list(children.map((child) => p`${childWords(child)}, ${parentWords(child, facts)}.`)),
      ];

const fosterWords = (foster: readonly Child[]): readonly DraftBlock[] =>
  foster.length === 0
    ? []
    : [
        para(
          foster.length === 1
            ? p`There is also one foster child, who is not a child of either Grantor by birth or adoption:`
            : p`There are also the following foster children, who are not children of either Grantor by birth or adoption:`,
        ),
        list(foster.map((child) => p`${childWords(child)}.`)),
      ];

const childWords = ({ name, dateOfBirth, livingStatus }: Child): Prose =>
  p`${party('child', name)}${ifGiven(dateOfBirth, (day) => p`, born ${printedDate(day)}`)}${opt(livingStatus === 'deceased', ', deceased')}`;

const parentWords = (child: Child, { couple: { first, second }, ...said }: Family): Prose => {
  switch (ofCouple.parentOf(child, said)) {
    case 'both':
      return p`a child of both Grantors`;
    case 'first':
      return p`a child of ${party('grantor', first)} and not of the other Grantor`;
    case 'second':
      return p`a child of ${party('grantor', second)} and not of the other Grantor`;
    case 'one':
      return p`a child of one Grantor, who is treated in this instrument as a child of both`;
  }
};

export const purposeOfTwo = clause({
  id: 'declaration.purpose',
  heading: 'Purpose of the Trust',
  source: own(),
  facts: [trust.trustPurpose],
  body: ({ trustPurpose }) => [
    para(
      p`The Trust is created to manage property for the Grantors while both are living and then for the survivor of them, to provide for continued management without a court proceeding if either becomes unable to act, and to distribute property after their deaths without probate, to the extent that the law permits. Those purposes are material purposes of the Trust.`,
    ),
    ...(trustPurpose === undefined
      ? []
      : [para(p`The Grantors state this further purpose, in the words of the Grantors: ${given(trustPurpose)}`)]),
  ],
});

export const pourOverWills = clause({
  id: 'declaration.pourOver',
  heading: 'Matching Pour-Over Wills',
  source: own('Uniform Probate Code 2-511'),
  facts: [trust.trustName, trust.hasPourOverWill],
  refers: ['declaration.name'],
  when: ({ hasPourOverWill }) => hasPourOverWill,
  body: ({ trustName }, { ref }) => [
    para(
      p`Each Grantor intends to sign a will that leaves the residue of the estate of that Grantor to the trustee of ${given(trustName)}, by its name and the date stated in ${ref('declaration.name')}, as amended. What the Trustee receives under such a will is held as if that Grantor had contributed it to the Trust during life. The Trustee may accept the accounting of the personal representative without examination, and has no duty to question the acts of the personal representative.`,
    ),
  ],
});
