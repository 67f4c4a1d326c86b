declare global {
  /** The configuration that the validation library reads as soon as it is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The content security policy forbids building code from strings, which the validation library would try.
globalThis.__zod_globalConfig = { jitless: true };

export {};
