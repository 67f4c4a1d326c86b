import { patternOf } from '#kit/pattern-of.ts';

/** True for a clause whose subject died or broke, “Dad died last week” or “the mixer died”: it names nothing that somebody has. */
export const tellsOfAnEnd = (clause: string): boolean => {
  const [, before] = ended.exec(clause) ?? [];
  return before !== undefined && !inRelation.test(before);
};

const ended = patternOf(
  'iu',
  String.raw`^([^,.;!?]{1,60}?)(?:['’]s| has| have| had)? (?:just |both |finally |recently |already |suddenly )*`,
  String.raw`(?:died|passed (?:away|on)|passed(?=\W*$| (?:in|last|on|at|when|this|yesterday|a|two|three|\d))`,
  String.raw`|been (?:dead|gone)|(?:is|are) (?:dead|deceased)|broke down)\b`,
);

// “The house of my aunt who died”, “the land I got when Dad died”: what stands before is the thing.
const inRelation =
  /\b(?:who|whom|whose|that|which|when|after|before|since|once|until|from|left|got|inherited|because)\b/iu;
