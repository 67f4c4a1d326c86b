/** Whether and how a trustee is paid. */
export const payChoices = [
  { value: 'reasonable', label: 'Reasonable pay', cues: /\breasonabl|\bfair\b|\byes\b/u },
  {
    value: 'none',
    label: 'No pay',
    cues: /\bno (?:pay|compensation|fee)|\bunpaid\b|\bnone\b|\b(?:not|nobody|n't)(?: \p{L}+)? paid\b|\bfor free\b|^no\b|\bnot an? (?:cent|dime|nickel|penny)\b/u,
  },
  { value: 'fixed', label: 'A fixed yearly fee', cues: /\bfixed\b|\bflat\b|\$/u },
  {
    value: 'stateStatute',
    label: 'As the state statute provides',
    cues: /\bstatut|\bstate (?:law|rate)|\bby law\b/u,
  },
] as const;
