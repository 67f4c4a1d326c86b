import { brand } from '@evergrant/domain/brand/brand.ts';

export interface GuestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export interface GuestAccountRefusal {
  readonly field: keyof GuestAccount;
  readonly title: string;
  readonly message: string;
}

const labels = {
  name: 'your full name',
  email: 'your email address',
  password: 'a password',
  confirmPassword: 'the password again',
} as const satisfies Record<keyof GuestAccount, string>;

/** The first thing to correct before the account after a purchase can be created; undefined when all is well. */
export const guestAccountRefusal = (typed: GuestAccount): GuestAccountRefusal | undefined => {
  for (const field of ['name', 'email', 'password', 'confirmPassword'] as const) {
    if (!typed[field].trim()) {
      return { field, title: 'Missing Information', message: `Please enter ${labels[field]}.` };
    }
  }
  if (typed.password !== typed.confirmPassword) {
    const message = 'Passwords do not match. Please try again.';
    return { field: 'confirmPassword', title: 'Password Mismatch', message };
  }
  const least = brand.limits.minimumPasswordLength;
  if (typed.password.length >= least) return undefined;
  const message = `Password must be at least ${least} characters long.`;
  return { field: 'password', title: 'Password Too Short', message };
};
