import type { Token } from '#interview/language/tokens.ts';

/** True where a postal address may begin: at a house number, a post box, a road that is named by its number, or a part of a place. */
export const startsAddress = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return false;
  if (/^(?:p|p\.|p\.o\.?|po|p\.o)$/u.test(token.low)) return tokens.slice(at, at + 5).some(({ low }) => low === 'box');
  if (/^(?:rr|r\.r\.|hc|rfd)$/u.test(token.low)) return next.kind === 'number' || next.text === '#';
  if (token.low === 'rural' && next.low === 'route') return true;
  if (token.low === 'post' && next.low === 'office') return true;
  if (/^(?:county|state|highway|hwy|route)$/u.test(token.low) && /^(?:road|rd|route|hwy|highway|\d+)$/u.test(next.low))
    return tokens.slice(at, at + 12).some(({ text }) => /^\d{5}$/u.test(text));
  if (/^(?:apt|apartment|unit|suite|ste)\.?$/u.test(token.low))
    return next.kind === 'number' && tokens.slice(at + 2, at + 4).some(({ kind }) => kind === 'number');
  if (isPart(tokens, at)) return startsAddress(tokens, afterPart(tokens, at));
  if (namesRoad(tokens, at)) return true;
  if (/^[NSEW]$/u.test(token.text))
    return next.kind === 'number' && next.start === token.end && tokens[at + 2]?.kind === 'word';
  if (token.kind !== 'number' || /[$%.,]/u.test(token.text)) return false;
  if (isInDay(tokens, at)) return false;
  if (/^(?:percent|pct|acres?|shares?|dollars?|bucks|head|on|at|of|in)$/u.test(next.low)) return false;
  const isHouseNumber =
    /^\d{1,6}[a-z]?$/iu.test(token.text) && !/^\d{5}$/u.test(token.text)
      ? true
      : /^\d{5}$/u.test(token.text) && next.kind === 'word';
  return (
    isHouseNumber &&
    (next.kind === 'word' ||
      /^\d+(?:st|nd|rd|th)$/iu.test(next.text) ||
      /^[-/½]$/u.test(next.text) ||
      (next.text === '1' && tokens[at + 2]?.text === '/') ||
      (next.kind === 'number' && /^(?:st|nd|rd|th)$/iu.test(next.text.replace(/\d/gu, ''))))
  );
};

// The month, the day and the year of "06/02/1975".
const isInDay = (tokens: readonly Token[], at: number): boolean =>
  [at, at - 2, at - 4].some((from) => {
    const [month, first, day, second, year] = tokens.slice(Math.max(0, from), Math.max(0, from) + 5);
    return (
      from >= 0 &&
      [month, day, year].every((token) => token?.kind === 'number') &&
      /^[-/.]$/u.test(first?.text ?? '') &&
      first?.text === second?.text
    );
  });

// `House 14, Indian Route 7`, `Space 12, 400 Rio Vista Drive`: what is a part of the place stands before it.
const isPart = (tokens: readonly Token[], at: number): boolean =>
  /^(?:house|hse|home|trailer|trlr|space|spc|lot|building|bldg|room|rm|floor|cabin|site)\.?$/u.test(
    tokens[at]?.low ?? '',
  ) &&
  /^\d{1,4}[a-z]?$/iu.test(tokens[at + 1]?.text ?? '') &&
  /^(?:,|on|at)$/u.test(tokens[at + 2]?.low ?? '');

const afterPart = (tokens: readonly Token[], at: number): number => {
  let behind = at + 2;
  while (/^(?:,|on|at)$/u.test(tokens[behind]?.low ?? '')) behind += 1;
  return behind;
};

// `Old Highway 9`, `BIA Route 12`, `FM 1960`: a road by its number, with a name before it and a ZIP code after it.
const namesRoad = (tokens: readonly Token[], at: number): boolean => {
  const [first, road, number] = tokens.slice(at, at + 3);
  if (first?.kind !== 'word' || !tokens.slice(at, at + 12).some(({ text }) => /^\d{5}$/u.test(text))) return false;
  if (/^(?:fm|rm)$/u.test(first.low)) return road?.kind === 'number';
  const isName = first.isCapital || /^(?:old|new|indian|tribal|forest|ranch|township|us|bia)$/u.test(first.low);
  return (
    isName &&
    !/^(?:on|off|at|from|along|near|the|my|our|it's|its|i|live)$/u.test(first.low) &&
    /^(?:road|rd|route|rte|highway|hwy)$/u.test(road?.low ?? '') &&
    /^\d{1,4}[a-z]?$/iu.test(number?.text ?? '')
  );
};
