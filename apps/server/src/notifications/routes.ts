import { listAutomationDeliveries } from '@evergrant/contract/automation.ts';
import { listDeliveries } from '#notifications/list-deliveries.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

export const serveNotifications = (api: Api, context: Context): void => {
  serveOperation(api, listAutomationDeliveries, ({ query }) => listDeliveries(context, query));
};
