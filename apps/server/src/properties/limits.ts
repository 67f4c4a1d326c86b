import type { Medium } from '@evergrant/domain/properties/media-kinds.ts';
import type { Limit } from '#platform/rate-limit.ts';

const hour = 60 * 60;

/** Files that are taken from one network. */
export const uploadsFromAddress: Readonly<Record<Medium, Limit>> = {
  photo: { name: 'property-photo', attempts: 60, seconds: hour },
  video: { name: 'property-video', attempts: 12, seconds: hour },
};
/** Files that were refused count too, so that nobody can keep us busy with looking. */
export const triesFromAddress: Limit = { name: 'property-upload', attempts: 200, seconds: hour };
export const submissionsFromAddress: Limit = { name: 'property-submission', attempts: 10, seconds: hour };
/** The confirmation goes to an address that nobody has proved to be theirs. */
export const submissionsForEmail: Limit = { name: 'property-email', attempts: 5, seconds: 24 * hour };

export const tooMany = (wait: string): string => `Too many requests. Please wait ${wait} before trying again.`;
