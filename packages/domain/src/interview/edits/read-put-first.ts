import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { inLine, editLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import { readPlace } from '#interview/edits/read-slot.ts';
import { wordsOfName } from '#facts/same-person.ts';
import { patternOf } from '#kit/pattern-of.ts';

const putsFirst = patternOf(
  'iu',
  String.raw`^(?:(?:put|let|have|make|name|list|place|i want|we want|add)\s+)?(?<who>.{3,60}?)\s+(?:(?:should|shall|must|to|will|can|is|be|comes?|goes?|go|up)\s+)*`,
  String.raw`(?:first|1st|(?:in|at) (?:the )?(?:front|top|first place))(?:\s+(?:in line|choice|of all|up))?`,
  String.raw`(?:\s*,?\s*(?:to (?:take over|serve|act|step in|be (?:asked|called))|(?:as|for|in|of|on) (?<where>.{3,40})))?`,
  String.raw`(?:\s*,?\s*(?:and )?(?:then|before|ahead of|followed by)\s+(?<then>.{2,60}))?$`,
);

/** "Put my friend Juliana Prado first to take over": somebody new before all who stand in a line. */
export const readPutFirst: OrderReader = (desk, { text }) => {
  if (/\b(?:if|unless|when|not|never)\b|\?/iu.test(text)) return undefined;
  const { who, where, then } = putsFirst.exec(text)?.groups ?? {};
  const fresh = who === undefined || findMentions(desk, who).length > 0 ? undefined : readNewPerson(who);
  // One word may be anything that comes first.
  if (!fresh || wordsOfName(fresh.name).length < 2 || (then !== undefined && findMentions(desk, then).length === 0))
    return undefined;
  const line = lineMeant(desk, where);
  return line && putInFront(desk, line, { ...fresh });
};

const lineMeant = (desk: Desk, where: string | undefined): Line | undefined => {
  const place = where === undefined ? undefined : readPlace(desk, where);
  if (place && (place.left !== '' || place.fields.length === 0)) return undefined;
  const fits = linesOf(desk)
    .filter((line) => inLine(desk, line).length > 0)
    .filter(
      ({ first, list }) =>
        !place || place.fields.includes(list) || (first !== undefined && place.fields.includes(first)),
    );
  // Without a word for the office those are meant who serve one after another.
  const [line, ...others] = place ? fits : fits.filter(({ first }) => first !== undefined);
  return others.length === 0 ? line : undefined;
};

const putInFront = (
  desk: Desk,
  line: Line,
  entry: { readonly name: string; readonly relationship?: string },
): Edit | undefined => {
  const values = editLine(desk, line, [
    { kind: 'add', entry },
    { kind: 'reorder', who: entry.name, to: 'first' },
  ]);
  return values && { values, confidence: 0.85, isWeak: true };
};
