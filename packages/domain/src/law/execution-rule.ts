import { formalitiesOf, type InstrumentKind } from '#law/execution-kind.ts';
import { onlineEffect } from '#law/online-effect.ts';
import { cautious, certain, type Cautioned } from '#law/read-rule.ts';
import type { NotaryRole, Presence } from '#law/sections/execution.ts';
import type { StateLaw } from '#law/state-law.ts';

/** How an instrument comes into force in a state. */
export interface ExecutionRule {
  readonly kind: InstrumentKind;
  /** Witnesses that the statute asks for; with a notary `or-witnesses` they are one of two ways. */
  readonly witnesses: number;
  /** Lines to print for witnesses: two are prudent wherever witnesses do no harm. */
  readonly witnessLines: number;
  /** In years; eighteen at least, even where the law is content with less. */
  readonly witnessMinimumAge: number;
  /** Who may not witness, each as the end of the sentence `a witness may not be …`. */
  readonly witnessMayNotBe: readonly string[];
  readonly witnessConditions: readonly string[];
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
 * witnesses, all together with a notary, on paper.
 */
export const executionRule = (kind: InstrumentKind, law: StateLaw): ExecutionRule => {
  const rules = formalitiesOf(kind, law);
  const witnesses = cautious(rules.witnesses, customaryWitnesses);
  const notary = cautious(rules.notary, witnesses.value > 0 ? 'besides-witnesses' : 'required');
  const age = cautious(rules.witnessMinimumAge, 21);
  const effect = onlineEffect(kind, law, { witnesses: witnesses.value, notary: notary.value });

  return {
    kind,
    witnesses: witnesses.value,
    witnessLines: kind === 'company' ? 0 : Math.max(witnesses.value, isDeed(kind) ? 0 : customaryWitnesses),
    witnessMinimumAge: Math.max(fullAge, age.value),
    witnessMayNotBe: [...barredEverywhere[kind], ...(certain(rules.witnessMayNotBe) ?? [])],
    witnessConditions: certain(rules.witnessConditions) ?? [],
    notary: notary.value,
    presence: cautious(rules.presence, 'maker-and-each-other').value,
    order: cautious(rules.order, 'Everybody signs together, the maker first and the notary last.').value,
    steps: rules.steps,
    ...effect,
    cite: rules.witnesses.cite ?? rules.statute.cite,
    isCautious: [witnesses, notary, age].some(({ isCautious }: Cautioned<unknown>) => isCautious),
  };
};

const customaryWitnesses = 2;
const fullAge = 18;

const isDeed = (kind: InstrumentKind): boolean => kind === 'transfer-on-death-deed' || kind === 'lady-bird-deed';

// One product rule covers what the states say about interested witnesses.
const takers = ['a person who receives something under the document', 'the spouse or a relative of such a person'];
const agents = [
  'the agent or a successor agent',
  'a relative of the maker or of the agent by blood, marriage or adoption',
];

const barredEverywhere: Readonly<Record<InstrumentKind, readonly string[]>> = {
  'lifetime-trust': takers,
  will: takers,
  'financial-power-of-attorney': [...agents, 'the notary'],
  'health-care-directive': [
    ...agents,
    'a person who inherits from the maker or has a claim against the estate',
    'a person who treats the maker, or works for the facility or insurer that does',
  ],
  'transfer-on-death-deed': takers,
  'lady-bird-deed': takers,
  company: [],
};
