/** The defined terms of an instrument by id, each in the singular and the plural. An id is stable for ever. */
export type TermWords = Readonly<Record<string, readonly [one: string, many: string]>>;
