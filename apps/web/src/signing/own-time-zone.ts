/** The reader's own time zone, by its IANA name; undefined where the browser does not say. */
export const ownTimeZone = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone;
