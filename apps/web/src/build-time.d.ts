interface ImportMetaEnv {
  /** The year in which the pages were made in advance. */
  readonly BUILT_IN_YEAR: number;
}
