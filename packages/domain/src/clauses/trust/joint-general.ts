import { clause } from '#assembly/clause.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { theCouple } from '#derived/couple.ts';

/** What two makers declare to each other. */
export const consentOfBoth = clause({
  id: 'general.consent',
  heading: 'Consent of the Grantors',
  source: own(),
  facts: [theCouple],
  body: ({ couple: { kind } }) => [
    para(
      p`Each Grantor has read the whole of this instrument, has had the opportunity to be advised by an attorney of that Grantor’s own, and consents to what it provides for the Contribution of the other. This instrument is not a contract between the Grantors to leave property in any manner. Neither is bound to keep the Contribution of that Grantor in the Trust or to leave a plan unchanged, except as this instrument says that a trust may not be revoked or amended.`,
    ),
    ...(kind === 'partners'
      ? []
      : [
          para(
            p`Nothing in this instrument waives a right that the law gives to a surviving spouse${opt(kind === 'domesticPartners', ' or registered partner')}, unless the survivor has waived it in a valid writing. A Surviving Grantor who claims such a right against this instrument takes under it only what is consistent with the claim.`,
          ),
        ]),
  ],
});

export const severabilityOfTwo = clause({
  id: 'general.severability',
  heading: 'Severability',
  source: own('Uniform Trust Code 415'),
  body: () => [
    para(
      p`If a provision of this instrument is invalid or unenforceable in any circumstance, the remaining provisions, and that provision in every other circumstance, remain in effect. A court may reform a provision, even if unambiguous, to conform it to the intention of the Grantors, if that intention is proved by clear and convincing evidence.`,
    ),
  ],
});

export const counterpartsOfTwo = clause({
  id: 'general.counterparts',
  heading: 'Originals and Copies',
  source: own(),
  body: () => [
    para(
      p`Both Grantors and any witnesses sign one original of this instrument. A copy that the Trustee or an attorney certifies to be true and complete may be relied on as an original. An electronic copy may be kept as the record of the Trust to the extent that the law permits. This instrument and its schedules contain all of the terms of the Trust and supersede every earlier statement of them.`,
    ),
  ],
});
