import { patternOf } from '#kit/pattern-of.ts';
import { invisible } from '#facts/clean-text.ts';

/** One word, number or punctuation mark of a message, with its place in it. */
export interface Token {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'mark';
  readonly isCapital: boolean;
}

// Words keep inner apostrophes, hyphens and a final period of an initial or title; numbers keep $, decimals and %.
const pattern = patternOf(
  'gu',
  String.raw`(?:\p{Lu}\.)+(?=[\s,)]|$)|(?<![\p{L}\p{N}])\p{Ll}\.(?=\s\p{Ll})|(?:Jr|Sr|Dr|Mr|Mrs|Ms|St|jr|sr|dr|mr|mrs`,
  String.raw`|ms|st)\.(?=[\s,)]|$)|\$?\d+(?:,\d{3})*(?:\.\d+)?(?:%|\p{L}+)?|\p{L}[\p{L}\p{M}]*`,
  String.raw`(?:['-]\p{L}[\p{L}\p{M}]*)*|\S`,
);

/** Splits a message into tokens; linear in its length. */
export const tokenize = (text: string): readonly Token[] =>
  Array.from(text.matchAll(pattern), (match) => toToken(match[0], match.index));

const toToken = (text: string, start: number): Token => ({
  text,
  low: text.toLowerCase(),
  start,
  end: start + text.length,
  kind: /^\p{L}/u.test(text) ? 'word' : /^\$?\d/u.test(text) ? 'number' : 'mark',
  isCapital: /^\p{Lu}/u.test(text),
});

const longest = 4000;

/** Straightens quotes and dashes, writes out `wats`, `whos` and `arent`, caps the length and keeps line breaks as sentence ends. Offsets refer to this text. */
export const normalizeMessage = (message: string): string =>
  message
    .slice(0, longest)
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[’‘`´]/gu, "'")
    .replace(
      /(?<!\p{L})(are|is|was|were|do|does|did|would|should|could|have|has|had|must|ai|ca|wo)nt(?!\p{L})/giu,
      "$1n't",
    )
    .replace(/(?<!\p{L})(who|s?he|there|(?:my|his|her) (?:wife|husband|hubby))s(?!\p{L})/giu, "$1's")
    .replace(/(?<!\p{L})w[au]t(s?)(?=\s\p{Ll})/gu, (_, is: string) => (is === '' ? 'what' : "what's"))
    .replace(/[“”]/gu, '"')
    .replace(/[–—]/gu, ' - ')
    .replace(/\s*[\r\n]+\s*/gu, ' \n ')
    .replace(/[ \t\u00A0]+/gu, ' ')
    .trim();
