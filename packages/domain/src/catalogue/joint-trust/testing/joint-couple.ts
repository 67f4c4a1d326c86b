import type { LegalDocument } from '#assembly/document.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const type = jointTrust(everyLaw);

const today = '2026-11-23';

const { spouseName: _name, marriedOn: _day, isAllCommunity: _all, ...unmarried } = jointTrustSample;

/** The couple of the sample as two partners who are not married, in Oregon. */
export const partners: Facts = {
  ...unmarried,
  grantorState: 'OR',
  governingState: 'OR',
  maritalStatus: 'Divorced',
  partnership: 'partners',
  partnerName: 'Nadia Ferris Cole',
};

/** The joint trust of that couple with a change. Throws when it cannot be finished. */
export const finished = (change: Partial<Facts> = {}, base: Facts = jointTrustSample): LegalDocument => {
  const result = type.finish({ ...base, ...change }, today);
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

/** The fields for which it cannot be finished; none where it can. */
export const refusalOf = (change: Partial<Facts>, base: Facts = jointTrustSample): readonly string[] => {
  const result = type.finish({ ...base, ...change }, today);
  return result.ok ? [] : result.reason.map(({ field }) => field);
};

/** What the review warns of, one message a line. Throws as `finished` does. */
export const warningsOf = (change: Partial<Facts>, base: Facts = jointTrustSample): string =>
  type
    .findings({ ...base, ...change }, finished(change, base))
    .flatMap(({ level, message }) => (level === 'warning' ? [message] : []))
    .join('\n');

/** What it says of the family. Throws as `finished` does. */
export const family = (change: Partial<Facts>): string => sectionText(finished(change), 'declaration.family');
