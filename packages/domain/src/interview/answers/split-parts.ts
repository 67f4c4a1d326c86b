/** A stretch of a message between two marks or joining words, and what joins it to what stands before. */
export interface Part {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
  /** `reason` says why, `turn` takes something back, `so` concludes; anything else goes on. */
  readonly joint: 'sentence' | 'comma' | 'reason' | 'turn' | 'so';
  readonly isQuestion: boolean;
}

const subject = String.raw`(?:i|i'm|im|we|we're|you|he|she|he's|she's|they|they're|it|it's|its|that|this|there|my|our|his|her|the|everybody|nobody)`;
const breaks = new RegExp(
  [
    String.raw`(?<mark>(?<!\b(?:\p{L}|ste?|dr|mr|mrs|ms|jr|sr|apt|ave|rd|blvd|inc|co|vs|corp|ltd))\.+(?=\s|$)|[!?;\n]+)`,
    String.raw`(?<comma>,(?!\d{3})|\s-+\s|[()])`,
    String.raw`(?<reason>\s\b(?:because|cause|cuz|coz|as (?!you\b)(?=${subject}\b)|since (?=${subject}\b)|for (?=(?:he|she|i|we|they|it) )|so that)\b)`,
    String.raw`(?<so>\s\b(?:so|therefore|hence)\b(?! (?:much|far|long|many)\b))`,
    String.raw`(?<turn>\s\b(?:but|except|excepting|unless|although|though|however|provided|only (?=if|when|for|not|that|he|she|they|we|i|the|my)|if|save that|as long as|apart from|other than)\b)`,
  ].join('|'),
  'giu',
);

/** Takes a message apart where it says one thing after another; the joining word belongs to the part that it opens. */
export const splitParts = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let [start, joint]: [number, Part['joint']] = [0, 'sentence'];
  for (const match of text.matchAll(breaks)) {
    const { mark, comma, reason, so } = match.groups ?? {};
    const isMark = mark !== undefined || comma !== undefined;
    push(parts, text, { start, end: match.index, joint, isQuestion: mark?.includes('?') === true });
    start = isMark ? match.index + match[0].length : match.index;
    joint = mark !== undefined ? 'sentence' : comma !== undefined ? 'comma' : reason ? 'reason' : so ? 'so' : 'turn';
  }
  push(parts, text, { start, end: text.length, joint, isQuestion: false });
  return parts.map((part) => ({ ...part, joint: openedBy(part) }));
};

const push = (parts: Part[], text: string, { start, end, joint, isQuestion }: Omit<Part, 'text' | 'low'>): void => {
  const said = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(said)) return;
  parts.push({ text: said, low: said.toLowerCase(), start, end, joint, isQuestion });
};

// A comma or the end of a sentence may stand before the joining word.
const openedBy = ({ low, joint }: Part): Part['joint'] => {
  if (joint !== 'comma' && joint !== 'sentence') return joint;
  if (/^\W*(?:because|cause|cuz|since (?:i|we|he|she|they|it|my|our|the|that)\b)/u.test(low)) return 'reason';
  if (/^\W*(?:but|except|excepting|unless|although|though|however|provided|if|save|as long as|only)\b/u.test(low))
    return 'turn';
  if (/^\W*(?:so|therefore|hence)\b(?! (?:much|far|long|many)\b)/u.test(low)) return 'so';
  return joint;
};
