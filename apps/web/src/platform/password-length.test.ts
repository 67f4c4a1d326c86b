import { afterEach, expect, test, vi } from 'vitest';
import { validateNewPassword } from '#accounts/validate-new-password.ts';
import { validateRegistration } from '#accounts/validate-registration.ts';
import { guestAccountRefusals } from '#payments/guest-account-refusals.ts';
import { passwordLengthToSay } from '#platform/password-length.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('no form takes or names a shorter password than the page was told', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { passwordLength: '12' } } });
  const short = {
    name: 'Ada Reyes',
    email: 'ada@example.com',
    password: 'elevenchars',
    confirmPassword: 'elevenchars',
  };
  const said = 'at least 12 characters long.';
  expect(validateRegistration(short).password).toContain(said);
  expect(validateNewPassword(short)?.message).toContain(said);
  expect(guestAccountRefusals(short).password).toContain(said);
  expect(passwordLengthToSay()).toBe('12');
});
