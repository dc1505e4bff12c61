import { graphqlAnswerSchema, graphqlQuerySchema } from '@haat/api-contract/content';
import { errorAnswers, publicReads, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import type { QueryContext } from './content-schema.ts';
import { contentSchema } from './content-schema.ts';
import { limitQuery, MOST_TOKENS } from './query-limits.ts';

/** An answer as GraphQL has it. */
interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Introspection is refused everywhere: the schema stands in content.graphql. */
const LIMITS: Plugin<QueryContext> = {
  onParse: ({ setParseFn }) => setParseFn((source: string) => parse(source, { maxTokens: MOST_TOKENS })),
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
    addValidationRule(limitQuery);
  },
  onExecute: ({ args }) => ({
    onExecuteDone({ result }) {
      const errors = 'errors' in result ? (result.errors ?? []) : [];
      const { failures } = args.contextValue;
      for (const { originalError } of errors)
        if (originalError instanceof Error && !(originalError instanceof GraphQLError)) failures.push(originalError);
    },
  }),
};

/** Content, read by GraphQL. What is refused has the form of errors that all services have. */
export const graphqlModule: Module = {
  name: 'content-graphql',
  service: 'graphql',
  register(app, dependencies) {
    const yoga = createYoga<QueryContext>({
      schema: contentSchema(),
      plugins: [LIMITS],
      ...{ graphiql: false, landingPage: false, logging: false, cors: false, multipart: false },
      // What went wrong is looked at below, by its kind.
      maskedErrors: false,
      parserAndValidationCache: false,
    });
    app.post(
      '/graphql',
      {
        config: { cost: ROUTE_COST.search },
        schema: {
          tags: ['content'],
          summary: 'Articles, posts, episodes, news, crops and their problems by a GraphQL query that only reads',
          body: graphqlQuerySchema,
          response: { 200: graphqlAnswerSchema, ...errorAnswers },
        },
      },
      async ({ body }) => {
        const context: QueryContext = {
          database: publicReads(dependencies.database),
          now: dependencies.now,
          failures: [],
        };
        const answer = await yoga.fetch(
          'http://content/graphql',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', accept: 'application/json' },
            body: JSON.stringify(body),
          },
          context,
        );
        const { data, errors = [] } = (await answer.json()) as Answer;
        const [failure] = context.failures;
        if (failure !== undefined) throw failure;
        if (errors.length > 0 || data == null)
          throw new ServiceError('request_error.invalid', {
            fields: [{ field: 'query', rule: 'graphql' }],
            reasons: errors.map(({ message }) => message),
          });
        return { data };
      },
    );
  },
};
