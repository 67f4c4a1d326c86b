import { organizationNamed } from '#assembly/grammar.ts';
import { textOf } from '#assembly/plain-text.ts';
import { percentInWords } from '#assembly/number-words.ts';
import { capitalised, inWordsAndFigures } from '#assembly/printed-facts.ts';
import type { Disposition, Holding } from '#disposition/disposition.ts';
import { keepsItsTitle } from '#facts/asset-kind.ts';
import { isCooperative } from '#facts/cooperative.ts';
import type { Asset } from '#facts/shapes.ts';
import { checkShares, type Share } from '#review/check-shares.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import type { Place } from '#review/place.ts';
import { inlinesOf, sectionsOf, sectionText } from '#review/read-document.ts';

/** Who takes what is left, and who comes next. */
interface Division {
  readonly disposition: Disposition;
  /** The clause that divides, and the one that describes the children who take together. */
  readonly sections: { readonly shares: Place; readonly children: Place };
}

/** G8, RLT6 and RLT7: each share stands once in the division, as it was given, with the ages at which it is paid. */
export const checkDivision: Check<Division> = (document, facts) => [
  ...checkShares(document, sharesOf(facts)),
  ...checkEachShare(document, facts),
];

const sharesOf = ({ disposition: { portions, children, alternates } }: Division): readonly Share[] => {
  const next = alternates === 'heirsAtLaw' ? [] : alternates;
  const together = children ? [{ ...children, name: 'your children' }] : [];
  return [...portions, ...together, ...next].flatMap(({ name, percentage }) =>
    percentage === undefined ? [] : [{ name, percentage }],
  );
};

const checkEachShare: Check<Division> = (document, { disposition, sections }) => {
  const blocks = sectionsOf(document).find(({ id }) => id === sections.shares.id)?.blocks ?? [];
  const named = inlinesOf(blocks).flatMap((inline) => (inline.kind === 'party' ? [inline.name] : []));
  const lines = sectionText(document, sections.shares.id).split('\n');
  const stated = (percentage: number | undefined) => (percentage === undefined ? '' : percentInWords(percentage));
  const ofNamed = disposition.portions.flatMap(({ name, percentage, holding }): readonly Finding[] => {
    const starts = ['', organizationNamed].flatMap((said) => [`) ${said}${name}:`, `) ${said}${name} (`]);
    const line = lines.find((one) => starts.some((start) => one.includes(start)) && one.includes(stated(percentage)));
    const isOnce = named.filter((one) => one === name).length === 1;
    return findingsOf({ name, line: isOnce ? line : undefined, holding });
  });
  const { children } = disposition;
  if (children === undefined) return ofNamed;
  const line = lines.find((one) => one.includes('as the class') && one.includes(stated(children.percentage)));
  const described = sectionText(document, sections.children.id);
  const isWhole = line !== undefined && children.members.every(({ name }) => described.includes(name));
  return [
    ...ofNamed,
    ...findingsOf({
      name: 'The class of your children',
      line: isWhole ? described : undefined,
      holding: children.holding,
    }),
  ];
};

const findingsOf = ({ name, line, holding }: StatedShare): readonly Finding[] => {
  if (line === undefined)
    return [{ check: 'RLT6', level: 'error', message: `${name} does not stand once in the division.` }];
  return agesOf(holding).every((age) => line.includes(inWordsAndFigures(age)))
    ? []
    : [{ check: 'RLT7', level: 'error', message: `The age at which ${name} receives is not stated.` }];
};

interface StatedShare {
  readonly name: string;
  /** The line of the division that states the share. */
  readonly line: string | undefined;
  readonly holding: Holding;
}

const agesOf = (holding: Holding): readonly number[] => {
  switch (holding.kind) {
    case 'untilAge':
      return [holding.age];
    case 'inSteps':
      return holding.steps.map(({ age }) => age);
    case 'outright':
    case 'supplementalNeeds':
    case 'forLife':
    case 'maritalTrust':
    case 'disclaimerTrust':
      return [];
  }
};

/** What a schedule lists. */
interface Holdings {
  readonly place: Place;
  readonly assets: readonly Asset[];
}

/** RLT19: each asset stands in its schedule with its title; land with its description; what is designated is not retitled. */
export const checkSchedule: Check<Holdings> = (document, { place, assets }) => {
  const schedule = document.schedules.find(({ id }) => id === place.id);
  const tables = schedule?.blocks ?? [];
  const rows = tables.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(textOf)) : []));
  return assets.flatMap((asset): readonly Finding[] => {
    const row = rows.find(([what]) => what?.startsWith(capitalised(asset.description)));
    const isLand = asset.category === 'realEstate';
    const land = asset.legalDescription ?? (isCooperative(asset) ? 'proprietary lease' : 'see deed');
    const isSound =
      row !== undefined &&
      (row[2] ?? '') !== '' &&
      (!isLand || (row[0] ?? '').includes(land)) &&
      (!keepsItsTitle(asset) || (row[2] ?? '').includes('not retitled'));
    return isSound
      ? []
      : [
          {
            check: 'RLT19',
            level: 'error',
            message: `“${asset.description}” is not listed properly in ${schedule?.label ?? 'a schedule'}.`,
          },
        ];
  });
};
