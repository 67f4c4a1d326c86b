import { expect, test } from 'vitest';
import type { DocumentType } from '#document-type/document-type.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { strictestIsFollowed } from '#clauses/general/closing-steps.ts';
import type { Facts } from '#facts/facts.ts';
import { lawOf } from '#law/law-of.ts';
import type { LawRule } from '#law/sections/rule.ts';
import { stateCodes, stateInSentence, type StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { allOwnWords } from '#review/read-document.ts';

// What is said where rules are unsure is held against what would be said if each of them were certain, whatever it then was:
// a sentence that only some of these laws would bear out tells a guess as the law.

const isRule = (part: object): part is LawRule<unknown> => 'value' in part && 'confidence' in part;

type Change = (rule: LawRule<unknown>, path: string) => LawRule<unknown>;

const mapRules = (part: unknown, change: Change, path = ''): unknown => {
  if (Array.isArray(part)) return part.map((one) => mapRules(one, change, path));
  if (typeof part !== 'object' || part === null) return part;
  if (isRule(part)) return change(part, path);
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, mapRules(one, change, `${path}/${key}`)]));
};

const turns = 4;

// Every value that a rule is certain to have somewhere; words are as good as any other words.
const certainValues = new Map<string, unknown[]>();
for (const code of stateCodes)
  mapRules(lawOf(code), (rule, path) => {
    const known = certainValues.get(path) ?? certainValues.set(path, []).get(path) ?? [];
    const isNew = !known.some((value) => JSON.stringify(value) === JSON.stringify(rule.value));
    if (rule.value !== null && rule.confidence !== 'verify' && isNew && known.length < turns) known.push(rule.value);
    return rule;
  });

const withCertain = (law: StateLaw, turn: number, isLeft: (path: string) => boolean = () => false): StateLaw =>
  mapRules(law, (rule, path) => {
    const values = certainValues.get(path) ?? [];
    if (rule.confidence !== 'verify' || values.length === 0 || isLeft(path)) return rule;
    return { ...rule, value: values[turn % values.length], confidence: 'known' };
  }) as StateLaw;

const couple: Facts = {
  maritalStatus: 'Married',
  spouseName: 'Robin Marsh',
  noContest: true,
  spouseTakesFirst: false,
  mayDelegate: true,
};
const stateFields = ['grantorState', 'governingState', 'formationState'] as const;

const livingIn = (state: StateCode, sample: Facts): Facts => ({
  ...sample,
  ...Object.fromEntries(stateFields.flatMap((field) => (sample[field] === undefined ? [] : [[field, state]]))),
  ...(sample.assets && {
    assets: sample.assets.map((asset) => ({ ...asset, state, estimatedValueInCents: 1e9 })),
  }),
});

/** What a person is told beside the text, and the sentences of the text that speak of what the law of the place does. */
const toldBy = (type: DocumentType, facts: Facts, place: string): readonly string[] => {
  const document = type.preview(facts, '2026-11-20');
  const aboutTheLaw = new RegExp(
    `law of ${place}[^.]* (?:does|lets|gives|asks|requires|forbids|protects|allows)\\b`,
    'u',
  );
  return [
    ...type.findings(facts, document).map(({ message }) => message),
    ...document.guide.flatMap(({ steps }) => steps.map(({ text }) => text)),
    ...allOwnWords(document)
      .split(/(?<=\.)\s/u)
      .filter((sentence) => aboutTheLaw.test(sentence)),
  ];
};

// The rules of which the strictest answer is taken where they are unsure, and the packet says so.
const isCautious = (path: string): boolean => /^\/execution\/\w+\/(?:witnesses|notary|witnessMinimumAge)$/u.test(path);

const isHedged = (sentence: string, place: string): boolean =>
  new RegExp(`not certain|It is possible that|that we know of says|the law of ${place} may\\b`, 'u').test(sentence);

const unbound = await Promise.all(madeTypes.map(async ({ id, load }) => ({ id, bind: await load() })));

test.each(stateCodes)('in %s nobody is told as the law what is only a guess', (state) => {
  const place = stateInSentence(state);
  const laws = Array.from({ length: turns }, (_, turn) => withCertain(lawOf(state), turn));
  const cautiousLaws = Array.from({ length: turns }, (_, turn) => withCertain(lawOf(state), turn, isCautious));
  for (const { id, bind } of unbound) {
    const real = bind((code) => (code === state ? lawOf(state) : undefined));
    for (const change of [{}, couple]) {
      const facts = { ...livingIn(state, real.sample), ...change };
      const said = toldBy(real, facts, place);
      const toldUnder = (law: StateLaw): ReadonlySet<string> => {
        const type = bind((code) => (code === state ? law : undefined));
        return new Set(toldBy(type, facts, place));
      };
      const ifCertain = laws.map(toldUnder);
      const guesses = said.filter(
        (sentence) =>
          ifCertain.some((told) => told.has(sentence)) &&
          ifCertain.some((told) => !told.has(sentence)) &&
          !isHedged(sentence, place),
      );
      // What is said whatever the other rules were comes of the strictest answers, if they are said to be followed.
      const isStrictest = guesses.length > 0 && said.some((one) => one.includes(strictestIsFollowed));
      const ifCautious = isStrictest ? cautiousLaws.map(toldUnder) : [];
      const isForgiven = (sentence: string): boolean => isStrictest && ifCautious.every((told) => told.has(sentence));
      const told = guesses.filter((sentence) => !isForgiven(sentence));
      expect([id, told], 'a guide says with `strictestStep` that it follows the strictest rule').toEqual([id, []]);
    }
  }
});
