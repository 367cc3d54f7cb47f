/** The handling of an answer that does not fit its schema as it is. */
import * as v from 'valibot'
import type { RowByRow } from './rows.ts'

/** Returns where a schema and a value part ways, by field names alone: values may be personal. */
export function issuePlaces(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? '(root)'}: expected ${issue.expected ?? 'other'}`)
    .join('; ')
}

/**
 * An answer read row by row, with how much of it was left out; null where what is wrong is in no
 * such row.
 */
export function readRowByRow<P extends v.GenericSchema>(
  schema: P,
  value: unknown,
): { readonly payload: v.InferOutput<P>; readonly leftOut: number } | null {
  const config: RowByRow = { abortEarly: true, leftOut: { count: 0 } }
  // The method that `v.safeParse` calls, which keeps a field of our own from the configuration.
  const { value: payload, issues } = schema['~run']({ value }, config)
  return issues === undefined ? { payload, leftOut: config.leftOut.count } : null
}
