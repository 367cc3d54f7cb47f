import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#api/contract.ts'
import { RET } from '#api/ret.ts'
import { ALL_RET, SHOWN_RET } from '#api/shown-ret.ts'
import { openApiDocument } from './openapi-document.ts'

const document: unknown = JSON.parse(JSON.stringify(openApiDocument('1.0.0')))
const record = v.record(v.string(), v.unknown())
const parameter = v.object({ name: v.string(), in: v.picklist(['path', 'query']), schema: record })
const reference = v.object({ $ref: v.string() })
const media = v.record(v.string(), v.object({ schema: record }))

/** The fields of OpenAPI 3.1, and of our own, that are relied on. */
const shape = v.object({
  openapi: v.literal('3.1.0'),
  info: v.object({ title: v.string(), version: v.literal('1.0.0'), description: v.string() }),
  servers: v.array(v.object({ url: v.string(), description: v.string() })),
  tags: v.array(v.object({ name: v.string() })),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/')),
    v.record(
      v.picklist(['get', 'post']),
      v.object({
        operationId: v.string(),
        tags: v.array(v.string()),
        summary: v.string(),
        description: v.string(),
        parameters: v.array(v.union([parameter, reference])),
        requestBody: v.optional(v.object({ required: v.boolean(), content: media })),
        responses: v.object({ '200': v.object({ description: v.string(), content: media }) }),
        security: v.array(v.record(v.picklist(['openid', 'encid']), v.tuple([]))),
        'x-source': v.picklist(['given', 'assumed']),
        'x-payload-source': v.picklist(['given', 'assumed']),
        'x-effect': v.string(),
        'x-idempotency': v.string(),
        'x-idempotency-key': v.optional(v.string()),
        'x-progress': v.picklist(['skeleton', 'toast', 'button', 'sheet', 'none']),
        'x-errors': v.array(v.string()),
      }),
    ),
  ),
  components: v.object({
    schemas: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]+$/)), record),
    parameters: v.record(
      v.string(),
      v.object({ name: v.string(), in: v.literal('header'), schema: record }),
    ),
    securitySchemes: v.record(
      v.string(),
      v.object({ type: v.literal('apiKey'), in: v.literal('header'), name: v.string() }),
    ),
  }),
  'x-ret-codes': v.array(
    v.object({ name: v.string(), retCode: v.number(), source: v.string(), about: v.string() }),
  ),
})
const { paths, components, info, tags, ...rest } = v.parse(shape, document)
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, name: operation.operationId, operation })),
)

/** Every `$ref` below a value. */
function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : refsIn(inner),
  )
}

function at(pointer: string): unknown {
  const keys = pointer.replace(/^#\//, '').split('/')
  return keys.reduce<unknown>((value, key) => v.parse(record, value)[key], document)
}

test('describes every call once, under its family', () => {
  expect(operations.map((it) => it.name).toSorted()).toEqual(
    endpoints.map((it) => it.name).toSorted(),
  )
  const families = new Set(tags.map((it) => it.name))
  for (const { operation } of operations) expect(families).toContain(operation.tags[0])
})

test('every $ref leads somewhere', () => {
  const refs = new Set(refsIn(document))
  expect(refs.size).toBeGreaterThan(20)
  for (const ref of refs) expect([ref, at(ref)]).toEqual([ref, expect.anything()])
})

describe('every path', () => {
  test.each(operations)('$path of $name declares the fields in it', ({ path, operation }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field)
    const declared = operation.parameters.filter((it) => 'in' in it && it.in === 'path')
    expect(declared.map((it) => 'name' in it && it.name)).toEqual(named)
  })
})

describe('every schema compiles', () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, formats: { uri: true } })
  ajv.addVocabulary(['components', 'openapi', 'info', 'servers', 'tags', 'paths', 'x-ret-codes'])
  ajv.addSchema({ $id: 'https://h5.test/openapi.json', components })
  const compile = (schema: Record<string, unknown>) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"https://h5.test/openapi.json#/')
    return ajv.compile(v.parse(record, JSON.parse(text)))
  }

  test.each(Object.entries(components.schemas))('by its name: %s', (_, schema) => {
    expect(compile(schema)).toBeTypeOf('function')
  })

  test.each(operations)('those of $name', ({ operation }) => {
    const bodies = [operation.requestBody?.content ?? {}, operation.responses['200'].content]
    const schemas = [
      ...bodies.flatMap((body) => Object.values(body).map((it) => it.schema)),
      ...operation.parameters.flatMap((it) => ('schema' in it ? [it.schema] : [])),
    ]
    for (const schema of schemas) expect(compile(schema)).toBeTypeOf('function')
  })

  test('and an answer is the payload or one of the named codes, nothing else', () => {
    const content = paths['/api/trans/cancel']?.['post']?.responses['200'].content
    const schema = content?.['application/json']?.schema ?? {}
    const check = compile(schema)
    const payload = {
      applyNo: 'A000000000000001',
      cancelTime: '20260101120000',
      refundTo: '',
      refundDate: null,
    }
    const retMsg = ''
    expect(check({ retCode: RET.ok, retMsg, payload })).toBe(true)
    expect(check({ retCode: SHOWN_RET.notCancellable, retMsg, payload: null })).toBe(true)
    expect(check({ retCode: SHOWN_RET.activityOver, retMsg, payload: null })).toBe(false)
    expect(check({ retCode: RET.ok, retMsg, payload: { ...payload, applyNo: 1 } })).toBe(false)
  })
})

test('a table says of every call whether it is given or assumed', () => {
  for (const it of endpoints) {
    expect(info.description).toContain(`| ${it.name} | ${it.method} ${it.path} |`)
  }
})

test('every retCode is in the table of codes', () => {
  const codes = rest['x-ret-codes'].map(({ name, retCode }) => [name, retCode])
  expect(Object.fromEntries(codes)).toEqual(ALL_RET)
})
