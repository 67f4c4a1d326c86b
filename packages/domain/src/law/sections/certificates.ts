import { z } from 'zod';
import forms from '#law/sections/forms.json' with { type: 'json' };
import { ruleOf } from '#law/sections/rule.ts';

/**
 * How binding the words of a certificate are. `verbatim`: exactly these. `substantially`: the statute asks for words like
 * them. `safe-harbor`: sufficient, others are allowed. `customary`: no words are prescribed.
 */
const certificateForce = z.enum(['verbatim', 'substantially', 'safe-harbor', 'customary']);

/** What the notary's part carries beside the words; printed around them. */
const certificateRequirement = z.enum([
  'appearance-means',
  'commission-expiry',
  'commission-number',
  'county-of-commission',
  'date',
  'document-date',
  'document-description',
  'english',
  'identification',
  'jurisdiction',
  'oath-statement',
  'page-count',
  'perjury-statement',
  'printed-name',
  'residing-at',
  'signature',
  'stamp',
  'stamp-optional',
  'stamp-or-name-and-number',
  'title',
  'venue',
  'witness-names',
]);

const formId = z.enum(Object.keys(forms) as [FormId, ...FormId[]]);

/** A certificate that several states share, by its id in `forms.json`. */
export type FormId = keyof typeof forms;

// Either the id of a shared form or words of the state's own.
const certificate = ruleOf(
  z.union([
    z.strictObject({ form: formId, force: certificateForce }),
    z.strictObject({ text: z.string().min(1), force: certificateForce }),
  ]),
);

const notice = z.strictObject({
  ...ruleOf(z.string().min(1)).shape,
  placement: z.literal('boxed-first'),
});

/** Notarial certificates: acknowledgments by capacity, jurat, a notice that stands above them, and remote acts. */
export const certificatesSection = z.strictObject({
  acknowledgment: z.strictObject({
    individual: certificate,
    representative: certificate,
    attorneyInFact: certificate.optional(),
    entity: certificate.optional(),
  }),
  jurat: certificate,
  notice: notice.nullable(),
  requires: ruleOf(z.array(certificateRequirement)),
  remote: ruleOf(
    z.strictObject({
      isAllowed: z.boolean(),
      wording: z.string().min(1).nullable(),
      /** Instruments that may not be notarized remotely; null means not known, never none. */
      excludes: z.array(z.string().min(1)).nullable(),
    }),
  ),
});

export type CertificateForce = z.infer<typeof certificateForce>;
export type CertificateRequirement = z.infer<typeof certificateRequirement>;
