import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const married = {
  maritalStatus: 'Married',
  spouseName: 'Luis Ortega Paz',
  grantorState: 'CA',
  governingState: 'CA',
} as const;

const documentOf = (change: Partial<Facts> = {}) => assembled(settled({ ...married, ...change }));
const words = (id: string, change: Partial<Facts> = {}): string => sectionText(documentOf(change), id);

test('either spouse revokes as to community property, and both sign what changes the rights in it', () => {
  expect(words('general.community')).toMatch(
    /either of them acting alone may revoke the Trust as to Community Property/u,
  );
  expect(words('general.community')).toContain(
    'Both must sign an amendment that affects the rights in Community Property',
  );
  expect(words('life.revocation')).toMatch(
    /without the consent of anyone, except as Section .* for Community Property/u,
  );
  expect(words('life.revocation')).toContain('to the Grantor and the Spouse as Community Property');
});

test('what the maker withdraws or gives away is not the spouse’s half', () => {
  expect(words('life.distributions')).toMatch(/Withdrawals and gifts of Community Property are governed by Section/u);
  expect(words('life.control')).toMatch(/contrary to this instrument other than Section/u);
});

test('without the joinder of the spouse no more than the maker’s half is transferred', () => {
  expect(words('general.communityHalf')).toMatch(
    /Unless the Spouse signs the joinder .* never more than the half that belongs to the Grantor/u,
  );
});

test('nobody who is separated depends on the signature of the spouse, and no more than one half is transferred', () => {
  const separated = documentOf({ maritalStatus: 'Separated' });
  expect(separated.acts.map(({ kind }) => kind)).toEqual(['sign', 'witness', 'acknowledgment']);
  expect(sectionText(separated, 'general.communityHalf')).toMatch(
    /Unless the Spouse consents in a signed writing, .* never more than the half that belongs to the Grantor/u,
  );
});

test('the plan for the home disposes of the maker’s interest in it alone', () => {
  expect(words('death.residence', { residencePlan: 'spouseMayLive' })).toContain(
    'Only the interest of the Grantor in the Residence passes under this Section',
  );
  expect(words('life.residence')).toContain('the Spouse has the same right beside the Grantor');
});

test('Schedule A says of each item whether it is separate or community property, or that nobody said', () => {
  const text = plainText(
    documentOf({
      assets: [
        { description: 'House at 14 Alder Court', category: 'realEstate', ownership: 'community' },
        { description: 'Schwab account', category: 'brokerage', ownership: 'separate' },
        { description: 'Checking at Chase', category: 'bank' },
      ],
    }),
  );
  expect(text).toMatch(/Present title \| Character \| Estimated value/u);
  expect(text).toMatch(/House at 14 Alder Court.* \| Community \|/u);
  expect(text).toMatch(/Schwab account.* \| Separate \|/u);
  expect(text).toMatch(/Checking at Chase.* \| Not stated \| Not stated$/mu);
});

test('elsewhere nothing is said of community property', () => {
  const text = plainText(documentOf({ grantorState: 'OH', governingState: 'OH' }));
  expect(text).not.toMatch(/community property/iu);
  expect(text).toContain('Present title | Estimated value');
});

test('the spouse joins in putting the home into the trust, whoever owns it, and keeps the homestead', () => {
  const joining = (assets: Facts['assets']): string => plainText(documentOf({ assets }));
  const home = joining([{ description: 'House at 14 Alder Court, Sacramento', category: 'realEstate' }]);
  expect(home).toContain('and in the transfer of the Residence, whatever its character, consents');
  expect(home).toContain('the half that belongs to the Spouse and no homestead right and makes no gift');
  expect(joining([{ description: 'Checking at First Coast', category: 'bank' }])).not.toContain(
    'whatever its character',
  );
});

test('a spouse who withdraws the consent undoes neither the deed of the home nor a trust that a death has fixed', () => {
  const joining = (assets: Facts['assets']): string => plainText(documentOf({ assets }));
  const withdrawal =
    'While the Grantor lives, the Spouse may withdraw this consent as to Community Property still in the Trust, by a writing delivered to the Trustee';
  expect(joining([{ description: 'House at 14 Alder Court, Sacramento', category: 'realEstate' }])).toContain(
    `${withdrawal}; the joinder in the transfer of the Residence stands.`,
  );
  expect(joining([{ description: 'Checking at First Coast', category: 'bank' }])).toContain(`${withdrawal}.`);
});
