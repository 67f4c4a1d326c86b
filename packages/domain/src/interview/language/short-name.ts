import { patternOf } from '#kit/pattern-of.ts';

const shortened = patternOf(
  'gu',
  String.raw`(?<=^|[.;!,]\s*|\b(?:to|for|and|then|be|is)\s+)(?:[Tt]he|[Aa])(?: local)? (?<short>(?:\p{Ll}[\p{L}'-]*\s){0,2}\p{Ll}[\p{L}'-]*)`,
  String.raw`(?:\s*[,.:]|\s-)\s*(?=(?:(?:it's|that's|that is|it is|which is|called|namely|meaning|the)\s+)*`,
  String.raw`(?<whole>(?:St\. )?\p{Lu}[\p{L}'-]*(?:\s(?:(?:of|for|the|and|de) )*\p{Lu}[\p{L}'-]*)+))`,
);

/**
 * Blanks what somebody calls an organization by before its whole name, "the rescue squad, Fiddler Branch Rescue Squad": one is named, and
 * not two. Only where the whole name ends with those words.
 */
export const withoutShortName = (text: string): string =>
  text.replace(shortened, (said: string, ...more: readonly unknown[]) => {
    const { short = '', whole = '' } = more.at(-1) as Readonly<Record<string, string | undefined>>;
    const words = whole.toLowerCase();
    return words.endsWith(` ${short.toLowerCase()}`) || words.includes(` ${short.toLowerCase()} of `)
      ? ' '.repeat(said.length)
      : said;
  });
