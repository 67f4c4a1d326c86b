const mebibyte = 1024 * 1024;

/** What a person may send of a property. */
export const media = ['photo', 'video'] as const;
export type Medium = (typeof media)[number];

/** How many files of a medium one submission may have, and how large each may be. */
export const mediaLimits = {
  photo: { count: 12, bytes: 15 * mebibyte },
  video: { count: 3, bytes: 100 * mebibyte },
} as const satisfies Record<Medium, { readonly count: number; readonly bytes: number }>;

/** The kinds of files that are taken, by the type that they are stored and given out with. */
export const mediaKinds = {
  'image/jpeg': { medium: 'photo', extension: 'jpg' },
  'image/png': { medium: 'photo', extension: 'png' },
  'image/webp': { medium: 'photo', extension: 'webp' },
  'image/heic': { medium: 'photo', extension: 'heic' },
  'video/mp4': { medium: 'video', extension: 'mp4' },
  'video/quicktime': { medium: 'video', extension: 'mov' },
  'video/webm': { medium: 'video', extension: 'webm' },
} as const satisfies Record<string, { readonly medium: Medium; readonly extension: string }>;

/** One of the types that are taken. */
export type MediaKind = keyof typeof mediaKinds;

/** The kinds of a medium in words, for messages. */
export const kindsInWords = {
  photo: 'JPEG, PNG, WebP or HEIC',
  video: 'MP4, MOV or WebM',
} as const satisfies Record<Medium, string>;

/** Why a file of this size is not taken, in words; undefined when it is. `bytes`: its size. */
export const findSizeMistake = (medium: Medium, bytes: number): string | undefined => {
  const limit = mediaLimits[medium].bytes;
  if (bytes === 0) return 'This file is empty.';
  if (bytes > limit) return `This ${medium} is larger than ${limit / mebibyte} MB.`;
  return undefined;
};
