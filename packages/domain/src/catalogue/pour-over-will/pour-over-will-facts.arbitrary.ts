import fc from 'fast-check';
import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { MaritalStatus } from '#facts/marital-status.ts';
import { type Child, type Party, type SpecificGift } from '#facts/shapes.ts';
import { type StateCode, stateCodes } from '#law/state-code.ts';

const firstNames = 'Marisol Luis Sofía José Nguyễn Zoë Søren Łukasz Ирина Ελένη Chloé Ana-María D’Angelo Mary'.split(
  ' ',
);
const lastNames = 'Reyes O’Connor Müller Đặng Nowak Smith-Jones Ågård Çelik Петрова Fitzgerald Yılmaz Öztürk'.split(
  ' ',
);

/** As instructions and gifts these are just words. */
const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '{{grantorName}} ${process.env.HOME} <%= 1 %>',
  '#panic("x") $x$ *b* @ref <lbl> \\',
  'Article IX and Section 99.9 of Schedule Z',
  '[insert name] ____ TBD undefined null NaN [object Object]',
  'The Executor of the Trust, the Testator and my spouse',
];

// Ten people with names that nothing confuses: first and last names from different places of the lists.
const namesArbitrary = fc
  .shuffledSubarray(firstNames, { minLength: 12, maxLength: 12 })
  .chain((first) =>
    fc
      .shuffledSubarray(lastNames, { minLength: 12, maxLength: 12 })
      .map((last) => first.map((one, at) => `${one} ${last[at]}`)),
  );

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const relationship = optional(fc.constantFrom('sister', 'friend', 'nephew', 'charity', 'cousin'));

const known = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

const partyOf = (name: string): fc.Arbitrary<Party> =>
  relationship.map((one) => known({ name, relationship: one }) as Party);

const parties = (names: readonly string[]) => fc.tuple(...names.map(partyOf));

const childOf = (name: string): fc.Arbitrary<Child> =>
  fc
    .record({
      name: fc.constant(name),
      relationship: optional(fc.constantFrom('son', 'daughter', 'stepson', 'adopted daughter')),
      dateOfBirth: optional(fc.constantFrom('1985-02-28', '2001-12-31', '2015-06-01')),
      livingStatus: optional(fc.constantFrom('living', 'deceased')),
      isMinor: optional(fc.boolean()),
    })
    .map((child) => known(child) as Child);

const giftOf = (recipient: string, alternate: string): fc.Arbitrary<SpecificGift> =>
  fc
    .record({
      recipient: fc.constant(recipient),
      item: fc.constantFrom('my upright piano', '$5,000', 'the ring of my mother', 'a book, <b>signed</b> {{twice}}'),
      alternate: optional(fc.constant(alternate)),
    })
    .map((gift) => known(gift) as SpecificGift);

/** Valid facts of a pour-over will: every option, every state, names of many scripts. */
export const pourOverWillFactsArbitrary: fc.Arbitrary<Facts> = namesArbitrary.chain((names) => {
  const [maker = '', spouse = '', one = '', two = '', executor = '', next = '', guardian = '', other = ''] = names;
  const [taker = '', alternate = '', omitted = '', bank = ''] = names.slice(8);
  return fc
    .record({
      choices: fc.record({
        grantorName: fc.constant(maker),
        grantorAka: fc.constantFrom<string[]>([], [`${maker.split(' ')[0]} Quintana`]),
        grantorAddress: fc.constantFrom('12 Palm Street, Orlando, FL 32801', '1 Ω Way #4, Ålesund Bay, WA 98101'),
        grantorState: fc.constantFrom(...stateCodes),
        grantorCounty: fc.constantFrom('Orange', 'Orange County', 'DeKalb', 'Prince George’s'),
        grantorDateOfBirth: fc.constantFrom('1931-05-05', '1979-03-04', '2000-02-29'),
        maritalStatus: fc.constantFrom(...MaritalStatus.options),
        trustName: fc.constantFrom(`The ${maker} Living Trust`, 'The Oak Hill Trust'),
        isTrustSigned: fc.boolean(),
        isTrustOfTwo: optional(fc.boolean()),
        tangiblesTo: fc.constantFrom('trust', 'spouse', 'children'),
        residueFallback: optional(fc.constantFrom('trustTerms', 'heirsAtLaw')),
        heldForSpouseOnBenefits: optional(fc.constantFrom('nothing', 'third', 'half', 'everything')),
        bondRequired: optional(fc.boolean()),
        survivalDays: optional(fc.integer({ min: 0, max: 120 })),
        debtsAndTaxesFrom: optional(fc.constantFrom('residue', 'proRata')),
        noContest: optional(fc.boolean()),
        specialInstructions: optional(fc.constantFrom(...hostileTexts, 'Please care for my cat Miezi.')),
      }),
      children: fc.integer({ min: 0, max: 2 }).chain((count) => fc.tuple(...[one, two].slice(0, count).map(childOf))),
      officers: fc.tuple(partyOf(executor), partyOf(guardian)),
      executors: fc.constantFrom([], [next]).chain(parties),
      guardians: fc.constantFrom([], [other]).chain(parties),
      ofProperty: optional(partyOf(next)),
      trustees: fc.constantFrom([maker], [maker, bank], [maker, spouse], [bank]).chain(parties),
      gifts: fc
        .integer({ min: 0, max: 2 })
        .chain((count) => fc.tuple(...[taker, alternate].slice(0, count).map((name) => giftOf(name, executor)))),
      left: fc.constantFrom([], [omitted]).chain(parties),
    })
    .map(({ choices, children, officers, executors, guardians, ofProperty, trustees, gifts, left }) => {
      const living = children.filter(
        ({ livingStatus, relationship: kind }) => livingStatus !== 'deceased' && kind !== 'stepson',
      );
      const isMinorSaid = living.some(({ isMinor }) => isMinor === true);
      const hasMinor = isMinorSaid || living.some(({ dateOfBirth }) => dateOfBirth === '2015-06-01');
      return known({
        ...choices,
        ...(isMarried(choices.maritalStatus) && { spouseName: spouse }),
        ...(choices.isTrustSigned && { trustDate: '2026-03-04' }),
        children,
        ...(living.length > 0 && !isMinorSaid && { hasMinorChildren: hasMinor }),
        ...(hasMinor && { guardian: officers[1], alternateGuardians: guardians, estateGuardian: ofProperty }),
        executor: officers[0],
        alternateExecutors: executors,
        initialTrustee: trustees,
        specificGifts: gifts,
        intentionallyOmitted: left,
      });
    });
});

/** The same under the law of one state. */
export const pourOverWillFactsIn = (state: StateCode): fc.Arbitrary<Facts> =>
  pourOverWillFactsArbitrary.map((facts) => ({ ...facts, grantorState: state }));
