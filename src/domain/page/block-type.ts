import * as v from 'valibot'
import type { RiskKind } from '#domain/publicity/risk-lines.ts'
import { schemaOf, type Fields, type Values } from './field.ts'

/** A kind of block: what an editor offers, what a page may hold, and how it is read. */
export interface BlockType<F extends Fields = Fields> {
  readonly type: string
  /** The name in the editor. */
  readonly label: string
  readonly fields: F
  /** The content of a new block in the editor; an example that is complete. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** The sample text of it that an operator replaces, and is never published. */
  readonly samples: Readonly<Record<string, unknown>>
  readonly schema: v.GenericSchema<unknown, Values<F>>
  /** The risk line that the page needs for it; null for none. */
  readonly risk: BlockRisk | null
  /** True if it is only the last block of a page, and in no slot. */
  readonly isLast: boolean
}

/** The content of a block that needs a risk line. */
export type BlockRisk = Extract<RiskKind, 'fund' | 'opinion'>

/** The props of a block type, read. */
export type PropsOf<T extends BlockType> = v.InferOutput<T['schema']>

/** A rule over several fields, with what is wrong where it does not hold. */
type Rule<F extends Fields> = readonly [(props: Values<F>) => boolean, string]

/** Fields and schema are created on first use: a page has few of the types. */
/* @__NO_SIDE_EFFECTS__ */
export function blockType<F extends Fields>({
  type,
  label,
  fields: makeFields,
  defaults = {},
  samples = {},
  risk = null,
  isLast = false,
  rule,
}: {
  readonly type: string
  readonly label: string
  readonly fields: () => F
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly samples?: Readonly<Record<string, unknown>>
  readonly risk?: BlockRisk | null
  readonly isLast?: boolean
  readonly rule?: Rule<F>
}): BlockType<F> {
  let fields: F | undefined
  let schema: BlockType<F>['schema'] | undefined
  return {
    type,
    label,
    defaults: { ...defaults, ...samples },
    samples,
    risk,
    isLast,
    get fields() {
      return (fields ??= makeFields())
    },
    get schema() {
      if (schema !== undefined) return schema
      const plain = schemaOf(this.fields)
      schema = rule === undefined ? plain : v.pipe(plain, v.check(rule[0], rule[1]))
      return schema
    },
  }
}

/** An action that leads nowhere until an operator has chosen where. */
export const noAction = { targetUrl: '' }
