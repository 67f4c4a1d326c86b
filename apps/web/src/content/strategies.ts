import type { StrategySummary, StrategyText } from '#content/strategies/strategy.ts';

/** The law in the guides is that of this day; in words, since a calendar would turn it by the reader's time zone. */
export const lawAsOf = { date: '2026-11-20', inWords: 'November 20, 2026' } as const;

/** The guides from the simple to the demanding. Their texts are fetched one by one; see `loadStrategyText`. */
export const strategies: readonly StrategySummary[] = [
  {
    id: 'pour-over-will-and-incapacity-documents',
    title: 'Pour-Over Will and Incapacity Documents',
    category: 'estate_documents',
    summary:
      'The four short papers that a living trust needs beside it: will, power of attorney, health care directive, HIPAA authorization.',
    difficulty: 'Beginner',
    readTime: 14,
    minutesOfReading: 4,
    rating: 4.9,
    tags: ['will', 'power of attorney', 'health care', 'guardians'],
  },
  {
    id: 'transfer-on-death-deed',
    title: 'Transfer-on-Death Deed',
    category: 'property_transfers',
    summary:
      'Name who receives your home, record the deed, and keep full control until the end. Simple, where your state has it.',
    difficulty: 'Beginner',
    readTime: 14,
    minutesOfReading: 4,
    rating: 4.9,
    tags: ['home', 'probate', 'deed', 'real estate'],
  },
  {
    id: 'donor-advised-fund-or-private-foundation',
    title: 'Donor-Advised Fund or Private Foundation',
    category: 'charitable_planning',
    summary:
      'Two ways to give now and choose charities over time: an account at a public charity, or an institution of your own.',
    difficulty: 'Intermediate',
    readTime: 19,
    minutesOfReading: 4,
    rating: 4.8,
    tags: ['charity', 'deduction', 'foundation', 'family giving'],
  },
  {
    id: 's-corporation-election',
    title: 'S Corporation Election',
    category: 'tax_optimization',
    summary:
      'Salary for your work, distributions for the rest. When the election saves payroll tax, and what ends it by accident.',
    difficulty: 'Intermediate',
    readTime: 19,
    minutesOfReading: 4,
    rating: 4.8,
    tags: ['business', 'payroll tax', 'Form 2553', 'LLC'],
  },
  {
    id: '1031-exchange',
    title: '1031 Like-Kind Exchange',
    category: 'tax_optimization',
    summary:
      'Trade one investment property for another and defer the gain, if every date and every dollar goes the right way.',
    difficulty: 'Intermediate',
    readTime: 22,
    minutesOfReading: 4,
    rating: 4.8,
    tags: ['real estate', 'capital gains', 'deferral', 'investment property'],
  },
  {
    id: 'series-llc',
    title: 'Series LLC',
    category: 'entity_structures',
    summary: 'One company with walls inside. What holds them up, and where they have not been tested.',
    difficulty: 'Advanced',
    readTime: 26,
    minutesOfReading: 4,
    rating: 4.6,
    tags: ['LLC', 'rental property', 'liability', 'business'],
  },
  {
    id: 'borrowing-against-whole-life-insurance',
    title: 'Borrowing Against Whole Life Insurance',
    category: 'vortex_banking',
    summary:
      'What “vortex banking” really is: policy loans against cash value, with their use, their cost and the tax when they go wrong.',
    difficulty: 'Advanced',
    readTime: 24,
    minutesOfReading: 4,
    rating: 4.5,
    tags: ['life insurance', 'policy loans', 'infinite banking', 'cash value'],
  },
  {
    id: 'family-limited-partnership',
    title: 'Family Limited Partnership or LLC',
    category: 'entity_structures',
    summary:
      'Keep the family’s property under one management and give shares over time, in a form that courts respect.',
    difficulty: 'Advanced',
    readTime: 26,
    minutesOfReading: 4,
    rating: 4.7,
    tags: ['family business', 'gifts', 'valuation', 'partnership'],
  },
  {
    id: 'irrevocable-life-insurance-trust',
    title: 'Irrevocable Life Insurance Trust',
    category: 'advanced_trusts',
    summary:
      'A trust that owns your policy, so that the benefit is neither taxed in your estate nor paid out in one sum.',
    difficulty: 'Advanced',
    readTime: 26,
    minutesOfReading: 4,
    rating: 4.8,
    tags: ['ILIT', 'life insurance', 'estate tax', 'Crummey notices'],
  },
  {
    id: 'charitable-remainder-trust',
    title: 'Charitable Remainder Trust',
    category: 'charitable_planning',
    summary:
      'Payments to you for life or a term, the rest to charity, and no tax inside when the trust sells what has risen.',
    difficulty: 'Advanced',
    readTime: 28,
    minutesOfReading: 4,
    rating: 4.8,
    tags: ['CRT', 'charity', 'capital gains', 'retirement income'],
  },
  {
    id: 'qualified-personal-residence-trust',
    title: 'Qualified Personal Residence Trust',
    category: 'property_transfers',
    summary:
      'Give your house to the next generation at a discount and live in it meanwhile. A bet on long life, for a few.',
    difficulty: 'Advanced',
    readTime: 26,
    minutesOfReading: 4,
    rating: 4.6,
    tags: ['QPRT', 'home', 'gift tax', 'vacation house'],
  },
  {
    id: 'dynasty-trust',
    title: 'Dynasty Trust',
    category: 'advanced_trusts',
    summary: 'Property for children, grandchildren and beyond, sheltered by the generation-skipping exemption.',
    difficulty: 'Expert',
    readTime: 34,
    minutesOfReading: 4,
    rating: 4.7,
    tags: ['GST tax', 'grandchildren', 'perpetuities', 'estate tax'],
  },
  {
    id: 'domestic-asset-protection-trust',
    title: 'Domestic Asset Protection Trust',
    category: 'advanced_trusts',
    summary:
      'A trust for your own benefit that later creditors may not reach: what twenty states promise and what courts have made of it.',
    difficulty: 'Expert',
    readTime: 34,
    minutesOfReading: 4,
    rating: 4.6,
    tags: ['DAPT', 'creditors', 'asset protection', 'liability'],
  },
];

const texts: Readonly<Record<string, () => Promise<StrategyText>>> = {
  'pour-over-will-and-incapacity-documents': async () =>
    (await import('#content/strategies/pour-over-will-and-incapacity-documents.ts')).pourOverWillAndIncapacityDocuments,
  'transfer-on-death-deed': async () =>
    (await import('#content/strategies/transfer-on-death-deed.ts')).transferOnDeathDeed,
  'donor-advised-fund-or-private-foundation': async () =>
    (await import('#content/strategies/donor-advised-fund-or-private-foundation.ts'))
      .donorAdvisedFundOrPrivateFoundation,
  's-corporation-election': async () =>
    (await import('#content/strategies/s-corporation-election.ts')).sCorporationElection,
  '1031-exchange': async () => (await import('#content/strategies/1031-exchange.ts')).likeKindExchange,
  'series-llc': async () => (await import('#content/strategies/series-llc.ts')).seriesLlc,
  'borrowing-against-whole-life-insurance': async () =>
    (await import('#content/strategies/borrowing-against-whole-life-insurance.ts')).borrowingAgainstWholeLifeInsurance,
  'family-limited-partnership': async () =>
    (await import('#content/strategies/family-limited-partnership.ts')).familyLimitedPartnership,
  'irrevocable-life-insurance-trust': async () =>
    (await import('#content/strategies/irrevocable-life-insurance-trust.ts')).irrevocableLifeInsuranceTrust,
  'charitable-remainder-trust': async () =>
    (await import('#content/strategies/charitable-remainder-trust.ts')).charitableRemainderTrust,
  'qualified-personal-residence-trust': async () =>
    (await import('#content/strategies/qualified-personal-residence-trust.ts')).qualifiedPersonalResidenceTrust,
  'dynasty-trust': async () => (await import('#content/strategies/dynasty-trust.ts')).dynastyTrust,
  'domestic-asset-protection-trust': async () =>
    (await import('#content/strategies/domestic-asset-protection-trust.ts')).domesticAssetProtectionTrust,
};

/** The text of a guide, which no other page loads. Fails for an id that is not in `strategies`. */
export const loadStrategyText = async (id: string): Promise<StrategyText> => {
  const load = texts[id];
  if (!load) throw new Error(`There is no guide ${id}`);
  return load();
};
