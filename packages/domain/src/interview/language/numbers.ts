const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const unitWords = Object.keys(units).join('|');
const tenWords = Object.keys(tens).join('|');
const spelled = new RegExp(
  `\\b(?:(${tenWords})(?:[ -](one|two|three|four|five|six|seven|eight|nine))?|(${unitWords})( hundred)?)\\b`,
  'giu',
);

/** A copy of the text, of the same length, in which spelled numbers up to 100 stand in digits: `thirty five` → `35         `. */
export const spellOutInDigits = (text: string): string =>
  text.replace(spelled, (...[whole, ten, unit, single, hundred, at]: Spelled) => {
    if (single?.toLowerCase() === 'one' && hundred === undefined && pointing.test(text.slice(0, at))) return whole;
    const value = ten
      ? (tens[ten.toLowerCase()] ?? 0) + (units[(unit ?? 'zero').toLowerCase()] ?? 0)
      : (units[(single ?? 'zero').toLowerCase()] ?? 0) * (hundred ? 100 : 1);
    return String(value).padEnd(whole.length);
  });

type Spelled = readonly [string, string?, string?, string?, string?, number?];

// "Use that one": no number.
const pointing = /\b(?:that|this|which|other|wrong|right|no)\s+$/iu;

const denominators: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  ninths: 9,
  tenth: 10,
  tenths: 10,
};

/** The denominator that a word names: `thirds` → 3. */
export const denominatorOf = (word: string): number | undefined => denominators[word];
