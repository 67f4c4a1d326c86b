import type { Block } from '#assembly/block.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { textOf, textOfBlocks } from '#assembly/plain-text.ts';
import { allOwnWords, blocksOf, inlinesOf, ownWords, runsOf, sectionsOf } from '#review/read-document.ts';

/**
 * What is wrong with the words of the clauses in a document, in sentences: none of it depends on what a person answered, so it is
 * found in tests over all clauses and never told to a person.
 */
export const wordingFaults = (document: LegalDocument): readonly string[] => [
  ...findNotice(document),
  ...findClaims(document),
  ...findContradiction(document),
  ...findTypedLabels(document),
  ...longSections(document).map((id) => `${id} is longer than 250 words`),
  ...shortSections(document).map(
    (id) => `${id} is shorter than 120 characters: it says too little, or belongs to another`,
  ),
  ...findRepeated(document),
];

/** The words of a marriage in a document whose maker has none, and of the lack of one in that of somebody who is married. */
export const marriageFaults = (document: LegalDocument, isMarried: boolean): readonly string[] => {
  const words = isMarried
    ? /\bis (?:single|divorced|widowed)\b/u
    : /\b[Mm]y spouse\b|\bthe Grantor’s spouse\b|\bthe Spouse\b|\bis married\b|\bare married to each other\b|\bMarital Trust\b|\bCommunity Property\b/u;
  return allOwnWords(document).match(new RegExp(words, 'gu')) ?? [];
};

/** The ids of sections that are longer than somebody reads. */
export const longSections = (document: LegalDocument): readonly string[] =>
  sectionsOf(document)
    .filter(({ blocks }) => countWords(blocks) > 250)
    .map(({ id }) => id);

const shortSections = (document: LegalDocument): readonly string[] =>
  sectionsOf(document)
    .filter(({ blocks }) => textOfBlocks(blocks).length < 120)
    .map(({ id }) => id);

const findNotice = (document: LegalDocument): readonly string[] =>
  sectionsOf(document)
    .filter(({ blocks }) => /not legal advice/iu.test(ownWords(blocks)))
    .map(({ id }) => `${id} has the notice that this is not legal advice inside the operative text`);

const forbidden =
  /tax[- ]free income|avoid all taxes|judgment[- ]proof|guaranteed (return|result)|exempt from (all )?(law|jurisdiction|tax)|508\(c\)\(1\)\(a\) trust|sovereign|constitutional trust|pure trust/iu;

const findClaims = (document: LegalDocument): readonly string[] => {
  const claim = forbidden.exec(operative(document));
  return claim ? [`“${claim[0]}” is a claim that no document may make`] : [];
};

const findContradiction = (document: LegalDocument): readonly string[] =>
  /\bis (?:hereby )?irrevocable\b/iu.test(operative(document)) && /\bmay revoke\b/iu.test(operative(document))
    ? ['the text says both that it can and that it cannot be revoked']
    : [];

const operative = (document: LegalDocument): string => ownWords(sectionsOf(document).flatMap(({ blocks }) => blocks));

// A number that stands in the words of a clause and not in a reference does not follow when sections move.
const findTypedLabels = (document: LegalDocument): readonly string[] =>
  inlinesOf(blocksOf(document))
    .flatMap((inline) => (inline.kind === 'text' && !inline.given ? [inline.text] : []))
    .flatMap((text) => text.match(/\b(?:Article [IVXL]+|Section \d+\.\d+|Schedule [A-Z]|Exhibit \d+)\b/gu) ?? [])
    .map((label) => `${label} is typed and no reference`);

const findRepeated = (document: LegalDocument): readonly string[] => {
  const paragraphs = sectionsOf(document)
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'paragraph')
    .map((block) => textOfBlocks([block]));
  return paragraphs
    .filter((text, index) => paragraphs.indexOf(text) !== index)
    .map((text) => `a paragraph is printed twice: “${text.slice(0, 60)}”`);
};

// A list of people is as long as the family is; what has to be understood is the prose around it.
const countWords = (blocks: readonly Block[]): number =>
  blocks
    .flatMap(runsOf)
    .filter((run, _, runs) => runs.length < 2 || run[0]?.kind !== 'party')
    .map((run) => textOf(run).split(/\s+/u).length)
    .reduce((sum, count) => sum + count, 0);
