export interface EducationTopic {
  readonly title: string;
  readonly text: string;
  /** Where to read about it. */
  readonly to: string;
}

/** Subjects of the Legal Education Center. */
export const educationTopics: readonly EducationTopic[] = [
  {
    title: 'Estate Planning',
    text: 'Who receives what, who decides, and when.',
    to: '/legal-library?category=estate_documents',
  },
  {
    title: 'Tax Strategies',
    text: 'What gifts and estates cost in tax, and which exemptions exist.',
    to: '/legal-library?category=tax_optimization',
  },
  {
    title: 'Asset Protection',
    text: 'What a trust can keep from creditors, and what it cannot.',
    to: '/legal-library?category=advanced_trusts',
  },
  { title: 'Legal Loopholes', text: 'Rules that surprise people, and their proper use.', to: '/legal-library' },
  {
    title: 'Property Law',
    text: 'How titles and deeds decide what a trust really holds.',
    to: '/legal-library?category=property_transfers',
  },
  {
    title: 'Business Structures',
    text: 'Where a company fits into an estate plan.',
    to: '/legal-library?category=entity_structures',
  },
];
