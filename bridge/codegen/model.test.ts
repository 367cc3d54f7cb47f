import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readShape, readType } from './model.ts'

const text = { kind: 'text', min: 0, max: null, pattern: null, orEmpty: false } as const

describe('a type', () => {
  test.each<[string, v.GenericSchema, unknown]>([
    ['a text', v.string(), text],
    [
      'a bounded text',
      v.pipe(v.string(), v.minLength(1), v.maxLength(4)),
      { ...text, min: 1, max: 4 },
    ],
    ['a pattern', v.pipe(v.string(), v.regex(/^a$/)), { ...text, pattern: /^a$/ }],
    [
      'a text or nothing',
      v.union([v.literal(''), v.pipe(v.string(), v.minLength(2))]),
      { ...text, min: 2, orEmpty: true },
    ],
    ['words', v.picklist(['a', 'b']), { kind: 'choice', options: ['a', 'b'] }],
    [
      'words or nothing',
      v.union([v.literal(''), v.picklist(['a'])]),
      { kind: 'choice', options: ['', 'a'] },
    ],
    ['a number', v.pipe(v.number(), v.maxValue(2)), { kind: 'number', min: null, max: 2 }],
    [
      'a whole number',
      v.pipe(v.number(), v.integer(), v.minValue(0)),
      { kind: 'integer', min: 0, max: null },
    ],
    ['a flag', v.boolean(), { kind: 'flag' }],
    [
      'a list',
      v.pipe(v.array(v.string()), v.maxLength(2)),
      { kind: 'list', of: text, min: 0, max: 2 },
    ],
    [
      'a record',
      v.record(v.string(), v.boolean()),
      { kind: 'map', key: text, of: { kind: 'flag' } },
    ],
    ['a scalar', v.union([v.string(), v.number(), v.boolean()]), { kind: 'scalar', text }],
  ])('is read of %s', (_, schema, expected) => {
    expect(readType(schema)).toEqual(expected)
  })

  test.each<[string, v.GenericSchema]>([
    ['the schema date', v.date()],
    ['the schema object', v.object({})],
    ['the check email', v.pipe(v.string(), v.email())],
    ['the check transform', v.pipe(v.string(), v.transform(Number))],
    ['a union of text, flag', v.union([v.string(), v.boolean()])],
    [
      'a union of text, number, flag',
      v.union([v.string(), v.pipe(v.number(), v.minValue(0)), v.boolean()]),
    ],
    ['the check regex of a text', v.pipe(v.string(), v.regex(/^a$/), v.regex(/^b$/))],
  ])('throws for %s', (what, schema) => {
    expect(() => readType(schema)).toThrow(`codegen has no rule for ${what}`)
  })
})

describe('a shape', () => {
  test('has optional and nullable fields, and whether other fields are refused', () => {
    const entries = {
      plain: v.boolean(),
      optional: v.optional(v.boolean()),
      nullable: v.nullable(v.boolean()),
      nullish: v.optional(v.nullable(v.boolean())),
    }
    const lacks = readShape(v.object(entries)).fields.map((it) => [it.optional, it.nullable])
    expect(lacks).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ])
    expect(readShape(v.strictObject({})).strict).toBe(true)
    expect(readShape(v.object({})).strict).toBe(false)
  })

  test('is empty for an object with a fallback, and throws for anything but an object', () => {
    expect(readShape(v.fallback(v.object({}), {})).fields).toEqual([])
    expect(() => readShape(v.string())).toThrow('string in place of an object')
  })
})
