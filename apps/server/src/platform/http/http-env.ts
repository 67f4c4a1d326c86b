import type { Actor, Origin } from '#platform/actor.ts';

/** What earlier steps have found out about a request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    actor: Actor;
    origin: Origin;
    /** Whose recommendation led here: `named` on the page, or remembered by the browser. */
    findReferral?: (named?: string) => Promise<string | undefined>;
  };
}
