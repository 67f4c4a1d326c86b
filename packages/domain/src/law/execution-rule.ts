import { fullAge } from '#kit/full-age.ts';
import { formalitiesOf, lawOfKind, type InstrumentKind } from '#law/execution-kind.ts';
import { cautious, type Cautioned } from '#law/read-rule.ts';
import type { LawRule } from '#law/sections/rule.ts';
import type { NotaryRole } from '#law/sections/execution.ts';
import { signingMethod, type SigningMethod } from '#law/signing-method.ts';
import type { StateLaw } from '#law/state-law.ts';

/** How an instrument comes into force in a state. */
export interface ExecutionRule {
  /** Witnesses that the statute asks for; with a notary `or-witnesses` they are one of two ways. */
  readonly witnesses: number;
  /** Lines to print for witnesses: two are prudent wherever witnesses do no harm. */
  readonly witnessLines: number;
  /** In years; eighteen at least, even where the law is content with less. */
  readonly witnessMinimumAge: number;
  /** Who may not witness, each as the end of `a witness may not be …`: the wide rule of the service. */
  readonly witnessMayNotBe: readonly string[];
  readonly notary: NotaryRole;
  /** Sentences of the state's own that the packet prints. */
  readonly steps: readonly string[];
  readonly method: SigningMethod;
  /** True when one of the answers is the strictest one, because the law is not certain: the packet says so. */
  readonly isCautious: boolean;
}

/**
 * How an instrument of this kind is executed under this law. What is missing or unverified takes the strictest answer: two
 * witnesses, all together with a notary, on paper. Where the law is not known to say anything of its own about witnesses,
 * the rules of the service hold alone.
 */
export const executionRule = (kind: InstrumentKind, law: StateLaw): ExecutionRule => {
  const rules = formalitiesOf(kind, law);
  const witnesses = cautious(rules.witnesses, customaryWitnesses);
  const notary = notaryBeside(witnesses.value, cautious(rules.notary, 'required'));
  const age = cautious(rules.witnessMinimumAge ?? fullAgeRule, 21);

  return {
    witnesses: witnesses.value,
    witnessLines: linesFor(kind, witnesses.value),
    witnessMinimumAge: Math.max(fullAge, age.value),
    witnessMayNotBe: lawOfKind(kind).witnessMayNotBe,
    notary: notary.value,
    steps: rules.steps ?? [],
    method: signingMethod(kind, { witnesses: witnesses.value, notary: notary.value }, law),
    isCautious: [witnesses, notary, age].some(({ isCautious }: Cautioned<unknown>) => isCautious),
  };
};

const linesFor = (kind: InstrumentKind, witnesses: number): number => {
  switch (lawOfKind(kind).witnessLines) {
    case 'none':
      return 0;
    case 'as-the-law-asks':
      return witnesses;
    case 'two-at-least':
      return Math.max(witnesses, customaryWitnesses);
  }
};

// A notary who is needed stands beside the witnesses where there are any.
const notaryBeside = (witnesses: number, notary: Cautioned<NotaryRole>): Cautioned<NotaryRole> =>
  witnesses > 0 && notary.value === 'required' ? { ...notary, value: 'besides-witnesses' } : notary;

/** Two witnesses are prudent everywhere, and no state asks for more; where the law asks for fewer, they do no harm. */
export const customaryWitnesses = 2;
const fullAgeRule: LawRule<number> = { value: fullAge, cite: null, source: null, confidence: 'known', asOf: null };
