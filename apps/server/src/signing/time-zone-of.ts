/**
 * The time zone that a signer's browser names, by its IANA name; UTC where it names none, or one that is not known here:
 * nobody is kept from signing by the settings of a computer.
 */
export const timeZoneOf = (named: string | undefined): string => {
  if (named === undefined) return 'UTC';
  try {
    // Browsers call some zones by newer or older names (`Asia/Kolkata`); this one has its own for each.
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: named }).resolvedOptions();
    return known.has(timeZone) || known.has(named) ? timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
};

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));
