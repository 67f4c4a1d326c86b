import { brand } from '@evergrant/domain/brand/brand.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { CertificateEvent } from '@evergrant/rendering/certificate.ts';
import type { AuditRow } from '#platform/audit.ts';
import type { VersionRow } from '#trusts/trust-row.ts';

interface Known {
  readonly version: Pick<VersionRow, 'id' | 'createdAt'>;
  readonly ownerName: string | undefined;
  /** Everybody who is or was on the owner's list. */
  readonly named: readonly { readonly id: string; readonly name: string }[];
}

/** The record of events of a version, oldest first: who did what to whom, in plain words, by name. */
export const eventsOf = (trail: readonly AuditRow[], known: Known): readonly CertificateEvent[] => {
  const names = new Map(known.named.map(({ id, name }) => [id, name]));
  // Whoever was taken off the list is still named where they were put on it.
  for (const { details } of trail) {
    const [id, name] = [textIn(details, 'witnessId'), textIn(details, 'name')];
    if (id !== undefined && name !== undefined && !names.has(id)) names.set(id, name);
  }
  const isOnPaper = trail.some(({ action, at }) => action === signedOnPaper && at >= known.version.createdAt);
  return trail.flatMap((row) => {
    const words = row.at >= known.version.createdAt ? wordsFor[row.action] : undefined;
    if (words === undefined) return [];
    const whom =
      textIn(row.details, 'name') ??
      names.get(textIn(row.details, 'witnessId') ?? '') ??
      textIn(row.details, 'witnessName') ??
      'somebody';
    const description = row.action === executed && isOnPaper ? executedOnPaper : words(whom, row.details);
    return [{ at: row.at.toISOString(), actor: actorOf(row, known, names), description }];
  });
};

const executed = 'document executed';
const signedOnPaper = 'co-signer signed on paper, as stated by the owner';
const executedOnPaper = 'recorded that every signature had been given here or stated to stand on paper';

// Only what belongs to the signing of the document: payments and the like are nobody else's business.
const wordsFor: Readonly<Record<string, (whom: string, details: AuditRow['details']) => string>> = {
  'document completed': () => 'fixed the document for signing',
  'owner signed': () => 'signed the document',
  'witness added': (whom) => `named ${whom} as a witness`,
  'witness invited': (whom) => `invited ${whom} to witness`,
  'witness reminded': (whom) => `reminded ${whom} to witness`,
  'witness removed': (whom) => `took ${whom} off the list of witnesses`,
  'witness viewed the document': () => 'opened the document to read it',
  'witness declined': () => 'declined to witness',
  'witness signed': () => 'signed as a witness',
  'co-signer added': (whom) => `named ${whom} as a co-signer`,
  'co-signer invited': (whom) => `invited ${whom} to sign`,
  'co-signer reminded': (whom) => `reminded ${whom} to sign`,
  'co-signer removed': (whom) => `took ${whom} off the list of co-signers`,
  'co-signer viewed the document': () => 'opened the document to read it',
  'co-signer declined': () => 'declined to sign',
  'co-signer signed': () => 'signed the document',
  [signedOnPaper]: (whom, details) => `stated that ${whom} signed on paper${dayIn(details)}`,
  [executed]: () => 'recorded that everybody had signed',
};

const actorOf = ({ actor }: AuditRow, { ownerName }: Known, names: ReadonlyMap<string, string>): string => {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'member') return ownerName ?? 'The owner';
  if (kind === 'witness' || kind === 'cosigner') return names.get(id) ?? 'A person on the list';
  return brand.name;
};

const dayIn = (details: AuditRow['details']): string => {
  const day = textIn(details, 'signedOn');
  return day === undefined ? '' : ` on ${longDate(day)}`;
};

const textIn = (details: AuditRow['details'], key: string): string | undefined => {
  const value = details[key];
  return typeof value === 'string' ? value : undefined;
};
