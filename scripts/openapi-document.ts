import * as v from 'valibot'
import { authSaveResponse, messageSent } from '#api/calls/account-opening.ts'
import { families } from '#api/contract.ts'
import { type Endpoint, pathFields } from '#api/endpoint.ts'
import * as entities from '#api/entities.ts'
import * as fields from '#api/fields.ts'
import { loginUserInfo } from '#api/calls/login.ts'
import { plan } from '#api/calls/plan.ts'
import { isCampaignCall, ORIGIN_HEADERS } from '#domain/tracking/campaign-origin.ts'
import { needsAccount } from '#domain/sign-in/without-account.ts'
import { RET_MEANINGS } from '#api/ret-meanings.ts'
import { RET } from '#api/ret.ts'
import { ALL_RET, type RetName } from '#api/shown-ret.ts'
import { transactionRecord } from '#api/calls/transaction.ts'
import { jsonSchema, type JsonSchema, type SchemaNames, unnamedSchema } from './json-schema.ts'

const shared: Record<string, unknown> = {
  ...fields,
  ...entities,
  loginUserInfo,
  authSaveResponse,
  messageSent,
  transactionRecord,
  plan,
}

function isSchema(it: unknown): it is v.GenericSchema {
  return typeof it === 'object' && it !== null && 'kind' in it && it.kind === 'schema'
}

const names: SchemaNames = new Map(
  Object.entries(shared).flatMap(([name, it]) =>
    isSchema(it) ? [[it, `${name[0]?.toUpperCase()}${name.slice(1)}`] as const] : [],
  ),
)

const MEDIA_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const

/** Returns what every call may answer with, and what it names itself. */
function possibleErrors(endpoint: Endpoint): readonly RetName[] {
  const common: RetName[] = endpoint.needsUser
    ? ['badRequest', 'notLoggedIn', 'sessionExpired', 'sessionEnded']
    : ['badRequest']
  const account: RetName[] = needsAccount(endpoint) ? ['accountNeeded'] : []
  return [...common, ...account, ...endpoint.errors]
}

const TWICE = {
  safe: 'Reads only; may be sent again.',
  byKey: 'Sent again with the same key it changes nothing and answers as before. The key is',
  once: 'Sent again it is refused; a reading call tells what became of the first.',
  repeatable: 'Sets a state; sent again it sets the same.',
} as const

function description(endpoint: Endpoint): string {
  const { effect, idempotency, key, source, payloadSource } = endpoint
  const codes = possibleErrors(endpoint).map(
    (name) => `| ${ALL_RET[name]} | ${name} | ${RET_MEANINGS[name].about} |`,
  )
  return [
    `Effect: ${effect}. ${TWICE[idempotency]}${key === null ? '' : ` \`${key}\`.`}`,
    `Method and path are ${source}, request and payload ${payloadSource}.`,
    ['| retCode | name | meaning |', '| --- | --- | --- |', ...codes].join('\n'),
  ].join('\n\n')
}

/** The request's fields, each with its schema, in order. */
function requestFields({ name, request }: Endpoint): [string, v.GenericSchema][] {
  if (!('entries' in request) || typeof request.entries !== 'object' || request.entries === null) {
    throw new Error(`${name}: the request is no plain object`)
  }
  return Object.entries(request.entries).map(([key, field]: [string, unknown]) => {
    if (isSchema(field)) return [key, field]
    throw new Error(`${name}: ${key} has no schema`)
  })
}

function parameters(endpoint: Endpoint): JsonSchema[] {
  const inPath = pathFields(endpoint.path)
  const place = (key: string) => {
    if (inPath.includes(key)) return 'path'
    return endpoint.encoding === 'query' ? 'query' : 'body'
  }
  return requestFields(endpoint)
    .filter(([key]) => place(key) !== 'body')
    .map(([name, field]) => ({
      name,
      in: place(name),
      required: field.type !== 'optional',
      schema: jsonSchema(field, names),
    }))
}

function requestBody(endpoint: Endpoint): JsonSchema {
  if (endpoint.encoding === 'query') return {}
  const inPath = pathFields(endpoint.path)
  const body = requestFields(endpoint).filter(([key]) => !inPath.includes(key))
  if (body.length === 0) return {}
  const schema = jsonSchema(v.object(Object.fromEntries(body)), names)
  return {
    requestBody: {
      required: body.some(([, field]) => field.type !== 'optional'),
      content: { [MEDIA_TYPES[endpoint.encoding]]: { schema } },
    },
  }
}

/** rules.md#envelope: with the payload on retCode 0, or with one of the call's own codes. */
function envelope(endpoint: Endpoint): JsonSchema {
  const payload = jsonSchema(endpoint.payload, names)
  return {
    oneOf: [
      {
        type: 'object',
        required: ['retCode', 'retMsg', 'payload'],
        properties: { retCode: { const: RET.ok }, retMsg: { type: 'string' }, payload },
      },
      {
        type: 'object',
        required: ['retCode', 'retMsg', 'payload'],
        properties: {
          retCode: { enum: possibleErrors(endpoint).map((name) => ALL_RET[name]) },
          retMsg: { type: 'string', description: 'For the user, in Chinese' },
          payload: { description: "What the code's meaning names, or null" },
        },
      },
    ],
  }
}

const originHeaders: JsonSchema = Object.fromEntries(
  Object.entries(ORIGIN_HEADERS).map(([field, name]) => [
    name,
    {
      name,
      in: 'header',
      required: false,
      description: `${field} of the address that led to the campaign`,
      schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
    },
  ]),
)

const originParameters = Object.keys(originHeaders).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}))

function operation(family: string, endpoint: Endpoint): JsonSchema {
  const content = { 'application/json': { schema: envelope(endpoint) } }
  return {
    operationId: endpoint.name,
    tags: [family],
    summary: endpoint.about,
    description: description(endpoint),
    parameters: [
      ...parameters(endpoint),
      { $ref: '#/components/parameters/Os' },
      { $ref: '#/components/parameters/h5_version' },
      ...(isCampaignCall(endpoint.path) ? originParameters : []),
    ],
    ...requestBody(endpoint),
    responses: { '200': { description: 'Answered, by whatever retCode', content } },
    security: endpoint.needsUser ? [{ openid: [], encid: [] }] : [],
    'x-source': endpoint.source,
    'x-payload-source': endpoint.payloadSource,
    'x-effect': endpoint.effect,
    'x-idempotency': endpoint.idempotency,
    ...(endpoint.key === null ? {} : { 'x-idempotency-key': endpoint.key }),
    'x-progress': endpoint.progress,
    'x-errors': possibleErrors(endpoint),
  }
}

const rows = Object.entries(families).flatMap(([family, its]) =>
  its.map((endpoint) => ({ family, endpoint })),
)

function overview(): string {
  const given = rows.filter(({ endpoint }) => endpoint.source === 'given').length
  const lines = rows.map(
    ({ family, endpoint: it }) =>
      `| ${it.name} | ${it.method} ${it.path} | ${family} | ${it.source} | ${it.payloadSource} |`,
  )
  return [
    'Every call of the app, made from `src/api`. Answers come in the envelope `{ retCode, retMsg, payload }` with HTTP status 200; retCode 0 is ok.',
    'Money is a decimal string in yuan, dates are YYYYMMDD or YYYYMMDDHHmmss in China time. Mobile and card numbers and trading passwords are sealed.',
    `${rows.length} calls: method and path of ${given} are given, of ${rows.length - given} assumed.`,
    [
      '| call | method and path | family | call is | payload is |',
      '| --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n'),
  ].join('\n\n')
}

function paths(): JsonSchema {
  const found: Record<string, Record<string, JsonSchema>> = {}
  for (const { family, endpoint } of rows) {
    const at = (found[endpoint.path] ??= {})
    const method = endpoint.method.toLowerCase()
    if (method in at) throw new Error(`${endpoint.method} ${endpoint.path} is described twice`)
    at[method] = operation(family, endpoint)
  }
  return found
}

const header = (name: string, about: string) => ({
  type: 'apiKey',
  in: 'header',
  name,
  description: about,
})

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string): JsonSchema {
  const codes = Object.entries(RET_MEANINGS).map(([name, { source, about }]) => ({
    name,
    retCode: new Map<string, number>(Object.entries(ALL_RET)).get(name),
    source,
    about,
  }))
  return {
    openapi: '3.1.0',
    info: { title: "The provider's calls", version, description: overview() },
    servers: [{ url: 'http://localhost:5180', description: 'The sandbox provider' }],
    tags: Object.keys(families).map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: Object.fromEntries(
        [...names].map(([schema, name]) => [name, unnamedSchema(schema, names)]),
      ),
      parameters: {
        ...originHeaders,
        Os: { name: 'Os', in: 'header', required: true, schema: { const: 'wechat' } },
        h5_version: {
          name: 'h5_version',
          in: 'header',
          required: true,
          description: "The pack's version",
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        openid: header('openid', "The user's key, from queryOpenId"),
        encid: header('encid', "The user's encrypted key, from queryOpenId"),
      },
    },
    'x-ret-codes': codes,
  }
}
