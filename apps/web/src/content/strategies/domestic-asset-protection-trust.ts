import { usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const domesticAssetProtectionTrust: StrategyText = {
  description: [
    'The old rule is that you cannot put your money beyond the reach of your creditors and still enjoy it: a creditor takes from a trust whatever the trustee could give to you (Uniform Trust Code § 505(a)(2)). Since Alaska began in 1997, about twenty states have made an exception. In a domestic asset protection trust, DAPT for short, you may be a discretionary beneficiary of your own irrevocable trust, and after a waiting period later creditors cannot reach it.',
    'The exception is narrow. It covers future and unknown claims, never those you have or can see coming. It needs an independent trustee in the state, and it may not cover support for a child or spouse. Its weakest point is distance. If you live in a state without such a law, a court there may apply its own, and in bankruptcy federal law reaches back ten years. Used early, in moderation and after insurance, it is one layer. Sold as a vault, it is a misunderstanding.',
  ],
  benefits: [
    {
      name: 'A head start',
      text: 'After the period in the statute, a creditor must prove intent to defraud, often by clear and convincing evidence, or fails.',
    },
    {
      name: 'Not all or nothing',
      text: 'You may keep limited rights that the statute lists, such as a veto, some income or a say in who receives what at your death.',
    },
    {
      name: 'Bargaining weight',
      text: 'A plaintiff who must sue in another state, with a short deadline, settles sooner.',
    },
    {
      name: 'Estate planning at once',
      text: 'It can serve as a long-term trust for the family and, if so drafted, use gift tax exemption.',
    },
  ],
  commonUses: [
    'Physicians, builders and directors with claims that insurance may not cover, before any claim.',
    'Someone about to marry who wants to keep earlier property apart, beside a marital agreement.',
    'A founder after a sale, with far more than living needs.',
    'Part of a long-term family trust in a state with such a law, for residents of that state above all.',
  ],
  legalRequirements: [
    {
      name: 'A statute that allows it',
      text: 'Among others Alaska, Delaware, Nevada, South Dakota, Wyoming, Tennessee, Ohio, Utah, Missouri, New Hampshire, Virginia, Michigan, Indiana and Connecticut. Each has its own list of formalities.',
    },
    {
      name: 'Qualified trustee',
      text: 'A resident or licensed trust company in the state who really administers: keeps records, holds some assets, prepares returns. You may not decide on distributions to yourself.',
    },
    {
      name: 'Irrevocable, with a spendthrift clause',
      text: 'The instrument must adopt the state’s law, forbid assignment of your interest and leave payments to the trustee’s discretion.',
    },
    {
      name: 'Solvency',
      text: 'You must be able to pay all known and foreseeable debts afterwards. Several states, Ohio among them, demand a sworn affidavit with each transfer.',
    },
    {
      name: 'Waiting period',
      text: 'A claim that arises after the transfer must be brought within 18 months in Ohio, two years in Nevada and South Dakota, four in Delaware and Alaska. Existing creditors have a further time from discovery.',
    },
    {
      name: 'Tax returns',
      text: 'Usually you remain taxed on its income (IRC § 677). Form 709 reports the transfer even if it is drafted as an incomplete gift.',
    },
  ],
  tips: [
    'Begin with liability insurance, retirement plans and homestead protection; they are cheaper and better tested.',
    'Move only a part, perhaps a quarter to a third of your net worth, and write down why.',
    'Do it while no claim exists and no letter has arrived. One threatened suit changes everything.',
    'Keep distributions rare and irregular, and never pay household bills from the trust.',
    'Hold assets that the state can really keep: accounts there, an LLC formed there, no land elsewhere.',
    'Ask for a written opinion on your home state’s public policy before you sign.',
  ],
  considerations: [
    {
      name: 'Your own courts',
      text: 'A Washington resident’s Alaska trust failed in In re Huber, 493 B.R. 798 (Bankr. W.D. Wash. 2013), and Alaska could not claim all such suits for itself in Toni 1 Trust v. Wacker, 413 P.3d 1199 (Alaska 2018).',
    },
    {
      name: 'Ten years in bankruptcy',
      text: 'A transfer to a self-settled trust with intent to hinder creditors can be undone for ten years (11 U.S.C. § 548(e)).',
    },
    {
      name: 'Fraudulent transfer',
      text: 'Transfers against existing creditors are voidable everywhere under the Uniform Voidable Transactions Act, and its § 10 looks to your home for the governing law.',
    },
    {
      name: 'Support and public claims',
      text: 'Child support, often spousal support, and federal taxes can pass the wall in most states.',
    },
    {
      name: 'Medicaid',
      text: 'A trust from which you may benefit is usually counted as yours for long-term care (42 U.S.C. § 1396p(d)).',
    },
    {
      name: 'No tax saving',
      text: 'It lowers no income tax. Packages that promise so are on the IRS list of abusive trusts (Notice 97-24).',
    },
  ],
  bestStates: [
    {
      name: 'Nevada',
      text: 'Two years, and no list of exception creditors in the statute (NRS ch. 166). Widely marketed, little tested in court.',
    },
    {
      name: 'South Dakota',
      text: 'Two years, long trusts, privacy of court files, broad choice of licensed trustees (SDCL ch. 55-16).',
    },
    {
      name: 'Delaware',
      text: 'Four years, exceptions for support and earlier injuries, an experienced court (12 Del. C. §§ 3570 to 3576).',
    },
    {
      name: 'Ohio',
      text: 'Eighteen months for the Legacy Trust, with an affidavit of solvency (R.C. ch. 5816). Best for Ohio residents.',
    },
  ],
  sources: [
    { label: 'Uniform Trust Code § 505' },
    { label: 'Uniform Voidable Transactions Act §§ 4, 5, 10' },
    usCode(11, '548', 'fraudulent transfers, subsection (e)'),
    usCode(26, '677', 'income for the benefit of the grantor'),
    { label: 'Nevada Revised Statutes chapter 166', url: 'https://www.leg.state.nv.us/nrs/nrs-166.html' },
    { label: 'South Dakota Codified Laws chapter 55-16', url: 'https://sdlegislature.gov/Statutes/55-16' },
    {
      label: 'Delaware Code title 12, chapter 35, subchapter VI',
      url: 'https://delcode.delaware.gov/title12/c035/sc06/index.html',
    },
    { label: 'Ohio Revised Code chapter 5816', url: 'https://codes.ohio.gov/ohio-revised-code/chapter-5816' },
    {
      label:
        'Waldron v. Huber (In re Huber), 493 B.R. 798 (Bankr. W.D. Wash. 2013); Toni 1 Trust v. Wacker, 413 P.3d 1199 (Alaska 2018)',
    },
    {
      label: 'IRS, Abusive trust tax evasion schemes',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/abusive-trust-tax-evasion-schemes-questions-and-answers',
    },
  ],
};
