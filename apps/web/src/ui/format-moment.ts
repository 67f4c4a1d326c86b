const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * A moment (ISO) as people say it: `January 6, 2026 at 9:14 AM`, on the clock of `timeZone` (IANA), which is named where it is not
 * the reader's own. A moment of which nobody knows where it was is told on the reader's clock.
 */
export const formatMoment = (moment: string, timeZone?: string | null): string => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = timeZone === undefined || timeZone === null || timeZone === 'UTC' ? own : timeZone;
  const at = new Date(moment);
  const said = (options: Intl.DateTimeFormatOptions) =>
    // Some versions of the Unicode data put a narrow space before AM and PM.
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options }).format(at).replaceAll('\u202f', ' ');
  return `${said(day)} at ${said(zone === own ? time : { ...time, timeZoneName: 'short' })}`;
};
