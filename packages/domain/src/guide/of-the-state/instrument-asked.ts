import type { InstrumentKind } from '#law/execution-kind.ts';

interface Instrument {
  readonly kind: InstrumentKind;
  /** As in a sentence: `a will`. */
  readonly document: string;
}

/** The kind of document that a question names; of several the first that is made. Without one it is the document that is being made. */
export const instrumentAsked = (question: string, documentName: string): Instrument =>
  named(question) ?? named(documentName) ?? { kind: 'lifetime-trust', document: 'a living trust' };

const named = (text: string): Instrument | undefined => {
  const low = text.toLowerCase();
  return words.find(({ said }) => said.test(low));
};

const words: readonly (Instrument & { readonly said: RegExp })[] = [
  {
    said: /\b(?:health ?care|medical) (?:power of attorney|directive|proxy|poa)|\badvance directive|\bliving will\b/u,
    kind: 'health-care-directive',
    document: 'a health care directive',
  },
  {
    said: /\bpowers? of attorney\b|\bpoa\b/u,
    kind: 'financial-power-of-attorney',
    document: 'a power of attorney',
  },
  {
    said: /\b(?:tod|transfer[- ]on[- ]death|beneficiary) deed\b/u,
    kind: 'transfer-on-death-deed',
    document: 'a transfer-on-death deed',
  },
  {
    said: /\b(?:(?:a|my|the|your|this|last|pour-?over|our|testamentary|electronic|handwritten) will|wills|testament)\b|\bpour-?over\b|\btestamentary\b/u,
    kind: 'will',
    document: 'a will',
  },
  {
    said: /\bllc\b|\blimited liability company\b|\bcompany\b|\boperating agreement\b/u,
    kind: 'company',
    document: 'an LLC',
  },
  { said: /\btrust\b/u, kind: 'lifetime-trust', document: 'a living trust' },
];
