import { clause, type Define } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { named, related } from '#assembly/grammar.ts';
import { printedDate, printedDomicile } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { knowsElectiveShare } from '#clauses/general/knows-elective-share.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import * as will from '#derived/will.ts';
import * as estate from '#facts/estate.ts';
import { isFoster, isStep } from '#facts/child-kind.ts';
import * as person from '#facts/person.ts';
import type { Child } from '#facts/shapes.ts';

/** Who makes the will, and that no earlier one stands. */
export const lastWill = clause({
  id: 'declaration.will',
  heading: 'Declaration and Revocation',
  source: own('Uniform Probate Code 2-507'),
  facts: [
    person.grantorName,
    person.grantorAka,
    person.grantorAddress,
    person.grantorCounty,
    person.grantorState,
    person.grantorDateOfBirth,
    laws.homeLaw,
  ],
  defines: ['testator'],
  body: (facts, { define }) => [
    para(
      p`${party('testator', facts.grantorName)}, of ${given(facts.grantorAddress)}, domiciled in ${printedDomicile({ county: facts.grantorCounty, state: facts.grantorState }, facts.homeLaw)}, and born on ${printedDate(facts.grantorDateOfBirth)} (the ${define('testator')}), ${opt(facts.grantorAka.length > 0, () => otherNames(facts.grantorAka))}being of full age and sound mind, declares this instrument to be the last will and testament of the Testator.`,
    ),
    para(
      p`The Testator revokes every will and codicil made before this one. This revocation does not revoke or change any trust, beneficiary designation, power of attorney, or health care directive.`,
    ),
  ],
});

const otherNames = (names: readonly string[]): Prose =>
  p`also known as ${series(names.map((name) => [party('testator', name)]))}, `;

/** Spouse and all children, those who died too. */
export const family = clause({
  id: 'declaration.family',
  heading: 'Family of the Testator',
  source: own(),
  facts: [person.children, maker.marriage],
  defines: ['spouse'],
  body: (facts, { define }) => [
    para(maritalWords(facts.marriage, define)),
    ...childrenWords(facts.children),
    para(
      p`A child who is born to the Testator, or whom the Testator adopts before the age of eighteen, after the signing of this will is ${opt(facts.children.length > 0, 'also ')}a child of the Testator${opt(facts.children.length > 0, '; whoever is named above is counted once, even if adopted later')}.`,
    ),
    para(
      p`A relationship is stated in this instrument only to identify a person. An error in stating it does not affect a gift or an appointment.`,
    ),
  ],
});

const maritalWords = (marriage: maker.Marriage, define: Define<'spouse'>): Prose => {
  switch (marriage.status) {
    case 'Married':
      return p`The Testator is married to ${party('spouse', marriage.spouseName)} (the ${define('spouse')})${opt(marriage.isSeparated, ', from whom the Testator is separated')}. References to the Spouse are to that person only while married to the Testator or as surviving spouse of the Testator.`;
    case 'Single':
      return p`The Testator is single and has no husband or wife at the signing of this will.`;
    case 'Divorced':
      return p`The Testator is divorced and has not remarried at the signing of this will.`;
    case 'Widowed':
      return p`The Testator is widowed and has not remarried at the signing of this will.`;
  }
};

const childrenWords = (children: readonly Child[]): readonly DraftBlock[] => {
  const ofOwn = children.filter(({ relationship }) => !isStep(relationship) && !isFoster(relationship));
  const foster = children.filter(({ relationship }) => isFoster(relationship));
  const step = children.filter(({ relationship }) => isStep(relationship));
  if (children.length === 0) return [para(p`The Testator has no children, living or deceased.`)];
  return [
    ...(ofOwn.length === 0
      ? [para(p`The Testator has no children by birth or adoption, living or deceased.`)]
      : listed(ofOwn, [
          'The Testator has one child, by birth or adoption:',
          'The Testator has the following children, by birth or adoption:',
        ])),
    ...(step.length === 0
      ? []
      : listed(step, ['The Testator also has one stepchild:', 'The Testator also has the following stepchildren:'])),
    ...(foster.length === 0
      ? []
      : listed(foster, [
          'The Testator also has one foster child, who is not a child of the Testator by birth or adoption:',
          'The Testator also has the following foster children, who are not children of the Testator by birth or adoption:',
        ])),
  ];
};

const listed = (children: readonly Child[], [one, many]: readonly [string, string]): readonly DraftBlock[] => [
  para(p`${children.length === 1 ? one : many}`),
  list(children.map(childWords)),
];

const childWords = ({ name, relationship, dateOfBirth, livingStatus }: Child): Prose =>
  p`${party('child', name)}${related({ name, relationship })}${opt(dateOfBirth !== undefined, () => p`, born ${printedDate(dateOfBirth ?? '')}`)}${opt(livingStatus === 'deceased', ', deceased')}.`;

/** Whoever is left out is left out on purpose: a living child who is not mentioned takes by law in some states. */
export const omitted = clause({
  id: 'declaration.omitted',
  heading: 'Persons Not Provided For',
  source: own('Uniform Probate Code 2-101(b)', 'Uniform Probate Code 2-302'),
  facts: [estate.intentionallyOmitted],
  refers: ['declaration.trust'],
  body: ({ intentionallyOmitted }, { ref }) => [
    para(
      p`The Testator provides for the family chiefly through the Trust described in ${ref('declaration.trust')}. Except as this will or the Trust provides, the Testator intentionally, and not by accident or mistake, makes no gift to any person, whether or not a child or other relative of the Testator, and whether or not named in this will. This does not exclude a child who is born to the Testator, or adopted, after the signing of this will: unless the Trust provides for that child, the child keeps what the law gives to one who comes after a will.`,
    ),
    ...(intentionallyOmitted.length === 0
      ? []
      : [
          para(
            p`In particular, the Testator intentionally makes no gift to ${series(intentionallyOmitted.map((one) => named('omitted', one)))}. A person so named takes nothing under this will or as one of the heirs of the Testator, and is treated as having died before the Testator. The descendants of that person are not excluded by this alone.`,
          ),
        ]),
  ],
});

/** What a will of a married person does not reach. */
export const spousesShare = clause({
  id: 'declaration.spouse',
  heading: 'Property and Rights of the Spouse',
  source: own('Uniform Probate Code 2-202'),
  facts: [maker.marriage, will.sharesProperty, laws.homeLaw],
  when: ({ marriage }) => marriage.status === 'Married',
  body: ({ sharesProperty, homeLaw }) => [
    ...(sharesProperty
      ? [
          para(
            p`This will disposes only of the separate property of the Testator and of the share of community property, and of property that the law treats alike, that belongs to the Testator. The other half of the community property, under whatever name, belongs to the Spouse, and nothing in this will requires the Spouse to choose between it and a gift.`,
          ),
        ]
      : []),
    para(
      p`Nothing in this will waives or limits a right that the law gives to the Spouse, such as ${knowsElectiveShare(homeLaw) ? 'an elective share, an allowance, or homestead' : 'an allowance or homestead'}, unless the Spouse has waived it in a valid writing.`,
    ),
  ],
});
