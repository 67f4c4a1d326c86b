import { isSpouse } from '#facts/kin.ts';
import { findRelation } from '#interview/language/relations.ts';

/** True for words that lead to the name of a relative of the speaker: "my son's full …". Whom the question asks is none of the others. */
export const leadsToOthersName = (before: string, isSpouseAsked: boolean): boolean => {
  const whose = owner.exec(before)?.[1]?.toLowerCase();
  if (whose === undefined) return false;
  if (/^(?:his|her|their)$/u.test(whose)) return !isSpouseAsked;
  const relation = findRelation(whose.replace(/[’']s$/u, '')) ?? findRelation(whose.replace(/s$/u, ''));
  return relation !== undefined && !(isSpouseAsked && isSpouse(relation.relationship));
};

// What stands before “is …”, up to the words of the name itself.
const owner =
  /([\p{L}-]+(?:[’']s)?)\s+(?:(?:full|legal|whole|complete|real|own|correct|proper)\s+)*(?:name\b[^.;!?]{0,12})?$/iu;
