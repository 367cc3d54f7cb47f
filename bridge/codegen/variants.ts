import type { Field, Shape, Text, Type } from './model.ts'

/** JSON objects and what is inside. */
export type JsonObject = Readonly<Record<string, unknown>>

/** A value for one field, with a name for it. Whether it is good is the contract's to say, not this file's. */
export interface Variant {
  readonly name: string
  readonly value: unknown
}

const as = (name: string, value: unknown): Variant => ({ name, value })

/** Texts on which patterns of different engines disagree, and the usual mistakes. */
const TEXTS: readonly Variant[] = [
  as('empty', ''),
  as('six digits', '000198'),
  as('five digits', '00198'),
  as('seven digits', '0001980'),
  as('full-width digits', '００１９８０'),
  as('Arabic digits', '٠٠٠١٩٨'),
  as('digits and a line feed', '000198\n'),
  as('digits in the second line', 'x\n000198'),
  as('an amount', '1000.50'),
  as('an amount of one decimal', '0.5'),
  as('an amount of three decimals', '1.234'),
  as('an amount of thirteen digits', '1234567890123'),
  as('a negative amount', '-1'),
  as('an exponent', '1e3'),
  as('a colour', '#12ab9F'),
  as('a short colour', '#12a'),
  as('a colour that is none', '#12ab9g'),
  as('a word', 'planChanged_2'),
  as('a word in Chinese', '计划'),
  as('an accented letter', 'é1'),
  as('a digit first', '2nd'),
  as('sixteen letters', 'a'.repeat(16)),
  as('seventeen letters', 'a'.repeat(17)),
  as('sixty-four letters', 'a'.repeat(64)),
  as('sixty-five letters', 'a'.repeat(65)),
  as('a version', '5.12.0'),
  as('half a version', '5.12'),
  as('https', 'https://h5.example/a?b=分享#c'),
  as('http', 'http://h5.example'),
  as('https in capitals', 'HTTPS://h5.example'),
  as('another scheme', 'javascript:alert(1)'),
  as('https and nothing', 'https://'),
  as('https and a space', 'https://h5.example/a b'),
  as('https and a no-break space', 'https://h5.example/a\u00A0b'),
  as('https and a byte order mark', 'https://h5.example/\uFEFF'),
  as('https and a next line sign', 'https://h5.example/\u0085'),
]

/** Lengths at the ends and just beyond, in units and in characters of two. */
function lengths({ min, max }: Text): Variant[] {
  const lengthsOf = (length: number, what: string) =>
    length < 0 ? [] : [as(`${what}, ${length} units`, 'x'.repeat(length))]
  const low = min > 0 ? [...lengthsOf(min - 1, 'too short'), ...lengthsOf(min, 'shortest')] : []
  if (max === null) return low
  return [
    ...low,
    ...lengthsOf(max, 'longest'),
    ...lengthsOf(max + 1, 'too long'),
    as('longest, characters of two units', '😀'.repeat(Math.floor(max / 2))),
    as('too long, characters of two units', '😀'.repeat(Math.floor(max / 2) + 1)),
  ]
}

function longAddress(max: number): Variant[] {
  const start = 'https://h5.example/'
  return [
    as('longest address', start.padEnd(max, 'a')),
    as('address too long', start.padEnd(max + 1, 'a')),
  ]
}

function texts(type: Text): Variant[] {
  if (type.pattern === null) return type.max === null ? [as('empty', '')] : lengths(type)
  return type.max === null ? [...TEXTS] : [...TEXTS, ...longAddress(type.max)]
}

const WRONG: Readonly<Record<Type['kind'], readonly Variant[]>> = {
  text: [as('a number', 1), as('a boolean', true), as('a list', ['a'])],
  choice: [as('a number', 1), as('an unknown word', 'fax'), as('a word in capitals', 'BUY')],
  number: [as('text', '1'), as('a boolean', true)],
  integer: [as('text', '12'), as('a boolean', true), as('a half', 1.5)],
  flag: [as('text', 'true'), as('a number', 1)],
  list: [as('text', 'wx'), as('an object', { 0: 'wx' })],
  map: [as('text', 'a'), as('a number', 1)],
  scalar: [as('null', null), as('an object', { deep: true }), as('a list', [1])],
}

function range(min: number | null, max: number | null): Variant[] {
  return [
    ...(min === null ? [] : [as('too small', min - 1), as('smallest', min)]),
    ...(max === null ? [] : [as('largest', max), as('too large', max + 1)]),
  ]
}

function ownVariants(type: Type, good: unknown): Variant[] {
  switch (type.kind) {
    case 'text':
      return texts(type)
    case 'choice':
      return type.options.map((word) => as(word === '' ? 'the empty word' : word, word))
    case 'integer':
      return range(type.min, type.max)
    case 'number':
      return [...range(type.min, type.max), ...(type.max === null ? [] : [as('a half', 0.5)])]
    case 'flag':
      return [as('true', true), as('false', false)]
    case 'list': {
      const item: unknown = Array.isArray(good) ? good[0] : null
      const sizes = [0, type.min, type.max ?? 0, (type.max ?? 0) + 1]
      return [
        ...Array.from(new Set(sizes), (size) =>
          as(`${size} items`, Array<unknown>(size).fill(item)),
        ),
        ...variants(type.of, item).map(({ name, value }) => as(`with ${name}`, [item, value])),
      ]
    }
    case 'map':
      return [
        as('empty object', {}),
        ...lengths(type.key).map(({ name, value }) => as(`key ${name}`, { [String(value)]: 'a' })),
        ...variants(type.of, 'a').map(({ name, value }) => as(`with ${name}`, { key: value })),
      ]
    case 'scalar':
      return [...lengths(type.text), as('a number', -1.5), as('a boolean', false)]
  }
}

/** Values worth trying for a type, good and bad; never two of one name. */
function variants(type: Type, good: unknown): Variant[] {
  const all = [...ownVariants(type, good), ...WRONG[type.kind], as('null', null)]
  return all.filter(({ name }, at) => all.findIndex((it) => it.name === name) === at)
}

const without = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))

/** An object that is good, and it with one field changed, missing, or more. */
export function objectVariants({ fields }: Shape, good: JsonObject): Variant[] {
  const changed = ({ name: field, type }: Field): Variant[] => [
    as(`${field} missing`, without(good, field)),
    ...variants(type, good[field]).map(({ name, value }) =>
      as(`${field}: ${name}`, { ...good, [field]: value }),
    ),
  ]
  return [
    as('good', good),
    as('with an unknown field', { ...good, unknownField: 1 }),
    ...fields.flatMap(changed),
  ]
}
