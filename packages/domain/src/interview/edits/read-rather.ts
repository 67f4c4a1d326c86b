import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isMeantBy, isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { type Desk, isOfTakers, type KnownPerson } from '#interview/edits/known-entries.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import { readOffice } from '#interview/edits/read-office.ts';
import { readPlace, onlyPerson } from '#interview/edits/read-slot.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { patternOf } from '#kit/pattern-of.ts';

const not = String.raw`(?:should(?:n'?t| not)|can(?:'?t|not)|must(?:n'?t| not)|is not to|isn'?t to|won'?t|will not)`;
const notThisOne = patternOf(
  'iu',
  String.raw`^(?<old>.{2,40}?) ${not} (?:be |act as |serve as |do )(?<where>.{2,40}?)\s*[,;.]\s*(?:but |rather |instead )?`,
  String.raw`(?<fresh>.{2,50}?) (?:should|can|must|will|shall)(?: be| do it| do that)?$`,
);
const inIt = patternOf(
  'iu',
  String.raw`^(?:not (?<old>.{2,40}?)(?:\s*[,;.]\s*(?:but |rather |it'?s )?|\s+(?:but|rather)\s+)(?<fresh>.{3,60}?)`,
  String.raw`|replace (?<gone>.{2,40}?) (?:with|by) (?<by>.{3,60}?))(?:,? (?:in|as|for|from) (?<where>.{3,60}))?$`,
);
const vague = /^(?:(?:the )?(?:one|person)|it|that|this|(?:the (?:one|person) )?in charge|the boss|the main one)$/iu;

/** "My husband should not be in charge, Ana should", "not Ann, her sister Eve Lee": somebody else where somebody stands. */
export const readRather: OrderReader = (desk, order) => {
  if (/\b(?:if|unless|when)\b|\?/iu.test(order.text)) return undefined;
  return (
    readBehind(desk, order) ?? readNotThisOne(desk, order) ?? readInsteadOf(desk, order) ?? readReplaced(desk, order)
  );
};

const behind = patternOf(
  'iu',
  String.raw`^(?:(?:to )?(?:have|put|see|let|want) )?(?<fresh>.{2,40}?) (?:to )?(?:(?:stand|serve|come|came|be|go|step in|follow|act|next|second)s? ){0,2}(?:right )?`,
  String.raw`(?:behind|after) (?<first>.{2,40}?),? (?:than|rather than|instead of|and not|not) (?<old>.{2,40}?)$`,
);

// "I would rather have Ruth-Ann stand behind Naomi than Silas": in the line in which Silas stands behind her.
const readBehind = (desk: Desk, order: Order): Edit | undefined => {
  const { fresh = '', first = '', old = '' } = behind.exec(order.text)?.groups ?? {};
  const [before, gone, named] = [first, old, fresh].map((said) => (said === '' ? undefined : onlyPerson(desk, said)));
  const [called, ...more] = desk.people.filter((one) => isMeantBy(one.name, fresh));
  const by = named ?? (more.length === 0 ? called : undefined);
  const name = by?.name ?? readNewPerson(fresh)?.name;
  if (!before || !gone || name === undefined || isSamePerson(name, gone.name)) return undefined;
  const next = desk.questions
    .filter(({ field }) => before.fields.includes(field))
    .flatMap(({ nextInLine = '' }) => nextInLine);
  const meant = gone.fields.filter(
    (field) => definitionOf(field).names === 'officers' && (next.includes(field) || before.fields.includes(field)),
  );
  const [office, ...others] = meant;
  if (!office || others.length > 0) return undefined;
  const label = desk.questions.find(({ field }) => field === office)?.label ?? '';
  const text = `${by?.name ?? fresh} instead of ${gone.name} as ${label}`;
  const edit = readOffice(desk, { ...order, text, whole: text });
  return edit?.values && edit;
};

const readNotThisOne = (desk: Desk, order: Order): Edit | undefined => {
  const { old, where = '', fresh } = notThisOne.exec(order.text)?.groups ?? {};
  const [gone, by] = [old, fresh].map((said) => (said === undefined ? undefined : onlyPerson(desk, said)));
  if (!gone || fresh === undefined) return undefined;
  const isVague = vague.test(where.replace(/^(?:the one|the person) (?=in charge)/iu, ''));
  const { fields, left } = readPlace(desk, where);
  const offices = gone.fields.filter((field) => definitionOf(field).names === 'officers');
  const meant = isVague ? offices : left === '' ? offices.filter((field) => fields.includes(field)) : [];
  const [office, ...others] = meant;
  if (!office || others.length > 0) return undefined;
  const label = desk.questions.find(({ field }) => field === office)?.label ?? '';
  const name = by?.name ?? readNewPerson(fresh)?.name;
  if (name === undefined || isSamePerson(name, gone.name)) return undefined;
  const text = `${by?.name ?? fresh} instead of ${gone.name} as ${label}`;
  const edit = readOffice(desk, { ...order, text, whole: text });
  return edit?.values && { ...edit, confidence: isVague ? 0.5 : (edit.confidence ?? 0.9) };
};

const insteadOf = patternOf(
  'iu',
  String.raw`^(?:instead of|in place of|rather than) (?<old>.{2,40}?)(?: (?:as|for|in) (?<where>.{3,40}?))?,? (?:please |just |let's |i |we |i'd |would )*`,
  String.raw`(?:put|use|want|like|name|have|make it|let it be|take|go with|pick)(?: in)? (?<fresh>[^.;!?]{2,60}?)$`,
);

const anyBackup =
  /^(?:(?:the|my|a|our) )?(?:back-?up|second|second one|next|next one|alternate|substitute|one after (?:her|him|them))$/iu;

// "Instead of my dad as the backup put Keisha Brooks".
const readInsteadOf = (desk: Desk, order: Order): Edit | undefined => {
  const { old = '', where, fresh = '' } = insteadOf.exec(order.text)?.groups ?? {};
  const [gone, by] = [old, fresh].map((said) => (said === '' ? undefined : onlyPerson(desk, said)));
  if (!gone || (!by && readNewPerson(fresh) === undefined)) return undefined;
  const text = `${by?.name ?? fresh} instead of ${gone.name}`;
  const as = where === undefined || anyBackup.test(where) ? '' : ` as ${where}`;
  const edit = readOffice(desk, { ...order, text: text + as, whole: text + as });
  return edit?.values && { ...edit, confidence: edit.confidence ?? 0.9 };
};

// Somebody else in the place of one: of several places it is asked which.
const readReplaced = (desk: Desk, order: Order): Edit | undefined => {
  const { old, fresh, gone: out, by, where } = inIt.exec(order.text)?.groups ?? {};
  const person = onlyPerson(desk, old ?? out ?? '');
  const entry = entryOf(desk, fresh ?? by ?? '');
  if (!person || person.isMaker || !entry || isSamePerson(entry.name, person.name)) return undefined;
  const places = placesOf(desk, person);
  const meant = where === undefined ? [] : readPlace(desk, where).fields;
  const called =
    where === undefined ? places : places.filter(({ field, label }) => isCalled(label, where) || meant.includes(field));
  const [place, ...others] = called;
  if (!place) return undefined;
  if (others.length > 0)
    return {
      which: {
        sentence: `${person.name} stands in several places. Where should it be ${entry.name}?`,
        choices: called.map(({ label }) => `Replace ${person.name} with ${entry.name} in ${label}`),
      },
    };
  // Whoever stands in the line already moves up, and stands there once.
  const text = `${entry.name} instead of ${person.name} as ${place.label}`;
  const moved =
    definitionOf(place.field).names === 'officers' ? readOffice(desk, { ...order, text, whole: text }) : undefined;
  if (moved?.values && onlyPerson(desk, entry.name)) return { ...moved, confidence: where === undefined ? 0.55 : 0.9 };
  const values = editFact(desk, place.field, [
    place.isOfThings
      ? { kind: 'change', who: place.key, columns: { recipient: entry.name } }
      : { kind: 'replace', who: person.name, by: { ...entry } },
  ]);
  return values && { values, confidence: where === undefined ? 0.55 : 0.9 };
};

const isCalled = (label: string, where: string): boolean => label.toLowerCase() === where.trim().toLowerCase();

const entryOf = (desk: Desk, said: string): (Entry & { readonly name: string }) | undefined => {
  const known = onlyPerson(desk, said);
  if (known) {
    const [relationship] = known.relationships;
    return { name: known.name, ...(relationship !== undefined && { relationship }) };
  }
  const person = readNewPerson(said);
  if (!person?.name.includes(' ')) return undefined;
  // "Her sister" is no sister of whoever speaks.
  return /^\W*(?:his|her|their)\b/iu.test(said) ? { name: person.name } : { ...person };
};

interface Standing {
  readonly field: FieldId;
  readonly label: string;
  readonly isOfThings: boolean;
  readonly key: string;
}

const placesOf = (desk: Desk, person: KnownPerson): readonly Standing[] =>
  desk.questions
    .filter(
      ({ field }) => person.fields.includes(field) && (isOfTakers(field) || definitionOf(field).names === 'officers'),
    )
    .flatMap(({ field, label }): readonly Standing[] => {
      const things = desk.things.filter((one) => one.field === field && isSamePerson(one.recipient ?? '', person.name));
      const [thing, ...others] = things;
      if (others.length > 0) return [];
      return [{ field, label, isOfThings: thing !== undefined, key: thing?.words ?? '' }];
    });
