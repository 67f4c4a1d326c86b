export interface EducationTopic {
  readonly title: string;
  readonly text: string;
}

/** Subjects of the Legal Education Center. */
export const educationTopics: readonly EducationTopic[] = [
  { title: 'Estate Planning', text: 'Who receives what, who decides, and when.' },
  { title: 'Tax Strategies', text: 'What gifts and estates cost in tax, and which exemptions exist.' },
  { title: 'Asset Protection', text: 'What a trust can keep from creditors, and what it cannot.' },
  { title: 'Legal Loopholes', text: 'Rules that surprise people, and their proper use.' },
  { title: 'Property Law', text: 'How titles and deeds decide what a trust really holds.' },
  { title: 'Business Structures', text: 'Where a company fits into an estate plan.' },
];
