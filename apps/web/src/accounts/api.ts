import {
  confirmEmail,
  forgotPassword,
  login,
  logout,
  readConfirmation,
  readRegistration,
  readResetSession,
  register,
  resendConfirmation,
  resetPassword,
} from '@evergrant/contract/accounts.ts';
import type { z } from 'zod';
import type { LoginBody, RegisterBody } from '@evergrant/contract/accounts.ts';
import { chosenLanguage } from '#platform/language/spoken-language.ts';
import { call } from '#platform/call.ts';

export const sendLogin = (body: z.input<typeof LoginBody>) => call(login, { body });

/** Whoever registers is written to in the language of the page. */
export const sendRegistration = (body: z.input<typeof RegisterBody>) =>
  call(register, { body: { ...body, language: chosenLanguage() } });

export const sendLogout = () => call(logout, {});

export const sendConfirmationAgain = (email: string) => call(resendConfirmation, { body: { email } });

export const loadConfirmation = (signal: AbortSignal) => call(readConfirmation, { signal });

/** The password only where the server asked for it: the registration was typed in another browser. */
export const sendConfirmation = (password?: string) =>
  call(confirmEmail, { body: password === undefined ? {} : { password } });

export const loadRegistration = (signal: AbortSignal) => call(readRegistration, { signal });

export const sendResetLink = (email: string) => call(forgotPassword, { body: { email } });

export const loadResetSession = (signal: AbortSignal) => call(readResetSession, { signal });

export const sendNewPassword = (password: string) => call(resetPassword, { body: { password } });
