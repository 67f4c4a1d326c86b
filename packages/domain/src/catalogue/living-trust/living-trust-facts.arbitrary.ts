import fc from 'fast-check';
import { withArrangements } from '#catalogue/living-trust/arrangements.arbitrary.ts';
import { cleanText } from '#facts/clean-text.ts';
import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { isDescendant } from '#facts/child-kind.ts';
import { isCompanyName } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { MaritalStatus } from '#facts/marital-status.ts';
import { AssetCategory, Ownership, type Asset, type Beneficiary, type Child } from '#facts/shapes.ts';
import { type StateCode, stateCodes } from '#law/state-code.ts';
import { mixesAlphabets } from '#names/letters-of-name.ts';

const firstNames =
  'Marisol Luis Sofía José Nguyễn Zoë Søren Łukasz Ирина Ελένη Chloé Ana-María D’Angelo Mary Ann Al'.split(' ');
const lastNames =
  'Reyes O’Connor Müller Đặng Nowak Smith-Jones Ågård Çelik Петрова Li Fitzgerald Yılmaz Öztürk Wu'.split(' ');
const suffixes = ['', '', '', ' Jr.', ' III', ', M.D.', ' & Sons, Inc.'];

/** Texts that have broken template engines, markup and shells before; as names and instructions they are just words. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{grantorName}} ${process.env.HOME} <%= 1 %>',
  '#panic("x") $x$ *b* @ref <lbl> \\',
  "Robert'); DROP TABLE trusts;--",
  'Article IX and Section 99.9 of Schedule Z',
  '[insert name] ____ TBD undefined null NaN [object Object]',
  'The Trustee of the Trust, the Grantor and my spouse',
  'Ann [Beneficiary] Lee',
];

const plainName = fc
  .tuple(
    fc.constantFrom(...firstNames),
    fc.constantFrom(...lastNames),
    fc.constantFrom(...lastNames),
    fc.constantFrom(...suffixes),
  )
  .map(([first, middle, last, suffix]) => `${first} ${middle} ${last}${suffix}`);

const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength: 3, maxLength })
    .map(cleanText)
    .filter((text) => text.length >= 3 && text.length <= maxLength && !/\d{3}/u.test(text));

const nameArbitrary = fc
  .oneof(
    { weight: 12, arbitrary: plainName },
    { weight: 2, arbitrary: anyText(40) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts.filter((text) => !text.startsWith('['))) },
  )
  .filter((name) => name.trim() !== '' && !mixesAlphabets(name));

const proseArbitrary = fc.oneof(
  fc.constantFrom(...hostileTexts, 'Please care for my cat Miezi and never sell the piano.'),
  anyText(200),
);

const optional = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const dateBetween = (from: number, to: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** Percentages of `count` people, in hundredths, that add up to 100. */
const percentages = (count: number): fc.Arbitrary<readonly number[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
    const edges = [0, ...cuts.toSorted((one, other) => one - other), 10_000];
    return edges.slice(1).map((edge, index) => (edge - (edges[index] ?? 0)) / 100);
  });

const relationship = optional(
  fc.constantFrom(
    'daughter',
    'son',
    'stepson',
    'niece',
    'friend',
    'charity',
    'child of a previous marriage',
    'partner',
  ),
);

const childRelationship = optional(
  fc.constantFrom(
    'daughter',
    'eldest son',
    'stepson',
    'foster son',
    'child of a previous marriage',
    'my wife’s daughter',
  ),
);

const without = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

const kind = optional(fc.constantFrom('person' as const, 'organization' as const));

const personArbitrary = (name: string) =>
  fc.record({ name: fc.constant(name), relationship, kind }).map((person) => without(person));

// Only people sit on a panel.
const panelArbitrary = (name: string) =>
  fc
    .record({ name: fc.constant(isCompanyName(name) ? name.replace(/\W*Inc\b\.?/gu, '') : name), relationship })
    .map((person) => without(person));

// An organization has neither an age nor benefits, is no child and leaves none.
const asKind = (taker: Beneficiary): Beneficiary => {
  if (taker.kind !== 'organization') return taker;
  const { name, relationship: said, kind: organization, percentage } = taker;
  return without({ name, relationship: isDescendant(said) ? undefined : said, kind: organization, percentage });
};

const beneficiariesArbitrary = (names: readonly string[]): fc.Arbitrary<readonly Beneficiary[]> =>
  percentages(names.length).chain((shares) =>
    fc.tuple(
      ...names.map((name, index) =>
        fc
          .record({
            name: fc.constant(name),
            relationship,
            kind,
            percentage: fc.constant(shares[index] ?? 0),
            distributionAge: optional(fc.integer({ min: 18, max: 60 })),
            dateOfBirth: optional(dateBetween(1950, 2025)),
            perStirpes: optional(fc.boolean()),
            isDisabled: optional(fc.boolean()),
          })
          .map((beneficiary) => withAge(asKind(without(beneficiary) as Beneficiary))),
      ),
    ),
  );

const assetArbitrary: fc.Arbitrary<Asset> = fc
  .record({
    description: fc.oneof(
      fc.constantFrom('12 Palm Street, Orlando', 'Chase checking account 1234', 'Fidelity IRA', 'HSA at Optum', 'Ring'),
      anyText(60),
      fc.constantFrom(...hostileTexts),
    ),
    category: optional(fc.constantFrom(...AssetCategory.options)),
    currentTitle: optional(fc.constantFrom('Joint tenancy with my sister', 'In my name')),
    estimatedValueInCents: optional(fc.integer({ min: 0, max: 3_000_000_000 })),
    state: optional(fc.constantFrom(...stateCodes)),
    legalDescription: optional(
      fc.constant('Lot 4, Block 2, Palm Acres, according to the plat in Book 12, Page 7; parcel 292412345678'),
    ),
    encumbrance: optional(fc.constant('mortgage of First Bank')),
    ownership: optional(fc.constantFrom(...Ownership.options)),
  })
  .map((asset) => without(asset) as Asset);

// Whoever may be under 18 needs an age, unless the share is held for benefits, which has none.
const withAge = ({ distributionAge, ...taker }: Beneficiary): Beneficiary => {
  if (taker.isDisabled === true) return taker;
  const age = distributionAge ?? ((taker.dateOfBirth ?? '') > '2000' ? 25 : undefined);
  return age === undefined ? taker : { ...taker, distributionAge: age };
};

/** Valid facts of a revocable living trust: every option, every state, one to eight beneficiaries, names of many scripts. */
export const livingTrustFactsArbitrary: fc.Arbitrary<Facts> = fc
  .uniqueArray(nameArbitrary, { minLength: 38, maxLength: 38, comparator: isSamePerson })
  .chain((names) => {
    const take = (from: number, count: number): readonly string[] => names.slice(from, from + count);
    const some = (from: number, most: number) => fc.integer({ min: 0, max: most }).map((count) => take(from, count));
    const [grantorName = '', spouseName = '', protector = '', recipient = ''] = names;
    const people = (list: readonly string[]) => fc.tuple(...list.map(personArbitrary));
    return fc
      .record({
        core: fc.record({
          grantorAka: some(34, 2),
          grantorAddress: fc.constantFrom('12 Palm Street, Orlando, FL 32801', '1 Ω Way #4, Ålesund Bay, WA 98101'),
          grantorState: fc.constantFrom(...stateCodes),
          grantorCounty: fc.constantFrom('Orange', 'Orange County', 'Orleans Parish', 'DeKalb', 'Prince George’s'),
          grantorDateOfBirth: dateBetween(1920, 2007),
          maritalStatus: fc.constantFrom(...MaritalStatus.options),
          trusteeCompensation: optional(fc.constantFrom('reasonable', 'none', 'fixed', 'stateStatute')),
          trusteeFixedFeeInCents: fc.integer({ min: 0, max: 10_000_000 }),
          bondRequired: optional(fc.boolean()),
          coTrusteesActJointly: fc.boolean(),
          descendantsTakeFirst: fc.boolean(),
          survivalDays: optional(fc.integer({ min: 0, max: 120 })),
          trustName: fc.constantFrom(`The ${grantorName} Living Trust`.slice(0, 120).trim(), 'The Oak Hill Trust'),
          incapacityTest: fc.constantFrom('twoPhysicians', 'onePhysicianPlusFamily', 'court', 'panel'),
          residencePlan: optional(fc.constantFrom('spouseMayLive', 'sell', 'giveTo')),
          debtsAndTaxesFrom: optional(fc.constantFrom('residue', 'proRata')),
          noContest: optional(fc.boolean()),
          hasPourOverWill: fc.boolean(),
        }),
        governingState: optional(fc.constantFrom(...stateCodes)),
        governingStateReason: proseArbitrary,
        hasProtector: fc.boolean(),
        children: some(4, 4).chain((list) =>
          fc.tuple(
            ...list.map((name) =>
              fc
                .record({
                  name: fc.constant(name),
                  relationship: childRelationship,
                  dateOfBirth: optional(dateBetween(1960, 2004)),
                  livingStatus: optional(fc.constantFrom('living', 'deceased')),
                })
                .map((child) => without(child) as Child),
            ),
          ),
        ),
        omitted: some(8, 2).chain(people),
        trustees: fc.integer({ min: 1, max: 3 }).chain((count) => people([grantorName, ...take(10, count - 1)])),
        outsideTrustee: fc.boolean(),
        successors: fc.integer({ min: 1, max: 4 }).chain((count) => people(take(13, count))),
        beneficiaries: fc
          .record({ count: fc.integer({ min: 1, max: 8 }), from: fc.constantFrom(4, 17) })
          .chain(({ count, from }) =>
            beneficiariesArbitrary(from === 4 ? take(4, Math.min(count, 4)) : take(17, count)),
          ),
        contingents: fc.oneof(
          fc.constant('heirsAtLaw' as const),
          fc.integer({ min: 1, max: 4 }).chain((count) =>
            fc.oneof(
              people(take(25, count)),
              percentages(count).chain((shares) =>
                fc.tuple(
                  ...take(25, count).map((name, index) =>
                    personArbitrary(name).map((person) => ({ ...person, percentage: shares[index] ?? 0 })),
                  ),
                ),
              ),
            ),
          ),
        ),
        gifts: fc.array(
          fc
            .record({
              recipient: fc.constantFrom(...take(29, 2)),
              item: fc.constantFrom('my piano', '$5,000', 'the ring of my grandmother'),
              alternate: optional(fc.constant(names[31] ?? '')),
            })
            .map((gift) => without(gift)),
          { maxLength: 3 },
        ),
        panel: fc.integer({ min: 1, max: 3 }).chain((count) => fc.tuple(...take(31, count).map(panelArbitrary))),
        assets: fc.uniqueArray(assetArbitrary, {
          minLength: 1,
          maxLength: 6,
          selector: ({ description }) => description,
        }),
        specialInstructions: optional(proseArbitrary),
        distributionInstructions: optional(proseArbitrary),
        trustPurpose: optional(proseArbitrary),
      })
      .map((parts) => {
        const { core } = parts;
        return without({
          ...core,
          grantorName,
          spouseName: isMarried(core.maritalStatus) ? spouseName : undefined,
          children: parts.children,
          intentionallyOmitted: parts.omitted,
          initialTrustee: parts.outsideTrustee ? parts.trustees.slice(-1) : parts.trustees,
          successorTrustee: parts.successors[0],
          successorTrustees: parts.successors.slice(1),
          trustProtector: parts.hasProtector ? { name: protector } : undefined,
          beneficiaries: parts.beneficiaries,
          contingentBeneficiaries: parts.contingents,
          specificGifts: parts.gifts,
          assets: parts.assets,
          governingState: parts.governingState,
          governingStateReason: parts.governingStateReason,
          residenceRecipient: core.residencePlan === 'giveTo' ? recipient : undefined,
          incapacityPanel: core.incapacityTest === 'panel' ? parts.panel : undefined,
          specialInstructions: parts.specialInstructions,
          distributionInstructions: parts.distributionInstructions,
          trustPurpose: parts.trustPurpose,
        }) as unknown as Facts;
      })
      .chain((facts) =>
        withArrangements(facts, { caretaker: names[36] ?? '', other: names[37] ?? '', prose: proseArbitrary }),
      );
  });

/** The same under the law of one state. */
export const livingTrustFactsIn = (state: StateCode): fc.Arbitrary<Facts> =>
  livingTrustFactsArbitrary.map((facts) => ({ ...facts, grantorState: state, governingState: state }));
