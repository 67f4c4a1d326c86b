import { clause, type Define } from '#assembly/clause.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { counted, ifGiven, named, namedTogether } from '#assembly/grammar.ts';
import { printedDate, printedDomicile, printedTrustName } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import * as offices from '#derived/offices.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import { isFoster, isStep } from '#facts/child-kind.ts';
import * as person from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Child } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';

export const declarationOfTrust = clause({
  id: 'declaration.trust',
  heading: 'Declaration of Trust',
  source: own('Uniform Trust Code 401'),
  facts: [
    person.grantorName,
    person.grantorAddress,
    person.grantorCounty,
    person.grantorState,
    person.grantorAka,
    laws.homeLaw,
    offices.initialTrustees,
  ],
  refers: ['death'],
  defines: ['grantor', 'trust', 'trustee', 'beneficiary'],
  body: (facts, { ref, define }) => [
    para(
      p`${party('grantor', facts.grantorName)}, of ${given(facts.grantorAddress)}, domiciled in ${printedDomicile({ county: facts.grantorCounty, state: facts.grantorState }, facts.homeLaw)} (the ${define('grantor')}), ${opt(facts.grantorAka.length > 0, () => otherNames(facts))}creates a revocable living trust by this instrument (the ${define('trust')}).`,
    ),
    para(
      p`${initialTrusteeWords(facts)} The word ${define('trustee')} means the trustee or trustees serving at the time in question, whether named first or as successors. The Trustee accepts the Trust, and declares that all property transferred to it is held in trust, to be administered and distributed as this instrument directs.`,
    ),
    para(
      p`Each person or organization entitled to receive property under ${ref('death')} is a ${define('beneficiary')}. During the life of the Grantor, the Trust is administered for the sole benefit of the Grantor, except as this instrument provides.`,
    ),
  ],
});

/** Under which other names somebody holds property, as a clause that ends in a comma. */
export const otherNames = ({ grantorAka }: FactsOf<[typeof person.grantorAka]>): Prose =>
  p`who also holds property under the ${counted(grantorAka, 'name', 'names')} ${namedTogether(
    'grantor',
    grantorAka.map((name) => ({ name })),
  )}, `;

const initialTrusteeWords = ({
  grantorName,
  initialTrustees,
}: FactsOf<[typeof person.grantorName, typeof offices.initialTrustees]>): Prose => {
  const [first] = initialTrustees;
  const isAlone = initialTrustees.length === 1;
  if (isAlone && first !== undefined && isSamePerson(first.name, grantorName)) {
    return p`The initial trustee is the Grantor, ${party('trustee', first.name)}, who transfers and assigns the property described in this Article from the Grantor as owner to the Grantor as trustee.`;
  }
  const names = namedTogether('trustee', initialTrustees);
  return p`The initial ${isAlone ? 'trustee is' : 'trustees are'} ${names}, to whom the Grantor transfers and assigns the property described in this Article.`;
};

/** How title is taken in the name of a trustee. */
export const takingTitle: DraftBlock = para(
  p`Title to property may be taken in the name of the Trustee, “as trustee of” the Trust by that name and date, but any other designation that reasonably identifies the Trust is sufficient. A transfer to the Trust by name is a transfer to the Trustee.`,
);

export const nameAndDate = clause({
  id: 'declaration.name',
  heading: 'Name and Date of the Trust',
  source: own(),
  facts: [trust.trustName],
  body: ({ trustName }) => [
    para(
      p`The name of the Trust is ${printedTrustName(trustName)}. It is dated ${dateOfSigning}, the day on which the Grantor signs this instrument. If that day is not written here, or another day stands beside the signature of the Grantor, the day beside the signature is the date of the Trust.`,
    ),
    takingTitle,
  ],
});

export const family = clause({
  id: 'declaration.family',
  heading: 'Family of the Grantor',
  source: own(),
  facts: [person.grantorDateOfBirth, person.children, maker.marriage],
  defines: ['spouse'],
  body: (facts, { define }) => [
    para(p`The Grantor was born on ${printedDate(facts.grantorDateOfBirth)}. ${maritalWords(facts.marriage, define)}`),
    ...childrenWords(facts.children),
    para(
      p`A relationship is stated in this instrument only to identify a person. An error in stating it does not affect a gift to that person.`,
    ),
  ],
});

const maritalWords = (marriage: maker.Marriage, define: Define<'spouse'>): Prose => {
  switch (marriage.status) {
    case 'Married':
      return p`The Grantor is married to ${party('spouse', marriage.spouseName)} (the ${define('spouse')})${opt(marriage.isSeparated, ', from whom the Grantor is separated')}. References to the Spouse are to that person only while married to the Grantor or as surviving spouse of the Grantor.`;
    case 'Single':
      return p`The Grantor is single and has no husband or wife at the signing of this instrument.`;
    case 'Divorced':
      return p`The Grantor is divorced and has not remarried at the signing of this instrument. No provision is made for a former husband or wife by reason of that marriage.`;
    case 'Widowed':
      return p`The Grantor is widowed and has not remarried at the signing of this instrument.`;
  }
};

const childrenWords = (children: readonly Child[]): readonly DraftBlock[] => {
  const own = children.filter(({ relationship }) => !isStep(relationship) && !isFoster(relationship));
  const foster = children.filter(({ relationship }) => isFoster(relationship));
  const step = children.filter(({ relationship }) => isStep(relationship));
  if (children.length === 0) return [para(p`The Grantor has no children, living or deceased.`)];
  return [
    ...ownChildren(own),
    ...(step.length === 0
      ? []
      : [
          para(
            step.length === 1
              ? p`The Grantor also has one stepchild:`
              : p`The Grantor also has the following stepchildren:`,
          ),
          list(step.map(childWords)),
        ]),
    ...(foster.length === 0
      ? []
      : [
          para(
            foster.length === 1
              ? p`The Grantor also has one foster child, who is not a child of the Grantor by birth or adoption:`
              : p`The Grantor also has the following foster children, who are not children of the Grantor by birth or adoption:`,
          ),
          list(foster.map(childWords)),
        ]),
    para(
      p`A child who is born to the Grantor, or adopted by the Grantor before the age of eighteen, after the signing of this instrument is also a child of the Grantor.`,
    ),
  ];
};

const ownChildren = (children: readonly Child[]): readonly DraftBlock[] => {
  if (children.length === 0) return [para(p`The Grantor has no children by birth or adoption, living or deceased.`)];
  return [
    para(
      children.length === 1
        ? p`The Grantor has one child, by birth or adoption:`
        : p`The Grantor has the following children, by birth or adoption:`,
    ),
    list(children.map(childWords)),
  ];
};

const childWords = ({ dateOfBirth, livingStatus, ...child }: Child): Prose =>
  p`${named('child', child)}${ifGiven(dateOfBirth, (day) => p`, born ${printedDate(day)}`)}${opt(livingStatus === 'deceased', ', deceased')}.`;

export const additions = clause({
  id: 'declaration.additions',
  heading: 'Additions to the Trust',
  source: own(),
  refers: ['schedule.assets'],
  body: (_, { ref }) => [
    para(
      p`The Grantor, or any other person with the consent of the Trustee, may add property to the Trust at any time by transfer during life, by will, by beneficiary designation, or by any other means. Added property is held on the terms of this instrument, unless the person who adds it directs otherwise in writing. An update of ${ref('schedule.assets')} is not an amendment of this instrument and needs no formality, and property in fact transferred to the Trustee is Trust Property whether or not it is listed there.`,
    ),
  ],
});

export const designatedProperty = clause({
  id: 'declaration.designations',
  heading: 'Property That Passes by Beneficiary Designation',
  source: own(),
  refers: ['schedule.assets'],
  defines: ['designatedProperty'],
  mayRefer: ['powers.retirement'],
  body: (_, { ref, refIf, define }) => [
    para(
      p`Retirement accounts, annuities, policies of life insurance, health savings accounts, education savings accounts (529 plans), and similar benefits pass by beneficiary designation or under the terms of their own contract (the ${define('designatedProperty')}). Designated Property is listed in ${ref('schedule.assets')} for information only. It remains in the name of its owner and shall not be retitled to the Trustee. The Trustee has no duty to pay premiums on, or to monitor, Designated Property while the Grantor owns it. If the Trustee is named to receive any of it, what the Trustee receives becomes Trust Property on the death of the Grantor${refIf('powers.retirement', (section) => p`, subject to ${section}`)}.`,
    ),
  ],
});

export const purpose = clause({
  id: 'declaration.purpose',
  heading: 'Purpose of the Trust',
  source: own(),
  facts: [trust.trustPurpose],
  body: ({ trustPurpose }) => [
    para(
      p`The Trust is created to manage property for the Grantor during life, to provide for continued management without a court proceeding if the Grantor becomes unable to act, and to distribute property after the death of the Grantor without probate, to the extent that the law permits. Those purposes are material purposes of the Trust.`,
    ),
    ...(trustPurpose === undefined
      ? []
      : [para(p`The Grantor states this further purpose, in the words of the Grantor: ${given(trustPurpose)}`)]),
  ],
});

export const pourOverWill = clause({
  id: 'declaration.pourOver',
  heading: 'Matching Pour-Over Will',
  source: own('Uniform Probate Code 2-511'),
  facts: [trust.trustName, trust.hasPourOverWill],
  refers: ['declaration.name'],
  when: ({ hasPourOverWill }) => hasPourOverWill,
  body: ({ trustName }, { ref }) => [
    para(
      p`The Grantor intends to sign a will that leaves the residue of the estate of the Grantor to the trustee of ${given(trustName)}, by its name and the date stated in ${ref('declaration.name')}, as amended. What the Trustee receives under that will becomes Trust Property. The Trustee may accept the accounting of the personal representative without examination, and has no duty to question the acts of the personal representative.`,
    ),
  ],
});
