/** The answer of a pure decision: a value, or the reason why not. Bugs are thrown, refusals are returned. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

/** Wraps a value as a success. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** Wraps a reason as a refusal. */
export const refuse = <Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } => ({
  ok: false,
  reason,
});
