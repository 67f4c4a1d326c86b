import { type DayEvent, eventCues, otherEvents } from '#facts/day-event.ts';
import { blankMatches, blankSpans } from '#interview/language/blank.ts';
import { type Clause, splitSentences } from '#interview/language/clauses.ts';
import { readDate } from '#interview/language/dates.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** A day that a message tells, with the event of which it is told; `event` is absent where nothing stands with the day. */
export interface ToldDay {
  readonly date: PlainDate;
  readonly start: number;
  readonly end: number;
  readonly event?: DayEvent['event'] | 'other';
  /** The words before the event, which say whose it is. */
  readonly subject: string;
}

/** Every day of a message with the event of which it is told: `born August 21, 1961`, `June 14, 1997 is our wedding day`. */
export const toldDays = (text: string, today: PlainDate): readonly ToldDay[] => {
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence, at) => daysIn(sentence, { next: sentences[at + 1]?.text ?? '', today }));
};

const daysIn = (
  { text, start }: Clause,
  { next, today }: { readonly next: string; readonly today: PlainDate },
): readonly ToldDay[] => {
  const days = findDays(text, today);
  const plain = blankMatches(text, status);
  let from = 0;
  return days.map((day, at) => {
    const before = plain.slice(from, day.start);
    const ahead = plain.slice(day.end, days[at + 1]?.start);
    const own = lastEvent(before);
    // "That is when we married" speaks of the day before it.
    const behind = own ? undefined : (firstEvent(ahead) ?? (days[at + 1] ? undefined : sentenceAfter(next)));
    from = day.end + (behind?.end ?? 0);
    const found = own ?? behind;
    const subject = own ? before.slice(0, own.start) : before + ahead.slice(0, behind?.start ?? 0);
    return {
      date: day.date,
      start: start + day.start,
      end: start + day.end,
      ...(found && { event: found.event }),
      subject,
    };
  });
};

// Who is married tells a status, not the day of the wedding.
const status =
  /(?:\b(?:am|are|is|be)|['’](?:m|re|s)|\bim)\s+(?:now |happily |still |legally )?(?:married|divorced|separated|widowed|retired)\b(?!\s+(?:since|on|for|in)\b)/giu;

type Found = Pick<ToldDay, 'date' | 'start' | 'end'>;

const findDays = (text: string, today: PlainDate): readonly Found[] => {
  const found = readDate(text, today);
  if (!found) return [];
  return [found, ...findDays(blankSpans(text, [found]), today)].toSorted((one, other) => one.start - other.start);
};

interface FoundEvent {
  readonly event: NonNullable<ToldDay['event']>;
  readonly start: number;
  readonly end: number;
}

const cues = [...Object.entries(eventCues), ['other', otherEvents] as const] as readonly (readonly [
  FoundEvent['event'],
  RegExp,
])[];

const eventsIn = (text: string): readonly FoundEvent[] =>
  cues
    .flatMap(([event, cue]) =>
      Array.from(text.toLowerCase().matchAll(new RegExp(cue, 'gu')), ({ index, 0: word }) => ({
        event,
        start: index,
        end: index + word.length,
      })),
    )
    .toSorted((one, other) => one.start - other.start);

const lastEvent = (before: string): FoundEvent | undefined => eventsIn(before).at(-1);

// Behind a day an event is only linked to it by the words between them.
const firstEvent = (ahead: string): FoundEvent | undefined => {
  const [event] = eventsIn(ahead);
  if (!event) return undefined;
  const between = ahead.slice(0, event.start);
  return (event.event === 'other' ? linkedBy : linkedOrBare).test(between) ? event : undefined;
};

const link = String.raw`\s*[,(–-]?\s*(?:(?:is|was|it's|that's|that is|which is|when|the|our|my|his|her|their|day|date|of|on which)\b\s*)`;
const whoDid = String.raw`(?:(?:we|i|he|she|they|you)\b\s*)?(?:(?:got|were|was|first)\b\s*)?`;
const linkedBy = new RegExp(`^${link}+${whoDid}$`, 'iu');
const linkedOrBare = new RegExp(`^${link}*${whoDid}$`, 'iu');

const sentenceAfter = (next: string): FoundEvent | undefined =>
  /^\s*(?:that|it)(?:'s| is| was)\b/iu.test(next) ? { ...(firstEvent(next) ?? nowhere), start: 0, end: 0 } : undefined;

const nowhere = { event: 'other', start: 0, end: 0 } as const;
