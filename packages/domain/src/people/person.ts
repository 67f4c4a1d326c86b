import type { FactValue, FieldId, PeopleField } from '#facts/facts.ts';
import { isOrganization } from '#facts/is-organization.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** A person or an organisation of one account, whatever documents name them. */
export interface Person extends PersonDetails {
  readonly id: string;
  readonly name: string;
  /** Former and shortened names. */
  readonly otherNames: readonly string[];
  /** What a maker told of themselves, for the next document; empty for everybody else. */
  readonly told: readonly KnownFact[];
}

/** What is known of somebody besides the name; null where nobody has said it. */
export interface PersonDetails {
  /** How they are related to whoever makes the documents, in the words that were said, e.g. `daughter`. */
  readonly relationships: readonly string[];
  readonly bornOn: PlainDate | null;
  readonly isLiving: boolean;
  readonly address: string | null;
  /** Disabled, or receiving benefits that depend on need. */
  readonly hasBenefits: boolean | null;
  /** Whether it is a person or an organization, as somebody said. */
  readonly kind: PartyKind | null;
  /** As it was said, or else by name and relationships. */
  readonly isOrganization: boolean;
}

/** A fact that another document, or the register, knows of the maker. */
export interface KnownFact {
  readonly field: FieldId;
  readonly value: FactValue<FieldId>;
  /** Where it was said, as a sentence calls it: `your living trust`. */
  readonly from: string;
}

/** Who is meant at one place of a document. */
export interface NamedAt {
  readonly field: PeopleField;
  /** Which name of the fact it is, counted from 0. */
  readonly at: number;
  /** As the document spells it. */
  readonly name: string;
  readonly relationship?: string | undefined;
  /** Who it is in the register; null while it is only known who it is not. */
  readonly personId: string | null;
  /** People of the same name who are not meant. */
  readonly apartFrom?: readonly string[];
}

/** Somebody of whom nobody has said more than the name. */
export const unknownPerson = (id: string, name: string): Person => ({
  id,
  name,
  otherNames: [],
  relationships: [],
  bornOn: null,
  isLiving: true,
  address: null,
  hasBenefits: null,
  kind: null,
  isOrganization: false,
  told: [],
});

/** True for a register entry that is an organization: as it was said, or else by its name and relationships. */
export const isOrganizationOf = ({
  name,
  relationships,
  kind,
}: Pick<Person, 'name' | 'relationships' | 'kind'>): boolean =>
  kind === null
    ? [undefined, ...relationships].some((relationship) => isOrganization({ name, relationship }))
    : kind === 'organization';
