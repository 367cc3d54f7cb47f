/** Fields with several values, items or blocks. */
import * as v from 'valibot'
import { ARM, type Block } from './block.ts'
import { codeSchema, schemaOf, type CodeOf, type Fields } from './field.ts'
import { MOST_ARMS } from './root.ts'
import { maybeTime } from './value-fields.ts'

/* @__NO_SIDE_EFFECTS__ */
export const list = <F extends Fields>(label: string, least: number, most: number, fields: F) => ({
  kind: 'list' as const,
  label,
  least,
  most,
  fields,
  schema: v.pipe(v.array(schemaOf(fields)), v.minLength(least), v.maxLength(most)),
})

/** The words of an item of a list about who sees it, as blocks do. */
const shownTo = {
  from: maybeTime('从'),
  until: maybeTime('至'),
  arm: {
    kind: 'arm' as const,
    label: '实验组（空为都显示）',
    schema: v.optional(v.pipe(v.string(), v.regex(ARM)), ''),
  },
}

/**
 * Items that are each for a time and an arm, as blocks are. The provider leaves those of the
 * reader, so that one is enough for the page; how many there are in each arm is checked when the
 * page is submitted.
 */
/* @__NO_SIDE_EFFECTS__ */
export const listByArm = <F extends Fields>(
  label: string,
  least: number,
  most: number,
  fields: F,
) => {
  const all = { ...fields, ...shownTo }
  return {
    kind: 'list' as const,
    label,
    least,
    most,
    fields: all,
    schema: v.pipe(v.array(schemaOf(all)), v.minLength(1), v.maxLength(most * MOST_ARMS)),
  }
}

/** A list that may be missing, and is then empty. */
/* @__NO_SIDE_EFFECTS__ */
export const maybeList = <F extends Fields>(label: string, most: number, fields: F) => ({
  kind: 'list' as const,
  label,
  least: 0,
  most,
  fields,
  schema: v.optional(v.pipe(v.array(schemaOf(fields)), v.maxLength(most)), []),
})

/** Each once. */
const several = (one: v.GenericSchema<unknown, string>, least: number, most: number) =>
  v.optional(
    v.pipe(
      v.array(
        v.union([
          one,
          v.pipe(
            v.object({ text: one }),
            v.transform(({ text: given }) => given),
          ),
        ]),
      ),
      v.minLength(least),
      v.maxLength(most),
      v.transform((given) => [...new Set(given)]),
    ),
    [],
  )

/** A few texts. Puck keeps each as `{ text }`. */
/* @__NO_SIDE_EFFECTS__ */
export const words = (label: string, least: number, most: number, pattern: RegExp) => ({
  kind: 'words' as const,
  label,
  least,
  most,
  schema: several(v.pipe(v.string(), v.trim(), v.regex(pattern)), least, most),
})

/** A few codes, stored in the same way as texts. */
/* @__NO_SIDE_EFFECTS__ */
export const codes = (label: string, of: CodeOf, least: number, most: number) => ({
  kind: 'words' as const,
  of,
  label,
  least,
  most,
  schema: several(codeSchema(of), least, most),
})

/** Blocks inside a block. The reader has read them before the block itself. */
/* @__NO_SIDE_EFFECTS__ */
export const slot = (label: string) => ({
  kind: 'slot' as const,
  label,
  schema: v.optional(
    v.custom<readonly Block[]>((given) => Array.isArray(given)),
    [],
  ),
})
