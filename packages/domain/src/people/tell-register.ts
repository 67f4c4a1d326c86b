import type { Facts, FieldId } from '#facts/facts.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { correctPerson, type Correction } from '#people/correct-person.ts';
import { describePeople, type Said } from '#people/describe-people.ts';
import { linkPeople } from '#people/link-people.ts';
import { makerIdOf } from '#people/people-of.ts';
import type { KnownFact, NamedAt, Person } from '#people/person.ts';
import { tellFacts, type ToldChange } from '#people/told-facts.ts';

/** What the register knows, and what it needs to know somebody new. */
export interface Registry {
  readonly register: readonly Person[];
  /** Gives an id to somebody whom the register does not know. */
  readonly newId: () => string;
}

/** What other documents of the account should hear of a change. */
export interface News {
  readonly corrections: readonly Correction[];
  /** Whose facts were told; undefined where a document has no maker yet. */
  readonly makerId: string | undefined;
  readonly told: readonly ToldChange[];
  /** Facts of the maker that the person has just confirmed, with their values. */
  readonly confirmed: Facts;
}

/** A document as far as the register hears of it. */
interface Draft {
  readonly facts: Facts;
  readonly confirmed: readonly FieldId[];
  readonly people?: readonly NamedAt[] | undefined;
  readonly known?: readonly KnownFact[] | undefined;
}

/** Two states of a document, and what a sentence calls it. */
export interface Told extends Registry {
  readonly before: Draft;
  readonly after: Draft;
  /** E.g. `your living trust`. */
  readonly from: string;
  /** Nobody can be asked who is meant: one name is one person. */
  readonly isSettled?: boolean | undefined;
}

/** What has come of it: who is meant in the document, the register, and the news for other documents. */
export interface Registered {
  /** The facts with every detail of a person said alike, and who is meant in them. */
  readonly said: Said;
  readonly register: readonly Person[];
  readonly news: News;
}

/** Tells the register what a document says of people now. */
export const tellRegister = ({ before, after, register, newId, from, isSettled }: Told): Registered => {
  const then = { facts: before.facts, people: before.people ?? [] };
  // An answer in the conversation may have settled who is meant.
  const meant = after.people ?? then.people;
  const linked = linkPeople({ facts: after.facts, people: meant, register, newId, isSettled });
  const described = describePeople(linked.register, then, { facts: after.facts, people: linked.people });
  const corrections = correctionsOf(register, described);
  const said = corrections.reduce(correctPerson, { facts: after.facts, people: linked.people });

  const makerId = makerIdOf(said.people);
  const isSameMaker = makerId === makerIdOf(then.people);
  const maker = described.find(({ id }) => id === makerId);
  const telling = {
    before: isSameMaker ? before.facts : {},
    after: after.facts,
    from,
    wasOffered: after.known !== undefined,
  };
  const { told, changes } = tellFacts(maker?.told ?? [], telling);
  return {
    said,
    register: maker ? described.map((one) => (one === maker ? { ...one, told } : one)) : described,
    news: { corrections, makerId, told: maker ? changes : [], confirmed: newlyConfirmed(before, after) },
  };
};

/** The people of a register who are known otherwise than before, those who are new aside. */
export const correctionsOf = (before: readonly Person[], after: readonly Person[]): readonly Correction[] =>
  after.flatMap((person) => {
    const known = before.find(({ id }) => id === person.id);
    return known && !isSameValue(known, person) ? [{ before: known, after: person }] : [];
  });

const newlyConfirmed = (before: Draft, after: Draft): Facts =>
  Object.fromEntries(
    after.confirmed
      .filter((field) => !before.confirmed.includes(field) && after.facts[field] !== undefined)
      .map((field) => [field, after.facts[field]]),
  );

/** True when nobody else has to hear of it. */
export const isQuiet = ({ corrections, told, confirmed }: News): boolean =>
  corrections.length === 0 && told.length === 0 && Object.keys(confirmed).length === 0;
