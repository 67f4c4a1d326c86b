import { isSamePerson } from '#facts/same-person.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { wholeText } from '#review/read-document.ts';

/** The family of a maker whose document provides for it. */
export interface Family {
  /** Present only for a married maker. */
  readonly spouse: string | undefined;
  readonly children: readonly string[];
  /** Those who are left out on purpose. */
  readonly omitted: readonly string[];
}

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** G12, G13: the spouse whom somebody stated is named, and no child is forgotten. */
export const checkFamily: Check<Family> = (document, family) => [
  ...checkMarriage(document, family),
  ...checkChildren(document, family),
];

const checkMarriage: Check<Family> = (document, { spouse }) => {
  return spouse === undefined || wholeText(document).includes(spouse)
    ? []
    : [error('G12', 'The text does not agree with the marriage that you stated.')];
};

const checkChildren: Check<Family> = (document, { children, omitted }) => {
  const text = wholeText(document);
  return children
    .filter((name) => !text.includes(name) && !omitted.some((other) => isSamePerson(other, name)))
    .map((name) => error('G13', `Your child ${name} is neither named nor left out on purpose.`));
};
