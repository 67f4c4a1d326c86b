import type { Place } from '#interview/papers/finding.ts';

/** A sentence or a line of a paper; its text has the offsets of the paper, with spaces in place of ends of lines. */
export interface Passage extends Place {
  readonly text: string;
}

/** A line as it stands in the paper. */
export interface Line extends Place {
  readonly text: string;
  /** It stands below this heading of a list of property. */
  readonly isListed: boolean;
  /** It is a row of a table. */
  readonly isRow: boolean;
}

/** A paper taken apart. What stands in its blocks of signatures is in neither. */
export interface Parts {
  readonly lines: readonly Line[];
  readonly sentences: readonly Passage[];
}

/** The lines and sentences of a paper, in order, without its signatures, witnesses and notaries. */
export const splitPassages = (text: string): Parts => {
  const lines = markLists(withoutSignatures(splitLines(text)));
  return {
    lines,
    sentences: joinLines(
      text,
      lines.filter((line) => !line.isRow),
    )
      .flatMap(splitSentences)
      .filter(({ text: sentence }) => sentence.length <= longestSentence),
  };
};

// What goes on for longer is no sentence that anybody could check.
const longestSentence = 1200;

const splitLines = (text: string): readonly Passage[] =>
  Array.from(text.matchAll(/[^\n]+/gu), ({ 0: line, index }) => ({
    text: line,
    start: index,
    end: index + line.length,
  }));

const signatures = [
  /^\s*in (?:testimony|witness) whereof\b|^\s*(?:self-?proving )?affidavit\b|^\s*(?:notary )?acknowledge?ments?\b|^\s*attestation\b/iu,
  /\bsigned, sealed\b|\bsubscribed,? (?:and )?sworn\b|^\s*we,? the (?:undersigned )?witnesses\b|^\s*the foregoing instrument\b/iu,
  /^\s*signature page\b|^\s*(?:first |second )?witness(?:es)?\s*:|^\s*(?:signed|dated)\b.{0,30}\bday of\b/iu,
];
const lists = [
  /^\s*["']?(?:schedule|exhibit|appendix|attachment)\s+["']?(?:[a-z]|\d{1,2}|one|two)["']?(?![\p{L}\d])/iu,
  /^\s*(?:\p{L}+ ){0,3}(?:schedule|list|inventory) of (?:\p{L}+ ){0,2}(?:assets|property|properties|accounts|investments)\b/iu,
  /^\s*(?:(?:my|our|trust|bank|financial|the) )*(?:assets|property|accounts|investments|what (?:i|we) own)\s*:?\s*$/iu,
];
const opensList = (text: string): boolean => lists.some((words) => words.test(text));
const opensText = /^\s*(?:article|section|paragraph|part)\s+(?:[ivxlc]+|\d+)\b|^\s*(?:last will|codicil)\b/iu;
const isSignatureLine = (text: string): boolean => /_{4,}|^\s*\/s\/|\bnotary public\b/iu.test(text);

const withoutSignatures = (lines: readonly Passage[]): readonly Passage[] => {
  let isSigned = false;
  return lines.filter(({ text }) => {
    if (opensList(text) || opensText.test(text)) isSigned = false;
    else if (signatures.some((words) => words.test(text))) isSigned = true;
    return !isSigned && !isSignatureLine(text);
  });
};

// A list of property goes on to the next heading that is none.
const markLists = (lines: readonly Passage[]): readonly Line[] => {
  let isListed = false;
  return lines.map((line) => {
    const isHeading = opensList(line.text);
    if (isHeading) isListed = !/\b(?:beneficiar|people|family|children)/iu.test(line.text);
    else if (opensText.test(line.text) || isOtherHeading(line.text)) isListed = false;
    return { ...line, isListed: isListed && !isHeading, isRow: isRow(line.text) };
  });
};

const isOtherHeading = (text: string): boolean =>
  /^\s*(?:(?:my|our|the) )?(?:family|children|beneficiaries|trustees?|executors?|guardians?|people|gifts|wishes|notes?|debts|liabilities)\s*:?\s*$/iu.test(
    text,
  );

// A line of a table says nothing in sentences.
const isRow = (text: string): boolean =>
  (text.match(/[\t|;]/gu) ?? []).length >= 2 || (text.match(/,(?=\S)/gu) ?? []).length >= 2;

const marker = /^\s*(?:[-•*·▪–]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])\s/iu;
const wrapped = 45;

// A typed page breaks its sentences; a note has one thing on a line.
const joinLines = (text: string, lines: readonly Passage[]): readonly Passage[] => {
  const joined: { start: number; end: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = joined.at(-1);
    const goesOn =
      before !== undefined &&
      last !== undefined &&
      line.start - before.end === 1 &&
      before.text.trim().length >= wrapped &&
      !/\t|\s{3,}\S/u.test(before.text.trim()) &&
      !/:\s*$/u.test(before.text) &&
      !marker.test(line.text);
    if (goesOn) last.end = line.end;
    else joined.push({ start: line.start, end: line.end });
  }
  return joined.map(({ start, end }) => ({ start, end, text: text.slice(start, end).replace(/[\n\t]/gu, ' ') }));
};

const abbreviated =
  /(?:^|[\s.(])(?:\p{Lu}|mrs?|ms|dr|st|no|inc|co|corp|ave|rd|blvd|ln|ct|art|sec|esq|jr|sr|apt|ltd)$/iu;
const opensAnew = /^\s+(?:I|If|In|The|My|Should|Upon|We|All|This|He|She|They)\b/u;

const splitSentences = ({ text, start, end }: Passage): readonly Passage[] => {
  const cuts: number[] = [];
  for (const { index } of text.matchAll(/[.!?]["')]*(?=\s+["'(]*[\p{Lu}\d])/gu)) {
    const before = text.slice(Math.max(0, index - 8), index);
    const after = text.slice(index + 1);
    if (!abbreviated.test(before) || (/\b(?:jr|sr|inc|esq)$/iu.test(before) && opensAnew.test(after)))
      cuts.push(index + 1);
  }
  return [0, ...cuts].flatMap((from, at) => {
    const to = cuts[at] ?? end - start;
    const words = text.slice(from, to);
    const lead = words.length - words.trimStart().length;
    const trimmed = words.trim();
    return trimmed === ''
      ? []
      : [{ text: trimmed, start: start + from + lead, end: start + from + lead + trimmed.length }];
  });
};
