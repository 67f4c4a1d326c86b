import { isListGap } from '#interview/reader/attach-relations.ts';
import { type Clause, splitClauses } from '#interview/reader/clauses.ts';
import type { Mention } from '#interview/reader/mentions.ts';

/** What somebody is named for. `spoken` = mentioned, but for nothing. */
export type Role =
  | 'grantor'
  | 'spouse'
  | 'child'
  | 'beneficiary'
  | 'contingent'
  | 'initialTrustee'
  | 'trustee'
  | 'nextTrustee'
  | 'executor'
  | 'guardian'
  | 'agent'
  | 'protector'
  | 'panel'
  | 'member'
  | 'excluded'
  | 'removed'
  | 'pet'
  | 'spoken';

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
    isTaking = cast.some(({ role, isCued }) => isCued && role === 'beneficiary');
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

const castGroup = (moment: Moment): readonly Cast[] => {
  const { group, before, after, scene } = moment;
  const give = (role: Role, isCued: boolean) => group.map((mention) => ({ mention, role, isCued }));
  const exclusion = excludes(before, after, scene.clause.low);
  if (exclusion) return give(exclusion, true);
  const ahead = officeBefore(before);
  const behind = officeAfter(after);
  const conditional = castCondition(moment, ahead ?? behind);
  if (conditional) return give(conditional, true);
  const taking =
    takesBefore(before) || takesAfter(after) || (moment.isTaking && /^\s*:?\s*\d{1,2}\s*(?:$|[,;])/u.test(after));
  if (behind && !ahead && group.length > 1 && takesBefore(before)) {
    const last = group.length - 1;
    return group.map((mention, order) => ({ mention, role: order === last ? behind : 'beneficiary', isCued: true }));
  }
  if (ahead ?? behind) return give(ahead ?? behind ?? 'spoken', true);
  if (isSpouseOnly(moment)) return give('spouse', true);
  if (taking)
    return give(
      scene.asked === 'member'
        ? 'member'
        : scene.asked === 'contingent'
          ? 'contingent'
          : scene.asked === 'child'
            ? 'child'
            : 'beneficiary',
      true,
    );
  if (
    /\b(?:we|i) (?:have|'ve|got|had)\b[^.]{0,40}$|\bthere(?:'s| is| are)\b[^.]{0,20}$/u.test(before) &&
    scene.asked === undefined
  )
    return give('child', true);
  if (scene.asked) return give(scene.asked, false);
  const isClose = group.some(({ relationship, kind }) => relationship !== undefined || kind === 'organization');
  return give(isClose && clauseTakes(scene.clause.low) ? 'beneficiary' : 'spoken', true);
};

const officeWords: readonly (readonly [RegExp, Role])[] = [
  [/^(?:co-?)?trustees?\b/u, 'trustee'],
  [/^(?:executors?|executrix|personal rep(?:resentative)?s?)\b/u, 'executor'],
  [/^guardians?\b/u, 'guardian'],
  [/^(?:registered )?agent\b/u, 'agent'],
  [/^(?:trust )?protector\b/u, 'protector'],
];

const glue =
  /^(?:\W|\b(?:is|are|be|will|would|should|could|can|may|must|to|as|my|our|the|a|an|for|his|her|their|i'd|i'll|i|like|want|wanna|name|named|naming|make|pick|choose|appoint|put|have|serve|serves|serving|act|acts|acting|being|successor|backup|back-up|back|up|first|primary|sole|new|it|it's|he's|she's|he|she|they|gonna|going|probably|also|please|down|who|that|person|good|great|ideal|better|best|choice|of|instead|actually|one|role|job|in|you|use|just|both|happy|willing|ready|trust|trust's|will's|estate|family|agreed|said|yes|do|does|it)\b)/u;

const chomp = (text: string): string => {
  let rest = text;
  for (let steps = 0; steps < 14; steps += 1) {
    const match = glue.exec(rest);
    if (!match || match[0].length === 0) break;
    rest = rest.slice(match[0].length);
  }
  return rest;
};

const officeAfter = (after: string): Role | undefined => {
  if (/[;\n]/u.test(after.charAt(0))) return undefined;
  const isListed = /^\s*(?:,|-|\()?\s*(?:is |are |was )?(?:our|the|my)\s+(?:trustee|executor)/u.test(after);
  const rest = chomp(after);
  const office = officeWords.find(([word]) => word.test(rest))?.[1];
  if (office) return isNextInLine(after.slice(0, after.length - rest.length)) ? 'nextTrustee' : office;
  if (isListed) return 'trustee';
  return /^(?:take|takes|taking|step|steps|stepping) (?:over|in|up)\b|^in charge\b|^(?:handle|handles|manage|manages|run|runs|administer) (?:it|things|everything|the|my|all|our)\b|^charge of\b/u.test(
    rest,
  )
    ? 'trustee'
    : undefined;
};

const isNextInLine = (words: string): boolean => /\b(?:second|alternate|next|third)\b/u.test(words);

const reversedGlue =
  /(?:\W|\b(?:is|are|be|will|would|should|could|can|to|as|my|our|the|a|of|on|for|it|it's|named|called|go|goes|going|with|i|i'd|i'll|want|like|name|pick|choose|say|said|put|let's|have|use|make|change|changed|actually|now|role|job|trust|instead|and|was|think|thinking|maybe|probably|he's|she's|they're|please)\b)$/u;

const officeBefore = (before: string): Role | undefined => {
  let rest = before;
  for (let steps = 0; steps < 14; steps += 1) {
    const match = reversedGlue.exec(rest.slice(-24));
    if (!match || match[0].length === 0) break;
    rest = rest.slice(0, rest.length - match[0].length);
  }
  const tail = rest.slice(-40);
  if (
    /\b(?:alternate|second|next|backup|back-up)(?: successor)? trustee$/u.test(tail) &&
    /\b(?:alternate|second|next)/u.test(tail)
  )
    return 'nextTrustee';
  if (/\b(?:contingent|backup|back-up|alternate|secondary)(?: beneficiar(?:y|ies))?$/u.test(tail)) return 'contingent';
  if (/\bbeneficiar(?:y|ies)$/u.test(tail)) return 'beneficiary';
  if (/\btrustees?$/u.test(tail)) return 'trustee';
  if (/\b(?:executor|executrix|personal rep(?:resentative)?)$/u.test(tail)) return 'executor';
  if (/\bguardians?$/u.test(tail)) return 'guardian';
  if (/\bagent$/u.test(tail)) return 'agent';
  if (/\b(?:wife|husband|spouse)(?:'s name)?$/u.test(tail) || /\bmarried$/u.test(tail)) return 'spouse';
  return undefined;
};

const takeWords =
  '(?:everything|all|half|third|quarter|fourth|fifth|thirds|quarters|fifths|rest|remainder|remaining|balance|estate|percent|pct|leave|leaving|give|giving|goes?|going|split|divided?|divide|shared?|equally|evenly|shares?|inherit|beneficiar(?:y|ies)|provide|set aside|property|money|belongings|pass(?:es)?|thing|each|\\d+)';
const taking = new RegExp(
  `(?:\\b${takeWords}\\b|%)[^.;]{0,60}?(?:\\b(?:to|for|between|among|amongst|with)\\b|:)\\s*(?:be|just|only|all|both|each|of)?\\s*$`,
  'u',
);
const sharing =
  /(?:%|\b(?:percent|pct|half|third|quarter|remainder|rest|everything|beneficiar(?:y|ies)|thirds|quarters)\b)\s*(?:of (?:it|everything|that|my estate))?[\s,:=-]*(?:is |are |goes |for |to )*$/u;

const takesBefore = (before: string): boolean =>
  (taking.test(before.slice(-110)) || sharing.test(before.slice(-60))) &&
  !/\btrustee|\bin charge/u.test(before.slice(-60));

const takesAfter = (after: string): boolean =>
  /^[\s,)]*(?:\([^)\n]{0,40}\))?\s*(?:who |each |both |all |to |should |will |would |can |could |'ll |is to |are to |is going to )*(?:get|gets|receive|receives|inherit|inherits|take|takes|have|has|share|shares|split|splits|divide)\b(?! over| in| care| passed| died| been)/u.test(
    after,
  ) ||
  /^[\s,):=-]*(?:\d+(?:\.\d+)?\s*(?:%|percent|pct)|half\b|one[- ]|a (?:third|quarter|half)|\d\/\d)/u.test(after) ||
  /^[\s,]*(?:is|are|as|to be)\s+(?:my |the |our )?(?:only |sole |primary )*beneficiar/u.test(after);

const clauseTakes = (low: string): boolean =>
  /\b(?:leave|leaving|inherit|everything|goes? to|going to my|split|equal(?:ly)?|evenly|beneficiar(?:y|ies)|rest to|share|shares|set (?:some )?(?:money |something |funds )?aside|provide for|take care of|taken care of)\b|%|\bpercent\b/u.test(
    low,
  );

const isSpouseOnly = ({ group, before, scene, after }: Moment): boolean => {
  const [mention] = group;
  if (group.length !== 1 || !mention) return false;
  if (/\bmarried (?:to|with)\s*$/u.test(before)) return true;
  if (scene.asked === 'spouse' || !/^(?:wife|husband|spouse)$/u.test(mention.relationship ?? '')) return false;
  if (/^\s*and i\b/u.test(after) || /\b(?:i and|me and)\s*$/u.test(before)) return true;
  return /\b(?:name is|name's)\b/u.test(
    scene.clause.low.slice(Math.max(0, mention.start - scene.clause.start), mention.end - scene.clause.start),
  );
};

/** "if she dies first": from `start` to `end` people are only spoken of; who comes after takes in the second place. */
interface Condition {
  readonly start: number;
  readonly end: number;
  readonly isDeath: boolean;
}

const conditionOf = (clause: Clause): Condition | undefined => {
  const match =
    /\b(?:if|in case|in the event|should|when|once|unless|after)\b[^.;\n]{0,80}?\b(?:(?:dies?|died|dead|dying|pass(?:es|ed)?(?: away| on)?|predeceases?|gone|not (?:alive|living|around|here)|(?:doesn't|don't|does not|do not|isn't|aren't|not)(?: \w+){0,2} (?:survive|outlive|make it|live|alive|living|around|with us)|survives?|happens? to)|(can't|cannot|can not|unable|won't|couldn't|unavailable|unwilling|isn't able|not able|declines?|refuses?|says no))\b(?: (?:before|first|away|too|me|i do|us|him|her|them|serve|do it))*/u.exec(
      clause.low,
    );
  if (!match) return undefined;
  return {
    start: clause.start + match.index,
    end: clause.start + match.index + match[0].length,
    isDeath: match[1] === undefined,
  };
};

const castCondition = (
  { scene, group, condition, before, index, after }: Moment,
  office: Role | undefined,
): Role | undefined => {
  const start = group[0]?.start ?? 0;
  const second = scene.asked === 'executor' || scene.asked === 'guardian' ? 'spoken' : 'nextTrustee';
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
      return isTrusteeTalk ? second : 'contingent';
    return undefined;
  }
  if (start >= condition.start && start < condition.end) return 'spoken';
  const isTrustees = office === 'trustee' || scene.asked === 'trustee' || !condition.isDeath;
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

const excludes = (before: string, after: string, clause: string): 'excluded' | 'removed' | undefined => {
  if (
    /\b(?:remove|delete|drop|scratch|strike|take)\s*(?:out |off )?(?:the |my |our )*$/u.test(before) &&
    !/\bover\b/u.test(after)
  )
    return 'removed';
  if (/^\W*(?:off|out)\b/u.test(after) && /\btake\b/u.test(before)) return 'removed';
  if (
    /^[\s,]*(?:who )?(?:(?:should|will|would|is|are|does|do|to|can|shall|must|was|were|has|have)(?:n't| not)?\s+)*(?:be |been )?(?:gets?|receives?|inherits?|getting|left|given|have|has)?\s*(?:absolutely |zero|zilch)?\s*(?:nothing|zero\b|not a (?:dime|cent|penny)|nada|disinherited|excluded|cut (?:out|off)|left out|out of (?:it|the|my)|omitted|no share|no part)\b/u.test(
      after,
    )
  )
    return 'excluded';
  if (
    /^[\s,]*(?:who )?(?:should(?:n't| not)|won't|will not|does(?:n't| not)|is(?:n't| not)|can(?:'t|not)|must not|not|shouldnt|doesnt|isnt)\s+(?:to |be |going to |supposed to )*(?:get|receive|inherit|included?|have|entitled|getting|in (?:it|the|this|my)|see|part of)\b/u.test(
      after,
    )
  )
    return 'excluded';
  if (/\b(?:nothing|not a (?:dime|cent|penny)|zero)\s+(?:at all\s+)?(?:for|to|goes to|should go to)\s*$/u.test(before))
    return 'excluded';
  if (
    /\b(?:disinherit(?:ing)?|exclud(?:e|ing)|omit(?:ting)?|leav(?:e|ing) out|cut(?:ting)? (?:out|off)|except(?: for)?|but not|skip|without|anyone but|everyone but|all but|apart from)\s*$/u.test(
      before.replace(/\b(?:my|our|the)\s*$/u, ''),
    )
  )
    return 'excluded';
  if (
    /\b(?:don't|do not|dont|never|not|didn't) (?:want|wish|leave|leaving|give|giving|include|including|like)\b[^.;]{0,25}$/u.test(
      before,
    ) &&
    !/\bnot (?:give|leave) (?:it )?all\b/u.test(before)
  )
    return 'excluded';
  if (
    /^[\s,]*(?:out|off)\b/u.test(after) &&
    /\b(?:leave|leaving|cut|cutting|keep|want|write)\s*$/u.test(before.replace(/\b(?:my|our|the)\s*$/u, ''))
  )
    return 'excluded';
  return /^[\s,]*not\b\s*$/u.test(before) && /\bnot\b/u.test(clause) ? 'excluded' : undefined;
};
