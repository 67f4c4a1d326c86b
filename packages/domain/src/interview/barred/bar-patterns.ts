import type { BarKind } from '#interview/barred/bar-kind.ts';
import { patternOf } from '#kit/pattern-of.ts';

const office = String.raw`(?:trustee|executor|executrix|agent|guardian|administrator|(?:personal )?representative|fiduciary|attorney-in-fact|backup|back-up|successor|alternate)s?`;
const led = String.raw`(?:(?:a|an|the|my|our|any|named|made|appointed|chosen|put|any kind of|as|co-?|successor|backup|their|his|her) ?)*`;
const all = String.raw`(?:it|this|that|any(?:thing|\s+of (?:it|this|that))|all (?:of )?(?:it|this|that)|everything|(?:the|my|our) (?:whole )?(?:money|affairs|finances|estate|trust|will|things|assets|stuff|business|accounts?|property|estate|family|picture|kids|children))`;
const says = String.raw`(?:(?:any|a|some|the last|no) )?(?:say|control|power|access|role|part|hand|authority|influence|voice)`;
const being = String.raw`(?:${led}${office}|(?:put |left |placed |involved )?(?:in charge|in control|involved|responsible|trusted|(?:any|a)?where near|anywhere near|near) ?)`;
const doing = String.raw`(?:serve|act|be ${being}|have (?:${says}|anything to do with)|(?:get|lay|put) (?:his|her|their) hands|(?:handle|manage|run|control|touch) ${all}|take (?:over|charge)|step in|decide|make (?:any |the )?decisions|(?:come|go|get|be) (?:any ?where )?near|raise ${all})`;
const who = String.raw`(?<who>[\p{L}][^.;!?]{1,70}?)`;
const never = String.raw`(?:never|not ever|under no circumstances|in no case|at no time)`;

const none = String.raw`(?:nothing|none of it|not (?:a|one) (?:(?:single|red) )?(?:thing|cent|dime|penny|nickel))`;
const some = String.raw`(?:anything|any of it|(?:a|one) (?:(?:single|red) )?(?:thing|cent|dime|penny|nickel))`;

interface BarPattern {
  readonly kind: BarKind;
  readonly says: RegExp;
}

/** The ways to say who must never serve, those first that say it most plainly. */
export const barPatterns: readonly BarPattern[] = [
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`\b(?:neither|none of) ${who}\s+(?:must|should|may|can|shall|will|is|are) (?:to )?(?:ever )?${doing}\b`,
    ),
  },
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`\b(?:(?:under|in) no (?:circumstances?|case|way)|over my dead body|no way(?: in hell)?),? (?:(?:that|am i letting|am i having|will i let) )?(?:should|is|are|may|must|can|shall|will|do i want|would i want|does|would)? ?${who}\s+(?:to )?(?:ever )?${doing}\b`,
    ),
  },
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`^(?:\W*(?:and|but|also|so|please|i want|i say|that|just|no|oh)\b)*\W*${who}\s+(?:must|should|may|can|could|shall|will|would|is|are|ought) ${never} (?:to )?(?:ever )?(?:be allowed to )?${doing}\b`,
    ),
  },
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`^(?:\W*(?:and|but|also|so|please|just|no|oh)\b)*\W*${who}\s+(?:(?:must|should|may|shall|is|are)(?: not|n't)|ought not) (?:to )?(?:ever )?(?:be (?:allowed|trusted) to )?${doing}\b`,
    ),
  },
  {
    kind: 'unfit',
    says: patternOf(
      'iu',
      String.raw`^(?:\W*(?:and|but|also|so|please|just|no|oh)\b)*\W*${who}\s+(?:can(?:'t|not| not)|won't|will not) (?:ever )?(?:be (?:${being}|allowed to ${doing}|trusted)|have (?:${says}|anything to do with)|(?:get|lay|put) (?:his|her|their) hands|(?:come|go|get) (?:any ?where )?near)`,
    ),
  },
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`\b(?:never|do(?:n't| not)(?: ever)?|did(?:n't| not)|would(?:n't| not)|dont) (?:(?:ever|want to|wish to) )*(?:let|allow|permit|want|wish|have|give|trust) ${who}\s+(?:to )?(?:ever )?`,
      String.raw`(?:${doing}|${being}|as ${led}${office}|${led}${office}|${says}|with ${all}|handling ${all}|running ${all}|managing ${all}|making (?:any |the )?decisions|(?:serving|acting)\b)`,
    ),
  },
  {
    kind: 'unfit',
    says: patternOf(
      'iu',
      String.raw`\b(?:never|do(?:n't| not)(?: ever)?|did(?:n't| not)|would(?:n't| not)|dont) (?:(?:ever|want to|wish to) )*(?:put|name|appoint|choose|pick|make|use|list) ${who}\s+(?:to )?(?:ever )?`,
      String.raw`(?:${doing}|${being}|as ${led}${office}|${led}${office}|${says}|with ${all}|handling ${all}|running ${all}|managing ${all}|making (?:any |the )?decisions|(?:serving|acting)\b)`,
    ),
  },
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`^(?:\W*(?:and|but|also|so|please|i want|just|no|oh)\b)*\W*${who}\s+(?:(?:is|are|must|should|shall|will|may) )?(?:to )?(?:have|has) (?:nothing to do with|no business|no (?:say|control|power|access|role|part|hand|authority))\b`,
    ),
  },
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`^(?:\W*(?:and|but|also|so|please|just|no|oh)\b)*\W*${who}\s+(?:(?:is|are|must be|should be|to be|shall be) )(?:barred|excluded|disqualified|banned|ruled out) (?:from (?:serving|acting|being|any|all|every)|as)\b`,
    ),
  },
  {
    kind: 'serve',
    says: patternOf(
      'iu',
      String.raw`\b(?:i|we) (?:(?:really|just) )?(?:do(?:n't| not)|would(?:n't| not| never)|dont|never) (?:ever )?trust(?:ed)? (?<who>(?:my|our) [\p{L}' -]{2,40}|\p{L}[\p{L}' -]{1,40})`,
    ),
  },
  {
    kind: 'nothing',
    says: patternOf(
      'iu',
      String.raw`^(?:\W*(?:and|but|also|so|please|i want|just|no|oh)\b)*\W*${who}\s+(?:(?:gets?|receives?|inherits?|takes?|is getting|(?:is|are) to (?:get|have|receive|inherit)|(?:should|will|must|shall) (?:get|have|receive|inherit)) (?:absolutely )?${none}`,
      String.raw`|(?:(?:is|are|should|shall|must|will|does|do) not|isn't|aren't|shouldn't|won't|doesn't|don't) (?:to )?(?:get|receive|have|inherit|see) ${some})\b`,
    ),
  },
  {
    kind: 'nothing',
    says: patternOf(
      'iu',
      String.raw`(?:^\W*|[,;]\s*|\s)(?:(?:but|and|with|so) )*${none}(?: at all)? (?:goes |should go |is |must go |to go )?(?:to|for) (?<who>(?:(?:my|our|his|her|their) )?[\p{L}'-][\p{L}' -]{2,40})`,
    ),
  },
  {
    kind: 'out',
    says: patternOf(
      'iu',
      String.raw`\b(?:keep|leave|want|keeping) ${who}\s+(?:(?:well|far|completely|totally|entirely) )?(?:kept )?(?:out of|away from) (?!(?:the|my|our) (?:trust|will|estate)\b)${all}`,
    ),
  },
  {
    kind: 'here',
    says: patternOf(
      'iu',
      String.raw`\b(?:any(?:one|body)|every(?:one|body)|whoever)(?: else)?,? (?:but|except(?: for)?|other than|besides|just not|not) (?<who>(?:(?:my|our) )?[\p{L}' -]{2,40})`,
    ),
  },
  {
    kind: 'here',
    says: patternOf(
      'iu',
      String.raw`(?:^\W*(?:(?:no|please|just|but|and|well|oh|definitely|certainly|absolutely)\b\W*)*|(?:\bbut|\band|\bjust|\bplease|[,;]\s*(?:but|and|just|please))\s+(?:(?:definitely|certainly|absolutely|especially|surely|please|just)\s+)?)(?:not|never(?: ever)?) (?<who>(?:(?:my|our) )?[\p{L}' -]{2,40})`,
    ),
  },
];
