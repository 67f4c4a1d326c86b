import fc from 'fast-check';
import { everySpecialPower } from '#derived/agency.ts';
import type { Facts } from '#facts/facts.ts';
import type { StateCode } from '#law/state-code.ts';

const names =
  'Marisol Reyes|Nguyễn Đặng|Søren Ågård|Ирина Петрова|Ana-María D’Angelo|Łukasz Nowak|Mary Ann Smith-Jones|Al Wu Jr.|Will Power|Agent Orange Lee|The Principal Bank, N.A.|Zoë O’Connor III'.split(
    '|',
  );

const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '{{grantorName}} ${process.env.HOME} <%= 1 %>',
  '[insert name] ____ TBD undefined null NaN [object Object]',
  'Article IX, the Agent and Section 99.9 of Exhibit 7',
  'My number is 123-45-6789; keep the piano.',
];

const relationship = fc.option(fc.constantFrom('son', 'partner', 'friend', 'bank', 'the Agent of my trust'), {
  nil: undefined,
});

/** Facts of a power of attorney as the interview would accept them under any law that allows them; for tests. */
export const agencyFactsIn = (state: StateCode): fc.Arbitrary<Facts> =>
  fc
    .record({
      people: fc.shuffledSubarray(names, { minLength: 2, maxLength: 6 }),
      relationship,
      agencyStart: fc.constantFrom('atOnce', 'onIncapacity'),
      agentScope: fc.constantFrom('everything', 'withoutLand'),
      granted: fc.subarray([...everySpecialPower]),
      isAgentPaid: fc.option(fc.boolean(), { nil: undefined }),
      specialInstructions: fc.option(fc.constantFrom(...hostile), { nil: undefined }),
    })
    .map(({ people: [maker = '', agent = '', ...others], relationship: kin, granted, ...rest }) =>
      given({
        ...rest,
        grantorName: maker,
        grantorAka: others.slice(3),
        grantorAddress: '12 Palm Street, Springfield',
        grantorState: state,
        grantorCounty: 'Orange',
        grantorDateOfBirth: '1958-03-04',
        livesInCareFacility: false,
        agent: kin === undefined ? { name: agent } : { name: agent, relationship: kin },
        successorAgents: others.slice(0, 3).map((name) => ({ name })),
        ...Object.fromEntries(granted.map((power) => [power, true])),
      }),
    );

const given = (facts: object): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
