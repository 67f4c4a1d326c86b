const key = 'resendConfirmation';

interface Kept {
  readonly email: string;
  readonly endsAtMs: number;
}

/** Remembers in this tab until when an address rests, so that a reload does not tempt anybody to hurry. */
export const storeCooldown = (kept: Kept): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that refuses storage only loses the countdown; the server counts too.
  }
};

/** Until when an address rests, as this tab remembers it; zero when it does not. */
export const storedCooldown = (email: string): number => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(kept) && kept.email === email ? kept.endsAtMs : 0;
  } catch {
    return 0;
  }
};

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  'endsAtMs' in kept &&
  typeof kept.endsAtMs === 'number';
