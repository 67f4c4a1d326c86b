import { brand } from '@evergrant/domain/brand/brand.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { CertificateEvent, SigningMethod } from '@evergrant/rendering/certificate.ts';
import type { PaperRow, SignatureRow } from '#signing/signature-row.ts';
import { roleIn } from '#signing/list-asked.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { VersionRow } from '#documents/document-row.ts';

interface Known {
  readonly version: VersionRow;
  readonly maker: string;
  readonly method: SigningMethod;
  /** Everybody who is or was on the owner's list. */
  readonly named: readonly WitnessRow[];
  readonly given: readonly SignatureRow[];
  readonly paper: readonly PaperRow[];
  /** When the last signature was given or stated. */
  readonly executedAt: Date | null;
}

/** Something that happened at a moment, if it did. */
interface Happened {
  readonly at: Date | null;
  readonly actor: string;
  readonly description: string;
}

/** The record of events of a version, oldest first: who did what to whom, in plain words, by name. */
export const eventsOf = (known: Known): readonly CertificateEvent[] => {
  const { version, maker, method, named, given, paper, executedAt } = known;
  const acts = { maker, method };
  const isKnown = new Set(named.map(({ id }) => id));
  const byOwner = given.filter(({ role }) => role === 'owner');
  const byOthers = given.filter(({ role, witnessId }) => role !== 'owner' && !isKnown.has(witnessId ?? ''));
  // In the order in which what has the same moment is told.
  const happened: readonly Happened[] = [
    { at: version.createdAt, actor: brand.name, description: 'fixed the document for signing' },
    ...byOwner.map((signature) => signing(signature, acts)),
    ...named.flatMap((row) => asking(row, { version, maker })),
    ...named.flatMap((row) => answering(row, { ...acts, given })),
    ...byOthers.map((signature) => signing(signature, acts)),
    ...paper.map(({ statedAt, statedBy, name, signedOn }) => ({
      at: statedAt,
      actor: statedBy,
      description: `stated that ${name} signed on paper on ${longDate(signedOn)}`,
    })),
    { at: executedAt, actor: brand.name, description: executedWords(method, paper) },
  ];
  return (
    happened
      .flatMap(({ at, ...event }) =>
        at === null || at < version.createdAt ? [] : [{ at: at.toISOString(), ...event }],
      )
      // Stable: what happened in one moment keeps the order above.
      .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  );
};

const askedAs = {
  witness: 'as a witness',
  maker: 'as a maker of the document, who signs it too',
  spouse: 'as a co-signer',
  cosigner: 'as a co-signer',
} as const;

const asking = (row: WitnessRow, { version, maker }: Pick<Known, 'version' | 'maker'>): readonly Happened[] => {
  const toDo = row.role === 'witness' ? 'to witness' : 'to sign';
  return [
    { at: row.createdAt, actor: maker, description: `named ${row.name} ${askedAs[roleIn(version, row)]}` },
    { at: row.inviteSentAt, actor: maker, description: `invited ${row.name} ${toDo}` },
    { at: row.remindedAt, actor: brand.name, description: `reminded ${row.name} ${toDo}` },
  ];
};

const answering = (
  { id, role, name, viewedAt, declinedAt, removedAt }: WitnessRow,
  { given, ...acts }: Pick<Known, 'maker' | 'method' | 'given'>,
): readonly Happened[] => [
  { at: viewedAt, actor: name, description: 'opened the document to read it' },
  ...given.filter(({ witnessId }) => witnessId === id).map((signature) => signing(signature, acts)),
  { at: declinedAt, actor: name, description: `declined ${role === 'witness' ? 'to witness' : 'to sign'}` },
  { at: removedAt, actor: acts.maker, description: `took ${name} off the list` },
];

const signing = (
  { role, name, signedAt }: SignatureRow,
  { maker, method }: Pick<Known, 'maker' | 'method'>,
): Happened => {
  const actor = role === 'owner' ? maker : name;
  const what = role === 'witness' ? 'as a witness' : 'the document';
  if (method !== 'paper') return { at: signedAt, actor, description: `signed ${what}` };
  return {
    at: signedAt,
    actor,
    description: `acknowledged the document online${role === 'witness' ? ' as a witness' : ''}`,
  };
};

const executedWords = (method: SigningMethod, paper: readonly PaperRow[]): string => {
  switch (method) {
    case 'online':
      return 'recorded that everybody had signed';
    case 'online-and-paper':
      return 'recorded that every signature had been given here or stated to stand on paper';
    case 'paper':
      return paper.length === 0
        ? 'recorded that everybody had acknowledged the document online'
        : 'recorded that every line was stated to be signed on paper';
  }
};
