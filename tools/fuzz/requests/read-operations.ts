/** As much of a JSON schema as is looked at. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly nullable?: boolean;
}

/** The forms that a value may have: one, or the branches of a choice. */
export function shapesOf(schema: Schema): readonly Schema[] {
  return schema.oneOf ?? schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema];
}

/** A parameter in the path, the query or a header. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** One route of the backend, as its document tells it. */
export interface Operation {
  /** 'PUT /cart/v1/carts/{marketplace}/items/{variantId}' */
  readonly route: string;
  readonly method: string;
  readonly pattern: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly contentType: string; readonly schema: Schema } | null;
  /** What it wants to be asked with: an access token, the gateway's key, or nothing. */
  readonly security: 'bearer' | 'basic' | null;
  /** Statuses by which it grants what is asked. */
  readonly grants: readonly number[];
}

interface DocumentOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: Record<string, unknown>[];
  responses: Record<string, unknown>;
}

/** Reads the OpenAPI document that a backend serves. @throws Error when there is none */
export async function readOperations(address: string): Promise<Operation[]> {
  const answer = await fetch(`${address}/docs/json`);
  if (!answer.ok) throw new Error(`${address}/docs/json answered ${answer.status}`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, DocumentOperation>> };
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(pattern, method.toUpperCase(), operation)),
  );
}

function toOperation(
  pattern: string,
  method: string,
  { parameters = [], requestBody, security = [], responses }: DocumentOperation,
): Operation {
  const [content] = Object.entries(requestBody?.content ?? {});
  return {
    route: `${method} ${pattern}`,
    method,
    pattern,
    parameters,
    body: content === undefined ? null : { contentType: content[0], schema: content[1].schema },
    security: security.some((option) => 'basic' in option) ? 'basic' : security.length > 0 ? 'bearer' : null,
    grants: Object.keys(responses)
      .map(Number)
      .filter((status) => status >= 200 && status <= 399),
  };
}
