import { cited, type StateCase, type StateRule } from '#guide/of-the-state/state-rule.ts';
import { executionRule } from '#law/execution-rule.ts';
import { formalitiesOf } from '#law/execution-kind.ts';
import { certain } from '#law/read-rule.ts';
import type { NotaryRole } from '#law/sections/execution.ts';
import type { Provisions } from '#law/sections/provisions.ts';

/** How the law of a state wants a document signed. */
export const signingRules: readonly StateRule[] = [
  {
    id: 'remote-notary',
    asked: [
      /\b(?:online|remote(?:ly)?|video|zoom|virtual(?:ly)?|webcam)\b.*\bnotar/u,
      /\bnotar\p{L}*.*\b(?:online|remotely|over video|by video|zoom|virtually)\b/u,
    ],
    answer: ({ law, state, kind }) => {
      const rule = law.certificates.remote;
      const remote = certain(rule);
      if (remote === undefined) return undefined;
      if (!remote.isAllowed) return `In ${state} a notary may not act by video${cited(rule)}: you appear in person.`;
      const isWill = kind === 'will' ? ' The witnesses of a will still have to be in the room.' : '';
      const not = remote.excludes?.length ? ` It leaves out ${remote.excludes.join(', ')}.` : '';
      return `${start(state)} lets a notary act by video${cited(rule)}.${not}${isWill} In person is the safe way, because banks and recorders can be strict.`;
    },
  },
  {
    id: 'notary',
    asked: [
      /\b(?:need|have|has|must|require[sd]?|required|necessary|want|supposed|should|does|do|is)\b.*\bnotar/u,
      /\bnotar\p{L}*\b.*\b(?:need(?:ed)?|required?|necessary|must|have to|or not|too)\b/u,
    ],
    answer: (one) => sayNotary(one),
  },
  {
    id: 'interested-witness',
    asked: [
      /\b(?:beneficiary|heir|inherits?|gets? something|receives?|in the will|named in)\b.*\bwitness/u,
      /\bwitness\p{L}*\b.*\b(?:inherits?|beneficiary|heirs?|gets? something|also (?:gets?|inherits?)|named in)\b/u,
    ],
    answer: ({ law, state, kind }) => {
      const rule = law.provisions.interestedWitness;
      const effect = certain(rule);
      if (effect === undefined || kind !== 'will') return undefined;
      return `In ${state} ${interested[effect]}${cited(rule)}. Choose a witness who gets nothing; we refuse people whom the document names.`;
    },
  },
  {
    id: 'witnesses',
    asked: [
      /\bhow many\b.*\bwitness/u,
      /\b(?:need|have to have|must have|requires?|required|without|necessary|number of)\b.*\bwitness/u,
      /\bwitness\p{L}*\b.*\b(?:need(?:ed)?|required?|necessary|law|how many|enough)\b/u,
      /\b(?:is|are) (?:one|two|2|1|three|3) witness/u,
    ],
    answer: (one) => sayWitnesses(one),
  },
  {
    id: 'sign-on-screen',
    asked: [
      /\b(?:sign|signed|signing|signature)\b.*\b(?:online|electronic(?:ally)?|on a screen|on (?:the |my )?(?:computer|phone)|digital(?:ly)?)\b/u,
      /\b(?:electronic|digital|online|e-?)[- ]?(?:signature|will|signing|sign)s?\b/u,
      /\b(?:ink|paper)\b.*\bsign/u,
    ],
    answer: ({ law, state, kind, document }) => {
      const { method } = executionRule(kind, law);
      if (!method.isCertain)
        return `No law of ${state} that we know of says that ${document} may be signed on a screen, so ink on paper is recommended; a signature here is kept as a record.`;
      return method.kind === 'electronic'
        ? `In ${state} ${document} may be signed on a screen. ${method.reason}`
        : `In ${state} ${document} is signed on paper. ${method.reason}`;
    },
  },
  {
    id: 'handwritten-will',
    asked: [/\b(?:hand ?written|hand-written|holographic|by hand|in my own handwriting|on a napkin)\b/u],
    answer: ({ law, state, low }) => {
      const rule = law.execution.will.handwrittenWillAllowed;
      const isAllowed = certain(rule);
      if (isAllowed === undefined || !/\b(?:will|valid|legal|allowed|count|accepted)\b/u.test(low)) return undefined;
      return isAllowed
        ? `${start(state)} accepts a will that is in your own handwriting and signed, also without witnesses${cited(rule)}. It is easily doubted, so two witnesses are better.`
        : `${start(state)} does not accept a will only because it is in your own handwriting${cited(rule)}: it needs its witnesses.`;
    },
  },
  {
    id: 'age',
    asked: [
      /\bhow old\b.*\b(?:make|sign|have|be)\b/u,
      /\bage of majority\b/u,
      /\b(?:what age|at what age)\b.*\b(?:adult|of age)\b/u,
    ],
    answer: ({ law, state, kind }) => {
      const rule = kind === 'will' ? law.provisions.willAge : law.provisions.ageOfMajority;
      const age = certain(rule);
      if (age === undefined) return undefined;
      return kind === 'will'
        ? `In ${state} you can make a will from the age of ${age}${cited(rule)}.`
        : `In ${state} somebody is of full age at ${age}${cited(rule)}.`;
    },
  },
];

/** A state at the beginning of a sentence. */
export const start = (state: string): string => state.charAt(0).toUpperCase() + state.slice(1);

const numbers = ['no', 'one', 'two', 'three'] as const;

const sayWitnesses = ({ law, state, kind, document }: StateCase): string | undefined => {
  const rules = formalitiesOf(kind, law);
  const [count, notary] = [certain(rules.witnesses), certain(rules.notary)];
  if (count === undefined) return undefined;
  const needs = `In ${state} ${document} needs ${numbers[count] ?? count} ${count === 1 ? 'witness' : 'witnesses'}${cited(rules.witnesses)}`;
  const { witnessLines } = executionRule(kind, law);
  const lines =
    witnessLines > count
      ? ` We print lines for ${numbers[witnessLines] ?? witnessLines} all the same, because they do no harm.`
      : '';
  return `${needs}${count > 0 && notary === 'or-witnesses' ? ', or a notary instead' : ''}.${lines}${besides(notary, count)}`;
};

const besides = (notary: NotaryRole | undefined, witnesses: number): string =>
  notary === 'required' || notary === 'besides-witnesses'
    ? ` A notary is needed${witnesses > 0 ? ' besides' : ''}.`
    : '';

const sayNotary = ({ law, state, kind, document }: StateCase): string | undefined => {
  const rule = formalitiesOf(kind, law).notary;
  const notary = certain(rule);
  switch (notary) {
    case undefined:
      return undefined;
    case 'required':
    case 'besides-witnesses':
      return `Yes: in ${state} ${document} is signed before a notary${cited(rule)}.`;
    case 'or-witnesses':
      return `In ${state} ${document} is signed before a notary or before its witnesses, as you like${cited(rule)}.`;
    case 'customary':
      return `The law of ${state} does not ask for a notary on ${document}${cited(rule)}. Have it notarized all the same: banks, title companies and recorders like to see one.`;
    case 'none':
      return kind === 'will'
        ? `The law of ${state} does not ask for a notary on ${document}${cited(rule)}.${sayProving(law.provisions)}`
        : `The law of ${state} asks for no notary on ${document}${cited(rule)}.`;
  }
};

const sayProving = ({ selfProvingModel, selfProvingStatute }: Provisions): string => {
  const model = certain(selfProvingModel);
  if (model === undefined || model === 'none') return '';
  return model === 'attestation-or-declaration'
    ? ''
    : ` An affidavit before a notary spares your witnesses a trip to the court later${cited(selfProvingStatute)}.`;
};

const interested: Readonly<Record<NonNullable<Provisions['interestedWitness']['value']>, string>> = {
  'no-effect': 'a witness who also inherits does not spoil a will',
  'excess-over-intestate-void':
    'a witness who also inherits may lose what is more than the law would give without a will',
  'gift-void-unless-extra-witnesses':
    'a witness who also inherits may lose the gift, unless there are enough other witnesses',
  'presumption-undue-influence':
    'a gift to a witness is presumed to come from pressure, unless there are enough other witnesses',
  restricted: 'the law restricts what a witness of a will may inherit',
};
