import * as v from 'valibot'
import type { RiskKind } from '#domain/publicity/risk-lines.ts'
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
  /** The risk line that the page needs for it; null for none. */
  readonly risk: BlockRisk | null
  /** Whether it is only the last block of a page, and in no slot. */
  readonly isLast: boolean
}

/** What a block shows that needs a risk line. */
export type BlockRisk = Extract<RiskKind, 'fund' | 'index' | 'opinion'>

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
  readonly risk?: BlockRisk
  readonly isLast?: true
  readonly rule?: Rule<F>
}): BlockType<F> {
  const { rule } = it
  const plain = schemaOf(it.fields)
  return {
    type: it.type,
    label: it.label,
    fields: it.fields,
    defaults: it.defaults,
    risk: it.risk ?? null,
    isLast: it.isLast ?? false,
    schema: rule === undefined ? plain : v.pipe(plain, v.check(rule[0], rule[1])),
  }
}

export const actionTo = (targetUrl: string) => ({ targetUrl })
