import { originMarker } from '#publishing/origin-marker.ts';

/** Where this site lives, e.g. `https://evergrant.example`; in pages made in advance the marker that the server fills in. */
export const siteOrigin = (): string => {
  if (typeof document === 'undefined') return originMarker;
  return document.documentElement.dataset['origin'] ?? window.location.origin;
};
