import { formalitiesOf, type InstrumentKind } from '#law/execution-kind.ts';
import { onlineEffect } from '#law/online-effect.ts';
import { cautious, certain, type Cautioned } from '#law/read-rule.ts';
import type { Rule } from '#law/rule.ts';
import type { NotaryRole, Presence } from '#law/sections/execution.ts';
import type { StateLaw } from '#law/state-law.ts';
import { witnessBars } from '#law/witness-bars.ts';

/** How an instrument comes into force in a state. */
export interface ExecutionRule {
  readonly kind: InstrumentKind;
  /** Witnesses that the statute asks for; with a notary `or-witnesses` they are one of two ways. */
  readonly witnesses: number;
  /** Lines to print for witnesses: two are prudent wherever witnesses do no harm. */
  readonly witnessLines: number;
  /** In years; eighteen at least, even where the law is content with less. */
  readonly witnessMinimumAge: number;
  /** Who may not witness, each as the end of `a witness may not be …`: the wide rule of the service. */
  readonly witnessMayNotBe: readonly string[];
  /** The bars of the statute in shorthand, to check that the wide rule covers them; not for printing. */
  readonly witnessBarsOfStatute: readonly string[];
  readonly notary: NotaryRole;
  readonly presence: Presence;
  readonly order: string;
  /** Sentences of the state's own that the packet prints. */
  readonly steps: readonly string[];
  /** `online`: the signatures collected here execute it. `paper`: they record an acknowledgment only. */
  readonly method: 'online' | 'paper';
  /** Why, in one plain sentence. */
  readonly reason: string;
  /** What a signature on the screen does and does not do there. */
  readonly onlineSignature: string;
  readonly cite: string | null;
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
  const isSignedAlone = witnesses.value === 0 && (notary.value === 'customary' || notary.value === 'none');

  return {
    kind,
    witnesses: witnesses.value,
    witnessLines: kind === 'company' ? 0 : Math.max(witnesses.value, isDeed(kind) ? 0 : customaryWitnesses),
    witnessMinimumAge: Math.max(fullAge, age.value),
    witnessMayNotBe: witnessBars[kind],
    witnessBarsOfStatute: [...(own(rules.witnessMayNotBe) ?? []), ...(own(rules.witnessConditions) ?? [])],
    notary: notary.value,
    presence: own(rules.presence) ?? (isSignedAlone ? 'none' : 'maker-and-each-other'),
    order: own(rules.order) ?? (isSignedAlone ? anyOrder : together),
    steps: rules.steps ?? [],
    ...onlineEffect(kind, law, { witnesses: witnesses.value, notary: notary.value }),
    cite: rules.witnesses.cite ?? rules.statute.cite,
    isCautious: [witnesses, notary, age].some(({ isCautious }: Cautioned<unknown>) => isCautious),
  };
};

// A notary who is needed stands beside the witnesses where there are any.
const notaryBeside = (witnesses: number, notary: Cautioned<NotaryRole>): Cautioned<NotaryRole> =>
  witnesses > 0 && notary.value === 'required' ? { ...notary, value: 'besides-witnesses' } : notary;

const own = <V>(rule: Rule<V> | undefined): V | undefined => rule && certain(rule);

const anyOrder = 'The maker signs first; anybody else who signs may do so at another time.';
const together = 'Everybody signs together in one room: the maker first, then any witnesses, and a notary last.';

const customaryWitnesses = 2;
const fullAge = 18;
const fullAgeRule: Rule<number> = { value: fullAge, cite: null, source: null, confidence: 'known', asOf: null };

const isDeed = (kind: InstrumentKind): boolean => kind === 'transfer-on-death-deed' || kind === 'lady-bird-deed';
