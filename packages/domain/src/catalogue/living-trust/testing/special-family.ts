import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { sectionText } from '#review/read-document.ts';

const today = '2026-11-22';
const trust = livingTrust(everyLaw);

/** A married person with two children and a niece, who has not arranged anything special yet. */
export const specialFamily: Facts = {
  ...livingTrustSample,
  grantorState: 'OH',
  governingState: 'OH',
  grantorCounty: 'Franklin',
  failingShare: 'nextInLine',
  maritalStatus: 'Married',
  spouseName: 'Tom Lee',
  children: [
    { name: 'Sofía Reyes Luna', relationship: 'daughter', dateOfBirth: '2001-01-05' },
    { name: 'Mateo Reyes Luna', relationship: 'son', dateOfBirth: '2004-07-21' },
  ],
  beneficiaries: [
    { name: 'Tom Lee', relationship: 'husband', percentage: 40 },
    { name: 'Sofía Reyes Luna', relationship: 'daughter', percentage: 20 },
    { name: 'Mateo Reyes Luna', relationship: 'son', percentage: 20 },
    { name: 'Ida Bloom', relationship: 'niece', percentage: 20 },
  ],
};

/** What makes it the family of a widowed person: whoever was the husband takes as a friend. */
export const widowed: Facts = {
  maritalStatus: 'Widowed',
  spouseName: undefined,
  beneficiaries: specialFamily.beneficiaries?.map((taker) =>
    taker.name === 'Tom Lee' ? { ...taker, relationship: 'friend' } : taker,
  ),
};

/** A section of the finished document of that family with a change; empty where the section does not stand. Throws when it cannot be finished. */
export const printedSection = (change: Facts, section: string): string => {
  const document = finished(change);
  const isThere = document.articles.some(({ sections }) => sections.some(({ id }) => id === section));
  return isThere ? sectionText(document, section) : '';
};

/** Its number; empty where it does not stand. */
export const sectionNumber = (change: Facts, section: string): string =>
  finished(change)
    .articles.flatMap(({ sections }) => sections)
    .find(({ id }) => id === section)?.number ?? '';

/** A schedule of that document; throws as `printedSection` does. */
export const printedSchedule = (change: Facts, schedule: string): string =>
  textOfBlocks(finished(change).schedules.find(({ id }) => id === schedule)?.blocks ?? []);

const finished = (change: Facts): LegalDocument => {
  const result = trust.finish({ ...specialFamily, ...change }, today);
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};
