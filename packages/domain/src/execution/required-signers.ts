import type { Act } from '#assembly/act.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { witnessLinesOf } from '#assembly/witness-lines-of.ts';
import { cosignersOf } from '#execution/cosigners.ts';
import type { SignerMethod, SignerRole } from '#execution/signer-roles.ts';
import type { SigningMethod } from '#law/signing-method.ts';

/** Somebody whose signature a document needs. */
export interface RequiredSigner {
  /** Their line: the id of a signer of the document, `witness-1` and so on, or `notary`. */
  readonly lineId: string;
  readonly role: SignerRole;
  /** From 1. Whoever has the same number as somebody else signs before or after them. */
  readonly order: number;
  /** Undefined while nobody is named for the line. */
  readonly name: string | undefined;
  /** As what they sign, in words. */
  readonly capacity: string;
  readonly method: SignerMethod;
}

type Executed = Pick<LegalDocument, 'acts' | 'articles' | 'schedules'>;

interface Signing {
  readonly method: SigningMethod['kind'];
  /** The witnesses who are needed, with the names that are known; they sign where the document has an act for them. */
  readonly witnesses: readonly Pick<RequiredSigner, 'lineId' | 'name'>[];
  /** Whether the certificates that the document prints have to be completed before it counts. */
  readonly isNotaryAwaited: boolean;
}

/**
 * Everybody who must sign a document, in order, as its acts of execution say: its maker first, whoever else signs or attests
 * together, and an officer where an act before one stands. Nobody has a line whom no act asks for.
 */
export const requiredSigners = (document: Executed, signing: Signing): readonly RequiredSigner[] => {
  const method = signing.method === 'electronic' ? 'screen' : 'ink';
  const [maker] = signersOf(document);
  const makers: readonly RequiredSigner[] = maker
    ? [{ lineId: maker.id, role: 'owner', order: 1, name: maker.name, capacity: maker.capacity, method }]
    : [];
  const others = [...cosignersIn(document, method), ...witnessesIn(document, { ...signing, method })];
  const officers = signing.isNotaryAwaited ? officersIn(document) : [];
  return [...makers, ...[...others, ...officers].toSorted((one, other) => one.order - other.order)];
};

const cosignersIn = (document: Executed, method: SignerMethod): readonly RequiredSigner[] =>
  cosignersOf(signersOf(document)).map(({ role, signerId, name, capacity }) => ({
    lineId: signerId,
    role,
    order: orderOf(document, (act) => 'signers' in act && act.signers.some(({ id }) => id === signerId)),
    name,
    capacity,
    method,
  }));

const witnessesIn = (
  document: Executed,
  { witnesses, method }: Pick<Signing, 'witnesses'> & { readonly method: SignerMethod },
): readonly RequiredSigner[] =>
  witnessLinesOf(document) === 0
    ? []
    : witnesses.map(({ lineId, name }) => ({
        lineId,
        role: 'witness',
        order: orderOf(document, ({ kind }) => kind === 'witness'),
        name,
        capacity: 'Witness',
        method,
      }));

const officersIn = (document: Executed): readonly RequiredSigner[] =>
  document.acts.filter(isBeforeOfficer).map((act, index) => ({
    lineId: lineOfOfficer(index),
    role: 'notary',
    order: orderOf(document, (one) => one === act),
    name: undefined,
    capacity: act.kind === 'jurat' ? 'Oath before a notary' : 'Acknowledgment before a notary',
    // It is made in person, also of what was signed on a screen.
    method: 'ink',
  }));

const orderOf = ({ acts }: Executed, isTheirs: (act: Act) => boolean): number =>
  afterTheOwner +
  Math.max(
    0,
    turnsOf(acts).findIndex((turn) => turn.acts.some(isTheirs)),
  );

// The owner comes first, alone.
const afterTheOwner = 2;

interface Turn {
  readonly isBeforeOfficer: boolean;
  readonly acts: readonly Act[];
}

// Whoever signs between the maker and an officer does so in any order; an act before an officer closes what stands before it.
const turnsOf = (acts: readonly Act[]): readonly Turn[] =>
  acts.reduce<readonly [...Turn[], Turn]>(
    (turns, act) => {
      const [last, earlier] = [turns.at(-1)!, turns.slice(0, -1)];
      return last.isBeforeOfficer === isBeforeOfficer(act)
        ? [...earlier, { ...last, acts: [...last.acts, act] }]
        : [...turns, { isBeforeOfficer: isBeforeOfficer(act), acts: [act] }];
    },
    [{ isBeforeOfficer: false, acts: [] }],
  );

/** The lines of the officers of a document, in the order of the acts before them. */
export const officerLinesOf = ({ acts }: Pick<Executed, 'acts'>): readonly string[] =>
  acts.filter(isBeforeOfficer).map((_, index) => lineOfOfficer(index));

const lineOfOfficer = (index: number): string => (index === 0 ? 'notary' : `notary-${index + 1}`);

/** True of an act that an officer certifies, who has a line of their own there. */
export const isBeforeOfficer = (act: Act<unknown> | undefined): boolean =>
  act?.kind === 'acknowledgment' || act?.kind === 'jurat';
