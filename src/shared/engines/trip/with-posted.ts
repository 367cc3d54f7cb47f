import * as v from 'valibot'
import { sessionStore } from '#platform/stores/session-store.ts'
import { postedFields } from '#session/posted-fields.ts'

interface Place<S> {
  readonly pattern: string
  readonly fields: S
}

/**
 * The input of a screen to which a bank may return by a form: that posts what is otherwise in the
 * address (rules.md#posted-forms).
 */
export function withPosted<S extends v.GenericSchema<unknown, object>>(
  { pattern, fields }: Place<S>,
  input: v.InferOutput<S>,
): v.InferOutput<S> {
  const posted = v.safeParse(fields, postedFields(sessionStore, pattern))
  return posted.success ? { ...posted.output, ...input } : input
}
