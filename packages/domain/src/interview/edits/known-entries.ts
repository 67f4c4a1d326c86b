import type { Facts, FieldId } from '#facts/facts.ts';
import { definitionOf, peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { fieldOf } from '#facts/told.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { keyColumn } from '#interview/lists/find-entry.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Somebody whom the facts name, once, with every place where they stand. */
export interface KnownPerson {
  readonly name: string;
  /** What they are called besides: "we call him Trey". */
  readonly nicknames?: readonly string[];
  readonly relationships: readonly string[];
  readonly fields: readonly FieldId[];
  readonly isMaker: boolean;
}

/** A thing of a list that is told apart by words: property, a gift. */
export interface KnownThing {
  readonly field: FieldId;
  readonly words: string;
  /** Who receives it, where somebody does. */
  readonly recipient?: string;
}

/** What an order is held against: everything recorded, under the questions of the document. */
export interface Desk {
  readonly interview: Interview;
  readonly facts: Facts;
  /** The facts before the message. */
  readonly told: Facts;
  readonly questions: readonly FactQuestion[];
  readonly people: readonly KnownPerson[];
  readonly things: readonly KnownThing[];
  /** The fact of the open question. */
  readonly asked: FieldId | undefined;
  readonly today: PlainDate;
  /** Who was spoken of last: a pronoun means them. */
  readonly spoken?: KnownPerson;
}

/** The desk of an interview, with the facts as they are after earlier orders of the same message. */
export const deskOf = (interview: Interview, facts: Facts, today: PlainDate): Desk => {
  const { asked } = interview;
  const questions = applicableQuestions({ ...interview, facts });
  const fields = new Set(questions.map(({ field }) => field));
  return {
    interview: { ...interview, facts },
    facts,
    told: interview.facts,
    questions,
    people: withCalled(everybody(facts, { fields, told: interview.facts }), interview),
    things: everyThing(facts, questions),
    asked: asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.field : undefined,
    today,
  };
};

const withCalled = (people: readonly KnownPerson[], { nicknames = [] }: Interview): readonly KnownPerson[] =>
  people.map((person) => {
    const own = nicknames.flatMap(({ nickname, name }) => (isSamePerson(name, person.name) ? [nickname] : []));
    return own.length === 0 ? person : { ...person, nicknames: own };
  });

interface Known {
  readonly fields: ReadonlySet<FieldId>;
  /** The facts before the message: who leaves a list in it is still somebody's sister. */
  readonly told: Facts;
}

const everybody = (facts: Facts, { fields, told }: Known): readonly KnownPerson[] => {
  const maker = fieldOf('maker-name');
  const before = facts === told ? [] : peopleIn(told);
  const relationsOf = (name: string): readonly string[] =>
    before.flatMap((one) => (one.relationship && isSamePerson(one.name, name) ? [one.relationship] : []));
  return peopleIn(facts)
    .filter(({ field }) => fields.has(field))
    .reduce<readonly KnownPerson[]>((people, { field, name, relationship }) => {
      const known = people.find((one) => isSamePerson(one.name, name));
      const person = {
        name: known?.name ?? name,
        relationships: [
          ...new Set([...(known?.relationships ?? relationsOf(name)), ...(relationship ? [relationship] : [])]),
        ],
        fields: [...new Set([...(known?.fields ?? []), field])],
        isMaker: known?.isMaker === true || field === maker,
      };
      return known ? people.map((one) => (one === known ? person : one)) : [...people, person];
    }, []);
};

const everyThing = (facts: Facts, questions: readonly FactQuestion[]): readonly KnownThing[] =>
  questions.flatMap(({ field, entries }) => {
    const key = entries && keyColumn(entries);
    const list = facts[field] as unknown;
    if (key === undefined || key === 'name' || !Array.isArray(list)) return [];
    return list.flatMap((entry: Readonly<Record<string, unknown>>) => {
      const { [key]: words, recipient } = entry;
      if (typeof words !== 'string') return [];
      return [{ field, words, ...(typeof recipient === 'string' && { recipient }) }];
    });
  });

/** True for a fact in which somebody takes: a share, a gift, what is left. */
export const isOfTakers = (field: FieldId): boolean =>
  ['takers', 'alternates', 'recipients'].includes(definitionOf(field).names ?? '');
