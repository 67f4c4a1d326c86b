import type { Taken } from '#interview/entries/scan-ages.ts';
import type { Unit } from '#interview/entries/unit.ts';

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
  if (said === 'NAME' && last?.isPossessive !== true) return undefined;
  const whom = /^(?:mine|my own)$/u.test(said)
    ? undefined
    : said === 'NAME'
      ? (last?.name?.known[0] ?? last?.name?.name ?? '')
      : said;
  return { act: { kind: 'owner', whom }, length };
};

const ofMarriage =
  /^(?:(?:is|are|was|were) )?(?:from|out of|of) (my|our|his|her|a|an) (?:(?:NTH|first|second|earlier|previous|prior|former|other|old) )+(?:marriage|relationship) /u;
const owners =
  /^(?:(?:is|are|all|both|only) )+(mine|my own|his|hers|NAME)(?= (?:[,.;:$)-]|and|so|then|from|by)(?: |$))/u;
