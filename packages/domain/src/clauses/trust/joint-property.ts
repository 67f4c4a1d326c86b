import { clause } from '#assembly/clause.ts';
import { printedState } from '#assembly/printed-facts.ts';
import { p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { titleSteps } from '#clauses/trust/trust-property.ts';
import { allAssets, mayHoldCommunity, theCouple } from '#derived/couple.ts';
import * as laws from '#derived/laws.ts';
import { isSeparateIncomeCommunity } from '#law/provisions.ts';

/** Two people transfer what they own together and what each owns alone. */
export const propertyOfTwo = clause({
  id: 'declaration.property',
  heading: 'Trust Property',
  source: own('Uniform Trust Code 401'),
  refers: ['schedule.assets', 'schedule.first', 'schedule.second'],
  defines: ['trustProperty'],
  body: (_, { ref, define }) => [
    para(
      p`Each Grantor transfers to the Trustee the interest of that Grantor in the property listed in ${ref('schedule.assets')}, ${ref('schedule.first')}, and ${ref('schedule.second')}, except property that is marked there as a beneficiary designation, and in all untitled tangible personal property for personal or household use, whether or not it is listed. The property transferred, every addition to it, its proceeds, and the income from all of it are the ${define('trustProperty')}.`,
    ),
    para(
      p`The Grantors declare that, from the signing of this instrument, they hold all of that property as trustees of the Trust, whether or not its record title has been changed. It is Trust Property from then on, to the extent that the law and the agreements that govern its title give effect to a declaration of trust without a transfer, and otherwise when it is transferred.`,
    ),
    para(
      p`What the Grantors own with each other or with another person by right of survivorship, or by the entirety, is Trust Property only when its title is changed.`,
    ),
  ],
});

/** Whose the property is: nothing changes hands between the two by being put into their trust. */
export const contributions = clause({
  id: 'declaration.contributions',
  heading: 'Contribution of Each Grantor',
  source: own('Uniform Trust Code 602(b)'),
  facts: [theCouple],
  refers: ['schedule.assets', 'schedule.first', 'schedule.second'],
  mayRefer: ['general.separateIncome'],
  defines: ['contribution'],
  body: ({ couple: { first, second } }, { ref, refIf, define }) => [
    para(
      p`The property that a Grantor contributes to the Trust, with its proceeds and income, is the ${define('contribution')} of that Grantor${refIf('general.separateIncome', (section) => p`, as to the income of separate property only so far as ${section} allows`)}. The Contribution of ${party('grantor', first)} includes the property listed in ${ref('schedule.first')}, and the Contribution of ${party('grantor', second)} the property listed in ${ref('schedule.second')}. The property listed in ${ref('schedule.assets')} is contributed by both, in the proportions in which they owned it before, as a writing signed by both, the record title, or what each of them put into it shows, and otherwise in equal halves.`,
    ),
    para(
      p`Property keeps in the Trust, and after it is withdrawn, the character that it had before: what belonged to one Grantor alone remains the separate property of that Grantor, and what belonged to both remains theirs. Neither this instrument, nor a transfer to the Trustee, nor a listing in a schedule is a gift from one Grantor to the other or changes the character of property. Only a writing that says so expressly, and that is signed by the Grantor whose interest it reduces, can do that.`,
    ),
    para(
      p`The Trustee shall keep records by which each Contribution can be traced. What can be traced to neither belongs to both Contributions in equal halves.`,
    ),
  ],
});

/** What spouses own in community stays so. */
export const communityOfTwo = clause({
  id: 'general.community',
  heading: 'Community Property',
  source: own('Uniform Trust Code 602(b)'),
  facts: [mayHoldCommunity],
  refers: ['schedule.assets', 'declaration.contributions', 'life.revocation'],
  defines: ['communityProperty'],
  when: ({ holdsCommunityProperty }) => holdsCommunityProperty,
  body: (_, { ref, define }) => [
    para(
      p`Property of the Grantors that is community property, or that the law treats like it (the ${define('communityProperty')}), keeps that character in the Trust and after it is withdrawn, and so do its proceeds and income. ${ref('schedule.assets')} marks what the Grantors believe to be Community Property; a listing or a mark neither makes property Community Property nor changes what it is in law. One half of Community Property belongs to the Contribution of each Grantor, as ${ref('declaration.contributions')} provides.`,
    ),
    para(
      p`While both are living, either Grantor acting alone may revoke the Trust as to Community Property, in whole or in part, in the manner that ${ref('life.revocation')} requires. What is withdrawn is then delivered to both Grantors, to be held again as Community Property. Both must sign an amendment that affects the rights in Community Property while both are living, and both must join in a gift of it. The Trustee has no greater power over Community Property than the Grantors have under the governing law, and each retains the right to manage it that the law gives.`,
    ),
  ],
});

/** Where the law takes from separate property what it earns, the instrument does not say the contrary. */
export const incomeOfSeparateProperty = clause({
  id: 'general.separateIncome',
  heading: 'Income of Separate Property',
  source: own(),
  facts: [theCouple, laws.homeLaw],
  refers: ['declaration.contributions'],
  mayRefer: ['general.community'],
  when: ({ couple: { kind }, homeLaw }) =>
    kind === 'spouses' && homeLaw !== undefined && isSeparateIncomeCommunity(homeLaw),
  body: ({ homeLaw }, { ref, refIf }) => [
    para(
      p`By the law of ${homeLaw === undefined ? 'their home' : printedState(homeLaw.code)}, what the separate property of a husband or wife earns during the marriage, such as interest, dividends, and rent, is in general Community Property, unless the spouses have provided otherwise in a writing that meets the requirements of that law. To the extent that it is Community Property, such income is so in the Trust as well, whatever ${ref('declaration.contributions')} says of income: one half of it belongs to the Contribution of each Grantor,${refIf('general.community', (section) => p` ${section} applies to it,`)} and the Trustee shall keep a record of it apart from the separate property that earned it.`,
    ),
    para(
      p`This instrument is not such a writing. If the Grantors have made one, or make one later, it decides whose the income is. This Section changes nothing in the character of the separate property itself or of the price that is received for it.`,
    ),
  ],
});

export const recordTitleOfTwo = clause({
  id: 'declaration.titles',
  heading: 'Record Title',
  source: own(),
  facts: [allAssets],
  refers: ['declaration.contributions'],
  mayRefer: ['exhibit.assignment'],
  body: ({ allAssets: assets }, { ref, has, refIf }) => [
    para(
      p`So that others can rely on the title of the Trustee, the Grantors shall sign what each kind of property needs, both of them for what belongs to both:`,
    ),
    titleSteps(assets, { has, refIf }),
    para(
      p`Encumbered property is transferred subject to its encumbrances. Where the law requires one Grantor to join in a transfer by the other, as of a homestead, the Grantors shall sign together. A title taken by the Trustee without stating whose Contribution the property is leaves ${ref('declaration.contributions')} as it stands.`,
    ),
  ],
});

export const additionsOfTwo = clause({
  id: 'declaration.additions',
  heading: 'Additions to the Trust',
  source: own(),
  refers: ['schedule.assets', 'schedule.first', 'schedule.second'],
  body: (_, { ref }) => [
    para(
      p`A Grantor, or any other person with the consent of the Trustee, may add property to the Trust at any time by transfer during life, by will, by beneficiary designation, or by any other means. What a Grantor adds belongs to the Contribution of that Grantor, and what both own and add belongs to the Contributions of both. What another person adds belongs to the Contribution of the Grantor for whom it is given, or where nothing is said, to both in equal halves.`,
    ),
    para(
      p`An update of ${ref('schedule.assets')}, ${ref('schedule.first')}, or ${ref('schedule.second')} is signed by each Grantor whom it concerns. It is not an amendment of this instrument, and property in fact transferred to the Trustee is Trust Property whether or not it is listed there.`,
    ),
  ],
});

export const designatedPropertyOfTwo = clause({
  id: 'declaration.designations',
  heading: 'Property That Passes by Beneficiary Designation',
  source: own(),
  defines: ['designatedProperty'],
  mayRefer: ['powers.retirement'],
  body: (_, { refIf, define }) => [
    para(
      p`Retirement accounts, annuities, policies of life insurance, health savings accounts, education savings accounts (529 plans), and similar benefits pass by beneficiary designation or under the terms of their own contract (the ${define('designatedProperty')}). Designated Property is listed in the schedules for information only. It remains in the name of its owner and shall not be retitled to the Trustee. The Trustee has no duty to pay premiums on, or to monitor, Designated Property while a Grantor owns it. If the Trustee is named to receive any of it, what the Trustee receives on the death of its owner becomes Trust Property as part of the Contribution of that Grantor${refIf('powers.retirement', (section) => p`, subject to ${section}`)}.`,
    ),
  ],
});
