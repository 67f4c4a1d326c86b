import type { DocumentType } from '#document-type/document-type.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { FieldId } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { makerIdOf } from '#people/people-of.ts';
import type { Person } from '#people/person.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const today = '2026-11-20';

/** The documents of one account, changed one after the other as the server does it. */
export interface Household {
  readonly people: () => readonly Person[];
  readonly person: (name: string) => Person | undefined;
  readonly interview: (document: string) => StoredInterview;
  readonly begin: (document: string, typeId?: string) => string;
  readonly record: (document: string, field: FieldId, value: unknown) => void;
  readonly confirmAll: (document: string) => void;
  readonly say: (document: string, message: string) => string;
  readonly type: (document: string) => DocumentType;
}

/** An account without a document. */
export const createHousehold = (): Household => {
  let register: readonly Person[] = [];
  let count = 0;
  const drafts = new Map<string, { type: DocumentType; interview: StoredInterview }>();
  const newId = (): string => `person-${(count += 1)}`;
  const draft = (document: string) => {
    const found = drafts.get(document);
    if (!found) throw new Error(`there is no ${document}`);
    return found;
  };
  const keep = (document: string, after: StoredInterview): void => {
    const { type, interview: before } = draft(document);
    const told = type.interview.tell(after, { before, register, newId });
    register = told.register;
    drafts.set(document, { type, interview: told.interview });
    for (const [name, other] of drafts) {
      if (name === document) continue;
      const heard = other.type.interview.hear(other.interview, told.news, { register, newId });
      register = heard.register;
      drafts.set(name, { type: other.type, interview: heard.interview });
    }
  };
  return {
    people: () => register,
    person: (name) => register.find((one) => one.name === name),
    interview: (document) => draft(document).interview,
    type: (document) => draft(document).type,
    begin: (document, typeId = 'living-trust') => {
      const type = documentTypeOf(typeId);
      const maker = register.find(({ told }) => told.length > 0);
      const own = [...drafts.values()].filter((one) => makerIdOf(one.interview.people ?? []) === maker?.id);
      const offered = own.map((one) => one.type.interview.offer({ facts: one.interview.facts })).at(-1) ?? [];
      const known = maker && [...maker.told, ...offered];
      drafts.set(document, { type, interview: type.interview.open({}, known) });
      return type.interview.welcome({ ...draft(document).interview, register }).reply;
    },
    record: (document, field, value) => {
      const { type, interview } = draft(document);
      const recorded = type.interview.record({ ...interview, register }, field, value, today);
      if (!recorded.ok) throw new Error(`${field}: ${recorded.reason.message}`);
      keep(document, recorded.value);
    },
    confirmAll: (document) => keep(document, draft(document).type.interview.confirmAll(draft(document).interview)),
    say: (document, message) => {
      const { type, interview } = draft(document);
      const turn = agreeing(type.interview).replyTo({ ...interview, register }, message, today);
      keep(document, turn.interview);
      return turn.reply;
    },
  };
};
