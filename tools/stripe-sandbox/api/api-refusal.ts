/** An answer of the API that is an error, in Stripe's shape. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: 400 | 401 | 404 | 429 | 500;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  /** Raised while the operation ran, so that the same idempotency key gets the same answer. */
  readonly isExecuted: boolean;

  constructor(
    message: string,
    details: Partial<Pick<ApiRefusal, 'status' | 'type' | 'code' | 'param' | 'isExecuted'>> = {},
  ) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
    this.isExecuted = details.isExecuted ?? false;
  }
}

export const describeRefusal = ({ type, code, param, message }: ApiRefusal) => ({
  error: {
    type,
    ...(code ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}),
    message,
    ...(param ? { param } : {}),
  },
});

export const noSuch = (kind: string, id: string, param = 'id'): ApiRefusal =>
  new ApiRefusal(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });
