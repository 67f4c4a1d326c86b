import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** Companies, and businesses that are none. */
export const companyTopics: readonly Topic[] = [
  {
    id: 's-corporation',
    title: 'What is an S corporation or S corp?',
    asks: [
      'what is the difference with an s corp in one line',
      's corp',
      's corporation',
      's election',
      'should my LLC be taxed as an s corp',
      'llc or s corp',
      'how is an LLC taxed',
      'c corp',
      'c corporation',
    ],
    answer:
      'An S corporation is a choice of tax, not another kind of company: the profit is taxed on the owners’ own returns, and an owner who works there takes a reasonable salary with payroll tax, while the rest is free of self-employment tax. An LLC can choose it later. A tax adviser can say whether it pays for you.',
    page: pages.library,
  },
  {
    id: 'registered-agent-self',
    title: 'Can I be the registered agent myself?',
    asks: [
      'can I be the registered agent myself or do I need a company',
      'who can be a registered agent',
      'can a friend be registered agent',
      'does the registered agent need a street address',
      'can it be a po box',
      'what does a registered agent do',
    ],
    answer:
      'You can be it yourself: any adult person with a street address in the state of the company, or a firm that does this there. It is somebody who is there in office hours to receive legal papers, so a post office box will not do, and the address becomes public.',
    page: pages.features,
  },
  {
    id: 'other-state-company',
    title: 'Does my company have to register in another state?',
    asks: [
      'do we also need to register in another state where we work',
      'we live in one state, the LLC was formed in another, do we register here too',
      'foreign qualification',
      'foreign LLC',
      'is another state better for my LLC',
      'can my company do business in other states',
    ],
    answer:
      'A company that does business in a second state, with an office, a shop or employees there, usually has to register there too (foreign qualification), with an agent and fees of its own. Forming it in a state that is known for low fees spares you none of that. For one place of business the home state is mostly the simplest.',
    page: pages.features,
  },
  {
    id: 'sole-owner-business',
    title: 'Can a business without a company go into the trust?',
    asks: [
      'my salon or shop is not a company, can I still put it in',
      'sole proprietor',
      'sole proprietorship',
      'self employed',
      'can my license and lease go into the trust',
      'I work for myself, small business in my own name',
    ],
    answer:
      'Yes, in parts. A business in your own name is nothing apart from you: its tools, stock, accounts and name can go into the trust. A licence belongs to you and cannot be passed on as a rule, and a lease needs the landlord’s consent.',
    page: pages.funding,
  },
  {
    id: 'business-succession',
    title: 'What happens to my business when I die?',
    asks: [
      'who takes over my business or company when I die',
      'can my LLC go into the trust',
      'put my business in the trust',
      'buy-sell agreement with my partner',
      'what happens to the company if a member dies',
    ],
    answer:
      'Your share of a company is property that can go into your trust, and then your successor trustee steps in without a court. First look at the operating or shareholder agreement: it may need the others’ consent or give them a right to buy. Say who shall run it, and let an attorney look at it.',
    page: pages.funding,
  },
  {
    id: 'why-llc',
    title: 'What is an LLC good for?',
    asks: [
      'what is an LLC good for, limited liability company',
      'why would I need an LLC',
      'does an LLC protect me',
      'should my rental house be in an LLC or in the trust',
    ],
    answer:
      'A limited liability company keeps the debts and lawsuits of a business apart from what you own yourself, as long as you keep its money apart too. It is no plan for your death: your share in it still needs a trust or a will. Many people put a rental house into one and its shares into the trust.',
    page: pages.library,
  },
  {
    id: 'after-filing',
    title: 'What comes after the papers of an LLC?',
    asks: [
      'do I have to file it with the state',
      'who files the articles',
      'when does my LLC exist',
      'do I need an EIN for my LLC',
      'a bank account for the company',
      'annual report or yearly fee of an LLC',
    ],
    answer:
      'You file the papers with the office of your state and pay its fee; the company exists once they are accepted. Then get a tax number (EIN) from the IRS, which is free, and an account in the company’s name. Most states want a report and a fee every year or two.',
    page: pages.features,
  },
];
