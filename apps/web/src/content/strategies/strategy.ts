/** The seven shelves of the library, by the id that stands in an address. */
export type StrategyCategoryId =
  | 'vortex_banking'
  | 'advanced_trusts'
  | 'entity_structures'
  | 'tax_optimization'
  | 'charitable_planning'
  | 'property_transfers'
  | 'estate_documents';

export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';

/** What a list of guides shows of each. */
export interface StrategySummary {
  /** Unique, and the last part of the guide's address. */
  readonly id: string;
  readonly title: string;
  readonly category: StrategyCategoryId;
  readonly summary: string;
  readonly difficulty: Difficulty;
  /** Minutes to read the guide and to gather and compare one's own papers; see `minutesToRead`. */
  readonly readTime: number;
  /** Minutes to read it and nothing else. */
  readonly minutesOfReading: number;
  /** The editors' judgment of the guide, not of the strategy and not by customers: 4.5 to 4.9 of 5. */
  readonly rating: number;
  readonly tags: readonly string[];
}

/** A point with its name in a few words. */
export interface StrategyPoint {
  readonly name: string;
  readonly text: string;
}

export interface StrategySource {
  readonly label: string;
  /** Where the official text can be read; a court decision is cited by its reporter alone. */
  readonly url?: string;
}

/** The text of a guide. */
export interface StrategyText {
  /** What a marketing name really stands for. */
  readonly aboutName?: string;
  readonly description: readonly string[];
  readonly benefits: readonly StrategyPoint[];
  readonly commonUses: readonly string[];
  readonly legalRequirements: readonly StrategyPoint[];
  readonly tips: readonly string[];
  readonly considerations?: readonly StrategyPoint[];
  readonly bestStates?: readonly StrategyPoint[];
  readonly sources: readonly StrategySource[];
}

/** One guide of the library. */
export interface Strategy extends StrategySummary, StrategyText {}

/** One subject of the field, in a sentence. */
export interface StrategyTopic {
  readonly name: string;
  readonly text: string;
  /** The id of the guide that is about it, where there is one. */
  readonly guide?: string;
}
