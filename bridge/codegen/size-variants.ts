import type { Field, Shape } from './model.ts'
import type { JsonObject, Variant } from './variants.ts'

/** Bytes of a value as JSON in UTF-8. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** Contents whose bytes a language may count otherwise than `JSON.stringify` writes them. */
const CONTENTS: readonly (readonly [name: string, values: readonly unknown[]])[] = [
  ['letters', []],
  ['characters', ['é'.repeat(9), '份'.repeat(9), '😀'.repeat(9), '\u007F\u2028']],
  ['escapes', ['"\\/\n\t\r\b\f', '\u0000\u0001\u000B\u001F']],
  [
    'numbers',
    [0, 7, -1.5, 120, 1e20, -1.5e20, 1e21, 1.5e21, 1e22, 0.1 + 0.2, 1.25e-6, 1e-6, 1e-7, -2.5e-100],
  ],
  ['booleans', [true, false]],
]

const MOST_LETTERS = 1_000

/** The object with these values in its map, padded with letters to the given size in bytes. */
function filled(
  good: JsonObject,
  { name }: Field,
  values: readonly unknown[],
  bytes: number,
): JsonObject {
  const map: Record<string, unknown> = Object.fromEntries(values.map((it, at) => [`v${at}`, it]))
  const full = { ...good, [name]: map }
  const left = () => bytes - jsonBytes(full)
  // The size of one more entry, in addition to its letters, is well below the letters of two.
  for (let at = 0; left() > 2 * MOST_LETTERS; at += 1) map[`k${at}`] = 'x'.repeat(MOST_LETTERS)
  map['half'] = 'x'.repeat(Math.floor(left() / 2))
  map['rest'] = ''
  map['rest'] = 'x'.repeat(left())
  return full
}

/**
 * Objects of exactly as many bytes as allowed, and of one more, with contents of every kind in
 * their first map; none where there is no map: such fixtures would be a megabyte each.
 */
export function sizeVariants({ fields }: Shape, good: JsonObject, maxBytes: number): Variant[] {
  const field = fields.find(({ type }) => type.kind === 'map')
  if (field === undefined) return []
  return CONTENTS.flatMap(([name, values]) => [
    { name: `most bytes, ${name}`, value: filled(good, field, values, maxBytes) },
    { name: `a byte too many, ${name}`, value: filled(good, field, values, maxBytes + 1) },
  ])
}
