import type { Context } from 'hono'
import * as v from 'valibot'

/** Thrown with a sentence for the tester; becomes HTTP 400 `{ error }`. */
export class ControlError extends Error {}

/**
 * The JSON body of a control call in the shape of `schema`, or a ControlError that names the field.
 */
export async function controlBody<S extends v.GenericSchema>(
  schema: S,
  context: Context,
): Promise<v.InferOutput<S>> {
  const value: unknown = await context.req.json().catch(() => null)
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const issue = parsed.issues[0]
  throw new ControlError(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}
