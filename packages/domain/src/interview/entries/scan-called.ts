import { kinOf } from '#facts/kin.ts';
import type { Called } from '#interview/entries/piece.ts';
import type { Unit } from '#interview/entries/unit.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';
import { relativeOf, type Relation } from '#interview/language/relations.ts';

/** Whom the units at a place call, and how many of them do; undefined where they call nobody. */
export const calledAt = (
  units: readonly Unit[],
  at: number,
): { readonly called: Called; readonly length: number } | undefined => {
  const unit = units[at];
  const next = units[at + 1];
  const has = unit?.name && hasRelative.exec(keysAt(units, at));
  if (has) {
    const lead = has[0].trim().split(' ').length - 1;
    const found = relationAt(units, { at: at + lead, keys: keysAt(units, at + lead) });
    if (found?.called.kind === 'relation')
      return {
        called: {
          ...found.called,
          isOfAnother: true,
          ofWhom: unit?.name?.known[0] ?? unit?.name?.name ?? '',
          isBare: undefined,
        },
        length: found.length + lead,
      };
  }
  const several = unit?.name && unit.isPossessive && next?.key === '#' ? childrenOf(unit, next) : undefined;
  if (several) return { called: several, length: 2 };
  const isOwner = unit?.isPossessive === true && next?.relation !== undefined && unit.name !== undefined;
  if (isOwner) return relationAt(units, { at, keys: keysAt(units, at) });
  if (unit?.name) return { called: { kind: 'name', ...unit.name }, length: 1 };
  if (unit?.organization && !isApposed(units, at))
    return { called: { kind: 'organization', name: unit.organization.name }, length: 1 };
  const keys = keysAt(units, at);
  return (
    selfAt(keys) ??
    countedAt(units, { at, keys }) ??
    oldestAt(keys) ??
    relationAt(units, { at, keys }) ??
    groupAt(units, { at, keys })
  );
};

// "Greg's two, Amy and Carl".
const childrenOf = ({ name }: Unit, { number }: Unit): Called | undefined =>
  number === undefined || number.value > 9
    ? undefined
    : {
        kind: 'relation',
        relationship: 'child',
        isPlural: number.value > 1,
        isDeceased: false,
        isOfAnother: true,
        ofWhom: name?.known[0] ?? name?.name ?? '',
        count: number.value,
        phrase: 'children',
      };

// "Greg has a son, Todd": the last word is where the relation begins.
const hasRelative =
  /^NAME (?:also )?(?:has|had|got|brought)(?: (?:also|got))? (?=(?:a |an |one |two |three |# )?(?:\p{L}+ )?RELS? )\S+ /u;

// "St. Jude's, the children's hospital": in a message that shows names by capitals, what a name stands for.
const isApposed = (units: readonly Unit[], at: number): boolean =>
  units[at - 1]?.key === 'the' &&
  !/\p{Lu}/u.test(units[at]?.word.text ?? '') &&
  units.slice(0, at).some(({ name }) => name?.isLower === false);

/** The keys of the next units, a space behind each. */
export const keysAt = (units: readonly Unit[], at: number): string =>
  `${units
    .slice(at, at + 12)
    .map(({ key }) => key)
    .join(' ')}${at + 12 >= units.length ? ' $' : ''} `;

interface Found {
  readonly called: Called;
  readonly length: number;
}

const lengthOf = (match: RegExpExecArray | null): number => match?.[0].trim().split(' ').length ?? 0;

const ends =
  '(?= (?:[,.;$\\n!-]|and|then|as|will|should|for|with|but|while|until|both|together|jointly|equally)(?: |$))';
const two = [
  /^(?:(?:the )?(?:both|two) of us(?: together)?|us both|we both|us two|we two) /u,
  /^(?:me|myself|i) and (?:my )?(?:spouse|other half) /u,
  new RegExp(`^(?:us|we)${ends} `, 'u'),
];
const takes = '(?: (?:keep|get|take|own|hold|have|receive)(?= (?:#|SHARE|the rest|the other) ))';
const doing =
  '(?: (?:want to|like to|do|be|serve|act|handle|manage|take care of|run|keep|stay|remain|in charge|in control|the|sole|only #|only|one|it|that|this|trustee|as|first|my own|by|myself|alone|now|right now|currently|acting|serving|today|for now|at (?:present|the moment)))*';
const own = [
  new RegExp(`^i(?:'ll| will| would| shall|'m| am|'d)?${doing}${ends} `, 'u'),
  new RegExp(`^i(?:'ll| will| would| shall)?${takes} `, 'u'),
  /^(?:(?:yo|i)(?: ,)? (?:me|myself|mismo|misma)(?: ,)?|me ,? ?myself|me (?:alone|only|by myself|on my own)|me|myself|yours truly|just me|only me|my own self) /u,
  /^yo(?= (?:[,.;$]|mismo|misma|solo|sola)) /u,
];
const firstOf = (patterns: readonly RegExp[], keys: string): RegExpExecArray | null =>
  patterns.map((pattern) => pattern.exec(keys)).find((found) => found !== null) ?? null;

// "St. Bridget, I should think": who only thinks it is not named by it.
const onlyThinks =
  /^i(?:'d| should| would| do)? (?:think|say|imagine|guess|suppose|expect|reckon|believe|figure|hope) /u;

const selfAt = (keys: string): Found | undefined => {
  if (onlyThinks.test(keys)) return undefined;
  const both = firstOf(two, keys);
  if (both) return { called: { kind: 'both' }, length: lengthOf(both) };
  const self = firstOf(own, keys);
  return self ? { called: { kind: 'self' }, length: lengthOf(self) } : undefined;
};

const beside = [
  'minor oldest eldest older youngest younger middle first second third NTH only late deceased dead',
  'dear beloved best good old close closest dearest other own big little baby kid half adopted adoptive',
  'biological grown adult new ex former current favorite trusted longtime long-time lifelong sweet',
  'first-born darling wonderful lovely future two-legged',
]
  .flatMap((line) => line.split(' '))
  .join('|');
const owned =
  '^(my |mi |our |the |a |an |his |her |their |NAME )?((?:both|all|all of|each of|two of|# of|one of) (?:my |our |the )?)?(# )?';
const unlisted = '((?!and |or |other |NAME |ORG |REL|SHARE |# )\\p{L}+ )';
const relation = new RegExp(`${owned}((?:(?:${beside}) )*)(RELS?) |^(my |mi |our )()()${unlisted}(RELS?) `, 'u');

// "My oldest, Rogelio".
const ageAmongChildren =
  /^(?:(?:my|our) (?=\p{L}+ (?:(?:one|#) )?(?:NTH , NAME|[,.;$-]|NAME) ?)|(?=\p{L}+ NAME ))(oldest|eldest|youngest|middle)(?: (?:one|#))?(?: NTH(?= , NAME))?(?= (?:[,.;$-]|NAME) ?)/u;

const oldestAt = (keys: string): Found | undefined => {
  const oldest = ageAmongChildren.exec(keys);
  if (!oldest) return undefined;
  const which = oldest[1] ?? '';
  const kin = { relationship: 'child', isPlural: false, isDeceased: false, isOfAnother: false } as const;
  return { called: { kind: 'relation', ...kin, which, phrase: `${which} child` }, length: lengthOf(oldest) };
};

const relationAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Found | undefined => {
  const match = relation.exec(keys);
  const said = match && relationIn(units, at, lengthOf(match));
  if (match && said && units[at + lengthOf(match) - 1]?.word.isPossessive === true)
    return relativeAt(units, { at, length: lengthOf(match), of: said });
  if (!match || !said || (match[1]?.startsWith('NAME') && units[at]?.name === undefined)) return undefined;
  const length = lengthOf(match);
  const [owner = '', several = '', counted = '', adjectives = ''] =
    match[5] === undefined ? match.slice(6) : match.slice(1);
  if (/^(?:one of|two of|# of) /u.test(several)) return undefined;
  const words = units.slice(at, at + length);
  // "Daughter of my late husband".
  const ofAnother = lengthOf(
    /^of (?:(?:my |his |her |the )?(?:(?:late|dead|deceased|NTH|ex) )*REL|NAME|(?:my|our) (?:\p{L}+ )?\p{L}+(?= (?:[,.;$]|NAME))) /u.exec(
      keysAt(units, at + length),
    ),
  );
  const count =
    counted === ''
      ? /^both/u.test(several)
        ? 2
        : countOf(words)
      : words.find(({ key }) => key === '#')?.number?.value;
  // "Each kid", "every child": all of them.
  const isEach = /^(?:each|every)$/u.test(units[at - 1]?.key ?? '') && owner === '';
  const which = /\b(oldest|eldest|older|youngest|younger|middle|first|other|only|NTH)\b/u.exec(adjectives)?.[1];
  return {
    called: {
      kind: 'relation',
      relationship: relationshipOf(adjectives, said),
      isPlural: said.isPlural || isEach,
      isDeceased: /\b(?:late|deceased|dead)\b/u.test(adjectives),
      isOfAnother: /^(?:his|her|their) $/u.test(owner) || owner.startsWith('NAME') || ofAnother > 0,
      ...(owner.startsWith('NAME') && { ofWhom: units[at]?.name?.known[0] ?? units[at]?.name?.name ?? '' }),
      ...(/^(?:his|her) $/u.test(owner) && { ofWhom: ownerBefore(units, at) }),
      ...(owner === '' && several === '' && counted === '' && { isBare: true as const }),
      ...(count !== undefined && { count }),
      ...(which && { which }),
      phrase: lowOf(words.slice(owner === '' ? 0 : 1)),
      ...((/\bminor\b/u.test(adjectives) ||
        /^(?:little|newborn|tiny|new) baby$/u.test(lowOf(words).replace(/^(?:my|our) /u, ''))) && {
        isChild: true as const,
      }),
    },
    length: length + ofAnother,
  };
};

const lowOf = (words: readonly Unit[]): string => words.map(({ low }) => low).join(' ');

// "The twins".
const countOf = (words: readonly Unit[]): number | undefined =>
  /^twins$/u.test(words.at(-1)?.low ?? '') ? 2 : /^triplets$/u.test(words.at(-1)?.low ?? '') ? 3 : undefined;

// "Her brother": of the woman who was named last, or else of the wife of whoever speaks.
const ownerBefore = (units: readonly Unit[], at: number): string => {
  const said = units[at]?.key ?? '';
  const sex = said === 'his' ? 'male' : 'female';
  const owner = units
    .slice(0, at)
    .findLast(
      ({ name }, index) => name !== undefined && (sexOfGivenName(name.name) ?? sexOfKin(units, index)) === sex,
    )?.name;
  return owner ? (owner.known[0] ?? owner.name) : said === 'his' ? 'his' : 'hers';
};

// "My sister Xochitl".
const sexOfKin = (units: readonly Unit[], at: number): 'male' | 'female' | undefined => {
  const beside = units[at - 1]?.relation ?? (units[at - 1]?.key === ',' ? units[at - 2]?.relation : undefined);
  const sex = kinOf(beside?.relationship)?.sex;
  return sex === undefined ? undefined : sex === 'f' ? 'female' : 'male';
};

// "My brother's daughter" is a niece; "my son's house" is nobody.
const relativeAt = (
  units: readonly Unit[],
  { at, length, of }: { readonly at: number; readonly length: number; readonly of: Relation },
): Found | undefined => {
  const found = relationAt(units, { at: at + length, keys: keysAt(units, at + length) });
  if (found?.called.kind !== 'relation') return undefined;
  const relationship = relativeOf(of.relationship, found.called.relationship);
  return { called: { ...found.called, relationship, isBare: undefined }, length: length + found.length };
};

const relationIn = (units: readonly Unit[], at: number, length: number): Relation | undefined =>
  units[at + length - 1]?.relation;

const relationshipOf = (adjectives: string, { relationship }: Relation): string =>
  /\b(?:adopted|half)\b/u.test(adjectives)
    ? `${/\b(adopted|half)\b/u.exec(adjectives)?.[1]} ${relationship}`
    : relationship;

// "Three equal shares".
const countedAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Found | undefined => {
  const count = /^# (?=(?:equal|even|same|ways) )/u.test(keys) ? units[at]?.number?.value : undefined;
  return count === undefined ? undefined : { called: { kind: 'all', count }, length: 1 };
};

const everybody = new RegExp(
  `^(?:${[
    '(?:all|both|each|every one|them|they)(?: (?:of )?(?:them|these|those|the|my|our))?(?: (?:#|people|three|of them))*',
    'every(?:one|body)(?: of them)?',
    '(?:the )?# of them',
    '(?:them all|they all|each and every one)',
  ].join('|')})(?= )`,
  'u',
);
const others =
  /^(?:the |all the |my )?(?:others?(?: ones?)?(?: (#))?(?: (RELS?))?|remaining (#)|(?:rest|remaining)(?: of (?:them|the RELS|my RELS)))(?= )/u;

const groupAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Found | undefined => {
  const rest = others.exec(keys);
  // "The other forty": a part, not so many people.
  const counted = units.slice(at, at + lengthOf(rest)).find(({ key }) => key === '#')?.number?.value ?? 0;
  if (rest && counted > mostPeople) return undefined;
  if (rest) return groupOf(units, { at, length: lengthOf(rest), kind: 'others' });
  const all = everybody.exec(keys);
  if (!all || /^(?:each|all|they)$/u.test(all[0].trim())) return undefined;
  return groupOf(units, { at, length: lengthOf(all), kind: 'all' });
};

const mostPeople = 12;

const groupOf = (
  units: readonly Unit[],
  { at, length, kind }: { readonly at: number; readonly length: number; readonly kind: 'all' | 'others' },
): Found => {
  const words = units.slice(at, at + length);
  const number = words.find(({ key }) => key === '#')?.number?.value;
  const count = number ?? (words[0]?.key === 'both' ? 2 : words[0]?.key === 'other' && length === 1 ? 1 : undefined);
  const related = words.find(({ relation: of }) => of)?.relation;
  return {
    called: { kind, ...(count !== undefined && { count }), ...(related && { relationship: related.relationship }) },
    length,
  };
};
