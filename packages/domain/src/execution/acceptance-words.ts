import type { Act } from '#assembly/act.ts';

interface Executed {
  readonly acts: readonly Act<unknown>[];
}

/**
 * Who has still to accept an office by hand, in a sentence beside the state of the signatures: an acceptance is recorded nowhere,
 * and a document is signed without it. Undefined for a document that nobody accepts.
 */
export const acceptanceWords = ({ acts }: Executed): string | undefined => {
  const [act] = acts.flatMap((one) => (one.kind === 'acceptance' && one.acceptances.length > 0 ? [one] : []));
  if (act === undefined) return undefined;
  const [first, ...others] = act.acceptances.map(({ signer }) => signer.name);
  const names = others.length === 0 ? `${first}` : `${first}, and whoever follows,`;
  return act.isRequired
    ? `The document is signed without the acceptance, which ${names} must sign by hand before acting, because the law asks for it. The acceptance is not recorded here.`
    : `The document is signed without the acceptance, which ${names} may sign by hand before acting. The acceptance is not recorded here.`;
};
