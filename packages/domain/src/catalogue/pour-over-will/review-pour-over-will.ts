import type { LegalDocument } from '#assembly/document.ts';
import type { PourOverWillFacts } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { longDate } from '#kit/plain-date.ts';
import { willRule } from '#law/will-rule.ts';
import { checkFamily } from '#review/check-family.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { inlinesOf, sectionsOf, sectionText } from '#review/read-document.ts';

/** What a pour-over will is checked for besides what every instrument is (PW3, PW5, PW6, PW9, PW10). */
export const reviewPourOverWill: Check<PourOverWillFacts> = (document, facts) => [
  ...checkFamily(document, {
    spouse: facts.marriage.status === 'Married' ? facts.marriage.spouseName : undefined,
    children: facts.children.map(({ name }) => name),
    omitted: facts.intentionallyOmitted.map(({ name }) => name),
  }),
  ...checkTrust(document, facts),
  ...checkOffices(document, facts),
  ...checkExecution(document, facts),
  ...tellProbate,
];

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

const checkTrust: Check<PourOverWillFacts> = (document, { trustName, isTrustSigned, trustDate }) => {
  const gift = sectionText(document, 'residue.gift');
  const date = isTrustSigned && trustDate !== undefined ? longDate(trustDate) : '';
  return gift.includes(`${trustName}, dated ${date}`)
    ? []
    : [error('PW3', 'The residue is not left to the trust by its exact name and date.')];
};

const checkOffices: Check<PourOverWillFacts> = (document, { executorsInLine, guardians }) => [
  ...(namedIn(document, 'executor.nomination') === names(executorsInLine)
    ? []
    : [error('PW5', 'The executors are not named in their order.')]),
  ...(namedIn(document, 'executor.guardian') ===
  names([...(guardians?.inLine ?? []), ...(guardians?.ofProperty ? [guardians.ofProperty] : [])])
    ? []
    : [error('PW6', 'The guardians are not named in their order, or one is named without a minor child.')]),
];

const namedIn = (document: LegalDocument, id: string): string =>
  inlinesOf(sectionsOf(document).find((one) => one.id === id)?.blocks ?? [])
    .flatMap((inline) => (inline.kind === 'party' ? [inline.name] : []))
    .join('\n');

const names = (parties: readonly { readonly name: string }[]): string => parties.map(({ name }) => name).join('\n');

const checkExecution: Check<PourOverWillFacts> = ({ acts, schedules }, { homeLaw }) => {
  const kinds = acts.map(({ kind }) => kind);
  const proof = homeLaw && willRule(homeLaw).proof.kind;
  const expected = [
    'sign',
    'witness',
    ...(proof === 'affidavit' ? ['selfProvingAffidavit'] : []),
    ...(proof === 'one-sitting' ? ['jurat'] : []),
  ];
  return [
    ...(kinds.join() === expected.join()
      ? []
      : [error('PW9', 'The pages for signing are not those that the law of your state asks for.')]),
    ...(schedules.length === 0 ? [] : [error('PW10', 'Something follows the signature at the end of the will.')]),
  ];
};

const tellProbate: readonly Finding[] = [
  {
    check: 'PW14',
    level: 'information',
    message:
      'What this will catches goes through probate before it reaches the trust. Move property into the trust now.',
  },
];
