import fc from 'fast-check';
import type { Facts } from '#facts/facts.ts';
import { AssetCategory, type Asset, type Beneficiary, type Party } from '#facts/shapes.ts';
import { WishForShares } from '#facts/wishes.ts';
import type { StateCode } from '#law/state-code.ts';

const firstNames =
  'Marisol Luis Sofía José Nguyễn Zoë Søren Łukasz Ирина Ελένη Chloé Ana-María D’Angelo Mary Al Ingrid'.split(' ');
const lastNames =
  'Reyes O’Connor Müller Đặng Nowak Smith-Jones Ågård Çelik Петрова Fitzgerald Yılmaz Öztürk Wu Brandt Ito Vance'.split(
    ' ',
  );

/** As instructions and descriptions these are just words. */
const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '{{grantorName}} ${process.env.HOME} <%= 1 %>',
  '#panic("x") $x$ *b* @ref <lbl> \\',
  'Article IX and Section 99.9 of Schedule Z',
  '[insert name] ____ TBD undefined null NaN [object Object]',
  'The Surviving Grantor, the Spouse and my Community Property',
];

const count = 16;

// First and last names from different places of the lists, so that nothing confuses two people.
const namesArbitrary = fc
  .tuple(
    fc.shuffledSubarray(firstNames, { minLength: count, maxLength: count }),
    fc.shuffledSubarray(lastNames, { minLength: count, maxLength: count }),
  )
  .map(([first, last]) => first.map((one, at) => `${one} ${last[at]}`));

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const known = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

const prose = fc.constantFrom(...hostileTexts, 'Please keep the piano in the family.');

const parties = (names: readonly string[]): fc.Arbitrary<readonly Party[]> =>
  fc.tuple(
    ...names.map((name) =>
      optional(fc.constantFrom('sister', 'friend', 'nephew')).map((one) => known({ name, relationship: one }) as Party),
    ),
  );

const assetsOf = (what: string, least: number): fc.Arbitrary<readonly Asset[]> =>
  fc
    .uniqueArray(
      fc.constantFrom('House at 12 Palm Street', 'Chase checking account', 'Fidelity IRA', 'Ring', ...hostileTexts),
      { minLength: least, maxLength: 3 },
    )
    .chain((descriptions) =>
      fc.tuple(
        ...descriptions.map((description) =>
          fc
            .record({
              description: fc.constant(`${description}, ${what}`),
              category: optional(fc.constantFrom(...AssetCategory.options)),
              currentTitle: optional(fc.constant('In our names')),
              estimatedValueInCents: optional(fc.integer({ min: 0, max: 3_000_000_000 })),
              state: optional(fc.constantFrom<StateCode>('FL', 'TX', 'CA', 'OH')),
              legalDescription: optional(fc.constant('Lot 4, Block 2, Palm Acres; parcel 292412345678')),
            })
            .map((asset) => known(asset) as Asset),
        ),
      ),
    );

const sharesOf = (children: readonly string[], others: readonly string[]): fc.Arbitrary<readonly Beneficiary[]> => {
  const takers = [...children, ...others];
  return fc
    .record({
      ages: fc.tuple(...takers.map(() => optional(fc.integer({ min: 21, max: 50 })))),
      areAlike: fc.boolean(),
    })
    .map(({ ages, areAlike }) => {
      const each = Math.floor(10_000 / takers.length) / 100;
      const first = Math.round((100 - each * (takers.length - 1)) * 100) / 100;
      return takers.map(
        (name, at) =>
          known({
            name,
            relationship: at < children.length ? 'child' : 'friend',
            percentage: at === 0 ? first : each,
            distributionAge: areAlike ? undefined : ages[at],
          }) as Beneficiary,
      );
    });
};

const choices = fc.record({
  grantorAddress: fc.constantFrom('12 Palm Street, Orlando', '1 Ω Way #4, Ålesund Bay'),
  grantorCounty: fc.constantFrom('Orange', 'Orange County', 'DeKalb', 'Prince George’s'),
  grantorDateOfBirth: fc.constantFrom('1931-05-05', '1979-03-04'),
  secondDateOfBirth: fc.constantFrom('1933-01-31', '1984-02-29'),
  kind: fc.constantFrom('spouses', 'partners', 'domesticPartners'),
  sharesHome: fc.boolean(),
  marriedOn: optional(fc.constant('2004-06-12')),
  isAllCommunity: fc.boolean(),
  survivorPlan: fc.constantFrom('survivorDecides', 'heldForLife', 'disclaimer'),
  makersOnBenefits: fc.constantFrom('neither', 'first', 'second', 'both', undefined),
  descendantsTakeFirst: fc.boolean(),
  giftsAreMade: optional(fc.constantFrom('afterBoth', 'afterOwner')),
  coTrusteesActJointly: fc.boolean(),
  incapacityTest: fc.constantFrom('twoPhysicians', 'onePhysicianPlusFamily', 'court', 'panel'),
  residencePlan: optional(fc.constantFrom('sell', 'giveTo')),
  special: fc.subarray([
    'childrenTogether',
    'heldForLife',
    'petCare',
    'wishes',
    'protector',
    'belongingsList',
  ] as const),
  lifetimePower: fc.constantFrom('none', 'family', 'others', 'general'),
  lifetimeRemainder: fc.constantFrom('theirDescendants', 'named', 'nextInLine'),
  petRemainder: fc.constantFrom('residue', 'caretaker', 'another'),
  wishesForShares: fc.subarray([...WishForShares.options], { minLength: 1 }),
  descendantsShare: fc.constantFrom('perStirpes', 'byRepresentation', 'perCapita'),
  isContingentNamed: fc.boolean(),
  trusteeCompensation: optional(fc.constantFrom('reasonable', 'none', 'stateStatute')),
  bondRequired: optional(fc.boolean()),
  survivalDays: optional(fc.integer({ min: 0, max: 120 })),
  debtsAndTaxesFrom: optional(fc.constantFrom('residue', 'proRata')),
  noContest: optional(fc.boolean()),
  hasPourOverWill: fc.boolean(),
  specialInstructions: optional(prose),
  trustPurpose: optional(prose.map((words) => `For us both: ${words}`)),
});

/** Valid facts of a joint trust in one state: spouses and partners, every plan for the first death, many arrangements. */
export const jointTrustFactsIn = (state: StateCode): fc.Arbitrary<Facts> =>
  namesArbitrary.chain((names) => {
    const [first = '', second = '', successor = '', recipient = '', protector = '', caretaker = ''] = names;
    const [panelist = '', omitted = '', contingent = '', other = ''] = names.slice(6);
    return fc.integer({ min: 0, max: 3 }).chain((born) => {
      const children = names.slice(10, 10 + born);
      return fc
        .record({
          choices,
          shares: sharesOf(children, children.length === 0 ? [names[14] ?? ''] : []),
          childrenOfOne: fc.subarray(children),
          whoseAreTold: fc.boolean(),
          both: assetsOf('owned by both', 1),
          ofFirst: assetsOf('of the first', 0),
          ofSecond: assetsOf('of the second', 0),
          panel: parties([panelist]),
          successors: parties([names[15] ?? '']),
          left: fc.constantFrom([], [omitted]).chain(parties),
        })
        .map((parts) => {
          const { kind, special, isContingentNamed, ...answers } = parts.choices;
          const isMarried = kind === 'spouses';
          const isAlike = parts.shares.every(({ distributionAge }) => distributionAge === undefined);
          const arranged = special.filter((one) => one !== 'childrenTogether' || (children.length > 0 && isAlike));
          const address = `${answers.grantorAddress}, ${state} 32801`;
          return known({
            ...answers,
            grantorName: first,
            grantorState: state,
            grantorAddress: address,
            governingState: state,
            maritalStatus: isMarried ? 'Married' : 'Single',
            ...(isMarried ? { spouseName: second } : { partnership: kind, partnerName: second }),
            marriedOn: isMarried ? answers.marriedOn : undefined,
            isAllCommunity: isMarried ? answers.isAllCommunity : undefined,
            secondAddress: answers.sharesHome ? undefined : `9 Quarry Road, Salem, ${state} 97301`,
            survivorPlan: !isMarried && answers.survivorPlan === 'disclaimer' ? 'heldForLife' : answers.survivorPlan,
            children: children.map((name, at) => known({ name, dateOfBirth: at === 0 ? '2001-12-31' : undefined })),
            childrenOfOne: parts.childrenOfOne,
            childrenOfFirst: parts.whoseAreTold ? parts.childrenOfOne.slice(0, 1) : undefined,
            childrenOfSecond: parts.whoseAreTold ? parts.childrenOfOne.slice(1) : undefined,
            assetsOfBoth: parts.both,
            assetsOfFirst: parts.ofFirst,
            assetsOfSecond: parts.ofSecond,
            beneficiaries: parts.shares,
            contingentBeneficiaries: isContingentNamed ? [{ name: contingent }] : 'heirsAtLaw',
            successorTrustee: { name: successor },
            successorTrustees: parts.successors,
            incapacityPanel: answers.incapacityTest === 'panel' ? parts.panel : undefined,
            residenceRecipient: answers.residencePlan === 'giveTo' ? recipient : undefined,
            specificGifts: [{ recipient, item: 'the ring of my grandmother' }],
            intentionallyOmitted: parts.left,
            specialArrangements: arranged,
            lifetimePayments: 'needs',
            trustProtector: arranged.includes('protector') ? { name: protector } : undefined,
            pets: 'our dog Max',
            petCaretaker: { name: caretaker },
            petFundInCents: 500_000,
            lifetimeRemainderTaker: other,
            petRemainderTaker: other,
            trustName: 'The Oak Hill Joint Trust',
          }) as unknown as Facts;
        });
    });
  });
