import { isSamePerson } from '#facts/same-person.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { allOwnWords, wholeText } from '#review/read-document.ts';

/** The family of a maker whose document provides for it. */
export interface Family {
  /** Present only for a married maker. */
  readonly spouse: string | undefined;
  readonly children: readonly string[];
  /** Those who are left out on purpose. */
  readonly omitted: readonly string[];
}

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** G12, G13: the text agrees with the marriage that was stated, and no child is forgotten. */
export const checkFamily: Check<Family> = (document, family) => [
  ...checkMarriage(document, family),
  ...checkChildren(document, family),
];

const checkMarriage: Check<Family> = (document, { spouse }) => {
  const own = allOwnWords(document);
  if (spouse === undefined) {
    return /\b[Mm]y spouse\b|\bthe Grantor’s spouse\b|\bthe Spouse\b|\bis married\b/u.test(own)
      ? [
          error(
            'G12',
            'The text speaks of a husband or wife although the person who makes the document is not married.',
          ),
        ]
      : [];
  }
  return wholeText(document).includes(spouse) && !/\bis (?:single|divorced|widowed)\b/u.test(own)
    ? []
    : [error('G12', 'The text does not agree with the marriage that you stated.')];
};

const checkChildren: Check<Family> = (document, { children, omitted }) => {
  const text = wholeText(document);
  return children
    .filter((name) => !text.includes(name) && !omitted.some((other) => isSamePerson(other, name)))
    .map((name) => error('G13', `Your child ${name} is neither named nor left out on purpose.`));
};
