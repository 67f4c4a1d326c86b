/** Stands for the site's origin in every built page and file; whoever serves them replaces it by the address of the day. */
export const originMarker = 'https://origin.invalid';
