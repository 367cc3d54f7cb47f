/**
 * The fields of blocks: each is a schema, with the label and kind that an editor draws it by. A
 * block's schema, its defaults and its editor all come from its fields. `value-fields.ts` and
 * `list-fields.ts` make them.
 */
import * as v from 'valibot'

/** The thing that a code names, with what its codes look like. */
const CODES = {
  fund: /^\d{6}$/,
  index: /^[\w.]{1,16}$/,
  portfolio: /^\w{1,16}$/,
  manager: /^\w{1,16}$/,
  person: /^[a-z][a-z0-9-]{1,31}$/,
  topic: /^[a-z][a-z0-9-]{1,31}$/,
  special: /^[a-z][a-z0-9-]{1,31}$/,
  item: /^[a-z][a-z0-9-]{1,31}$/,
  tag: /^\S.{0,11}$/u,
  rule: /^[a-z][a-z0-9-]{1,31}$/,
  task: /^\w{1,64}$/,
  coupon: /^[a-z][a-z0-9-]{1,39}$/,
  activity: /^[a-z][a-z0-9-]{1,31}$/,
  /** A campaign of going on with a plan. */
  challenge: /^[a-z][a-z0-9-]{1,31}$/,
  /** A campaign of simulated trading. */
  game: /^[a-z][a-z0-9-]{1,31}$/,
} as const
export type CodeOf = keyof typeof CODES

interface Described {
  /** The name in the editor. */
  readonly label: string
}

export type Field<S extends v.GenericSchema = v.GenericSchema> = Described & {
  readonly schema: S
} & (
    | {
        readonly kind: 'text'
        readonly most: number
        /** The picture field that it says the content of. */
        readonly describes?: string
      }
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
        /** The number that there may be; where items may belong to an arm, in each arm. */
        readonly least: number
        readonly most: number
        readonly fields: Fields
      }
    | {
        readonly kind: 'words'
        readonly least: number
        readonly most: number
        /** The thing that the words name; absent where they are text. */
        readonly of?: CodeOf
      }
  )

export type Fields = Readonly<Record<string, Field>>

/** The values of the fields once they are read. */
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

/** Returns whether items of the list are each for a time and an arm. */
export const isByArm = (fields: Fields): boolean => fields['arm']?.kind === 'arm'

/** The schema of a code. */
export const codeSchema = (of: CodeOf) => v.pipe(v.string(), v.trim(), v.regex(CODES[of]))
