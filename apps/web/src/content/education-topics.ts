/** Subjects of the Legal Education Center. */
export const educationTopics = [
  'Estate Planning',
  'Tax Strategies',
  'Asset Protection',
  'Legal Loopholes',
  'Property Law',
  'Business Structures',
] as const;
