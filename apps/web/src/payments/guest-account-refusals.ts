import { minimumPasswordLength } from '#platform/password-length.ts';

export interface GuestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

type Refusals = Readonly<Partial<Record<keyof GuestAccount, string>>>;

const labels = {
  name: 'your full name',
  email: 'your email address',
  password: 'a password',
  confirmPassword: 'the password again',
} as const satisfies Record<keyof GuestAccount, string>;

/** Everything to correct before the account after a purchase can be created, by field; empty when all is well. */
export const guestAccountRefusals = (typed: GuestAccount): Refusals => {
  const fields = ['name', 'email', 'password', 'confirmPassword'] as const;
  const missing = fields.filter((field) => !typed[field].trim());
  const isPasswordTyped = !missing.includes('password') && !missing.includes('confirmPassword');
  return {
    ...Object.fromEntries(missing.map((field) => [field, `Please enter ${labels[field]}.`])),
    ...(isPasswordTyped ? passwordRefusal(typed) : {}),
  };
};

const passwordRefusal = ({ password, confirmPassword }: GuestAccount): Refusals => {
  if (password !== confirmPassword) {
    return { confirmPassword: 'Password Mismatch: Passwords do not match. Please try again.' };
  }
  const least = minimumPasswordLength();
  if (password.length >= least) return {};
  return { password: `Password Too Short: Password must be at least ${least} characters long.` };
};
