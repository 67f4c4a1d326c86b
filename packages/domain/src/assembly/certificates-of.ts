import type { Act, NotarialCertificate } from '#assembly/act.ts';

/** Every notarial certificate of an instrument, in the order of its acts. */
export const certificatesOf = <B>({ acts }: { readonly acts: readonly Act<B>[] }): readonly NotarialCertificate<B>[] =>
  acts.flatMap((act) => {
    if (act.kind === 'selfProvingAffidavit') return [act.certificate];
    return 'certificates' in act ? act.certificates : [];
  });
