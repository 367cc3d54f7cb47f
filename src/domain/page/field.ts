/**
 * The fields of blocks: each is a schema, with the label and kind that an editor draws it by. A
 * block's schema, its defaults and its editor all come from its fields.
 */
import * as v from 'valibot'
import { isTime14 } from '#domain/calendar/calendar-date.ts'
import { action as navigation } from './action.ts'
import { ARM, type Block } from './block.ts'
import { MOST_ARMS } from './root.ts'

/** What a code names, with what its codes look like. */
const CODES = {
  fund: /^\d{6}$/,
  index: /^[\w.]{1,16}$/,
  manager: /^\w{1,16}$/,
  person: /^[a-z][a-z0-9-]{1,31}$/,
  topic: /^[a-z][a-z0-9-]{1,31}$/,
  special: /^[a-z][a-z0-9-]{1,31}$/,
  item: /^[a-z][a-z0-9-]{1,31}$/,
  tag: /^\S.{0,11}$/u,
  task: /^\w{1,64}$/,
} as const
export type CodeOf = keyof typeof CODES

interface Described {
  /** The name in the editor. */
  readonly label: string
}

export type Field<S extends v.GenericSchema = v.GenericSchema> = Described & {
  readonly schema: S
} & (
    | { readonly kind: 'text'; readonly most: number }
    /** Text with markup, cleaned before it is shown. */
    | { readonly kind: 'richtext'; readonly most: number }
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
    | { readonly kind: 'select'; readonly options: readonly string[] }
    | { readonly kind: 'switch' }
    | { readonly kind: 'time' }
    | { readonly kind: 'picture' }
    | { readonly kind: 'video' }
    | { readonly kind: 'action' }
    | { readonly kind: 'code'; readonly of: CodeOf }
    /** The id of another block of the page. */
    | { readonly kind: 'target' }
    /** The arm of the page's experiment that an item of a list is shown in; empty for all. */
    | { readonly kind: 'arm' }
    | { readonly kind: 'slot' }
    | {
        readonly kind: 'list'
        /** How many there may be; where items may belong to an arm, in each arm. */
        readonly least: number
        readonly most: number
        readonly fields: Fields
      }
    | {
        readonly kind: 'words'
        readonly least: number
        readonly most: number
        /** What the words name; absent where they are text. */
        readonly of?: CodeOf
      }
  )

export type Fields = Readonly<Record<string, Field>>

/** What the fields hold once they are read. */
export type Values<F extends Fields> = {
  readonly [K in keyof F]: v.InferOutput<F[K]['schema']>
}

export function schemaOf<F extends Fields>(fields: F): v.GenericSchema<unknown, Values<F>>
/* @__NO_SIDE_EFFECTS__ */
export function schemaOf(fields: Fields): v.GenericSchema<unknown, object> {
  return v.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
  )
}

/* @__NO_SIDE_EFFECTS__ */
export const text = (label: string, most: number) => ({
  kind: 'text' as const,
  label,
  most,
  schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most)),
})

/** Text that may be missing, and is then empty. */
/* @__NO_SIDE_EFFECTS__ */
export const note = (label: string, most: number) => ({
  kind: 'text' as const,
  label,
  most,
  schema: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), ''),
})

/* @__NO_SIDE_EFFECTS__ */
export const richText = (label: string, most: number) => ({
  kind: 'richtext' as const,
  label,
  most,
  schema: v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
})

/** A whole number, also as the digits that an editor's field gives. */
/* @__NO_SIDE_EFFECTS__ */
const whole = (least: number, most: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^\d{1,6}$/),
        v.transform((digits) => Number(digits)),
      ),
    ]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

/* @__NO_SIDE_EFFECTS__ */
export const number = (label: string, least: number, most: number, usual: number) => ({
  kind: 'number' as const,
  label,
  least,
  most,
  schema: v.optional(whole(least, most), usual),
})

/* @__NO_SIDE_EFFECTS__ */
export const neededNumber = (label: string, least: number, most: number) => ({
  kind: 'number' as const,
  label,
  least,
  most,
  schema: whole(least, most),
})

/** Percent of a picture's side, with two places at most. */
/* @__NO_SIDE_EFFECTS__ */
export const share = (label: string) => ({
  kind: 'number' as const,
  label,
  least: 0,
  most: 100,
  schema: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})

/* @__NO_SIDE_EFFECTS__ */
export const select = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
) => ({
  kind: 'select' as const,
  label,
  options,
  schema: v.optional(v.picklist(options), options[0]),
})

/** A choice that has to be made: nothing is shown in place of a missing one. */
/* @__NO_SIDE_EFFECTS__ */
export const neededSelect = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
) => ({
  kind: 'select' as const,
  label,
  options,
  schema: v.picklist(options),
})

/* @__NO_SIDE_EFFECTS__ */
export const choice = (label: string, usual = false) => ({
  kind: 'switch' as const,
  label,
  schema: v.optional(v.boolean(), usual),
})

const moment = v.pipe(v.string(), v.check(isTime14, 'YYYYMMDDHHmmss'))

/* @__NO_SIDE_EFFECTS__ */
export const time = (label: string) => ({ kind: 'time' as const, label, schema: moment })

/** A moment that may be missing. */
/* @__NO_SIDE_EFFECTS__ */
export const maybeTime = (label: string) => ({
  kind: 'time' as const,
  label,
  schema: v.optional(v.nullable(moment), null),
})

const picturePart = v.object({
  src: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12_000)),
})
export type PictureRef = v.InferOutput<typeof picturePart>

/** A picture with its own size, so that its place is kept. */
/* @__NO_SIDE_EFFECTS__ */
export const picture = (label: string) => ({
  kind: 'picture' as const,
  label,
  schema: picturePart,
})

/* @__NO_SIDE_EFFECTS__ */
export const maybePicture = (label: string) => ({
  kind: 'picture' as const,
  label,
  schema: v.optional(v.nullable(picturePart), null),
})

/* @__NO_SIDE_EFFECTS__ */
export const video = (label: string) => ({
  kind: 'video' as const,
  label,
  schema: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
})

/* @__NO_SIDE_EFFECTS__ */
export const action = (label = '点按后打开') => ({
  kind: 'action' as const,
  label,
  schema: v.optional(v.nullable(navigation), null),
})

/* @__NO_SIDE_EFFECTS__ */
export const neededAction = (label = '点按后打开') => ({
  kind: 'action' as const,
  label,
  schema: navigation,
})

/* @__NO_SIDE_EFFECTS__ */
export const target = (label: string) => ({
  kind: 'target' as const,
  label,
  schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
})

const code = (of: CodeOf) => v.pipe(v.string(), v.trim(), v.regex(CODES[of]))

/* @__NO_SIDE_EFFECTS__ */
export const neededCode = <const O extends CodeOf>(label: string, of: O) => ({
  kind: 'code' as const,
  of,
  label,
  schema: code(of),
})

/** A code that may be missing, and is then empty. */
/* @__NO_SIDE_EFFECTS__ */
export const maybeCode = <const O extends CodeOf>(label: string, of: O) => ({
  kind: 'code' as const,
  of,
  label,
  schema: v.optional(v.union([v.literal(''), code(of)]), ''),
})

/* @__NO_SIDE_EFFECTS__ */
export const list = <F extends Fields>(label: string, least: number, most: number, fields: F) => ({
  kind: 'list' as const,
  label,
  least,
  most,
  fields,
  schema: v.pipe(v.array(schemaOf(fields)), v.minLength(least), v.maxLength(most)),
})

/** What an item of a list says of who sees it, as blocks do. */
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

/** Whether items of the list are each for a time and an arm. */
export const isByArm = (fields: Fields): boolean => fields['arm']?.kind === 'arm'

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

/** A few codes, kept as texts are. */
/* @__NO_SIDE_EFFECTS__ */
export const codes = (label: string, of: CodeOf, least: number, most: number) => ({
  kind: 'words' as const,
  of,
  label,
  least,
  most,
  schema: several(code(of), least, most),
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
