import type { AffiliateApplication } from '@evergrant/contract/affiliates.ts';
import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { findWebsiteMistake } from '@evergrant/domain/affiliates/find-website-mistake.ts';
import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';

interface Mistake {
  readonly field: keyof AffiliateApplication;
  readonly message: string;
}

/** The application without spaces around its answers. */
export const trimApplication = (application: AffiliateApplication): AffiliateApplication => ({
  firstName: application.firstName.trim(),
  lastName: application.lastName.trim(),
  email: application.email.trim(),
  website: application.website.trim(),
  socialMedia: application.socialMedia.trim(),
  experience: application.experience.trim(),
  motivation: application.motivation.trim(),
  payoutMethod: application.payoutMethod,
  payoutDetails: application.payoutDetails.trim(),
});

/** What is missing or wrong in a trimmed application, in the order of the form. */
export const findApplicationMistakes = (application: AffiliateApplication): readonly Mistake[] => {
  const { email, website } = application;
  const missing = Object.entries(wordsByField).flatMap(([name, message]): Mistake[] => {
    const field = name as keyof typeof wordsByField;
    return application[field] === '' ? [{ field, message }] : [];
  });
  const wrong: Mistake[] = [
    ...(['firstName', 'lastName'] as const).flatMap((field): Mistake[] => {
      const message = application[field] === '' ? undefined : findNameMistake(application[field]);
      return message ? [{ field, message }] : [];
    }),
    ...(email !== '' && !isEmailAddress(email)
      ? [{ field: 'email' as const, message: 'Please enter a valid email address.' }]
      : []),
    ...findWebsiteMistakes(website),
  ];
  return [...missing, ...wrong].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
};

const findWebsiteMistakes = (website: string): readonly Mistake[] => {
  if (website === '') return [];
  const message = isWebAddress(website)
    ? findWebsiteMistake(website)
    : 'Please enter the whole address, beginning with https://';
  return message ? [{ field: 'website', message }] : [];
};

const wordsByField = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email address.',
  experience: 'Please tell us what experience you have. “None yet” is a fine answer.',
  motivation: 'Please tell us why you would like to join.',
  payoutDetails: 'Please tell us where we may send what you earn.',
} as const;

const order: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'website',
  'experience',
  'motivation',
  'payoutDetails',
];

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
};
