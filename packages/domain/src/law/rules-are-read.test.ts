import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { generatorOf } from '#catalogue/testing/generator-of.ts';
import { instrumentKinds } from '#law/execution-kind.ts';
import { executionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { madeIn } from '#law/made-in.ts';
import { isStateCode, stateCodes } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

// What the research holds and no document is made by: each with why it may stay unread. A name stands for every rule that ends
// in it; where another rule of that name is read, the section stands before it.
const toCome = 'for a document type that is listed and not made yet';
const decidedHere = 'the document decides it in its own words, whatever the law would do without them';
const sitting =
  'every packet brings all who sign together, the maker first; what a state asks beyond that stands in its `steps`';
const wideForAll =
  'one rule of the service for a kind, wider than those that were compiled, stands in `witness-bars.ts`';
const citedElsewhere = 'where the rest was looked up; only the packet of a trust cites it';
const strictestForAll = 'the strictest answer is taken in every state';
const unread: Readonly<Record<string, string>> = {
  adultAdopteeDefault: decidedHere,
  agentCertification: decidedHere,
  agentMayNotBeNotary: strictestForAll,
  agentTerm: toCome,
  attorneyInFact: 'no document is acknowledged by an agent',
  chargingOrderSingleMember: decidedHere,
  coAgents: decidedHere,
  'company.statute': 'the statute of companies stands in their own section',
  compensation: 'whether this agent may be paid is left to the governing law, in words',
  corporationFiling: toCome,
  dispositionOfRemains: toCome,
  divorceRevokesTrustGifts: decidedHere,
  documentName: toCome,
  domesticPartnership: decidedHere,
  dowerCurtesy: 'the spouse is asked to sign every deed for which the law is not certain to need nobody else',
  electronicExecution: toCome,
  electronicWillStatute: 'no will is signed on a screen',
  electronicWills: 'no will is signed on a screen',
  entity: 'no document is acknowledged for a company',
  facilityRule: toCome,
  'financialPowerOfAttorney.statute': 'the packet cites the act on powers of attorney',
  handwrittenWillAllowed: 'every will is printed',
  'healthCareDirective.agentAcceptance': toCome,
  'healthCareDirective.statute': toCome,
  healthCareExcluded: decidedHere,
  hotPowers: 'each of the powers of the uniform act is asked one by one and initialed, in every state',
  importedCommunityPropertyAct: decidedHere,
  'ladyBirdDeed.statute': toCome,
  limitedPartnership: toCome,
  minimumAge: toCome,
  mustBeDated: strictestForAll,
  nonprofitFiling: toCome,
  omittedChildReachesTrust: 'a child is named or left out by name, in every state',
  omittedChildRule: 'a child is named or left out by name, in every state',
  operatingAgreementWriting: strictestForAll,
  optInCommunityProperty: decidedHere,
  order: sitting,
  organizer: 'the same in every state: who signs the filing need not be a member',
  perStirpesDefault: decidedHere,
  perpetuitiesRule: 'lives in being and twenty-one years, which the text keeps to, hold under every law that is served',
  perpetuitiesYears:
    'lives in being and twenty-one years, which the text keeps to, hold under every law that is served',
  presence: sitting,
  quasiCommunityAtDeath: decidedHere,
  remote: 'a packet sends people to a notary in person',
  remoteWitnessing: strictestForAll,
  rufadaa: decidedHere,
  seriesLlc: toCome,
  signature: 'the principal signs in person, which every state allows',
  smallEstateLimit: toCome,
  smallEstateRealProperty: toCome,
  special: 'what the research noted besides: none of it switches a text',
  statutoryForm: 'which form is used stands beside it',
  stepchildDefault: decidedHere,
  survivalHours: decidedHere,
  terminationByDivorce: decidedHere,
  thirdPartyAcceptance: 'what binds others is the law of the place where they act',
  todDeedRecording: toCome,
  todDeedWitnesses: toCome,
  'transferOnDeathDeed.statute': toCome,
  trustCode: decidedHere,
  ueta: 'no law of a state takes away what the federal act gives',
  uniformAct: 'the statute stands beside it',
  'will.statute': citedElsewhere,
  witnessConditions: toCome,
  witnessMayNotBe: wideForAll,
};

const source = join(import.meta.dirname, '..');
const isLaw = (file: string): boolean => file.startsWith('law/sections/') || file.includes('/testing/');
const code = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.includes('.test.') && !isLaw(file))
  .map((file) => readFileSync(join(source, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, ''))
  .join('\n');

const held = new Set<string>();
const read = new Set<string>();

// A law that notes which of its rules are read; every rule is in force, since one that is not is copied and not read.
const noting = (part: unknown, path: readonly string[]): unknown => {
  if (Array.isArray(part)) return part.map((one) => noting(one, path));
  if (typeof part !== 'object' || part === null) return part;
  if (!('value' in part && 'confidence' in part))
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, noting(one, [...path, key])]));
  const name = path.join('.');
  held.add(name);
  return new Proxy(
    { ...part, validFrom: undefined, validTo: undefined },
    {
      get: (rule, key) => {
        if (key === 'value' || key === 'cite') read.add(name);
        return Reflect.get(rule, key);
      },
    },
  );
};

const laws = new Map(stateCodes.map((state) => [state, noting(lawOf(state), []) as StateLaw]));
const notingLaw = (state: string | undefined) =>
  state !== undefined && isStateCode(state) ? laws.get(state) : undefined;

for (const law of laws.values())
  for (const kind of instrumentKinds) {
    madeIn(kind, law);
    executionRule(kind, law);
  }

for (const { id, load } of madeTypes) {
  const type = (await load())(notingLaw);
  const factsIn = await generatorOf(id);
  for (const [seed, state] of stateCodes.entries())
    for (const facts of fc.sample(factsIn(state), { numRuns: 2, seed })) type.finish(facts, '2026-11-20');
}

const isOf = (name: string) => (rule: string) => rule.endsWith(`.${name}`);
const rules = [...held];
const names = Object.keys(unread);

test('no rule of law lies in the data unread without a reason', () => {
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.filter((rule) => !read.has(rule) && !names.some((name) => isOf(name)(rule)))).toEqual([]);
});

test('no rule is said to be unread that is read or is not there', () => {
  const isTrue = (name: string): boolean => {
    const meant = rules.filter(isOf(name));
    return meant.length > 0 && !meant.some((rule) => read.has(rule));
  };
  expect(names.filter((name) => !isTrue(name))).toEqual([]);
});

test('no reader of provisions is called by tests alone', () => {
  const readers = [
    ...readFileSync(join(source, 'law/provisions.ts'), 'utf8').matchAll(/^export const (?<name>\w+)/gmu),
  ].map(({ groups }) => groups?.['name'] ?? '');
  expect(readers.filter((name) => (code.match(new RegExp(`\\b${name}\\b`, 'gu')) ?? []).length < 3)).toEqual([]);
});
