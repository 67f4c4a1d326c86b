import { editFact } from '#interview/edits/change-list.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { findThings } from '#interview/edits/read-slot.ts';
import { keyColumn } from '#interview/lists/find-entry.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';
import { patternOf } from '#kit/pattern-of.ts';

const telling = patternOf(
  'iu',
  String.raw`^(?:(?:(?:i|we|you)(?:'ve| have)?(?: also| still)* )?(?:forgot(?:ten)?|left out|missed|overlooked)(?: to (?:mention|list|add|say|name))?(?: also| about)*`,
  String.raw`|(?:i|we)(?: do)?(?: also| still) (?:own|have)(?: also)?|(?:i|we) (?:own|have) (?:also|too)|add|include|put in|also|there(?:'s| is) (?:also|still))`,
  String.raw` (?<what>(?:the |my |our |an? |some |\d+ )?[^.;!?]{3,70}?)(?:,? (?:so|and) (?:please |you can |let's |can you )?(?:put|add|include) (?:that|it|this|those|them)\b[^.!?]*)?(?: too| also| as well| in there)*$`,
);

/** "Forgot my truck", "we also own a boat", "add the brokerage account": one more thing for the property, which is asked back. */
export const readMoreProperty: OrderReader = (desk, { text, whole }) => {
  const isListed = desk.questions.some(({ kind, field }) => kind === 'assets' && field === desk.asked);
  const added = !isListed && comesToMind.test(whole) ? owned.exec(text) : null;
  const what = (telling.exec(text) ?? added)?.groups?.['what'];
  if (what === undefined || notOfProperty.test(what) || findMentions(desk, what).length > 0) return undefined;
  const words = what.trim().replace(/^(?:the|my|our|an?|some)\s+/iu, '');
  const category = categoryOf(words.toLowerCase());
  if (category === 'other' || findThings(desk, words).length > 0) return undefined;
  const lists = assetsOf(desk);
  const [list, ...others] = lists;
  if (!list) return undefined;
  if (others.length > 0)
    return {
      which: { sentence: 'Whose property is that?', choices: lists.map(({ label }) => `Add ${words} to ${label}`) },
    };
  const { field, entries } = list;
  const key = entries && keyColumn(entries);
  const values =
    key === undefined ? undefined : editFact(desk, field, [{ kind: 'add', entry: { [key]: words, category } }]);
  return values && { values, confidence: 0.5 };
};

// "I forgot the lot on Oak Road", "oh and the truck": something that comes to mind, and nothing beside it.
const comesToMind = /^\W*(?:(?:oh|wait|sorry|shoot)[\s,]+)?(?:i (?:also |almost )?forgot|and|also|plus)\b/iu;
const owned =
  /^(?:and |plus |also )?(?<what>(?:the|my|our|an?) (?!.*\b(?:is|are|was|has|have|should|needs?|can)\b)[^.,;!?]{3,70})$/iu;

const notOfProperty =
  /\b(?:to|for|gets?|goes|trustees?|executor|agent|gifts?|shares?|beneficiar\p{L}*|name|address|county|zip|apartment \d|unit)\b|\d ?%/iu;

const assetsOf = ({ questions, facts, asked }: Desk): Desk['questions'] =>
  questions.filter(({ kind, field }) => kind === 'assets' && facts[field] !== undefined && field !== asked);
