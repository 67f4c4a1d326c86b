import { changesIn, type Change, type Maker } from '#interview/typist/changes-in.ts';
import { splitSentences } from '#interview/language/clauses.ts';

/** A message in the voice of the maker, and how words of it stand in the message as it was typed. */
export interface MakersVoice {
  readonly message: string;
  readonly asTyped: (words: string) => string;
}

/** What somebody types for another person, as that person would say it: `she lives at` is `I live at`, and `me` is who types. */
export const inMakersVoice = (message: string, maker: Maker): MakersVoice => {
  const changes = splitSentences(message)
    .filter(({ text }) => !isOwnRemark.test(text))
    .flatMap(({ text, start }) =>
      changesIn({ before: message.slice(0, start), text }, maker).map((one) => moved(one, start)),
    )
    .toSorted((one, other) => one.start - other.start);
  const places: Place[] = [];
  let said = '';
  let at = 0;
  for (const change of changes) {
    said += message.slice(at, change.start);
    places.push({ ...change, from: said.length, to: said.length + change.said.length });
    said += change.said;
    at = change.end;
  }
  said += message.slice(at);
  return { message: said, asTyped: (words) => typedWords({ message, said, places }, words) };
};

// What the one who types says of themselves is nothing that the maker says.
const isOwnRemark =
  /^\W*(?:i|i'm|i’m|i've|we) (?!am (?:her|his) )(?:told|said|am|think|thought|asked|do not|don't|can|will|have|just|typed|put)\b/iu;

interface Place extends Change {
  readonly from: number;
  readonly to: number;
}

const moved = (change: Change, by: number): Change => ({ ...change, start: change.start + by, end: change.end + by });

interface Rewritten {
  readonly message: string;
  readonly said: string;
  readonly places: readonly Place[];
}

const typedWords = ({ message, said, places }: Rewritten, words: string): string => {
  const at = said.indexOf(words);
  if (at < 0) return words;
  const placeOf = (offset: number, edge: 'start' | 'end'): number => {
    const inside = places.find(({ from, to }) => from <= offset && offset <= to);
    if (inside) return inside[edge];
    const before = places.findLast(({ to }) => to < offset);
    return before ? before.end + offset - before.to : offset;
  };
  return message.slice(placeOf(at, 'start'), placeOf(at + words.length, 'end')).trim();
};
