import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { p, para, party, table } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { assetRow, withCharacter } from '#clauses/trust/schedules.ts';
import { theCouple } from '#derived/couple.ts';
import * as couple from '#facts/couple.ts';
import type { Asset } from '#facts/shapes.ts';

/** What both own. */
export const scheduleOfBoth = clause({
  id: 'schedule.assets',
  heading: 'Property of Both Grantors',
  source: own(),
  facts: [couple.assetsOfBoth, couple.isAllCommunity],
  refers: ['declaration.property', 'declaration.contributions'],
  mayRefer: ['general.community'],
  body: ({ assetsOfBoth, isAllCommunity }, { ref, refIf }) => [
    para(
      p`This is the property of both Grantors that ${ref('declaration.property')} places in the Trust. ${remarks}${refIf('general.community', (section) => p` Its character is stated as the Grantors believe it to be, and as ${section} provides; what is not marked as community property belongs to both in the proportions of ${ref('declaration.contributions')}.`)}`,
    ),
    table(
      withCharacter,
      assetsOfBoth.map((asset) => assetRow(asset).toSpliced(3, 0, characterOf(asset, isAllCommunity === true))),
    ),
  ],
});

const remarks =
  'Values are estimates at the time of drafting and have no legal effect. Property that is marked as a beneficiary designation is listed for information, and is neither transferred nor retitled.';

const characterOf = ({ ownership }: Asset, isAllCommunity: boolean): Prose =>
  p`${ownership === 'community' || isAllCommunity ? 'Community' : 'Both Grantors'}`;

/** What the first maker owns alone. */
export const scheduleOfFirst = clause({
  id: 'schedule.first',
  heading: 'Separate Property of the Grantor Named First',
  source: own(),
  facts: [couple.assetsOfFirst, theCouple],
  refers: ['declaration.property'],
  body: ({ assetsOfFirst, couple: { first } }, { ref }) =>
    ofOne({ name: first, assets: assetsOfFirst, section: p`${ref('declaration.property')}` }),
});

/** What the second maker owns alone. */
export const scheduleOfSecond = clause({
  id: 'schedule.second',
  heading: 'Separate Property of the Grantor Named Second',
  source: own(),
  facts: [couple.assetsOfSecond, theCouple],
  refers: ['declaration.property'],
  body: ({ assetsOfSecond, couple: { second } }, { ref }) =>
    ofOne({ name: second, assets: assetsOfSecond, section: p`${ref('declaration.property')}` }),
});

interface OfOne {
  readonly name: string;
  readonly assets: readonly Asset[];
  readonly section: Prose;
}

const ofOne = ({ name, assets, section }: OfOne): readonly DraftBlock[] =>
  assets.length === 0
    ? [
        para(
          p`At the signing of this instrument ${party('grantor', name)} places no property in the Trust that belongs to that Grantor alone. Property added later may be listed here.`,
        ),
      ]
    : [
        para(
          p`This is the property of ${party('grantor', name)} alone that ${section} places in the Trust, as the separate property of that Grantor. ${remarks}`,
        ),
        table(ofOneAlone, assets.map(assetRow)),
      ];

const ofOneAlone = [
  { heading: 'Description', width: 46, align: 'start' },
  { heading: 'Kind', width: 16, align: 'start' },
  { heading: 'Present title', width: 22, align: 'start' },
  { heading: 'Estimated value', width: 16, align: 'end' },
] as const;
