/**
 * Every clause of the library by its stable id. Ids never change: comparisons of versions, bookmarks and review findings hang on
 * them. The part before the dot is the article that the clause stands in.
 */
export type ClauseId =
  | `declaration.${'trust' | 'name' | 'family' | 'property' | 'additions' | 'designations' | 'purpose' | 'pourOver'}`
  | `life.${'revocation' | 'irrevocable' | 'distributions' | 'control' | 'incapacity' | 'health' | 'care' | 'recovery' | 'residence' | 'taxReporting'}`
  | `death.${'words' | 'debts' | 'gifts' | 'tangibles' | 'residence' | 'shares' | 'lapse' | 'contingent' | 'ultimate' | 'survival' | 'held' | 'minors' | 'needs' | 'wishes' | 'payment'}`
  | `trustees.${'initial' | 'succession' | 'vacancy' | 'acting' | 'resignation' | 'removal' | 'protector' | 'compensation' | 'bond' | 'accounting' | 'duties' | 'liability' | 'reliance'}`
  | `powers.${'general' | 'property' | 'investment' | 'realEstate' | 'business' | 'borrowing' | 'kind' | 'agents' | 'digital' | 'insurance' | 'tax' | 'retirement' | 'environment' | 'loans' | 'claims' | 'merger' | 'limits'}`
  | `general.${'spendthrift' | 'noContest' | 'perpetuities' | 'law' | 'certification' | 'community' | 'marriage' | 'omitted' | 'construction' | 'severability' | 'counterparts' | 'instructions'}`;

export type ArticleId = 'declaration' | 'life' | 'death' | 'trustees' | 'powers' | 'general';

export type ScheduleId = 'schedule.assets' | 'schedule.beneficiaries';
