import * as contract from '@evergrant/contract/people.ts';
import { correctPerson } from '#documents/people/correct-person.ts';
import { listPeople } from '#documents/people/list-people.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

/** The register of a member's people. */
export const servePeople = (api: Api, context: Context): void => {
  serveOperation(api, contract.listPeople, async ({ actor }) => listPeople(context, actor));
  serveOperation(api, contract.correctPerson, async ({ actor, params, body, origin }) =>
    correctPerson(context, { member: actor, personId: params.id, change: body, origin }),
  );
};
