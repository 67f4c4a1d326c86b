import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import type { AffiliateApplication } from '@evergrant/contract/affiliates.ts';
import { findWebsiteMistake } from '@evergrant/domain/affiliates/find-website-mistake.ts';

/** What was typed, ready to be sent: without spaces around it, the website with its `https://`. */
export const tidyApplication = (typed: AffiliateApplication): AffiliateApplication => ({
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  email: typed.email.trim(),
  website: addressOf(typed.website.trim()),
  socialMedia: typed.socialMedia.trim(),
  experience: typed.experience.trim(),
  motivation: typed.motivation.trim(),
  payoutMethod: typed.payoutMethod,
  payoutDetails: typed.payoutDetails.trim(),
});

/** Every field of a tidy application to correct, in the order of the form; empty when it can be sent. */
export const validateApplication = (
  application: AffiliateApplication,
): Readonly<Partial<Record<keyof AffiliateApplication, string>>> => {
  const { firstName, lastName, email, website, experience, motivation, payoutDetails } = application;
  return {
    ...(firstName ? {} : { firstName: 'Please enter your first name.' }),
    ...(lastName ? {} : { lastName: 'Please enter your last name.' }),
    ...(email ? {} : { email: 'Please enter your email address.' }),
    ...(email && !isEmailAddress(email) ? { email: 'Please enter a valid email address.' } : {}),
    ...websiteMistakes(website),
    ...(experience ? {} : { experience: 'Please tell us what experience you have. “None yet” is a fine answer.' }),
    ...(motivation ? {} : { motivation: 'Please tell us why you would like to join.' }),
    ...(payoutDetails ? {} : { payoutDetails: 'Please tell us where we may send what you earn.' }),
  };
};

const websiteMistakes = (website: string): { readonly website?: string } => {
  if (!isWebAddress(website)) return { website: 'Please enter a web address, such as https://example.com.' };
  const message = findWebsiteMistake(website);
  return message ? { website: message } : {};
};

const addressOf = (website: string): string =>
  website === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(website) ? website : `https://${website}`;

const isWebAddress = (website: string): boolean => {
  if (website === '') return true;
  const url = URL.parse(website);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname);
};
