import { signersOf } from '#assembly/signers-of.ts';
import type { LlcFacts } from '#catalogue/llc-formation/llc-facts.ts';
import { asManager, asMember } from '#clauses/company/execution.ts';
import { allocations } from '#clauses/company/taxes.ts';
import { withExactShares } from '#facts/exact-shares.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { checkShares } from '#review/check-shares.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { allOwnWords, sectionsOf } from '#review/read-document.ts';

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** What the papers of a company are checked for besides what every instrument is. */
export const reviewLlc: Check<LlcFacts> = (document, facts) => [
  ...checkShares(
    document,
    withExactShares(facts.members).map(({ name, percentage = 100 }) => ({ name, percentage })),
  ),
  ...checkManagement(document, facts),
  ...checkSigners(document, facts),
  ...checkTaxes(document, facts),
];

// LL3: one kind of management throughout.
const checkManagement: Check<LlcFacts> = (document, { management }) =>
  /\bManagers?\b/u.test(allOwnWords(document)) === (management === 'manager')
    ? []
    : [error('LL3', 'The text does not agree with how you want the company to be managed.')];

// LL12: every member has a line as a member, and every manager one as a manager, whatever else they sign.
const checkSigners: Check<LlcFacts> = (document, { members, management, governing }) => {
  const lines = signersOf(document);
  const owners = members.map(({ name }) => ({ name, office: 'Member', capacity: asMember }));
  const managers =
    management === 'manager' ? governing.map((name) => ({ name, office: 'Manager', capacity: asManager })) : [];
  return [...owners, ...managers]
    .filter(({ name, capacity }) => !lines.some((line) => isSamePerson(line.name, name) && line.capacity === capacity))
    .map(({ name, office }) => error('LL12', `There is no line on which ${name} signs as ${office.toLowerCase()}.`));
};

// LL6: the accounts of a partnership stand in the papers of a partnership alone.
const checkTaxes: Check<LlcFacts> = (document, { companyTax }) =>
  sectionsOf(document).some(({ id }) => id === allocations.id) === (companyTax === 'partnership')
    ? []
    : [error('LL6', 'The text does not agree with how the company is to be taxed.')];
