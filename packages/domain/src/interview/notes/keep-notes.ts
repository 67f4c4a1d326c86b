import type { FieldId } from '#facts/facts.ts';
import type { Interview, Note } from '#interview/interview.ts';
import { isMereRemark } from '#interview/acts/is-mere-remark.ts';
import { wordKey } from '#kit/word-key.ts';

/** Keeps what was said and no fact takes, each words once, the newest last; what was kept now comes with it. */
export const keepNotes = (
  interview: Interview,
  said: readonly string[],
): { readonly interview: Interview; readonly kept: readonly string[] } => {
  const { notes = [], asked, facts } = interview;
  const isOpening = Object.keys(facts).length === 0;
  const field = asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.field : undefined;
  const fresh = said
    .map((words) => words.trim().slice(0, longest))
    .filter((words, index, all) => saysSomething(words) && !isMereRemark(words, facts) && all.indexOf(words) === index)
    .filter(
      (words) =>
        !(
          isOpening &&
          (greeting.test(words) ||
            saysPurpose(words) ||
            (contentOf(words).length < 3 && !/\b(?:my|our)\b/iu.test(words)))
        ),
    )
    .filter((words) => !notes.some((note) => wordKey(note.words) === wordKey(words)));
  if (fresh.length === 0) return { interview, kept: [] };
  const added = fresh.map((words): Note => ({ words, ...(field && { field }) }));
  return { interview: { ...interview, notes: [...notes, ...added].slice(-most) }, kept: fresh };
};

/** Keeps a question that could not be answered, for an attorney. */
export const keepQuestion = (interview: Interview, question: string): Interview => {
  const { notes = [] } = interview;
  const words = question.trim().slice(0, longest);
  return notes.some((note) => wordKey(note.words) === wordKey(words))
    ? interview
    : { ...interview, notes: [...notes, { words, isQuestion: true as const }].slice(-most) };
};

/** The interview without notes that an answer has taken up since: everything they say stands in what was recorded. */
export const dropAnswered = (interview: Interview, recorded: readonly FieldId[]): Interview => {
  const { notes, facts } = interview;
  if (notes === undefined || recorded.length === 0) return interview;
  const told = new Set(wordKey(recorded.map((field) => JSON.stringify(facts[field])).join(' ')).split(' '));
  const isTaken = ({ words, field }: Note): boolean =>
    field !== undefined && recorded.includes(field) && contentOf(words).every((word) => told.has(word));
  const left = notes.filter((note) => !isTaken(note));
  return left.length === notes.length ? interview : { ...interview, notes: left };
};

/** How much a note and all of them may hold. */
const [longest, most] = [500, 60];

// Two words of content are a remark; one alone is a slip of the tongue.
const saysSomething = (words: string): boolean => contentOf(words).length > 1;

// Whoever has said nothing yet says what they come for.
const greeting =
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|(?:i|we) (?:need|want|would like|came))\b.{0,60}$/iu;

const purpose =
  /\b(?:need|want|make|making|do|doing|get|start(?:ing)?|begin|set up|setting up)\b.{0,40}\b(?:trust|will|poa|power of attorney|llc|company|document|papers?|paperwork)\b/iu;
const saysPurpose = (words: string): boolean => purpose.test(words) && words.split(/\s+/u).length <= shortest;

// A longer sentence tells more than what somebody comes for.
const shortest = 8;

const contentOf = (words: string): readonly string[] =>
  wordKey(words)
    .split(' ')
    .filter((word) => word.length > 1 && !plain.has(word));

const plain = new Set(
  'am an as at be by do he if in is it me my no of on or so to up us we the and but for with yes not all are was has have had that this them they his her our your you who from into about just also then than there here well okay please thank thanks sorry hello good morning evening dear sir maam madam'.split(
    ' ',
  ),
);
