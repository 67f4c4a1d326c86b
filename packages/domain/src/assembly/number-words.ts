const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 999,999 in words: `45` → `forty-five`. */
export const numberWords = (value: number): string => {
  if (!Number.isInteger(value) || value < 0 || value > 999_999) throw new Error(`no words for ${value}`);
  if (value < 20) return small[value] as string;
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? `-${small[value % 10]}` : ''}`;
  if (value < 1000) {
    return `${small[Math.floor(value / 100)]} hundred${value % 100 ? ` ${numberWords(value % 100)}` : ''}`;
  }
  const rest = value % 1000;
  return `${numberWords(Math.floor(value / 1000))} thousand${rest ? ` ${numberWords(rest)}` : ''}`;
};

const fractions = ['', 'tenth', 'hundredth', 'thousandth', 'ten-thousandth', 'hundred-thousandth', 'millionth'];

/** Rounds a percentage to the six decimals that can be printed in words. */
export const printablePercentage = (percentage: number): number => Number(percentage.toFixed(6));

/** A percentage in words and figures: `33.33` → `thirty-three and thirty-three hundredths percent (33.33%)`. */
export const percentInWords = (percentage: number): string => {
  const figures = printablePercentage(percentage)
    .toFixed(6)
    .replace(/\.?0+$/, '');
  const [whole = '0', decimals = ''] = figures.split('.');
  const count = Number(decimals);
  const fraction =
    decimals === '' ? '' : `${numberWords(count)} ${fractions[decimals.length]}${count === 1 ? '' : 's'}`;
  const words = [
    ...(whole === '0' && fraction !== '' ? [] : [numberWords(Number(whole))]),
    ...(fraction === '' ? [] : [fraction]),
  ];
  return `${words.join(' and ')} percent (${figures}%)`;
};
