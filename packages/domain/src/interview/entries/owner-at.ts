import { isSpouse, kinOf } from '#facts/kin.ts';
import type { Taken } from '#interview/entries/scan-ages.ts';
import type { Unit } from '#interview/entries/unit.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** Whose children those are who were named: "Anika is mine, Hope and Faith are Greg's", "from his first marriage". */
export const ownerAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Taken | undefined => {
  const marriage = ofMarriage.exec(keys);
  if (marriage)
    return {
      act: { kind: 'owner', whom: /^(?:his|her)$/u.test(marriage[1] ?? '') ? 'his' : undefined, isNear: true },
      length: marriage[0].trim().split(' ').length,
    };
  const [found, said = ''] = owners.exec(keys) ?? [];
  if (found === undefined) return undefined;
  const length = found.trim().split(' ').length;
  const last = units[at + length - 1];
  const isOfKin = /REL$/u.test(said);
  if ((said === 'NAME' || isOfKin) && last?.isPossessive !== true) return undefined;
  const spouse = isOfKin ? (last?.relation?.relationship ?? '') : undefined;
  if (spouse !== undefined && !isSpouse(spouse)) return undefined;
  const whom = /^(?:ours|mine|my own)\b/u.test(said)
    ? undefined
    : said === 'NAME'
      ? (last?.name?.known[0] ?? last?.name?.name ?? '')
      : spouse === undefined
        ? said
        : whoseOf(spouse);
  return { act: { kind: 'owner', whom, ...(/^(?:is|s?he)\b/u.test(keys) && { isOne: true }) }, length };
};

// "Aimee and Renee are my wife's".
const whoseOf = (spouse: string): string => (kinOf(spouse)?.sex === 'm' ? 'his' : 'hers');

const ofMarriage =
  /^(?:(?:is|are|was|were) )?(?:from|out of|of) (my|our|his|her|a|an) (?:(?:NTH|first|second|earlier|previous|prior|former|other|old) )+(?:marriage|relationship) /u;
const owners = patternOf(
  'u',
  "^(?:(?:he|she|they) (?=is |are )|he's |she's |hes |shes |(?:is|are|all|both|only) )+(ours|(?:mine|my own) and (?:his|hers|NAME)|mine|my own|his|hers|(?:my )?REL|NAME)",
  '(?: (?:together|both|as a couple))*(?= (?:[,.;:$)-]|and|so|then|from|by|before)(?: |$))',
);
