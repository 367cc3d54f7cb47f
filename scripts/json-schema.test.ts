import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { count } from '#api/fields.ts'
import { money } from '#api/figures.ts'
import { jsonSchema } from './json-schema.ts'

const name = v.string()

test.each([
  ['text', v.string(), { type: 'string' }],
  ['a number', v.number(), { type: 'number' }],
  ['a yes or no', v.boolean(), { type: 'boolean' }],
  ['a file', v.blob(), { type: 'string', contentMediaType: 'application/octet-stream' }],
  ['words to pick from', v.picklist(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['one word', v.literal('a'), { type: 'string', enum: ['a'] }],
  [
    'a rule in code',
    v.pipe(
      v.string(),
      v.check(() => true, 'No such day'),
    ),
    { type: 'string', description: 'No such day' },
  ],
  ['numbers to pick from', v.picklist([1, 2]), { type: 'number', enum: [1, 2] }],
  ['a list', v.array(v.number()), { type: 'array', items: { type: 'number' } }],
  ['anything', v.unknown(), {}],
  [
    'any fields',
    v.record(v.string(), v.number()),
    { type: 'object', additionalProperties: { type: 'number' } },
  ],
  ['null', v.nullable(v.number()), { anyOf: [{ type: 'number' }, { type: 'null' }] }],
  [
    'either',
    v.union([v.number(), v.boolean()]),
    { anyOf: [{ type: 'number' }, { type: 'boolean' }] },
  ],
  [
    'a pair',
    v.tuple([v.number(), v.string()]),
    {
      type: 'array',
      prefixItems: [{ type: 'number' }, { type: 'string' }],
      minItems: 2,
      maxItems: 2,
    },
  ],
  [
    'an object, by the fields that must be there',
    v.object({ a: v.number(), b: v.optional(v.string()), c: v.optional(v.string(), 'x') }),
    {
      type: 'object',
      properties: {
        a: { type: 'number' },
        b: { type: 'string' },
        c: { type: 'string', default: 'x' },
      },
      required: ['a'],
    },
  ],
  [
    'lengths of text',
    v.pipe(v.string(), v.minLength(1), v.maxLength(9)),
    { type: 'string', minLength: 1, maxLength: 9 },
  ],
  [
    'lengths of a list',
    v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(9)),
    { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 9 },
  ],
  ['an address', v.pipe(v.string(), v.url()), { type: 'string', format: 'uri' }],
  ['a number that is digits on the wire', count(50), { type: 'integer', minimum: 1, maximum: 50 }],
])('the JSON Schema says %s', (_, schema, expected) => {
  expect(jsonSchema(schema)).toEqual(expected)
})

test('says a pattern and what it means', () => {
  expect(jsonSchema(money)).toEqual({
    type: 'string',
    pattern: String.raw`^-?\d{1,15}\.\d{2}$`,
    description: expect.stringContaining('Yuan'),
  })
})

test('refers to a schema that has a name, wherever it occurs', () => {
  const names = new Map([[name, 'Name']])
  const ref = { $ref: '#/components/schemas/Name' }
  expect(jsonSchema(v.object({ a: name, b: v.array(name) }), names)).toMatchObject({
    properties: { a: ref, b: { items: ref } },
  })
})

describe('throws rather than guess', () => {
  test.each([
    ['a kind that it does not know', v.date(), 'date'],
    ['one deep inside', v.object({ a: v.array(v.bigint()) }), 'bigint'],
    ['an action that it does not know', v.pipe(v.string(), v.email()), 'email'],
    ['a transformation outside a union', v.pipe(v.string(), v.transform(Number)), 'transform'],
  ])('at %s', (_, schema, named) => {
    expect(() => jsonSchema(schema)).toThrow(named)
  })
})

test('accepts what valibot accepts, and refuses what it refuses', () => {
  const schema = v.object({ a: money, b: v.nullable(v.picklist(['x', 'y'])), c: v.optional(name) })
  const check = new Ajv2020().compile(jsonSchema(schema))
  const values = [
    { a: '1.00', b: null },
    { a: '1.00', b: 'x', c: 'more' },
    { a: '1.0', b: null },
    { a: 1, b: null },
    { a: '1.00' },
    { a: '1.00', b: 'z' },
    { a: '1.00', b: 'y', c: 3 },
    null,
  ]
  expect(values.map((value) => check(value))).toEqual(values.map((value) => v.is(schema, value)))
})
