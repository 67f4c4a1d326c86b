import type { Answer, AnswerReader } from '#interview/answers/heard.ts';
import { listAfter } from '#interview/answers/write-entries.ts';
import { saysOrganization } from '#facts/is-organization.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { patternOf } from '#kit/pattern-of.ts';

const group = String.raw`they|these|those|them|both|all|each|every one|the (?:two|three)|two|three|of`;
const kinds = patternOf(
  'iu',
  String.raw`^\W*(?:(?:${group}|are|is|were|'?re|'s|theyre|they're|well|oh|yes|just|real|registered|local|an?)[\s,]+)*`,
  String.raw`(?<kind>charit(?:y|ies)|non-?profits?|organi[sz]ations?|church(?:es)?|foundations?|schools?|hospitals?|compan(?:y|ies))`,
  String.raw`(?:[\s,]+(?:${group}))*\W*$`,
);

/** "Both are charities": what all are of whom it is not known yet, said in one word. */
export const readKindsOfAll: AnswerReader = ({ interview, question, asked, message }): Answer | undefined => {
  const form = question.entries;
  if (asked.kind !== 'detail' || !form || !/^(?:relationship|kind)$/u.test(asked.detail)) return undefined;
  const kind = kinds.exec(message)?.groups?.['kind']?.toLowerCase();
  if (kind === undefined || !(/s$/u.test(kind) || /\b(?:both|all|each|every)\b/iu.test(message))) return undefined;
  const list: unknown = interview.facts[question.field];
  if (!Array.isArray(list) || !form.columns.some(({ key }) => key === 'relationship')) return undefined;
  const relationship = oneOf(kind);
  const open = list.filter((one: Entry) => one['relationship'] === undefined) as readonly Entry[];
  if (open.length < 2 || !saysOrganization(relationship)) return undefined;
  const edits = open.map(({ name }): ListEdit => ({ kind: 'change', who: String(name), columns: { relationship } }));
  const value = listAfter(form, list, edits);
  return value === undefined
    ? undefined
    : { patch: [{ field: question.field, value, evidence: message, confidence: 0.9 }], isWhole: true };
};

const oneOf = (kind: string): string =>
  kind
    .replace(/ies$/u, 'y')
    .replace(/ches$/u, 'ch')
    .replace(/s$/u, '')
    .replace(/^non-?profit$/u, 'nonprofit');
