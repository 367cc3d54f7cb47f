/** The parts of a block that are still as the editor has made it, or hold nothing. */
import * as v from 'valibot'
import type { BlockType } from './block-type.ts'
import type { Field, Fields } from './field.ts'
import type { Found } from './problem.ts'
import { richParts } from './rich-parts.ts'

const record = v.record(v.string(), v.unknown())
type Values = Readonly<Record<string, unknown>>

/** Returns what a field says, as readers see it; null for what no operator writes by hand. */
function written(field: Field, value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (field.kind === 'richtext') return richParts(value).words.trim()
  return field.kind === 'text' || field.kind === 'time' ? value.trim() : null
}

const itemsOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((it) => v.is(record, it)) : []

/** A rich text without a word and without a picture. */
const isEmptyRich = (html: string): boolean => {
  const { words, pictures } = richParts(html)
  return words.trim() === '' && pictures.length === 0
}

/**
 * Texts that are those of `samples`, where its items count for every item of a list, or that are the
 * name of their own field, as in a new item; places for blocks, and rich texts, in which there is
 * nothing.
 */
function inFields(
  fields: Fields,
  values: Values,
  samples: readonly Values[],
  path = '',
): readonly Found[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Found[] => {
    const value = values[name]
    const detail = `${path}${name}`
    if (field.kind === 'slot') {
      return Array.isArray(value) && value.length === 0 ? [{ code: 'noContent', detail }] : []
    }
    if (field.kind === 'list') {
      const inner = samples.flatMap((it) => itemsOf(it[name]))
      return itemsOf(value).flatMap((item, at) =>
        inFields(field.fields, item, inner, `${detail}[${at}].`),
      )
    }
    if (field.kind === 'richtext' && typeof value === 'string' && isEmptyRich(value)) {
      return [{ code: 'noContent', detail }]
    }
    const text = written(field, value)
    if (text === null || text === '') return []
    const isSample =
      samples.some((it) => written(field, it[name]) === text) ||
      (field.kind === 'text' && text === field.label)
    return isSample ? [{ code: 'sample', detail }] : []
  })
}

export const sampleProblems = (type: BlockType, props: Values): readonly Found[] =>
  inFields(type.fields, props, [type.samples])
