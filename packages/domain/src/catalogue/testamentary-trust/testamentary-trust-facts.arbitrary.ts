import fc from 'fast-check';
import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { MaritalStatus } from '#facts/marital-status.ts';
import { type Beneficiary, type Child, type Party } from '#facts/shapes.ts';
import { WishForShares } from '#facts/wishes.ts';
import type { StateCode } from '#law/state-code.ts';

const firstNames =
  'Marisol Luis Sofía José Nguyễn Zoë Søren Łukasz Ирина Ελένη Chloé Ana-María D’Angelo Mary Odile Tadeusz'.split(' ');
const lastNames =
  'Reyes O’Connor Müller Đặng Nowak Smith-Jones Ågård Çelik Петрова Fitzgerald Yılmaz Öztürk Quigley Baptiste Moss Ito'.split(
    ' ',
  );

/** As instructions and gifts these are just words. */
const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '{{grantorName}} ${process.env.HOME} <%= 1 %>',
  '#panic("x") $x$ *b* @ref <lbl> \\',
  'Article IX and Section 99.9 of Schedule Z',
  'The Trustee of the Trust, the Testator and my spouse',
];

// People with names that nothing confuses: first and last names from different places of the lists.
const namesArbitrary = fc
  .tuple(
    fc.shuffledSubarray(firstNames, { minLength: 16, maxLength: 16 }),
    fc.shuffledSubarray(lastNames, { minLength: 16, maxLength: 16 }),
  )
  .map(([first, last]) => first.map((one, at) => `${one} ${last[at]}`));

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const known = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

const partyOf = (name: string): fc.Arbitrary<Party> =>
  optional(fc.constantFrom('sister', 'friend', 'nephew', 'cousin')).map(
    (relationship) => known({ name, relationship }) as Party,
  );

const parties = (names: readonly string[]) => fc.tuple(...names.map(partyOf));

const childOf = (name: string): fc.Arbitrary<Child> =>
  fc
    .record({
      name: fc.constant(name),
      relationship: fc.constantFrom('son', 'daughter', 'stepson', 'foster daughter', 'adopted daughter'),
      dateOfBirth: fc.constantFrom('1985-02-28', '2001-12-31', '2015-06-01'),
      livingStatus: optional(fc.constantFrom('living', 'deceased')),
    })
    .map((child) => known(child) as Child);

const isLiving = ({ livingStatus }: Child): boolean => livingStatus !== 'deceased';

/** How the shares of those who take are held. */
type Plan = 'ages' | 'steps' | 'life' | 'together';

const takersOf = (people: readonly Child[], { plan, age }: { plan: Plan; age: number }): readonly Beneficiary[] => {
  const share = Math.floor(10_000 / people.length) / 100;
  return people.map(({ name, relationship }, index) => ({
    name,
    relationship,
    percentage: index === 0 ? Math.round((100 - share * (people.length - 1)) * 100) / 100 : share,
    ...((plan === 'ages' || plan === 'together') && { distributionAge: age }),
  }));
};

const choices = (maker: string) =>
  fc.record({
    grantorName: fc.constant(maker),
    grantorAka: fc.constantFrom<string[]>([], [`${maker.split(' ')[0]} Quintana`]),
    grantorAddress: fc.constantFrom('12 Palm Street, Orlando, FL 32801', '1 Ω Way #4, Ålesund Bay, WA 98101'),
    grantorCounty: fc.constantFrom('Orange', 'Orange County', 'DeKalb', 'Prince George’s'),
    grantorDateOfBirth: fc.constantFrom('1931-05-05', '1979-03-04', '2000-02-29'),
    maritalStatus: fc.constantFrom(...MaritalStatus.options),
    spouseTakesFirst: fc.boolean(),
    heldForSpouseOnBenefits: fc.constantFrom('nothing', 'everything'),
    descendantsTakeFirst: fc.boolean(),
    trustName: fc.constantFrom(`The ${maker} Family Trust`, 'The Oak Hill Trust'),
    tangiblesTo: fc.constantFrom('trust', 'spouse', 'children'),
    trusteeCompensation: optional(fc.constantFrom('reasonable', 'none', 'fixed', 'stateStatute')),
    trusteeFixedFeeInCents: fc.integer({ min: 0, max: 10_000_000 }),
    survivalDays: optional(fc.integer({ min: 0, max: 120 })),
    debtsAndTaxesFrom: optional(fc.constantFrom('residue', 'proRata')),
    noContest: optional(fc.boolean()),
    afterBornChildrenShare: optional(fc.boolean()),
    descendantsShare: optional(fc.constantFrom('perStirpes', 'byRepresentation', 'perCapita')),
    lifetimePayments: fc.constantFrom('needs', 'incomeAndNeeds'),
    lifetimePower: fc.constantFrom('none', 'family', 'others', 'general'),
    lifetimeRemainder: fc.constantFrom('theirDescendants', 'nextInLine'),
    spouseShare: fc.constantFrom('outright', 'disclaimer', 'marital'),
    spouseRemainder: fc.constantFrom('otherShares', 'nextInLine', 'named'),
    wishesForShares: fc.subarray([...WishForShares.options], { minLength: 1 }),
    specialInstructions: optional(fc.constantFrom(...hostileTexts, 'Please care for my cat Miezi.')),
    distributionInstructions: optional(
      fc.constantFrom('School fees come first.', 'Ask my sister before a house is sold.'),
    ),
  });

/** Valid facts of a will with a trust in it, under the law of one state: every way to hold a share, every office. */
export const testamentaryTrustFactsIn = (grantorState: StateCode): fc.Arbitrary<Facts> =>
  namesArbitrary.chain((names) => {
    const [maker = '', spouse = '', executor = '', next = '', guardian = '', other = '', trustee = ''] = names;
    const [second = '', protector = '', recipient = '', omitted = '', heir = '', niece = ''] = names.slice(7);
    return fc
      .record({
        said: choices(maker),
        plan: fc.constantFrom<Plan>('ages', 'steps', 'life', 'together'),
        age: fc.integer({ min: 22, max: 45 }),
        extras: fc.subarray(['wishes', 'protector', 'spouseShare'] as const),
        children: fc.subarray(names.slice(13)).chain((list) => fc.tuple(...list.map(childOf))),
        officers: parties([executor, guardian, trustee]),
        executors: fc.constantFrom([], [next]).chain(parties),
        guardians: fc.constantFrom([], [other]).chain(parties),
        trustees: fc.constantFrom([], [second]).chain(parties),
        left: fc.constantFrom([], [omitted]).chain(parties),
        hasGift: fc.boolean(),
        isOnBenefits: fc.boolean(),
        contingents: fc.constantFrom('heirsAtLaw' as const, [{ name: heir, relationship: 'friend', percentage: 100 }]),
      })
      .map(({ said, plan: wanted, age, extras, children, officers, ...parts }) => {
        const own = children.filter((child) => isLiving(child) && !/step|foster/u.test(child.relationship ?? ''));
        const plan = wanted === 'together' && own.length === 0 ? 'ages' : wanted;
        const takers: readonly Child[] =
          plan === 'together'
            ? own
            : children.some(isLiving)
              ? children.filter(isLiving)
              : [{ name: niece, relationship: 'niece' }];
        const isWed = said.maritalStatus === 'Married';
        const hasSpouseShare = isWed && !said.spouseTakesFirst && plan === 'ages' && extras.includes('spouseShare');
        const held = takersOf(takers, { plan, age });
        const onBenefits = parts.isOnBenefits && plan === 'ages' ? held.slice(0, 1).map(({ name }) => name) : [];
        const shared = held.map(({ distributionAge, ...taker }) =>
          onBenefits.includes(taker.name) || distributionAge === undefined ? taker : { ...taker, distributionAge },
        );
        const hasMinor = own.some((child) => child.dateOfBirth === '2015-06-01');
        return known({
          ...said,
          grantorState,
          ...(isMarried(said.maritalStatus) && { spouseName: spouse }),
          children,
          ...(own.length > 0 && { hasMinorChildren: hasMinor }),
          ...(hasMinor && { guardian: officers[1], alternateGuardians: parts.guardians }),
          beneficiaries: hasSpouseShare
            ? [
                { name: spouse, relationship: 'spouse', percentage: 50 },
                ...shared.map((one) => ({ ...one, percentage: Math.round((one.percentage ?? 0) * 50) / 100 })),
              ]
            : shared,
          contingentBeneficiaries: parts.contingents,
          ...(hasSpouseShare && { spouseRemainderTaker: recipient }),
          takersOnBenefits: onBenefits,
          executor: officers[0],
          alternateExecutors: parts.executors,
          successorTrustee: officers[2],
          successorTrustees: parts.trustees,
          specificGifts: parts.hasGift
            ? [{ recipient, item: 'a book, <b>signed</b> {{twice}}', alternate: niece }]
            : [],
          intentionallyOmitted: parts.left,
          specialArrangements: [
            ...(plan === 'together' ? ['childrenTogether'] : []),
            ...(plan === 'steps' ? ['paidInSteps'] : []),
            ...(plan === 'life' ? ['heldForLife'] : []),
            ...extras.filter((one) => one !== 'spouseShare' || hasSpouseShare),
          ],
          ...(plan === 'steps' && {
            payoutSteps: [
              { age: 25, part: '1/3' },
              { age: 35, part: 'rest' },
            ],
          }),
          ...(extras.includes('protector') && { trustProtector: { name: protector } }),
        }) as unknown as Facts;
      });
  });
