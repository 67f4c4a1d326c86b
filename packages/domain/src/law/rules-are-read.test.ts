import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';

// What the research holds and no text is switched by: each with why it may stay unread.
const toCome = 'for a document type that is listed and not made yet';
const decidedHere = 'the document decides it in its own words, whatever the law would do without them';
const strictestForAll = 'the strictest answer is taken in every state';
const unread: Readonly<Record<string, string>> = {
  adultAdopteeDefault: decidedHere,
  agentCertification: decidedHere,
  agentMayNotBeNotary: strictestForAll,
  agentTerm: toCome,
  chargingOrderSingleMember: decidedHere,
  coAgents: decidedHere,
  corporationFiling: toCome,
  dispositionOfRemains: toCome,
  divorceRevokesTrustGifts: decidedHere,
  domesticPartnership: decidedHere,
  dowerCurtesy: 'the spouse is asked to sign every deed for which the law is not certain to need nobody else',
  electronicExecution: toCome,
  electronicWillStatute: 'no will is signed on a screen',
  electronicWills: 'no will is signed on a screen',
  facilityRule: toCome,
  handwrittenWillAllowed: 'every will is printed',
  healthCareExcluded: decidedHere,
  hotPowers: 'each of the powers of the uniform act is asked one by one and initialed, in every state',
  importedCommunityPropertyAct: decidedHere,
  limitedPartnership: toCome,
  mustBeDated: strictestForAll,
  nonprofitFiling: toCome,
  omittedChildReachesTrust: 'a child is named or left out by name, in every state',
  omittedChildRule: 'a child is named or left out by name, in every state',
  operatingAgreementWriting: strictestForAll,
  optInCommunityProperty: decidedHere,
  perStirpesDefault: decidedHere,
  perpetuitiesRule: 'lives in being and twenty-one years, which the text keeps to, hold under every law that is served',
  perpetuitiesYears:
    'lives in being and twenty-one years, which the text keeps to, hold under every law that is served',
  quasiCommunityAtDeath: decidedHere,
  remoteWitnessing: strictestForAll,
  remote: 'a packet sends people to a notary in person',
  rufadaa: decidedHere,
  seriesLlc: toCome,
  smallEstateLimit: toCome,
  smallEstateRealProperty: toCome,
  statutoryForm: 'which form is used stands beside it',
  stepchildDefault: decidedHere,
  survivalHours: decidedHere,
  terminationByDivorce: decidedHere,
  thirdPartyAcceptance: 'what binds others is the law of the place where they act',
  todDeedRecording: toCome,
  todDeedWitnesses: toCome,
  trustCode: decidedHere,
  uniformAct: 'the statute stands beside it',
  ueta: 'no law of a state takes away what the federal act gives',
  witnessConditions: toCome,
};

const source = join(import.meta.dirname, '..');
const isLaw = (file: string): boolean => file.startsWith('law/sections/') || file.includes('/testing/');
const code = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.includes('.test.') && !isLaw(file))
  .map((file) => readFileSync(join(source, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, ''))
  .join('\n');

const fieldsOf = (part: unknown, key: string): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap((one) => fieldsOf(one, key));
  if (typeof part !== 'object' || part === null) return [];
  if ('value' in part && 'confidence' in part) return [key];
  return Object.entries(part).flatMap(([name, one]) => fieldsOf(one, name));
};

const fields = [...new Set(stateCodes.flatMap((state) => fieldsOf(lawOf(state), '')))].toSorted();
const isRead = (field: string): boolean => new RegExp(`\\b${field}\\b`, 'u').test(code);

test('no rule of law lies in the data unread without a reason', () => {
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => !isRead(field) && unread[field] === undefined)).toEqual([]);
});

test('no rule is said to be unread that is read or is not there', () => {
  expect(Object.keys(unread).filter((field) => isRead(field) || !fields.includes(field))).toEqual([]);
});

test('no reader of provisions is called by tests alone', () => {
  const readers = [
    ...readFileSync(join(source, 'law/provisions.ts'), 'utf8').matchAll(/^export const (?<name>\w+)/gmu),
  ].map(({ groups }) => groups?.['name'] ?? '');
  expect(readers.filter((name) => (code.match(new RegExp(`\\b${name}\\b`, 'gu')) ?? []).length < 3)).toEqual([]);
});
