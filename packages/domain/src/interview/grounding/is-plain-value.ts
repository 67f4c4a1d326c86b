// Lists hold entries, and entries hold at most one more level; nothing that people say has more parts or longer words.
const [deepest, mostParts, longest] = [4, 500, 4000];

/** True for a value as people give it: few levels and parts, numbers that are numbers, text without signs of control or markup. */
export const isPlainValue = (value: unknown): boolean => {
  let parts = 0;
  const isPlain = (part: unknown, depth: number): boolean => {
    parts += 1;
    if (parts > mostParts || depth > deepest) return false;
    if (typeof part === 'string') return part.length <= longest && !/[<>{}[\]\\`]|(?!\n)\p{C}/u.test(part);
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part !== 'object' || part === null) return true;
    return Object.values(part).every((one) => isPlain(one, depth + 1));
  };
  return isPlain(value, 0);
};
