import { readFileSync } from 'node:fs';

const folder = new URL('../../fonts/', import.meta.url);

const always = [
  'EBGaramond_400Regular',
  'EBGaramond_400Regular_Italic',
  'EBGaramond_500Medium',
  'EBGaramond_600SemiBold',
  'EBGaramond_700Bold',
  'EBGaramond_700Bold_Italic',
  'NotoSerif_400Regular',
  'NotoNaskhArabic_400Regular',
  'NotoSerifHebrew_400Regular',
  'NotoSerifDevanagari_400Regular',
];

// Large, so they are read only for a document that needs them.
const large: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u, 'NotoSansSC_400Regular'],
  [/\p{Script=Hangul}/u, 'GowunBatang_400Regular'],
];

/** The names of the font files that print a text: EB Garamond, and other scripts as the text needs them. */
export const fontsFor = (text: string): readonly string[] => [
  ...always,
  ...large.filter(([script]) => script.test(text)).map(([, name]) => name),
];

/** The bytes of font files by name. */
export const loadFonts = (names: readonly string[]): Buffer[] =>
  names.map((name) => readFileSync(new URL(`${name}.ttf`, folder)));
