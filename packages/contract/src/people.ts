import { Address, BirthDay, PartyKind, PersonName, Relationship } from '@evergrant/domain/facts/shapes.ts';
import { z } from 'zod';
import { operation } from '#operation.ts';

const tag = 'people';

export const PersonId = z.object({ id: z.uuid() });

/** A place at which a document names somebody. */
const Role = z.object({
  documentId: z.uuid(),
  documentName: z.string(),
  /** What the document calls the place, e.g. `Successor trustee`. */
  label: z.string(),
});

export const Person = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Former and shortened names. */
    otherNames: z.array(z.string()).readonly(),
    /** How they are related to whoever makes the documents, in the member's words. */
    relationships: z.array(z.string()).readonly(),
    bornOn: z.string().nullable(),
    isLiving: z.boolean(),
    address: z.string().nullable(),
    /** Disabled, or receiving benefits that depend on need; null where nobody has said it. */
    hasBenefits: z.boolean().nullable(),
    /** Whether it is a person or an organization, as somebody said; null where nobody has said it. */
    kind: PartyKind.nullable(),
    /** A bank, company, church or the like, as it was said, or else by its name and relationships. */
    isOrganization: z.boolean(),
    /** Makes documents of this account. */
    isMaker: z.boolean(),
    roles: z.array(Role),
  })
  .meta({ id: 'Person', description: 'Somebody whom documents of the account name.' });
export type Person = z.infer<typeof Person>;

export const PersonList = z.object({ people: z.array(Person) }).meta({ id: 'PersonList' });

/** What is put right; what is left out stays as it is. */
export const CorrectPersonBody = z
  .object({
    name: PersonName.optional(),
    otherNames: z.array(PersonName).max(10).optional(),
    relationships: z.array(Relationship).max(10).optional(),
    bornOn: BirthDay.nullable().optional(),
    isLiving: z.boolean().optional(),
    address: Address.nullable().optional(),
    hasBenefits: z.boolean().nullable().optional(),
    kind: PartyKind.nullable().optional(),
  })
  .meta({ id: 'CorrectPersonBody' });

export const CorrectedPerson = z
  .object({
    person: Person,
    /** The drafts that say it right now, by their names. A document that is finished or signed is never changed. */
    changedDocuments: z.array(z.string()),
  })
  .meta({ id: 'CorrectedPerson' });
export type CorrectedPerson = z.infer<typeof CorrectedPerson>;

export const listPeople = operation({
  id: 'listPeople',
  method: 'get',
  path: '/people',
  tag,
  access: 'member',
  summary: 'Everybody whom the documents of the member name, each once',
  answer: PersonList,
});
export const correctPerson = operation({
  id: 'correctPerson',
  method: 'patch',
  path: '/people/{id}',
  tag,
  access: 'member',
  summary: 'Put a person right, in every draft that names them',
  params: PersonId,
  body: CorrectPersonBody,
  answer: CorrectedPerson,
});
