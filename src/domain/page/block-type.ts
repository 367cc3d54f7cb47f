import * as v from 'valibot'
import { schemaOf, type Fields, type Values } from './field.ts'

/** A kind of block: what an editor offers, what a page may hold, and how it is read. */
export interface BlockType<F extends Fields = Fields> {
  readonly type: string
  /** The name in the editor. */
  readonly label: string
  readonly fields: F
  /** What a new block holds in the editor; an example that is complete. */
  readonly defaults: Readonly<Record<string, unknown>>
  readonly schema: v.GenericSchema<unknown, Values<F>>
  /** Shows figures or names of funds: the page needs a risk line. */
  readonly aboutFunds: boolean
}

/** The props of a block type, read. */
export type PropsOf<T extends BlockType> = v.InferOutput<T['schema']>

/** A rule over several fields, with what is wrong where it does not hold. */
type Rule<F extends Fields> = readonly [(props: Values<F>) => boolean, string]

/* @__NO_SIDE_EFFECTS__ */
export function blockType<F extends Fields>(it: {
  readonly type: string
  readonly label: string
  readonly fields: F
  readonly defaults: Readonly<Record<string, unknown>>
  readonly aboutFunds?: true
  readonly rule?: Rule<F>
}): BlockType<F> {
  const { rule } = it
  const plain = schemaOf(it.fields)
  return {
    type: it.type,
    label: it.label,
    fields: it.fields,
    defaults: it.defaults,
    aboutFunds: it.aboutFunds ?? false,
    schema: rule === undefined ? plain : v.pipe(plain, v.check(rule[0], rule[1])),
  }
}

export const actionTo = (targetUrl: string) => ({ targetUrl })
