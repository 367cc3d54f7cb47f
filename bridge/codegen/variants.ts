import type { Field, Shape, Text, Type } from './model.ts'

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** A value for one field, with its name in fixtures. The contract decides whether it is valid. */
export interface Variant {
  readonly name: string
  readonly value: unknown
}

const variant = (name: string, value: unknown): Variant => ({ name, value })

/** Texts on which patterns of different engines differ, and the usual mistakes. */
const TEXTS: readonly Variant[] = [
  variant('empty', ''),
  variant('six digits', '000198'),
  variant('five digits', '00198'),
  variant('seven digits', '0001980'),
  variant('full-width digits', '００１９８０'),
  variant('Arabic digits', '٠٠٠١٩٨'),
  variant('digits and a line feed', '000198\n'),
  variant('digits in the second line', 'x\n000198'),
  variant('an amount', '1000.50'),
  variant('an amount of one decimal', '0.5'),
  variant('an amount of three decimals', '1.234'),
  variant('an amount of thirteen digits', '1234567890123'),
  variant('a negative amount', '-1'),
  variant('an exponent', '1e3'),
  variant('a colour', '#12ab9F'),
  variant('a short colour', '#12a'),
  variant('a colour that is none', '#12ab9g'),
  variant('a word', 'planChanged_2'),
  variant('a word in Chinese', '计划'),
  variant('an accented letter', 'é1'),
  variant('a digit first', '2nd'),
  variant('sixteen letters', 'a'.repeat(16)),
  variant('seventeen letters', 'a'.repeat(17)),
  variant('sixty-four letters', 'a'.repeat(64)),
  variant('sixty-five letters', 'a'.repeat(65)),
  variant('a version', '5.12.0'),
  variant('half a version', '5.12'),
  variant('https', 'https://h5.example/a?b=分享#c'),
  variant('http', 'http://h5.example'),
  variant('https in capitals', 'HTTPS://h5.example'),
  variant('another scheme', 'javascript:alert(1)'),
  variant('https and nothing', 'https://'),
  variant('https and a space', 'https://h5.example/a b'),
  variant('https and a no-break space', 'https://h5.example/a\u00A0b'),
  variant('https and a byte order mark', 'https://h5.example/\uFEFF'),
  variant('https and a next line sign', 'https://h5.example/\u0085'),
]

/** Lengths at the bounds and just beyond, in UTF-16 units and in characters of two units. */
function lengths({ min, max }: Text): Variant[] {
  const lengthVariants = (length: number, what: string) =>
    length < 0 ? [] : [variant(`${what}, ${length} units`, 'x'.repeat(length))]
  const low =
    min > 0 ? [...lengthVariants(min - 1, 'too short'), ...lengthVariants(min, 'shortest')] : []
  if (max === null) return low
  return [
    ...low,
    ...lengthVariants(max, 'longest'),
    ...lengthVariants(max + 1, 'too long'),
    variant('longest, characters of two units', '😀'.repeat(Math.floor(max / 2))),
    variant('too long, characters of two units', '😀'.repeat(Math.floor(max / 2) + 1)),
  ]
}

function longAddress(max: number): Variant[] {
  const start = 'https://h5.example/'
  return [
    variant('longest address', start.padEnd(max, 'a')),
    variant('address too long', start.padEnd(max + 1, 'a')),
  ]
}

function texts(type: Text): Variant[] {
  if (type.pattern === null) return type.max === null ? [variant('empty', '')] : lengths(type)
  return type.max === null ? [...TEXTS] : [...TEXTS, ...longAddress(type.max)]
}

const WRONG: Readonly<Record<Type['kind'], readonly Variant[]>> = {
  text: [variant('a number', 1), variant('a boolean', true), variant('a list', ['a'])],
  choice: [
    variant('a number', 1),
    variant('an unknown word', 'fax'),
    variant('a word in capitals', 'BUY'),
  ],
  number: [variant('text', '1'), variant('a boolean', true)],
  integer: [variant('text', '12'), variant('a boolean', true), variant('a half', 1.5)],
  flag: [variant('text', 'true'), variant('a number', 1)],
  list: [variant('text', 'wx'), variant('an object', { 0: 'wx' })],
  map: [variant('text', 'a'), variant('a number', 1)],
  scalar: [variant('null', null), variant('an object', { deep: true }), variant('a list', [1])],
}

function range(min: number | null, max: number | null): Variant[] {
  return [
    ...(min === null ? [] : [variant('too small', min - 1), variant('smallest', min)]),
    ...(max === null ? [] : [variant('largest', max), variant('too large', max + 1)]),
  ]
}

function ownVariants(type: Type, good: unknown): Variant[] {
  switch (type.kind) {
    case 'text':
      return texts(type)
    case 'choice':
      return type.options.map((word) => variant(word === '' ? 'the empty word' : word, word))
    case 'integer':
      return range(type.min, type.max)
    case 'number':
      return [...range(type.min, type.max), ...(type.max === null ? [] : [variant('a half', 0.5)])]
    case 'flag':
      return [variant('true', true), variant('false', false)]
    case 'list': {
      const item: unknown = Array.isArray(good) ? good[0] : null
      const sizes = [0, type.min, type.max ?? 0, (type.max ?? 0) + 1]
      return [
        ...Array.from(new Set(sizes), (size) =>
          variant(`${size} items`, Array<unknown>(size).fill(item)),
        ),
        ...variants(type.of, item).map(({ name, value }) => variant(`with ${name}`, [item, value])),
      ]
    }
    case 'map':
      return [
        variant('empty object', {}),
        ...lengths(type.key).map(({ name, value }) =>
          variant(`key ${name}`, { [String(value)]: 'a' }),
        ),
        ...variants(type.of, 'a').map(({ name, value }) => variant(`with ${name}`, { key: value })),
      ]
    case 'scalar':
      return [...lengths(type.text), variant('a number', -1.5), variant('a boolean', false)]
  }
}

/** Valid and invalid values to try for a type, with unique names. */
function variants(type: Type, good: unknown): Variant[] {
  const all = [...ownVariants(type, good), ...WRONG[type.kind], variant('null', null)]
  return all.filter(({ name }, at) => all.findIndex((it) => it.name === name) === at)
}

const without = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))

/** A valid object, and variants of it with one field changed, missing or added. */
export function objectVariants({ fields }: Shape, good: JsonObject): Variant[] {
  const changed = ({ name: field, type }: Field): Variant[] => [
    variant(`${field} missing`, without(good, field)),
    ...variants(type, good[field]).map(({ name, value }) =>
      variant(`${field}: ${name}`, { ...good, [field]: value }),
    ),
  ]
  return [
    variant('good', good),
    variant('with an unknown field', { ...good, unknownField: 1 }),
    ...fields.flatMap(changed),
  ]
}
