import { type FactDefinition, type Recorded, type ValueOf } from '#facts/define-fact.ts';
import { maskNumbers } from '#facts/mask-numbers.ts';

/** The value that a document can rely on: absent only where the fact may be left open and nothing takes its place. */
export type Settled<Fact extends FactDefinition> = Fact extends { readonly otherwise: () => undefined }
  ? ValueOf<Fact> | undefined
  : Fact extends { readonly otherwise: unknown }
    ? ValueOf<Fact>
    : Fact extends { readonly isRequired: true }
      ? Fact extends { readonly applies: unknown }
        ? ValueOf<Fact> | undefined
        : ValueOf<Fact>
      : ValueOf<Fact> | undefined;

/** The settled values of the facts that a document type asks, inferred from its questions. */
export type SettledFacts<Questions extends readonly FactDefinition[]> = {
  readonly [Fact in Questions[number] as Fact['field']]: Settled<Fact>;
};

/** The facts without which these facts give no document: asked, required, and with nothing that takes their place. */
export const missingFrom = <Question extends FactDefinition>(
  questions: readonly Question[],
  facts: Recorded,
): readonly Question[] =>
  questions.filter(
    ({ field, isRequired, applies, otherwise }) =>
      isRequired && !otherwise && (!applies || applies(facts)) && facts[field] === undefined,
  );

/**
 * Gives recorded facts their settled form: what was left open takes the value that its definition gives, and numbers that no
 * stranger should read are masked. Throws when a fact is missing that every such document needs: ask `missingFrom` first.
 */
export const settleFacts = <const Questions extends readonly FactDefinition[]>(
  questions: Questions,
  facts: Recorded,
): SettledFacts<Questions> => {
  const missing = missingFrom(questions, facts).find(({ applies }) => !applies);
  if (missing) throw new Error(`missing fact: ${missing.field}`);
  return Object.fromEntries(
    questions.map((question) => [question.field, settled(question, facts)]),
  ) as unknown as SettledFacts<Questions>;
};

const settled = (question: FactDefinition, facts: Recorded): unknown => {
  const value = facts[question.field] ?? question.otherwise?.(facts);
  return maskedKinds.has(question.kind) ? masked(value) : value;
};

// What people write in their own words; names and addresses are printed to the letter.
const maskedKinds: ReadonlySet<FactDefinition['kind']> = new Set(['longText', 'gifts', 'assets']);
const toTheLetter: ReadonlySet<string> = new Set(['legalDescription', 'recipient', 'alternate']);

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return maskNumbers(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, toTheLetter.has(key) ? inner : masked(inner)]),
  );
};
