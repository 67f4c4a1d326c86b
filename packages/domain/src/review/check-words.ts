import type { LegalDocument } from '#assembly/document.ts';
import { findFiller } from '#assembly/filler.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { allOwnWords, inlinesOf, sectionsOf, wholeText } from '#review/read-document.ts';
import type { ReviewSubject } from '#review/review-subject.ts';
import { partsOf } from '#kit/plain-date.ts';

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });
const mendable = (check: string, message: string): Finding => ({ ...error(check, message), isMendable: true });

/** Checks of every instrument on what answers brought into its words: the guide, dates, numbers, the person's prose. */
export const checkWords: Check<ReviewSubject> = (document, subject) => [
  ...checkGuide(document, subject),
  ...checkDates(allOwnWords(document)),
  ...checkPrivateNumbers(document, subject),
  ...checkProse(document, subject),
];

// G1: what is left to fill in. The engine refuses it in the instrument; the guide is no part of that.
const checkGuide = (document: LegalDocument, subject: ReviewSubject): readonly Finding[] =>
  guideLines(document).flatMap((line) => {
    const filler = findFiller(withoutFacts(line, subject));
    return filler === undefined ? [] : [error('G1', `A placeholder was left in the guide: “${filler}”.`)];
  });

// A step with a list names things in the person's words.
const guideLines = ({ guide }: LegalDocument): readonly string[] =>
  guide.flatMap(({ steps }) => steps.flatMap(({ text, items }) => (items === undefined ? [text] : [])));

const withoutFacts = (line: string, { required, parties }: ReviewSubject): string =>
  [...required.flatMap(({ words }) => words), ...parties]
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, words) => rest.replaceAll(words, '\uE000'), line);

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const longDates = new RegExp(`\\b(${months}) (\\d{1,2}), (\\d{4})\\b`, 'gu');
const otherDates = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/u;

const checkDates = (own: string): readonly Finding[] => {
  const other = otherDates.exec(own);
  return [
    ...(other ? [error('G11', `The date ${other[0]} is not written in the long US form.`)] : []),
    ...[...own.matchAll(longDates)].flatMap(([date, month = '', day = '', year = '']) => {
      const number = String(months.split('|').indexOf(month) + 1).padStart(2, '0');
      return partsOf(`${year}-${number}-${day.padStart(2, '0')}`) ? [] : [error('G11', `There is no ${date}.`)];
    }),
  ];
};

const checkPrivateNumbers = (document: LegalDocument, { legalDescriptions }: ReviewSubject): readonly Finding[] => {
  const text = legalDescriptions.reduce((rest, words) => rest.replaceAll(words, ''), wholeText(document));
  return /\b\d{3}-\d{2}-\d{4}\b|\b\d{12,}\b/u.test(text)
    ? [mendable('G24', 'A Social Security number or a full account number is printed.')]
    : [];
};

const checkProse = (document: LegalDocument, { prose }: ReviewSubject): readonly Finding[] => {
  const articles = sectionsOf(document).flatMap(({ blocks }) => blocks);
  const printed = inlinesOf(articles).flatMap((inline) =>
    inline.kind === 'text' && inline.given ? [inline.text] : [],
  );
  return prose.flatMap((words): readonly Finding[] => {
    const expected = prose.filter((other) => other === words).length;
    const found = printed.filter((text) => text === words).length;
    return found === expected
      ? [
          {
            check: 'G27',
            level: 'information',
            message: `These are your own words; have an attorney review them: “${words.slice(0, 80).replace(/\.$/u, '')}”.`,
          },
        ]
      : [error('G27', `Your own words are printed ${found} times instead of once: “${words.slice(0, 80)}”.`)];
  });
};
