import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { generatorOf } from '#catalogue/testing/generator-of.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { withExactShares } from '#facts/exact-shares.ts';
import { definitionOf, namingOf, peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { shareOfPercentage, sumOfShares, wholeShare } from '#kit/share.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';
import { sharePiece, wordsOf, type Piece } from '#summary/say.ts';
import { sayingsIn, type Summary } from '#summary/summary.ts';

const today = '2026-11-24';
const states: readonly StateCode[] = ['OH', 'CA', 'VA', 'TX'];

const types = await Promise.all(
  madeTypes.map(async ({ id, load }) => {
    const type = (await load())(everyLaw);
    const factsIn = await generatorOf(id);
    const made = states.flatMap((state) => fc.sample(factsIn(state), { numRuns: 60, seed: 11 }));
    return { id, type, families: [type.sample, ...made] };
  }),
);

const piecesOf = (summary: Summary): readonly Piece[] => summary.flatMap(({ told }) => sayingsIn(told).flat());

const namesIn = (summary: Summary): readonly string[] =>
  piecesOf(summary).flatMap(({ words, is }) => (is === 'name' ? [words] : []));

// What has no say in this document is in none of its sentences; how the maker is also called is not either.
const applying = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([field]) => {
      const { applies } = definitionOf(field as FieldId);
      return namingOf(field as FieldId) !== 'maker' && (applies === undefined || applies(facts));
    }),
  );

// The names that stand beside people: of the trust, of the company, of the maker.
const otherNames = ({ trustName, llcName, grantorName, partnerName }: Facts): readonly string[] =>
  [trustName, llcName, grantorName, partnerName].filter((name) => name !== undefined);

test.each(types)('nobody whom a $id names is missing in its summary', ({ type, families }) => {
  for (const facts of families) {
    const summary = type.summary(facts, today);
    if (summary.length === 0) continue;
    // Whoever makes it is spoken to.
    const names = [...namesIn(summary), facts.grantorName ?? ''];
    const missing = peopleIn(applying(facts)).filter(({ name }) => !names.some((one) => isSamePerson(one, name)));
    expect(missing).toEqual([]);
  }
});

test.each(types)('every name in the summary of a $id was given', ({ type, families }) => {
  for (const facts of families) {
    const given = [...peopleIn(facts).map(({ name }) => name), ...otherNames(facts)];
    const made = namesIn(type.summary(facts, today)).filter((name) => !given.includes(name));
    expect(made).toEqual([]);
  }
});

test.each(types)(
  'every share in the summary of a $id was given, and none that was given is missing',
  ({ type, families }) => {
    for (const facts of families) {
      const summary = type.summary(facts, today);
      const said = new Set(piecesOf(summary).flatMap(({ words, is }) => (is === 'share' ? [words] : [])));
      const { each, sums } = sharesOf(facts);
      expect([...said].filter((words) => !sums.has(words) && !each.has(words))).toEqual([]);
      const isByName = summary.length > 0 && facts.specialArrangements?.includes('childrenTogether') !== true;
      expect(isByName ? [...each].filter((words) => !said.has(words)) : []).toEqual([]);
    }
  },
);

const listsOfShares = ['beneficiaries', 'contingentBeneficiaries', 'members'] as const;

const sharesOf = (facts: Facts): { readonly each: ReadonlySet<string>; readonly sums: ReadonlySet<string> } => {
  const lists = listsOfShares.map((field) => {
    const people = applying(facts)[field];
    const withShares = people === undefined || people === 'heirsAtLaw' ? [] : withExactShares(people);
    return withShares.flatMap(({ percentage }) => (percentage === undefined ? [] : [shareOfPercentage(percentage)]));
  });
  const steps = (facts.payoutSteps ?? []).map(({ part }) => part);
  const sums = lists.flatMap((shares) => (shares.length > 8 ? [] : subsetsOf(shares).map(sumOfShares)));
  return {
    each: new Set(lists.flat().map((share) => sharePiece(share).words)),
    // Children who take together have the sum of theirs; whoever takes alone has all of it.
    sums: new Set([...sums, wholeShare].map((share) => sharePiece(share).words).concat(steps)),
  };
};

const subsetsOf = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  all.reduce<readonly (readonly One[])[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

test.each(types)('every age at which a $id pays a share out is in its summary', ({ type, families }) => {
  const unsaid = families.flatMap((facts) => {
    const summary = type.summary(facts, today);
    if (summary.length === 0 || facts.specialArrangements?.length || facts.takersOnBenefits?.length) return [];
    const lines = sayingsOf(summary);
    return (applying(facts).beneficiaries ?? []).filter(
      ({ name, distributionAge, isDisabled }) =>
        distributionAge !== undefined &&
        isDisabled !== true &&
        !lines.some(
          (line) =>
            (line.includes(`${name} receives `) || (line.includes(' goes to ') && line.includes(`${name}, `))) &&
            line.includes(`kept in trust until age ${distributionAge}.`),
        ),
    );
  });
  expect(unsaid).toEqual([]);
});

test.each(types)('each sentence of the summary of a $id is whole', ({ type, families }) => {
  for (const facts of families)
    for (const saying of type.summary(facts, today).flatMap(({ told }) => sayingsIn(told))) {
      const sentence = saying.map(({ words, is }) => (is === undefined ? words : 'X')).join('');
      expect(sentence).toMatch(/[.:X]$/u);
      expect(sentence).not.toMatch(/ {2}|\.\.| ,|,\.| \./u);
    }
});

const sayingsOf = (summary: Summary): readonly string[] => summary.flatMap(({ told }) => sayingsIn(told).map(wordsOf));

test.each(types)('a $id that is not complete has no summary', ({ type }) => {
  expect(type.summary({}, today)).toEqual([]);
  const required = type.interview.completeness(type.interview.open(), today).missing;
  // Where nothing was said, the usual choice stands in some documents.
  for (const field of required.filter((one) => definitionOf(one).otherwise === undefined)) {
    const { [field]: _missing, ...rest } = type.sample;
    expect(type.summary(rest, today)).toEqual([]);
  }
});
