import type { UnboundType } from '#document-type/document-type.ts';

/** What documents of one kind are called together, in a list or on a button. */
export interface CommonWords {
  /** One of them inside a sentence: `trust`. */
  readonly one: string;
  /** In a title and on a button: `Trust`. */
  readonly title: string;
  /** As something to read: `Trust Document`. */
  readonly toRead: string;
}

const trusts: CommonWords = { one: 'trust', title: 'Trust', toRead: 'Trust Document' };
const documents: CommonWords = { one: 'document', title: 'Document', toRead: 'Document' };

/** A document type of the catalogue; with `load` it can be made today. */
export type ListedType = {
  /** Stable id, part of addresses and stored documents. */
  readonly id: string;
} & (
  | { readonly load?: never }
  | {
      /** In a sentence, with its article: `a living trust`. */
      readonly inWords: string;
      /** As it is called once it is known which one is meant: `the trust`. */
      readonly noun: string;
      /** What it is called beside others of its kind; `document` unless a kind has a word of its own. */
      readonly together: CommonWords;
      /** What has to be signed before it, as a sentence; left out where it stands alone. */
      readonly signedAfter?: string;
      /** What somebody says, in small letters, who wants this and has only been asked what they would like. */
      readonly cues?: readonly string[];
      /** The type, still to be told where the law is looked up. */
      readonly load: () => Promise<UnboundType>;
    }
);

/** A type that has an interview and an instrument of its own. */
export type MadeType = Extract<ListedType, { readonly inWords: string }>;

const livingTrust: MadeType = {
  id: 'living-trust',
  inWords: 'a living trust',
  noun: 'trust',
  together: trusts,
  cues: ['living trust'],
  load: async () => (await import('#catalogue/living-trust/living-trust.ts')).livingTrust,
};

const jointTrust: MadeType = {
  id: 'joint-trust',
  inWords: 'a joint trust',
  noun: 'joint trust',
  together: trusts,
  cues: ['joint trust'],
  load: async () => (await import('#catalogue/joint-trust/joint-trust.ts')).jointTrust,
};

const testamentaryTrust: MadeType = {
  id: 'testamentary-trust',
  inWords: 'a will with a testamentary trust',
  noun: 'testamentary trust',
  together: documents,
  cues: ['testamentary'],
  load: async () => (await import('#catalogue/testamentary-trust/testamentary-trust.ts')).testamentaryTrust,
};

const llcFormation: MadeType = {
  id: 'llc-formation',
  inWords: 'the papers for an LLC formation',
  noun: 'operating agreement',
  together: documents,
  load: async () => (await import('#catalogue/llc-formation/llc-formation.ts')).llcFormation,
};

const durableFinancialPoa: MadeType = {
  id: 'durable-financial-poa',
  inWords: 'a durable power of attorney',
  noun: 'power of attorney',
  together: documents,
  load: async () => (await import('#catalogue/durable-financial-poa/durable-financial-poa.ts')).durableFinancialPoa,
};

const pourOverWill: MadeType = {
  id: 'pour-over-will',
  inWords: 'a pour-over will',
  noun: 'will',
  together: documents,
  signedAfter: 'Sign the trust first, if you have not yet: the will names it by its date.',
  load: async () => (await import('#catalogue/pour-over-will/pour-over-will.ts')).pourOverWill,
};

/** The one list of document types. It is light, so that every page can say what can be made; the types themselves load when asked. */
export const documentTypes: readonly ListedType[] = [
  livingTrust,
  { id: 'irrevocable-trust' },
  { id: 'dynasty-trust' },
  { id: 'spendthrift-trust' },
  { id: 'asset-protection-trust' },
  { id: 'charitable-remainder-trust' },
  { id: 'charitable-lead-trust' },
  jointTrust,
  { id: 'grantor-trust' },
  testamentaryTrust,
  { id: 'special-needs-trust' },
  { id: 'ilit' },
  { id: 'qtip-trust' },
  { id: 'generation-skipping-trust' },
  { id: 'grat' },
  llcFormation,
  { id: 'anonymous-llc' },
  { id: 's-corporation' },
  { id: 'c-corporation' },
  { id: 'holding-company' },
  { id: 'private-foundation' },
  { id: 'church-ministry' },
  { id: 'cost-segregation' },
  { id: '1031-exchange' },
  { id: 'opportunity-zone' },
  { id: 'captive-insurance' },
  { id: 'lady-bird-deed' },
  { id: 'transfer-on-death-deed' },
  pourOverWill,
  { id: 'blind-trust' },
  { id: 'qprt' },
  { id: 'private-membership-association' },
  durableFinancialPoa,
  { id: 'healthcare-directive' },
  { id: 'hipaa-authorization' },
  { id: 'vortex-banking-system' },
  { id: 'titanium-vault-trust' },
  { id: 'private-banking-life-insurance' },
];

/** What people begin with before they have chosen, and what the samples show. */
export const startingType = livingTrust;

/** The types that can be made today, in the order of the list. */
export const madeTypes: readonly MadeType[] = documentTypes.filter((type): type is MadeType => type.load !== undefined);

/** What a document of this type is called after `the`: `trust`, `will`; `document` where the type is not one of those made. */
export const nounOf = (id: string): string => madeTypes.find((type) => type.id === id)?.noun ?? 'document';

/** What has to be signed before a document of this type, as a sentence; undefined where it stands alone. */
export const signedAfter = (id: string): string | undefined => madeTypes.find((type) => type.id === id)?.signedAfter;

/** The words for documents of these types together: those of their kind while all are of one kind; nobody's are of the starting type. */
export const wordsFor = (ids: readonly string[]): CommonWords => {
  const [words = startingType.together, ...others] = new Set(
    ids.map((id) => madeTypes.find((type) => type.id === id)?.together ?? documents),
  );
  return others.length === 0 ? words : documents;
};
