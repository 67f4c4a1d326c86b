import { expect, test } from 'vitest';
import { finished } from '#catalogue/joint-trust/testing/joint-couple.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { sectionText } from '#review/read-document.ts';
import { longSections } from '#review/testing/wording-faults.ts';

const sheetOf = (document: LegalDocument, sheet: string): string =>
  (document.guide.find(({ id }) => id === sheet)?.steps ?? [])
    .flatMap(({ text, items = [] }) => [text, ...items])
    .join('\n');

test('gifts bear what is missing in an order, and a thing that is gone is replaced only as the section says', () => {
  const document = finished();
  expect(sectionText(document, 'death.abatement')).toContain('first, the residue; second, gifts of sums of money');
  const gone = sectionText(document, 'death.ademption');
  expect(gone).toMatch(/neither holds at the death of the Surviving Grantor nor receives under the will of a Grantor/u);
  expect(gone).toContain('while a Grantor who could otherwise have amended the gift was Incapacitated');
  expect(sectionText(document, 'death.gifts')).toContain('no rule of law against lapse saves it');
});

test('a plan for the home reaches what took its place, also where a Grantor could no longer amend it', () => {
  const home = sectionText(
    finished({ residencePlan: 'giveTo', residenceRecipient: 'Clara Sandoval' }),
    'death.residence',
  );
  expect(home).toContain('sold, exchanged, destroyed, or taken before the death of the Surviving Grantor');
  expect(home).toContain('a sum equal to the net proceeds');
});

test('those who come next take after both, with their descendants and for their needs', () => {
  const next = sectionText(
    finished({
      contingentBeneficiaries: [
        { name: 'Ivy Brandt', relationship: 'granddaughter', percentage: 50 },
        { name: 'Ned Brandt', relationship: 'nephew', percentage: 50 },
      ],
      takersOnBenefits: ['Ned Brandt'],
    }),
    'death.contingent',
  );
  expect(next).toMatch(/Ivy Brandt.*the Descendants of this person who survive the Surviving Grantor take this part/u);
  expect(next).toMatch(/Ned Brandt.*to be held under Section 4\.\d+/u);
});

test('what is left of a share kept for life goes to whom both named', () => {
  const document = finished({
    specialArrangements: ['heldForLife'],
    lifetimeTakers: ['Clara Sandoval'],
    lifetimePayments: 'needs',
    lifetimePower: 'family',
    lifetimeRemainder: 'named',
    lifetimeRemainderTaker: 'Sierra Land Trust',
  });
  expect(sectionText(document, 'death.lifetimeEnd')).toMatch(
    /to Sierra Land Trust, if then living.*as if a Held Trust had ended by death/su,
  );
});

test('a foster child is a child of neither, and whoever is adopted as an adult takes by name alone', () => {
  const children = [
    { name: 'Clara Sandoval', relationship: 'daughter' },
    { name: 'Daniel Sandoval', relationship: 'son' },
    { name: 'Kim Paz', relationship: 'foster son' },
  ];
  const document = finished({ children });
  const family = sectionText(document, 'declaration.family');
  expect(family).toMatch(
    /one foster child, who is not a child of either Grantor by birth or adoption:\s+\(a\) Kim Paz/u,
  );
  expect(family).toContain('adopted by either Grantor before the age of eighteen, after the signing');
  expect(sectionText(document, 'death.otherChildren')).toContain(
    'not Descendants of a Grantor unless that Grantor adopted them before the age of eighteen',
  );
  expect(sectionText(document, 'death.words')).toContain('adopted at a later age takes what this instrument gives by');
});

test('nothing at the second death is given to a spouse, as the keeper of animals or for needs', () => {
  const document = finished({
    specialArrangements: ['petCare'],
    pets: 'our dog Max',
    petCaretaker: { name: 'Ruth Brandt' },
    petFundInCents: 500_000,
    petRemainder: 'residue',
  });
  expect(sectionText(document, 'death.pets')).toContain('the Trustee shall deliver the animals to Ruth Brandt');
  expect(sectionText(document, 'death.needs')).toContain('no part of it is a resource available to the Beneficiary.');
  expect(sectionText(document, 'death.needs')).toContain('serve as a Trustee of it, revoke it');
  expect(sectionText(document, 'death.determined')).toContain(
    'holds for the life of a person: who takes that is determined',
  );
  expect(plainText(document)).not.toContain('the Spouse');
});

test('under the law of New York both assign apart from the trust what has no title', () => {
  const text = plainText(
    finished({ grantorState: 'NY', governingState: 'NY', grantorCounty: 'Kings', noContest: false }),
  );
  const exhibit = text.slice(text.indexOf('Exhibit 1 Assignment to the Trustees'));
  expect(exhibit).toContain('Martin guitar from 1968');
  expect(exhibit).toContain('Signature of the Grantor named second: (to be written in)');
  expect(text).toContain('a separate assignment in the form of Exhibit 1.');
  expect(text).not.toContain('this instrument is itself an assignment');
  expect(plainText(finished())).toContain('this instrument is itself an assignment');
});

test('both spouses sign the deed of a home, whoever owns it, and each fills in a list of belongings', () => {
  const guide = finished({ grantorState: 'FL', governingState: 'FL', specialArrangements: ['belongingsList'] });
  expect(sheetOf(guide, 'after-signing')).toContain('Both of you sign the deed, whoever owns the property');
  expect(sheetOf(guide, 'belongings')).toContain('one for each of you');
  expect(JSON.stringify(guide.guide.at(-1)?.form)).toContain('if that person survives both of us');
  expect(sheetOf(finished(), 'belongings')).toBe('');
});

test('what is printed of the shares says who takes in place of somebody, after both', () => {
  expect(plainText(finished())).toMatch(
    /Clara Sandoval; if that person does not survive the Surviving Grantor, the Descendants of that person, Per Stirpes/u,
  );
});

test.each(['CA', 'TX', 'FL'] as const)(
  'no section that stands in every joint trust of %s is too long to be read',
  (state) => {
    const there = {
      grantorState: state,
      governingState: state,
      grantorAddress: `418 Juniper Avenue, Pasadena, ${state}`,
    };
    const assetsOfBoth = [{ description: 'House at 418 Juniper Avenue', category: 'realEstate' as const, state }];
    const document = finished({ ...there, assetsOfBoth });
    expect(document.articles.flatMap(({ sections }) => sections).map(({ id }) => id)).toContain('death.heirs');
    expect(longSections(document)).toEqual([]);
  },
);

test.each(['survivorDecides', 'heldForLife', 'disclaimer'] as const)(
  'a home that the law keeps for a spouse or a minor child is not left elsewhere at the first death (%s)',
  (survivorPlan) => {
    const division = sectionText(
      finished({ survivorPlan, grantorState: 'FL', governingState: 'FL', isAllCommunity: false }),
      'first.division',
    );
    expect(division).toContain(
      'while a husband or wife or a minor child of the Deceased Grantor survives, a disposition beyond that limit has no effect, and the interest of the Deceased Grantor in the Residence passes as that law provides.',
    );
  },
);
