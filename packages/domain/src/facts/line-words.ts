import { patternOf } from '#kit/pattern-of.ts';
import type { Recorded } from '#facts/define-fact.ts';
import { areDescendants, hasLine, lineIsAskedOf } from '#facts/has-line.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Party } from '#facts/shapes.ts';

const listed = (facts: Recorded, field: string): readonly Party[] => {
  const value: unknown = facts[field];
  return Array.isArray(value) ? (value as readonly Party[]) : [];
};

const isNamedSpouse = ({ spouseName }: Recorded, { name }: Party): boolean =>
  typeof spouseName === 'string' && isSamePerson(name, spouseName);

/** Of whom it is asked whether their children come in their place. */
export const withLine = (facts: Recorded): readonly Party[] =>
  lineIsAskedOf(listed(facts, 'beneficiaries'), listed(facts, 'contingentBeneficiaries')).filter(
    (one) => !isNamedSpouse(facts, one),
  );

/** How they are called in a sentence: by a name, as children, as all who receive a share, or by name among these. */
export const calledWithLine = (
  facts: Recorded,
): { readonly only: string } | 'children' | 'takers' | { readonly among: string } => {
  const lines = withLine(facts);
  const names = lines.map(({ name }) => name);
  const [only] = names;
  if (only !== undefined && names.length === 1) return { only };
  if (names.length > 0 && areDescendants(lines)) return 'children';
  const areAll = listed(facts, 'beneficiaries').every((one) => isOrganization(one) || lines.includes(one));
  // A parent or a spouse beside them is not meant.
  return areAll || names.length > mostNames ? 'takers' : { among: names.join(', ') };
};

const mostNames = 4;

/**
 * Whether children come before anybody else takes the share of one who died: those of each who receives one, or of some of them,
 * because whoever is a parent of the maker always leaves children.
 */
export const childrenComeFirst = (facts: Recorded): 'ofEach' | 'ofSome' | 'never' => {
  const people = listed(facts, 'beneficiaries').filter((one) => !isOrganization(one) && !isNamedSpouse(facts, one));
  if (facts['descendantsTakeFirst'] !== true || !people.some(hasLine)) return 'never';
  return people.every(hasLine) ? 'ofEach' : 'ofSome';
};

const offspring = String.raw`(?:(?:grand)?(?:kids?|child(?:ren)?|bab(?:y|ies)|sons?|daughters?)|(?:little|young) ones?|young ?'uns|descendants|offspring|issue)`;
const adds =
  "(?:(?:do|does|will|would|should|can|could|must|to|just|still|all|then|each|not|never|dont|don't|doesn't) )*";
// "The other kids split it": these are no children of the one who died.
const isOfOthers = String.raw`(?<!\b(?:other|remaining|living|surviving|rest of the|rest of my|my|our) )`;

/** “Her kids”, “down to the children”: those of whoever has died take the share. */
export const saysLineTakes = patternOf(
  'u',
  String.raw`\b(?:(?:his|her|their|they|the|those|them|there|whose|own)|\p{L}+['’]s|down to) (?:own )?`,
  offspring,
  String.raw`\b(?! (?:who (?:is|are)|that (?:is|are)|still) )|\bto (?:kids|children|grand(?:kids|children|babies))\b`,
  String.raw`|${isOfOthers}\b(?:(?:grand)?(?:kids|children)|grandbabies) (?:(?:of|from) .{2,30} )?${adds}`,
  String.raw`(?:gets?|takes?|should|would|comes?|inherits?|steps? in|shares?|splits?|receives?|have)\b|\bper stirpes\b`,
);

/** “The other one”, “whoever is left”, “it stays with those I named”: no children take it. */
export const saysOthersTake = patternOf(
  'u',
  String.raw`^(?!.*\b(?:otherwise|if not|or else|if (?:\p{L}+ )*(?:none|no|nobody)|without)\b)`,
  String.raw`(?:.*\b(?:goes?|going|passes|back|to|with|for|between|among) (?:just |only |all )*)?`,
  String.raw`(?:no,? )?(?:if .{2,40}(?:dies|gone|passes|first|dead),? )?(?:the|my|each|among the) others?`,
  String.raw`(?: (?:one|two|three|takers?|people|kids?|children|brothers?|sisters?|boys?|girls?|sons?|daughters?|siblings?))?`,
  String.raw`(?: (?:who (?:is|are) )?(?:still )?(?:left|living|alive))?`,
  String.raw`(?: (?:gets?|takes?|has|have|should|would|will|splits?|shares?|divides?)\b.*)?\W*$`,
  String.raw`|^(?!.*\b(?:otherwise|if not|or else)\b).*\b(?:(?:the|those) (?:ones? |people |kids |children )?(?:who (?:is|are) |that are )?(?:still )?(?:left|alive|living|survivors?|remaining)`,
  String.raw`|whoever(?: is|'s) (?:still )?(?:left|alive|living)|(?:the|those|people|ones|who|whom|that) i(?:'ve| have)? (?:have )?named)\b`,
);

/** “If one of them dies it goes to their kids”, “grandkids step in”: it tells what becomes of the share of whoever dies first. */
export const tellsOfLine = patternOf(
  'iu',
  String.raw`^(?!.*\b(?:have|gets?|takes?|receives?|inherits?) (?:the|my|our|his|her) (?!shares?|parts?|portion|half|money|place|inheritance|rest))`,
  String.raw`.*(?:\b(?:if|when|in case|should|once) .{2,40}\b(?:dies?|dead|gone|pass(?:es)?|goes) ?.*\b(?:others?|left|living|alive|`,
  offspring,
  String.raw`)\b|\b`,
  offspring,
  String.raw` (?:of .{2,40} )?(?:(?:do|does|did|should|will|would|can|to|not|never|dont|don't|doesn't|shouldn't) )*`,
  String.raw`(?:takes?|gets?|inherits?|have|receives?|steps? in(?:to)?|comes? in)\b(?:.*\b(?:shares?|parts?|portions?|half|place|shoes|instead|dead|if|when)\b|\W*$)`,
  String.raw`|\b`,
  offspring,
  String.raw` of (?:an?|the|any|whoever|someone|somebody) ?.{0,12}\b(?:dead|died|deceased|gone)\b`,
  String.raw`|\b(?:ones?|who(?:ever)?)\b.{0,12}\b(?:still )?(?:alive|living|left)\b.*\b(?:gets?|takes?|splits?|shares?|have)\b`,
  ')',
);
