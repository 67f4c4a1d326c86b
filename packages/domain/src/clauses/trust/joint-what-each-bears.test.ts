import { expect, test } from 'vitest';
import { finished } from '#catalogue/joint-trust/testing/joint-couple.ts';
import { plainText } from '#assembly/plain-text.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const { spouseName: _name, marriedOn: _day, isAllCommunity: _all, ...unmarried } = jointTrustSample;

const partners: Facts = {
  ...unmarried,
  maritalStatus: 'Single',
  partnership: 'partners',
  partnerName: 'Nadia Ferris Cole',
};

test('what the first to die left in trust pays no debt and no tax of the survivor', () => {
  const bears = (change: Facts, base?: Facts): string => sectionText(finished(change, base), 'death.trustOfFirst');
  const marital = bears({ survivorPlan: 'heldForLife' });
  expect(marital).toContain('no debt of the Surviving Grantor');
  expect(marital).toContain('is charged to the Marital Trust or paid from it');
  expect(marital).toMatch(/It bears only .* the debts secured by its property, and the taxes that it causes, as/u);
  expect(bears({ survivorPlan: 'heldForLife' }, partners)).toContain('is charged to the Partner’s Trust');
  expect(bears({ survivorPlan: 'disclaimer' })).toContain('is charged to the Disclaimer Trust');
  expect(plainText(finished())).not.toContain('What the Trust of the First to Die Bears');
});

test('a survivor who cannot decide does not lose the time to disclaim, nor lose property to whoever would take it by the disclaimer', () => {
  const disclaiming = sectionText(finished({ survivorPlan: 'disclaimer' }), 'first.disclaiming');
  expect(disclaiming).toMatch(/an agent .*, a guardian, or a court may, as the law allows, decide that/u);
  expect(disclaiming).toContain(
    'Nobody who would receive property by the disclaimer, then or later, may make it for that Grantor, and only a court may disclaim for that Grantor an interest in the Disclaimer Trust.',
  );
  expect(disclaiming).toMatch(/that the standard stated in Section [\d.]+ allows/u);
});

test('a trust for needs is never made for a Grantor, who could not revoke it', () => {
  expect(sectionText(finished({ specificGifts: [] }), 'death.needs')).toContain(
    'If a Beneficiary other than a Grantor has a disability and receives or is likely to need public benefits that depend on income or resources, the Trustee shall hold what passes under this Article to that Beneficiary in a separate trust',
  );
  const stated = sectionText(
    finished({
      beneficiaries: [{ name: 'Clara Sandoval', relationship: 'daughter', percentage: 100 }],
      children: [{ name: 'Clara Sandoval', relationship: 'daughter' }],
      takersOnBenefits: ['Clara Sandoval'],
    }),
    'death.needs',
  );
  expect(stated).toMatch(
    /all property that passes, under Section 3\.\d+ or under this Article, to a Beneficiary for whom/u,
  );
  expect(stated).toContain('or to another Beneficiary, other than a Grantor, who has a disability');
});

test('a thing given at the first death is not paid out to somebody on benefits', () => {
  expect(sectionText(finished({ giftsAreMade: 'afterOwner' }), 'death.needs')).toMatch(
    /shall hold what passes under Section 3\.\d+ or under this Article to that Beneficiary/u,
  );
});

test('a gift is made once, borne by the parts in proportion, and a part without it burdens no other', () => {
  const once = sectionText(finished(), 'death.once');
  expect(once).toContain('as where neither Grantor survives the other');
  expect(once).toMatch(/A sum of money is due once in all\. The parts bear it in the proportion of their values/u);
  expect(once).toContain('A part bears nothing of a gift that a Grantor has effectively revoked for it.');
  expect(once).toContain('the same as if the gift had not been revoked');
  expect(once).not.toContain('sets aside');
  const withPets = finished({
    specialArrangements: ['petCare'],
    pets: 'our dog Max',
    petCaretaker: { name: 'Ruth Brandt' },
    petFundInCents: 500_000,
    petRemainder: 'residue',
  });
  expect(sectionText(withPets, 'death.once')).toContain('sets aside, which is not due before both Grantors have died');
});

test('what both own is contributed as they owned it, and in halves only where nothing shows that', () => {
  expect(sectionText(finished(), 'declaration.contributions')).toContain(
    'as a writing signed by both, the record title, or what each of them put into it shows, and otherwise in equal halves.',
  );
});

test('a survivor who may disclaim is paid nothing of the share before deciding, except at a request that accepts it', () => {
  const document = finished({ survivorPlan: 'disclaimer' });
  const waiting = sectionText(document, 'first.waiting');
  expect(waiting).toContain('or until nine months have passed since the death of the Deceased Grantor');
  expect(waiting).toContain('apart from the Survivor’s Trust');
  expect(waiting).toContain('except at a written request which acknowledges that it accepts what it asks for');
  expect(sectionText(document, 'first.stays')).toMatch(/added to the Survivor’s Trust, when Section 3\.\d+ allows,/u);
  expect(plainText(finished())).not.toContain('Until the Survivor Decides');
});

test('the property of one secures only the debts of that one, and is sold with the signature of that one', () => {
  const document = finished({ survivorPlan: 'heldForLife' });
  expect(sectionText(document, 'powers.borrowing')).not.toContain('guarantee');
  const ofOne = sectionText(document, 'powers.propertyOfOne');
  expect(ofOne).toContain('only with the Contribution of that Grantor');
  expect(ofOne).toContain('shall never do so with a trust that the Grantor may not revoke');
  expect(ofOne).toMatch(
    /not Incapacitated, property that belongs to .* alone .* only with the signature of that Grantor/u,
  );
  expect(plainText(finished({}, partners))).not.toContain('Community Property');
});

test('while a share is held for life, the survivor stays in the home and keeps all of the income', () => {
  const home = sectionText(finished({ survivorPlan: 'heldForLife' }), 'first.home');
  expect(home).toContain('may occupy, rent free, each Residence in which the Marital Trust has an interest');
  expect(home).toContain('may use the tangible personal property held in the Marital Trust');
  expect(home).toContain('Nothing in this Section lessens the right of the Surviving Grantor to all of that income');
  expect(sectionText(finished({ survivorPlan: 'heldForLife' }, partners), 'first.home')).toContain(
    'each Residence in which the Partner’s Trust has an interest',
  );
  expect(plainText(finished())).not.toContain('Home and Belongings of the Survivor');
});

test('registered partners waive no right of a survivor, and are told of community property where spouses have it', () => {
  const registered: Facts = { ...partners, partnership: 'domesticPartners' };
  const consent = 'waives a right that the law gives to a surviving spouse';
  expect(sectionText(finished({}, registered), 'general.consent')).toContain(
    `${consent} or registered partner, unless`,
  );
  expect(sectionText(finished(), 'general.consent')).toContain(`${consent}, unless`);
  expect(sectionText(finished({}, partners), 'general.consent')).not.toContain('waives a right');
  const told = (facts: Facts): string =>
    jointTrust(everyLaw)
      .findings(facts, finished({}, facts))
      .map(({ message }) => message)
      .join('\n');
  const words = 'it is possible that registered partners do too';
  expect(told(registered)).toContain(`In California, spouses own in community, and ${words}`);
  expect(told({ ...registered, grantorState: 'OR', governingState: 'OR' })).not.toContain(words);
  expect(told(partners)).not.toContain(words);
});

test('partners who have married since part by the end of that marriage as well', () => {
  expect(sectionText(finished({}, partners), 'life.ending')).toContain(
    'or if a registered partnership, a civil union, or a later marriage of the Grantors is dissolved or annulled:',
  );
});
