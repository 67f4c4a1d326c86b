import { isSpouse } from '#facts/kin.ts';
import type { Mention, Node } from '#interview/mentions/nodes.ts';
import { type Relation, relativeOf } from '#interview/language/relations.ts';

type NameNode = Extract<Node, { kind: 'name' | 'organization' }>;
type RelationNode = Extract<Node, { kind: 'relation' }>;

/** Puts names and the relation words around them together, by what stands between them. */
export const attachRelations = (text: string, nodes: readonly Node[]): readonly Mention[] => {
  const merged = mergeOwned(text, nodes);
  const relationOf = new Map<Node, RelationNode>();
  const used = new Set<Node>();
  const adjacent = new Set<Node>();
  merged.forEach((node, index) => {
    if (node.kind === 'relation' && !used.has(node)) attach({ text, nodes: merged, index, relationOf, used, adjacent });
  });
  attachPronouns({ text, nodes: merged, relationOf, used });
  return merged.flatMap((node) => toMention(node, { relationOf, used, adjacent }));
};

interface Work {
  readonly text: string;
  readonly nodes: readonly Node[];
  readonly index: number;
  readonly relationOf: Map<Node, RelationNode>;
  readonly used: Set<Node>;
  /** Names that stand right beside their relation word. */
  readonly adjacent: Set<Node>;
}

const forwardGap =
  /^(?:\s|,|:|-|\(|"|is|are|named|called|whose|name|names|who|would|will|should|be|namely|was|goes by|'s)*$/u;
const tightGap = /^\s*(?:named|called|whose name is|'s name is|:)?\s*$/u;
const backwardGap =
  /^(?:'s|\s|,|-|\(|is|are|was|who|as|both|all|being|she|he|they|that|also|actually|really)*(?:my|our|the|a|an|his|her|their)?\s*$/u;

// "I have a daughter, Greg has two": the next one speaks of their own.
const hasOwn =
  /^\s+(?:has|have|had|got)\s+(?:one|two|three|four|five|six|no|none|a few|several|some|his|her|their|kids|\d+)\b/u;

const attach = (work: Work): void => {
  const { nodes, index, text } = work;
  const node = nodes[index] as RelationNode;
  const zipped = zipRelations(work);
  if (zipped) return;
  const next = nodes[index + 1];
  const previous = nodes[index - 1];
  const gapAfter = next && isNamed(next) ? between(text, node.end, next.start) : undefined;
  const gapBefore =
    previous && isNamed(previous) && !work.relationOf.has(previous)
      ? between(text, previous.end, node.start)
      : undefined;
  const fitsBefore = gapBefore !== undefined && backwardGap.test(gapBefore) && gapBefore !== '';
  const fitsAfter =
    gapAfter !== undefined &&
    forwardGap.test(gapAfter) &&
    !(gapAfter.includes(',') && hasOwn.test(text.slice(next?.end ?? 0).toLowerCase()));
  const isTight = gapAfter !== undefined && tightGap.test(gapAfter);
  if (fitsAfter && (isTight || !fitsBefore)) return link(work, { step: 1, from: index + 1 });
  if (fitsBefore && node.relation.isPlural && /\b(?:both|all)\b/u.test(gapBefore)) return linkAll(work);
  if (fitsBefore) link(work, { step: -1, from: index - 1 });
};

// `60% to Liam and 40% to Noah, both my sons`: everybody so far.
const linkAll = ({ nodes, index, relationOf, used }: Work): void => {
  const relation = nodes[index] as RelationNode;
  used.add(relation);
  for (const node of nodes.slice(0, index)) if (isNamed(node) && !relationOf.has(node)) relationOf.set(node, relation);
};

// `my son and daughter, Josh and Amber`: as many names as relations, in order.
const zipRelations = ({ nodes, index, text, relationOf, used }: Work): boolean => {
  const relations: RelationNode[] = [];
  let at = index;
  while (at < nodes.length) {
    const node = nodes[at];
    const last = relations.at(-1);
    if (node?.kind !== 'relation' || node.relation.isPlural) break;
    if (last && !/^\s*(?:,|and|&|, and)?\s*$/u.test(between(text, last.end, node.start))) break;
    relations.push(node);
    at += 1;
  }
  const names = nodes.slice(at, at + relations.length).filter(isNamed);
  const last = relations.at(-1);
  const first = names[0];
  if (relations.length < 2 || names.length < relations.length || !last || !first) return false;
  if (!forwardGap.test(between(text, last.end, first.start))) return false;
  if (!names.every((name, order) => order === 0 || isListGap(between(text, names[order - 1]?.end ?? 0, name.start))))
    return false;
  names.forEach((name, order) => relationOf.set(name, relations[order] as RelationNode));
  for (const relation of relations) used.add(relation);
  return true;
};

const link = (
  { nodes, index, text, relationOf, used, adjacent }: Work,
  { step, from }: { readonly step: 1 | -1; readonly from: number },
): void => {
  const relation = nodes[index] as RelationNode;
  used.add(relation);
  let at = from;
  let last: Node | undefined;
  while (at >= 0 && at < nodes.length) {
    const node = nodes[at];
    if (!node || !isNamed(node) || relationOf.has(node)) return;
    const gap = last && (step === 1 ? between(text, last.end, node.start) : between(text, node.end, last.start));
    if (gap !== undefined && !isListGap(gap)) return;
    relationOf.set(node, relation);
    if (!last) adjacent.add(node);
    if (!relation.relation.isPlural) return;
    last = node;
    at += step;
  }
};

// `Ann and Bo, equally. They're my kids.`, `she's my sister and he's my brother`: who was named before is meant.
const attachPronouns = ({ text, nodes, relationOf, used }: Omit<Work, 'index' | 'adjacent'>): void => {
  const free = (before: number): readonly Node[] =>
    nodes.filter((node) => isNamed(node) && node.end <= before && !relationOf.has(node));
  const told = nodes.filter(
    (node): node is RelationNode =>
      node.kind === 'relation' &&
      !used.has(node) &&
      /\b(?:they|she|he|these|those|all|both)(?:'s|'re|s|re| is| are| were)?(?: all| both| of them| each| two| three| four| five)*(?: are| is| were)?\s*$/u.test(
        text.slice(Math.max(0, node.start - 24), node.start).toLowerCase(),
      ),
  );
  for (const relation of told.filter(({ relation: { isPlural } }) => isPlural)) {
    for (const node of free(relation.start)) relationOf.set(node, relation);
    used.add(relation);
  }
  const single = told.filter((relation) => !used.has(relation));
  const names = free(single[0]?.start ?? 0);
  if (single.length === 0 || names.length !== single.length) return;
  single.forEach((relation, order) => {
    relationOf.set(names[order] as Node, relation);
    used.add(relation);
  });
};

const isNamed = (node: Node): node is NameNode => node.kind === 'name' || node.kind === 'organization';

const between = (text: string, start: number, end: number): string => text.slice(start, end).toLowerCase();

const fillers =
  /\([^)\n]{0,80}\)|\b(?:aged?|years?|yrs?|old|yo|who|is|are|both|each|then|also|as well as|turns|just|will be|months?)\b|[\d%,/$&-]/gu;

/** True when only list words stand between two people: commas, "and", ages and shares. */
export const isListGap = (gap: string): boolean => {
  if (/[.;!?\n]/u.test(gap) || !/\S/u.test(gap)) return false;
  return /^\s*(?:and|plus|or)?\s*$/u.test(gap.replace(fillers, ' '));
};

// `my brother's son`: one relation, seen from the speaker.
const mergeOwned = (text: string, nodes: readonly Node[]): readonly Node[] => {
  const merged: Node[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    const isOwned =
      node.kind === 'relation' &&
      last?.kind === 'relation' &&
      last.isPossessive &&
      !/\S/u.test(text.slice(last.end, node.wordStart).replace(/\b(?:oldest|youngest|older|younger|only)\b/gu, ''));
    if (isOwned)
      merged[merged.length - 1] = {
        ...node,
        start: last.start,
        owner: last.owner,
        relation: {
          ...node.relation,
          relationship: relativeOf(last.relation.relationship, node.relation.relationship),
        },
      };
    else merged.push(ownedByPerson(node, last));
  }
  return merged;
};

// `my daughter Ann and her husband Joe`: Joe is the husband of the daughter.
const ownedByPerson = (node: Node, last: Node | undefined): Node => {
  const isTheirs = node.kind === 'relation' && /^(?:his|her|their)$/u.test(node.owner);
  if (!isTheirs || (last === undefined && !isSpouse(node.relation.relationship))) return node;
  return { ...node, relation: { ...node.relation, relationship: `other's ${node.relation.relationship}` } };
};

const toMention = (
  node: Node,
  { relationOf, used, adjacent }: Pick<Work, 'relationOf' | 'used' | 'adjacent'>,
): readonly Mention[] => {
  switch (node.kind) {
    case 'self':
      return [{ kind: 'self', start: node.start, end: node.end }];
    case 'relation':
      return used.has(node) || node.isPossessive
        ? []
        : [
            {
              kind: 'person',
              start: node.start,
              end: node.end,
              ...relationPart(node.relation),
              isPlural: node.relation.isPlural,
              isDeceased: node.isDeceased,
            },
          ];
    case 'organization': {
      const own = relationOf.get(node)?.relation.relationship ?? node.relationship;
      return [
        {
          kind: 'organization',
          name: node.name,
          start: node.start,
          end: node.end,
          ...(own !== undefined && { relationship: own }),
        },
      ];
    }
    case 'name': {
      const relation = relationOf.get(node);
      const isBefore = relation !== undefined && relation.end <= node.start;
      return [
        {
          kind: 'person',
          name: node.run.name,
          start: isBefore && adjacent.has(node) ? relation.start : node.start,
          end:
            relation !== undefined && !isBefore && !relation.relation.isPlural
              ? Math.max(node.end, relation.end)
              : node.end,
          ...(relation && relationPart(relation.relation)),
          isDeceased: relation?.isDeceased ?? false,
          isPossessive: node.run.isPossessive,
          isLower: node.run.isLower,
        },
      ];
    }
  }
};

const relationPart = ({ relationship }: Relation): { relationship?: string } =>
  relationship.startsWith("other's ") ? {} : { relationship };
