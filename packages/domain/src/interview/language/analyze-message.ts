import { type DaySaid, findDays } from '#interview/language/find-days.ts';
import { findNames } from '#interview/language/find-names.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import { findNumbers, type NumberSaid } from '#interview/language/find-numbers.ts';
import { rememberLast } from '#kit/remember-last.ts';
import { withoutShortName } from '#interview/language/short-name.ts';
import { findOrganizations, type OrganizationSaid } from '#interview/language/find-organizations.ts';
import { takeApart } from '#interview/language/match-known.ts';
import { type Clause, splitClauses } from '#interview/language/split-clauses.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import { type Span, spanOf, type Word } from '#interview/language/word.ts';

/** What language alone says of a message, whatever was asked. Spans count words; offsets are characters of the text. */
export interface Message {
  readonly text: string;
  readonly words: readonly Word[];
  readonly clauses: readonly Clause[];
  /** People, each with the probability that the words are a name; none of them overlaps an organization. */
  readonly names: readonly NameSaid[];
  readonly organizations: readonly OrganizationSaid[];
  readonly places: readonly Span[];
  readonly numbers: readonly NumberSaid[];
  readonly days: readonly DaySaid[];
}

/**
 * Analyses a message once: its words with their parts of speech, its clauses, and the spans that name people, organizations, places,
 * numbers and days. `known` are the names of everybody who is known already. Pure: the same message is analysed the same.
 */
export const analyzeMessage = (text: string, known: readonly string[] = []): Message =>
  analyzed(JSON.stringify([text, known]));

// Several readers ask for the same stretches in one turn.
const stretches = 100;

const analyzed = rememberLast(stretches, (key): Message => {
  const [text, known] = JSON.parse(key) as readonly [string, readonly string[]];
  const words = tagWords(text);
  const whole = withoutShortName(text);
  const isWhole = ({ start, end }: Span): boolean => whole.slice(start, end).trim() !== '';
  const organizations = findOrganizations(text, words).filter(isWhole);
  const isFree = (span: Span): boolean =>
    isWhole(span) && !organizations.some((one) => span.start < one.end && one.start < span.end);
  const names = findNames(words, takeApart(known)).filter(isFree);
  const isNamed = (at: number): boolean =>
    names.some(({ from, to, probability }) => from <= at && at < to && probability > 0.5);
  return {
    text,
    words,
    clauses: splitClauses(words),
    names,
    organizations,
    places: words
      .flatMap((word, at) => (word.isPlace && !isNamed(at) ? [spanOf(words, at, at + 1)] : []))
      .filter(isFree),
    numbers: findNumbers(words),
    days: mayHoldDay.test(text) ? findDays(text) : [],
  };
});

// Looking for days takes longer than everything else.
const mayHoldDay = /\d{4}|\d[/.-]\d|\p{L} \d{1,2}(?:st|nd|rd|th)?,? \d\d/u;
