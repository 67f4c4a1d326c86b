import { clause, type Setting } from '#assembly/clause.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as maker from '#derived/maker.ts';
import * as offices from '#derived/offices.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import { isCooperative } from '#facts/cooperative.ts';
import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Asset } from '#facts/shapes.ts';

export const trustProperty = clause({
  id: 'declaration.property',
  heading: 'Trust Property',
  source: own('Uniform Trust Code 401'),
  facts: [person.grantorName, offices.initialTrustees],
  refers: ['schedule.assets'],
  defines: ['trustProperty'],
  body: (facts, { ref, define }) => [
    para(
      p`The Grantor transfers to the Trustee the interest of the Grantor in the property listed in ${ref('schedule.assets')}, except property that is marked there as a beneficiary designation, and in all untitled tangible personal property for personal or household use, whether or not it is listed there. The property transferred, every addition to it, its proceeds, and the income from all of it are the ${define('trustProperty')}.`,
    ),
    heldFromSigning(facts),
    para(
      p`What the Grantor owns with another person by right of survivorship, or by the entirety, is Trust Property only when its title is changed.`,
    ),
  ],
});

// Who is a trustee can declare a trust of what is listed (Estate of Heggstad, 16 Cal. App. 4th 943); who is not has to transfer it.
const heldFromSigning = ({
  grantorName,
  initialTrustees,
}: FactsOf<[typeof person.grantorName, typeof offices.initialTrustees]>): DraftBlock =>
  initialTrustees.some(({ name }) => isSamePerson(name, grantorName))
    ? para(
        p`The Grantor declares that, from the signing of this instrument, the Grantor holds all of that property as a trustee of the Trust, whether or not its record title has been changed. It is Trust Property from then on, to the extent that the law and the agreements that govern its title give effect to a declaration of trust without a transfer, and otherwise when it is transferred.`,
      )
    : para(
        p`That property is Trust Property from the signing of this instrument, to the extent that this assignment transfers it, and otherwise when it is transferred.`,
      );

/** What changes the record title of each kind of property. */
export const titleSteps = (
  assets: readonly Asset[],
  { has, refIf }: Pick<Setting<never, never, 'exhibit.assignment'>, 'has' | 'refIf'>,
): DraftBlock =>
  list([
    p`for land, a deed to the Trustee, acknowledged and recorded;`,
    ...(assets.some(isCooperative)
      ? [
          p`for an apartment in a housing cooperative, with the consent that its governing documents require, an assignment of the shares and of the proprietary lease, and their issue in the name of the Trustee;`,
        ]
      : []),
    p`for an account with a bank, a broker, or another institution, the form by which it is retitled to the Trustee;`,
    p`for a vehicle or other property with a certificate of title, a transfer of the certificate, if it is to be retitled;`,
    p`for an interest in a company or partnership, an assignment as its governing agreement allows; and`,
    has('exhibit.assignment')
      ? p`for property without a title, a separate assignment${refIf('exhibit.assignment', (exhibit) => p` in the form of ${exhibit}`)}.`
      : p`for untitled personal property, nothing more, because this instrument is itself an assignment of it to the Trustee.`,
  ]);

export const recordTitle = clause({
  id: 'declaration.titles',
  heading: 'Record Title',
  source: own(),
  facts: [maker.marriage, estate.assets],
  refers: ['declaration.property'],
  mayRefer: ['exhibit.assignment'],
  body: ({ marriage, assets }, { ref, has, refIf }) => [
    para(
      p`So that others can rely on the title of the Trustee, the Grantor shall sign what each kind of property needs:`,
    ),
    titleSteps(assets, { has, refIf }),
    para(
      p`Encumbered property is transferred subject to its encumbrances.${opt(marriage.status === 'Married', () => p` Where the law requires the Spouse to join in a transfer, as of a homestead, ${ref('declaration.property')} takes effect as to that property when the Spouse has joined.`)}`,
    ),
  ],
});
