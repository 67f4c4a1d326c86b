import { editList } from '#interview/lists/edit-list.ts';
import type { ListEdit, ListShape } from '#interview/lists/list-edit.ts';
import { splitSentences } from '#interview/language/clauses.ts';

/** The sentences of somebody's own words, each with the mark that ends it. */
export const sentencesOf = (text: string): readonly string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end + 1).trim());

/** Own words after edits of their sentences; undefined where nothing is left, or where an edit is refused. */
export const editSentences = (text: string, edits: readonly ListEdit[]): string | undefined => {
  const edited = editList(shape, sentencesOf(text), edits);
  const left = edited.ok && Array.isArray(edited.value) ? edited.value.map(String) : [];
  return left.length === 0 ? undefined : left.map(withMark).join(' ');
};

/** A sentence that begins with a capital and ends with a mark, in the words in which it was said. */
export const asSentence = (words: string): string => {
  const clean = words
    .trim()
    .replace(/^["“”']+|["“”']+(?=[.!?]*$)/gu, '')
    .trim();
  return withMark(clean.charAt(0).toUpperCase() + clean.slice(1));
};

const withMark = (sentence: string): string => (/[.!?]["”]?$/u.test(sentence) ? sentence : `${sentence}.`);

const shape: ListShape = {
  isTextList: true,
  isSingle: false,
  columns: [{ key: 'words', kind: 'text', isRequired: true }],
};
