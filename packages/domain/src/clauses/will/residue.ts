import { clause } from '#assembly/clause.ts';
import { dateOfTrust } from '#clauses/will/date-of-trust.ts';
import type { Prose } from '#assembly/draft.ts';
import { printedDate, printedState } from '#assembly/printed-facts.ts';
import { given, opt, p, para, party, plain, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as maker from '#derived/maker.ts';
import { ultimateTakers } from '#derived/tree.ts';
import * as derived from '#derived/will.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import * as person from '#facts/person.ts';
import * as trust from '#facts/trust.ts';
import * as will from '#facts/will.ts';
import { isCommunityProperty } from '#law/provisions.ts';
import { willRule } from '#law/will-rule.ts';

const named = [
  trust.initialTrustee,
  will.isTrustSigned,
  will.trustDate,
  derived.residue,
  derived.trustCoGrantor,
] as const;

/** The trust that this will feeds, by the name and date that stand in it. */
export const namedTrust = clause({
  id: 'declaration.trust',
  heading: 'Trust of the Testator',
  source: own('Uniform Probate Code 2-511'),
  facts: [...named],
  defines: ['trust', 'trustee'],
  body: (facts, { define }) => [
    para(
      p`${trustWords(facts)} (the ${define('trust')}). ${trusteesOf(facts)} at the signing of this will. The word ${define('trustee')} means the trustee or trustees of the Trust who serve at the time in question.`,
    ),
    para(
      p`An error in stating the name or date of the Trust does not affect a gift in this will if the trust that the Testator meant can be identified.`,
    ),
  ],
});

// As its own first page has it: by one grantor, or by two.
const trustWords = ({ residue, isTrustSigned, trustCoGrantor, ...date }: FactsOf<typeof named>): Prose => {
  const lead = isTrustSigned ? 'Before signing this will' : 'Before signing this will, and on the same day or earlier';
  const which = p`named ${given(residue.name)} and dated ${dateWords({ isTrustSigned, ...date })}`;
  return trustCoGrantor === undefined
    ? p`${lead}, the Testator ${isTrustSigned ? 'signed' : 'signs'} as grantor a revocable trust in writing, ${which}`
    : p`${lead}, the Testator and ${party('grantor', trustCoGrantor)} ${isTrustSigned ? 'signed' : 'sign'} as grantors a joint revocable trust in writing, ${which}`;
};

const dateWords = ({ isTrustSigned, trustDate }: Pick<FactsOf<typeof named>, 'isTrustSigned' | 'trustDate'>) =>
  isTrustSigned && trustDate !== undefined ? printedDate(trustDate) : dateOfTrust;

const trusteesOf = ({ initialTrustee }: FactsOf<typeof named>): Prose =>
  p`${series(initialTrustee.map(({ name }) => [party('trustee', name)]))} ${initialTrustee.length === 1 ? 'is its trustee' : 'are its trustees'}`;

/** The residue goes to the trustee of the testator's own trust. */
export const residuaryGift = clause({
  id: 'residue.gift',
  heading: 'Gift of the Residue to the Trust',
  source: own('Uniform Probate Code 2-511'),
  facts: [...named],
  refers: ['declaration.trust'],
  defines: ['residue'],
  mayRefer: ['residue.needs'],
  body: ({ residue: { name: trustName }, ...facts }, { define, ref, refIf, law }) => [
    para(
      p`The Testator gives all of the property in which the Testator has an interest at death that this will does not dispose of otherwise, real and personal, wherever it lies, with lapsed and failed gifts (the ${define('residue')})${refIf('residue.needs', (section) => p`, except the part that ${section} holds`)}, to the Trustee of ${given(trustName)}, dated ${dateWords(facts)}, as amended, which is the Trust described in ${ref('declaration.trust')}. Homestead rights that the law gives to a surviving husband or wife or a minor child are respected.`,
    ),
    para(
      p`The Trustee adds what the Trustee so receives to the Trust and holds, administers, and distributes it under the terms of the Trust as they are at the death of the Testator, with every amendment made before or after the signing of this will${opt(facts.trustCoGrantor !== undefined, ', and as the Trust then lets them be changed')}. The Residue is not held under a trust of this will${refIf('residue.needs', (section) => p`, except as ${section} provides`)}, and the Testator does not intend that the Trust become subject to the continuing supervision of a court.${citation(law && willRule(law).pourOverStatute)}`,
    ),
    para(p`The Testator does not exercise by this will any power of appointment that the Testator holds.`),
  ],
});

const citation = (statute: string | undefined): Prose =>
  statute === undefined
    ? []
    : [plain(` This gift is made under ${statute}, as amended, or any similar law that applies.`)];

/** What happens if the trust cannot take; the law of some states lets no will adopt the terms of another writing. */
export const fallback = clause({
  id: 'residue.fallback',
  heading: 'If the Trust Cannot Take',
  source: own('Uniform Probate Code 2-510', 'Uniform Probate Code 2-511(c)'),
  facts: [derived.adoptsTrustTerms, will.isTrustSigned],
  refers: ['residue.gift', 'residue.heirs'],
  body: ({ adoptsTrustTerms, isTrustSigned }, { ref }) =>
    adoptsTrustTerms
      ? [
          para(
            p`If the gift in ${ref('residue.gift')} is not effective in whole or in part, because the Trust has been revoked or for any other reason, the Testator gives that part of the Residue to the person or persons named in the Trust to serve as trustee after the death of the Testator, in trust, to be held, administered, and distributed on the terms of the Trust ${isTrustSigned ? 'as they exist in writing at the signing of this will' : 'as they exist in writing, signed before this will, when this will is signed'}.`,
          ),
          para(
            p`For this purpose only, and to the extent that the law permits, those terms are incorporated in this will by reference. If they cannot be, that part of the Residue passes under ${ref('residue.heirs')}.`,
          ),
        ]
      : [
          para(
            p`If the gift in ${ref('residue.gift')} is not effective in whole or in part, because the Trust has been revoked, was never created, or for any other reason, that part of the Residue passes under ${ref('residue.heirs')}. The terms of the Trust are not incorporated in this will.`,
          ),
        ],
});

/** The last takers, so that nothing passes by partial intestacy. */
export const heirs = clause({
  id: 'residue.heirs',
  heading: 'Ultimate Takers',
  source: own('Uniform Probate Code 2-711'),
  facts: [person.grantorState, ultimateTakers, maker.marriage],
  refers: ['payments.survival'],
  mayRefer: ['declaration.omitted'],
  body: ({ grantorState, ultimateTakers: { leavesOut }, marriage }, { ref, refIf, law }) => [
    para(
      p`Property that no other provision of this will effectively disposes of passes to those who would take it from the Testator under the law of ${printedState(grantorState)}, and in the proportions that it fixes, had the Testator died without a will, domiciled there and owning it as personal property.${opt(law !== undefined && isCommunityProperty(law).value, ' Of what that law treats as community property, under whatever name, the share of the Testator passes as it provides for community property; everything else passes as it provides for separate property.')} No one takes so who does not survive as ${ref('payments.survival')} requires.${separationWords(marriage)}${opt(leavesOut.length > 0, () => refIf('declaration.omitted', (section) => p` A person who is left out by name in ${section} is not among them.`))}`,
    ),
  ],
});

// A spouse stays an heir until the marriage ends in law, whatever has become of it; see decision 50.
const separationWords = (marriage: maker.Marriage): Prose => {
  if (marriage.status !== 'Married') return [];
  return marriage.isSeparated
    ? p` The Spouse, from whom the Testator is separated, is not among them unless they live together as a couple again at the death of the Testator.`
    : p` The Spouse is not among them if the Testator and the Spouse are separated under a court order at the death of the Testator.`;
};

/** What would pass outright to somebody too young to manage it. */
export const youngTakers = clause({
  id: 'residue.young',
  heading: 'Property for a Young or Incapacitated Person',
  source: own('Uniform Transfers to Minors Act 5 and 6'),
  facts: [maker.marriage],
  body: ({ marriage }) => [
    para(
      p`Property that this will gives outright to a person under the age of twenty-one (21), or to an adult who cannot manage it, may be delivered by the Executor, whichever is best for that person: to a custodian whom the Executor selects, under the Uniform Transfers to Minors Act or the like law of any state; to the Trustee, to be held for that person alone, with the powers and for the purposes that the Trust states, until that age or for as long as the incapacity lasts; to a guardian or conservator; or, if it is of small value, to the person with whom a minor lives. A receipt discharges the Executor.`,
    ),
    // Otherwise whoever a child then lives with takes it, as a parent whose marriage to the maker has ended.
    para(
      p`A person whose marriage to the Testator has ended, other than by death${opt(marriage.status === 'Married', ', or who is separated from the Testator under a court order')}, is not custodian under this Section and receives no property of a minor under this will, unless the Testator named that person for it in a signed writing after that. This does not limit an order of a court.`,
    ),
  ],
});
