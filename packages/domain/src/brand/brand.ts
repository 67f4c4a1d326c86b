import { priceInCents } from '#catalogue/prices.ts';
import { witnessLimit } from '#execution/witness-limit.ts';
import { fullAge } from '#kit/full-age.ts';

/** Everything an operator changes to run this under another name; no page repeats it. Prices are the server's own. */
export const brand = {
  name: 'Evergrant',
  description:
    'Create a living trust, a will, a power of attorney or the papers of an LLC by answering questions in plain words. Review every word, pay once, and sign as your state asks.',
  support: { phone: '(302) 555-0142', phoneLink: 'tel:+13025550142' },
  /** An address that does not exist: set one of yours before real people come. */
  supportEmail: 'support@evergrant.example',
  /** Where appointments are made; without it “Ask Expert” writes to support. */
  schedulingUrl: undefined as string | undefined,
  /**
   * Whose language model reads messages too, as the privacy page names it, e.g. `Anthropic`. Unset, the page says that conversations
   * are sent to no AI company, and in production `AI_PROVIDER` is refused for a model that somebody else runs.
   */
  modelReader: undefined as string | undefined,
  /** Pages of yours elsewhere; an icon whose address is unset is shown without a link. */
  social: {
    facebook: undefined,
    instagram: undefined,
    linkedin: undefined,
    x: undefined,
    youtube: undefined,
  } as Readonly<Record<'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube', string | undefined>>,
  claims: {
    revisionDays: 90,
    guaranteeDays: 30,
    completionMinutes: '15-30',
    /** Figures of your own practice for the library, shown only when they are set. State what you can prove. */
    library: undefined as readonly { readonly figure: string; readonly label: string }[] | undefined,
  },
  plans: {
    one_time: {
      id: 'one_time',
      name: 'Complete Trust Package',
      priceInCents: priceInCents.one_time,
      period: 'one-time',
      badge: 'Pay Once',
    },
    subscription: {
      id: 'subscription',
      name: 'Monthly Estate Management',
      priceInCents: priceInCents.subscription,
      period: 'per month',
      badge: 'Most Popular',
    },
  },
  commissions: { oneTimeInCents: 5_000, subscriptionInCents: 900 },
  limits: { witnessesPerDocument: witnessLimit, minimumPasswordLength: 6, minimumAge: fullAge },
} as const;
