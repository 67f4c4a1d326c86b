import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import { readDate } from '#interview/language/dates.ts';
import { phrases } from '#interview/language/phrases.ts';
import { sureEnough } from '#interview/reading.ts';
import { parseFact } from '#interview/set-fact.ts';

/** "I dug out the trust, it says September 23, 2026": a day that differs in one part from the one that is recorded takes its place. */
export const readRedated: OrderReader = ({ asked, questions, facts, today }, { text }): Edit | undefined => {
  const said = readDate(text, today)?.date;
  const isMistake = mistakes.isIn(text);
  if (said === undefined || (!isMistake && !lookedUp.isIn(text)) || others.isIn(text)) return undefined;
  const days = questions.filter(({ kind }) => kind === 'date');
  // What is asked for now is answered.
  if (days.some(({ field }) => field === asked && facts[field] === undefined)) return undefined;
  const meant = days.filter(({ field }) => differsInOne(String(facts[field] ?? ''), said));
  const [only, ...more] = meant;
  if (!only || more.length > 0 || !parseFact(only.field, said).ok) return undefined;
  return { values: { [only.field]: said }, ...(!isMistake && { confidence: sureEnough - 0.05 }) };
};

const differsInOne = (recorded: string, said: string): boolean => {
  const [before, now] = [recorded.split('-'), said.split('-')];
  return before.length === now.length && before.filter((part, at) => part !== now[at]).length === 1;
};

const mistakes = phrases(
  'typo|mistyped|misread|miswrote|mistake|wrong|incorrect|correction|oops|fumbled|slipped|transposed|off',
  'dropped|missed|forgot|lost|skipped a|the|one *1 digit|number|one|two|three|zero|figure|1|2|3|0',
  'left out|off',
  'meant|actually|rather|sorry',
  'should be|have|say|read',
  'not *3 as|like i|we said|wrote|typed|told|gave',
);

const lookedUp = phrases(
  'dug|found|checked|looked|pulled|opened|read|got',
  'in front of me',
  'says|reads|shows|states',
  'turns out',
);

// Days of something else.
const others = phrases(
  'bought|purchased|married|wedding|divorced|died|death|passed|adopted|moved|closed|built|hired|retired|born|since',
);
