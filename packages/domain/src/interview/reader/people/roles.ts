import { isSpouse } from '#facts/kin.ts';
import { isListGap } from '#interview/mentions/attach-relations.ts';
import { type Clause, splitClauses } from '#interview/language/clauses.ts';
import { type Condition, conditionOf } from '#interview/reader/shares/conditions.ts';
import { deniesOnlyManner, excludes } from '#interview/reader/people/exclusions.ts';
import type { Role } from '#interview/reader/people/role.ts';
import { isMisspelled } from '#facts/same-person.ts';
import {
  clauseTakes,
  officeAfter,
  officeBefore,
  givesTo,
  takesAfter,
  takesBefore,
} from '#interview/reader/people/role-cues.ts';
import type { Mention } from '#interview/mentions/nodes.ts';

/** A mention with its role; `isCued` when the words say so, not only the question that was asked. */
export interface Cast {
  readonly mention: Mention;
  readonly role: Role;
  readonly isCued: boolean;
}

/** Gives every mention its role: first by the words beside it, then by its clause, then by what was asked. */
export const castRoles = (text: string, mentions: readonly Mention[], asked: Role | undefined): readonly Cast[] =>
  splitClauses(text).flatMap((clause) => {
    const inside = mentions.filter(({ start }) => start >= clause.start && start < clause.end);
    return castClause({ text, clause, mentions: inside, asked });
  });

interface Scene {
  readonly text: string;
  readonly clause: Clause;
  readonly mentions: readonly Mention[];
  readonly asked: Role | undefined;
}

const castClause = (scene: Scene): readonly Cast[] => {
  const groups = groupMentions(scene);
  const condition = conditionOf(scene.clause);
  let isTaking = false;
  return groups.flatMap((group, index) => {
    const first = group[0];
    const last = group.at(-1);
    if (!first || !last) return [];
    const before = scene.text.slice(groups[index - 1]?.at(-1)?.end ?? scene.clause.start, first.start).toLowerCase();
    const after = scene.text.slice(last.end, groups[index + 1]?.[0]?.start ?? scene.clause.end).toLowerCase();
    const cast = castGroup({ scene, group, before, after, condition, index, isTaking });
    isTaking = cast.some(({ role, isCued }) => isCued && /^(?:beneficiary|contingent|member)$/u.test(role));
    return cast;
  });
};

// People in one list belong together, unless an office stands right after the last of them.
const groupMentions = ({ text, mentions }: Scene): readonly (readonly Mention[])[] => {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isListGap(text.slice(last.end, mention.start).toLowerCase())) group.push(mention);
    else groups.push([mention]);
  }
  return groups;
};

interface Moment {
  readonly scene: Scene;
  readonly group: readonly Mention[];
  readonly before: string;
  readonly after: string;
  readonly condition: Condition | undefined;
  readonly index: number;
  /** The person before takes a share. */
  readonly isTaking: boolean;
}

// "Luis, not Louis": one name in other letters leaves nobody out.
const isOtherSpelling = ({ text, clause }: Scene, [first]: readonly Mention[]): boolean => {
  if (!first) return false;
  const before = /(?<name>\p{L}+)[\s,]+not\s*$/u.exec(text.slice(clause.start, first.start))?.groups?.['name'];
  return before !== undefined && isMisspelled(before, text.slice(first.start, first.end));
};

const castGroup = (moment: Moment): readonly Cast[] => {
  const { group, before, after, scene, condition } = moment;
  const give = (role: Role, isCued: boolean) => group.map((mention) => ({ mention, role, isCued }));
  if (isTurnedDown(scene.asked, { before, after, hasCondition: condition !== undefined }))
    return turnDown(scene, group);
  const exclusion = excludes(before, after, scene.clause.low);
  if (isOtherSpelling(scene, group)) return give('spoken', true);
  if (exclusion === 'excluded' && deniesOnlyManner(scene.clause.low)) return give('spoken', true);
  if (exclusion) return give(exclusion, true);
  if (scene.asked !== undefined && isNamedAgainst(before)) return give('spoken', true);
  if (isOfOtherTrust(after)) return give('spoken', true);
  const ahead = officeBefore(before);
  const behind = officeAfter(after);
  const conditional = castCondition(moment, ahead ?? behind);
  if (conditional) return give(conditional, true);
  const taking =
    takesBefore(before) ||
    takesAfter(after) ||
    givesTo(before, after) ||
    (moment.isTaking && /^\s*:?\s*\d{1,2}\s*(?:$|[,;]|and\b)/u.test(after));
  if (behind && !ahead && group.length > 1 && takesBefore(before)) {
    const last = group.length - 1;
    return group.map((mention, order) => ({ mention, role: order === last ? behind : 'beneficiary', isCued: true }));
  }
  if (ahead ?? behind) return give(ahead ?? behind ?? 'spoken', true);
  if (isSpouseOnly(moment)) return give('spouse', true);
  if (taking)
    return give(
      namesContingent(scene.clause.low)
        ? 'contingent'
        : scene.asked === 'member'
          ? 'member'
          : scene.asked === 'contingent'
            ? 'contingent'
            : scene.asked === 'child' || scene.asked === 'homeTaker'
              ? scene.asked
              : 'beneficiary',
      true,
    );
  if (
    /\b(?:we|i) (?:have|'ve|got|had)\b[^.]{0,40}$|\bthere(?:'s| is| are)\b[^.]{0,20}$/u.test(before) &&
    !isThing(before, group) &&
    scene.asked === undefined
  )
    return give('child', true);
  if (namesContingent(scene.clause.low)) return give('contingent', true);
  if (scene.asked) return give(scene.asked, false);
  const isClose = group.some(({ relationship, kind }) => relationship !== undefined || kind === 'organization');
  return give(isClose && clauseTakes(scene.clause.low) ? 'beneficiary' : 'spoken', true);
};

// "In a special needs trust, with Ann as its trustee": the office of another trust than this.
const isOfOtherTrust = (after: string): boolean =>
  /^\s*(?:is |will be |serving |acting )?(?:as )?(?:its|that trust's|his|her|their) (?:\p{L}+ )?trustees?\b/u.test(
    after,
  );

// The contingent beneficiaries are spoken of, and no others.
const namesContingent = (low: string): boolean =>
  /\b(?:contingent|secondary|alternate|back-?up) beneficiar/u.test(low) &&
  !/(?<!\b(?:contingent|secondary|alternate|backup|back-up) )\bbeneficiar/u.test(low);

// "I have a house in Boise", "a boat called Marlin": a place or a thing, unless children are spoken of.
const isThing = (before: string, group: readonly Mention[]): boolean =>
  group.every(({ relationship }) => relationship === undefined) &&
  /\b(?:in|at|on|near|from|outside|called|named)\s*$/u.test(before) &&
  !/\b(?:kids?|child(?:ren)?|sons?|daughters?|twins?|boys?|girls?|bab(?:y|ies))\b/u.test(before);

// "Not Otto, my sister Ann": only the first of the list is turned down.
const turnDown = ({ text, asked }: Scene, group: readonly Mention[]): readonly Cast[] => {
  const [first, second] = group;
  const isContrast = first && second && !/\b(?:and|or|&)\b/iu.test(text.slice(first.end, second.start));
  return group.map((mention, index) => ({
    mention,
    role: index > 0 && isContrast ? (asked ?? 'spoken') : 'spoken',
    isCued: index === 0 || !isContrast,
  }));
};

// "My wife gets 40, not Daniel": who is named only to be told apart gets nothing by it.
const isNamedAgainst = (before: string): boolean => /\bnot\s+(?:my |our )?$/u.test(before);

const offices =
  /^(?:trustee|nextTrustee|firstTrustee|executor|guardian|agent|protector|panel|manager|organizer|representative|nextManager|office)$/u;

// Asked for an office: "not Otto", "Hannah wouldn't want it" turn somebody down, which leaves nobody out of the shares.
const isTurnedDown = (
  asked: Role | undefined,
  { before, after, hasCondition }: { readonly before: string; readonly after: string; readonly hasCondition: boolean },
): boolean =>
  asked !== undefined &&
  offices.test(asked) &&
  !hasCondition &&
  (/\b(?:not|never|anyone but|anybody but|except(?: for)?|(?:don't|do not|wouldn't) (?:want|trust|pick|choose))\s+(?:my |our )?$/u.test(
    before,
  ) ||
    /^\s*(?:(?:don't|doesn't|didn't|can't|couldn't|won't|wouldn't|isn't|aren't|cannot)\b|(?:do|does|is|are|would|could|will|can) not\b)/u.test(
      after,
    ));

const isSpouseOnly = ({ group, before, scene, after }: Moment): boolean => {
  const [mention] = group;
  if (group.length !== 1 || !mention) return false;
  if (/\bmarried\b[^.;,]{0,30}\b(?:to|with)\s*$/u.test(before)) return true;
  if (scene.asked === 'spouse' || !isSpouse(mention.relationship)) return false;
  if (/^\s*and i\b/u.test(after) || /\b(?:i and|me and)\s*$/u.test(before)) return true;
  return /\b(?:name is|name's)\b/u.test(
    scene.clause.low.slice(Math.max(0, mention.start - scene.clause.start), mention.end - scene.clause.start),
  );
};

const castCondition = (
  { scene, group, condition, before, index, after }: Moment,
  office: Role | undefined,
): Role | undefined => {
  const start = group[0]?.start ?? 0;
  const second = /^(?:executor|guardian|agent|nextAgent|office)$/u.test(scene.asked ?? '') ? 'spoken' : 'nextTrustee';
  if (!condition) {
    if (office && office !== 'contingent') return undefined;
    const isTrusteeTalk = scene.asked === 'trustee' || scene.asked === 'nextTrustee';
    if (
      index > 0 &&
      isTrusteeTalk &&
      /^\W*(?:and )?(?:then|after (?:that|him|her)|or|followed by|with)\b/u.test(before)
    )
      return second;
    if (
      /\b(?:otherwise|or else|as (?:a )?back-?up|back-?ups?|plan b|second choice|second in line)\b[^,;]{0,20}$/u.test(
        before,
      ) ||
      /^\W*(?:as|is|would be|for)?\s*(?:a |the |my )*(?:back-?up|second choice|alternate|contingent)\b(?! trustee| successor)/u.test(
        after,
      )
    )
      return isTrusteeTalk ? second : scene.asked === 'office' ? 'office' : 'contingent';
    return undefined;
  }
  if (start >= condition.start && start < condition.end) return 'spoken';
  const isTrustees = office === 'trustee' || scene.asked === 'trustee' || !condition.isDeath;
  // "Me, and when I can't, Peter": somebody for an office, while shares are asked.
  if (start >= condition.end && !condition.isDeath && scene.asked === 'beneficiary' && office === undefined)
    return 'spoken';
  if (start >= condition.end)
    return isTrustees && (scene.asked !== 'beneficiary' || office === 'trustee') && scene.asked !== 'contingent'
      ? scene.asked === undefined && condition.isDeath && office !== 'trustee'
        ? 'contingent'
        : office === 'trustee' && index === 0
          ? 'trustee'
          : second
      : 'contingent';
  const isDirectlyBefore =
    (group.at(-1)?.end ?? 0) <= condition.start &&
    !/\S/u.test(
      scene.text
        .slice(group.at(-1)?.end, condition.start)
        .replace(/\b(?:gets?|takes?|it|all|over|everything|would|should|will|be|next|that|,)\b|,/giu, ''),
    );
  if (!isDirectlyBefore) return undefined;
  if (/\b(?:or|then|otherwise)\b[^.;]{0,12}$/u.test(before) || scene.asked === 'contingent')
    return isTrustees && scene.asked !== 'contingent' ? second : 'contingent';
  return undefined;
};
