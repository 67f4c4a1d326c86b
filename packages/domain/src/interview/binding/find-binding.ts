import { type BindingKind, bindingPatterns } from '#interview/binding/binding-patterns.ts';
import { splitSentences } from '#interview/language/clauses.ts';

/** A clause that binds, with how it does. */
export interface Binding {
  readonly kind: BindingKind;
  readonly start: number;
  readonly end: number;
}

/** The clauses of a text that bind what stands beside them to something: a condition, a limit, a prohibition. */
export const findBinding = (text: string): readonly Binding[] =>
  splitSentences(text.replaceAll('’', "'")).flatMap((sentence) => {
    if (asks.test(sentence.text) || text.charAt(sentence.end) === '?') return [];
    const starts = bindingPatterns.flatMap(({ kind, says }) =>
      Array.from(sentence.text.matchAll(says), (match) => ({ kind, start: startOf(match) })),
    );
    return spansFrom(
      sentence.text,
      starts.toSorted((one, other) => one.start - other.start),
    ).map(({ kind, start, end }) => ({
      kind,
      start: sentence.start + start,
      end: sentence.start + end,
    }));
  });

const asks = /^\W*(?:what|who|how|when|where|which|why|does|do|is|are|can|could|should|would) /iu;

// The mark before a clause is none of its words.
const startOf = ({ 0: words, index }: RegExpExecArray): number => index + (/^[\s,;:]*/u.exec(words)?.[0].length ?? 0);

const spansFrom = (sentence: string, starts: readonly Pick<Binding, 'kind' | 'start'>[]): readonly Binding[] =>
  starts.reduce<readonly Binding[]>((spans, { kind, start }) => {
    if (spans.some((one) => start < one.end)) return spans;
    return [...spans, { kind, start, end: start + endOf(sentence.slice(start)) }];
  }, []);

// A condition that opens a sentence holds for all of it; elsewhere a clause ends where another thought begins.
const endOf = (words: string): number => {
  const next = /[,;]?\s+(?:and|so|then|but) (?=(?:my|our|i|we|everything|all|half|\d)\b|(?-i:\p{Lu}))|;\s/iu.exec(
    words.slice(shortest),
  );
  return next === null ? words.trimEnd().length : shortest + next.index;
};

const shortest = 12;
