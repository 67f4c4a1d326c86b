import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';

/** A message with its “n” written out as “and”, where several may be named; in one name, “tarrah n swinfordt”, it is an initial. */
export const andInFull = ({ asked, plan }: Interview, message: string): string => {
  const said = message.replace(first, 'and ');
  const kind = asked?.kind === 'fact' ? findQuestion(plan, asked.field)?.kind : undefined;
  return kind === 'text' || kind === 'party' ? said : said.replace(between, ' and ');
};

// "n yeah kids take it": no no.
const first = /^\s*n (?=\p{L}{2})/u;
const between = /(?<=\p{Ll}{2}|[\d%]) (?:n|'n'?) (?=\p{Ll}{2})/gu;
