import {
  beginSecondFactor,
  changeEmail,
  withdrawEmailChange,
  changeLanguage,
  changeName,
  changePassword,
  confirmEmailChange,
  confirmSecondFactor,
  endOtherSessions,
  endSecondFactor,
  endSession,
  listSessions,
  readAccount,
  readEmailChange,
  renewRecoveryCodes,
  signInWithSecondFactor,
} from '@evergrant/contract/account.ts';
import type { ChangeEmailBody, ChangePasswordBody, SecondFactorBody } from '@evergrant/contract/account.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@evergrant/domain/kit/language.ts';
import type { z } from 'zod';
import { call } from '#platform/call.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(readAccount, { signal }),
});

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

export const sendLanguage = (language: Language) => call(changeLanguage, { body: { language } });

export const sendName = (name: string) => call(changeName, { body: { name } });

/** Keeps the present address. */
export const sendEmailWithdrawal = () => call(withdrawEmailChange, {});
export const sendEmailChange = (body: z.input<typeof ChangeEmailBody>) => call(changeEmail, { body });

export const loadEmailChange = (signal: AbortSignal) => call(readEmailChange, { signal });

export const sendEmailConfirmation = () => call(confirmEmailChange, {});

export const sendPasswordChange = (body: z.input<typeof ChangePasswordBody>) => call(changePassword, { body });

export const signOutDevice = (sessionId: string) => call(endSession, { params: { sessionId } });

export const signOutOtherDevices = () => call(endOtherSessions, {});

export const startSecondFactor = (password: string) => call(beginSecondFactor, { body: { password } });

export const sendFirstCode = (code: string) => call(confirmSecondFactor, { body: { code } });

export const turnSecondFactorOff = (password: string) => call(endSecondFactor, { body: { password } });

export const makeRecoveryCodes = (password: string) => call(renewRecoveryCodes, { body: { password } });

export const sendSecondFactor = (body: z.input<typeof SecondFactorBody>) => call(signInWithSecondFactor, { body });
