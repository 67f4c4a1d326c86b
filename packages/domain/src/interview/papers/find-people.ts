import { isFullName } from '#facts/same-person.ts';
import { readsAsPerson } from '#facts/is-organization.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { findRelation } from '#interview/language/relations.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { findState } from '#law/states-in-text.ts';
import type { Place } from '#interview/papers/finding.ts';

/** Somebody whom a passage names; offsets are those of the passage. */
export interface NamedHere extends Place {
  readonly name: string;
  readonly isOrganization: boolean;
  /** The word that says how they are related to the maker: `my daughter, Susan`. */
  readonly relationship?: string;
  readonly isDead: boolean;
}

// Words with a capital letter in papers that stand in no name of a person.
const ofPapers = new Set(
  'trust trustee trustees trustor executor executors executrix guardian guardians agent agents attorney attorneys grantor grantors settlor settlors testator testatrix principal article section schedule exhibit testament codicil county counties beneficiary beneficiaries residue residuary successor successors notary witness witnesses representative representatives account declaration agreement revocable irrevocable security descendants co-trustee co-trustees co-executor co-executors'.split(
    ' ',
  ),
);
const isOfPapers = (word: string): boolean => ofPapers.has(word.toLowerCase().replace(/[.,:]+$/u, ''));
// Words that open no name, but may end one: `Lois Lane`, `Ann Power`.
const opensNoName = new Set(
  'last state court power estate internal united living family health social savings checking bank children issue first second third alternate initial original current personal date dated dear mr mrs ms dr'.split(
    ' ',
  ),
);
const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** Everybody whom a passage names in full, in order; `withFirstNames`: also those who are called by a first name. */
export const findPeople = (text: string, withFirstNames = false): readonly NamedHere[] => {
  if (text.length > longest) return [];
  const { names, organizations } = analyzeMessage(text);
  const addresses = /\d/u.test(text) ? findAddresses(text, false) : [];
  const people = names
    .map((one) => trimName(text, one))
    .filter(({ name, probability, isLower }) => !isLower && probability >= sure && (withFirstNames || isFullName(name)))
    .filter(
      (one) => isNameOfPerson(text, one) && !addresses.some(({ start, end }) => one.start < end && start < one.end),
    )
    .map(({ name, start, end }) => ({ name, start, end, isOrganization: false }));
  const firms = organizations
    .filter(({ name }) => !/\btrust\b/iu.test(name) || /\btrust (?:company|co)\b/iu.test(name))
    .filter(({ name }) => !readsAsPerson(name))
    .map(({ name, start, end }) => ({ name, start, end, isOrganization: true }));
  return [...people, ...firms]
    .toSorted((one, other) => one.start - other.start)
    .map((one) => ({ ...one, ...besideName(text, one) }));
};

const isNameOfPerson = (text: string, { name, start, end }: Said): boolean => {
  const words = name.split(' ');
  const [first = ''] = words;
  if (
    words.some((word) => isOfPapers(word)) ||
    opensNoName.has(first.toLowerCase().replace('.', '')) ||
    findState(name) !== undefined
  )
    return false;
  if (words.some((word) => months.test(word)) && (words.length === 1 || /^[\s,]*\d/u.test(text.slice(end))))
    return false;
  return !/\d\s*$/u.test(text.slice(0, start));
};

const [longest, sure] = [1200, 0.55];

interface Said extends Place {
  readonly name: string;
  readonly probability: number;
  readonly isLower: boolean;
}

// "Mary Jones DOB 3/4/1950".
const withoutLabel = (text: string, said: Said): Said => {
  const label = /\s+(?:d\.?o\.?b\.?|ssn|age|born|tel|phone|email|relationship)\.?$/iu.exec(
    text.slice(said.start, said.end),
  );
  const name = said.name.replace(/\s+\S+$/u, '');
  return label ? { ...said, name, end: said.start + label.index } : said;
};

// "Successor Trustee Ann Lee": what the office is called is no part of the name.
const trimName = (text: string, named: Said): Said => {
  const said = withoutLabel(text, named);
  const words = said.name.split(' ');
  const from =
    words.findLastIndex(
      (word) =>
        isOfPapers(word) || /^(?:mr|mrs|ms|miss)\.?$/iu.test(word) || findRelation(word.toLowerCase()) !== undefined,
    ) + 1;
  if (from === 0 || from >= words.length) return said;
  const name = words.slice(from).join(' ');
  const at = text
    .slice(said.start, said.end)
    .toLowerCase()
    .lastIndexOf((words[from] ?? '').toLowerCase());
  return at < 0 ? said : { ...said, name, start: said.start + at };
};

const relationBefore =
  /\b(?:my|our|the (?:grantor|settlor|testator|trustor)'s)\s+((?:\p{L}+[- ]){0,2}?\p{L}[\p{L}-]*)\s*(?:,|:|-|named|called|is)?\s*$/iu;
const relationBehind = /^\s*[,(]?\s*(?:who is )?(?:my|our)\s+((?:\p{L}+[- ])?\p{L}[\p{L}-]*)\b/iu;
const dead = /\b(?:late|deceased|predeceased)\b[\s,]*$/iu;
const deadBehind = /^\s*[,(]?\s*(?:who |has |is |now |pre)*(?:deceased|died|predeceased|passed away)\b/iu;
const former = /\b(?:former|ex|divorced|step|foster)[-\s]*/iu;

const besideName = (
  text: string,
  { start, end }: Place,
): { readonly relationship?: string; readonly isDead: boolean } => {
  const [before, behind] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 50)];
  const said = relationBefore.exec(before)?.[1] ?? relationBehind.exec(behind)?.[1];
  const words = said?.toLowerCase().split(' ') ?? [];
  const relation = findRelation(words.join(' ')) ?? findRelation(words.at(-1) ?? '');
  const isFormer = former.test(said ?? '') && !/^step/iu.test(words.at(-1) ?? '');
  return {
    ...(relation && !relation.isPlural && !isFormer && { relationship: relation.relationship }),
    isDead: dead.test(before) || deadBehind.test(behind) || /\b(?:late|deceased)\b/iu.test(said ?? ''),
  };
};

/** The people of a list who are joined by nothing but commas, `and` and what stands beside a name, from the first of them on. */
export const joinedFrom = (text: string, people: readonly NamedHere[], from: number): readonly NamedHere[] => {
  const behind = people.filter(({ start }) => start >= from);
  const joined: NamedHere[] = [];
  for (const one of behind) {
    const last = joined.at(-1);
    const gap = text.slice(last?.end ?? from, one.start);
    if (last && !joins.test(gap)) break;
    joined.push(one);
  }
  return joined;
};

const kinWords = '(?:son|daughter|child|wife|husband|spouse|brother|sister|niece|nephew|friend)s?';
const bornWords = String.raw`\(?\b(?:born|b\.|age|aged|dob)\b[^,;)]{0,24}(?:,\s*\d{4})?\)?`;
const joins = new RegExp(
  String.raw`^(?:[\s,;&]|\b(?:and|my|our|${kinWords})\b|\(\w\)|${bornWords}|\([^()]{2,40}\))*$`,
  'iu',
);
