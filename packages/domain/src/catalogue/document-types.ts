import { durableFinancialPoaNouns } from '#catalogue/durable-financial-poa/nouns.ts';
import { jointTrustNouns } from '#catalogue/joint-trust/nouns.ts';
import { livingTrustNouns } from '#catalogue/living-trust/nouns.ts';
import { llcFormationNouns } from '#catalogue/llc-formation/nouns.ts';
import { pourOverWillNouns } from '#catalogue/pour-over-will/nouns.ts';
import { testamentaryTrustNouns } from '#catalogue/testamentary-trust/nouns.ts';
import type { UnboundType } from '#document-type/document-type.ts';
import { documents, type CommonWords, type TypeNouns } from '#document-type/type-nouns.ts';

/** A type that has an interview and an instrument of its own. */
export interface MadeType extends TypeNouns {
  /** The type, still to be told where the law is looked up. */
  readonly load: () => Promise<UnboundType>;
}

/** A document type of the catalogue; with `load` it can be made today. */
export type ListedType = MadeType | { readonly id: string; readonly load?: never };

const made = (nouns: TypeNouns, load: MadeType['load']): MadeType => ({ ...nouns, load });

const livingTrust = made(livingTrustNouns, () =>
  import('#catalogue/living-trust/living-trust.ts').then((one) => one.livingTrust),
);
const jointTrust = made(jointTrustNouns, () =>
  import('#catalogue/joint-trust/joint-trust.ts').then((one) => one.jointTrust),
);
const testamentaryTrust = made(testamentaryTrustNouns, () =>
  import('#catalogue/testamentary-trust/testamentary-trust.ts').then((one) => one.testamentaryTrust),
);
const llcFormation = made(llcFormationNouns, () =>
  import('#catalogue/llc-formation/llc-formation.ts').then((one) => one.llcFormation),
);
const durableFinancialPoa = made(durableFinancialPoaNouns, () =>
  import('#catalogue/durable-financial-poa/durable-financial-poa.ts').then((one) => one.durableFinancialPoa),
);
const pourOverWill = made(pourOverWillNouns, () =>
  import('#catalogue/pour-over-will/pour-over-will.ts').then((one) => one.pourOverWill),
);

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
