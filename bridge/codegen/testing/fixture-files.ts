import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { methodNames } from '../../testing/samples.ts'

const GENERATED = join(import.meta.dirname, '..', '..', 'generated')

/** A generated file, by its path. */
export const readGenerated = (path: string): string => readFileSync(join(GENERATED, path), 'utf8')

const sent = {
  name: v.string(),
  message: v.optional(v.unknown()),
  text: v.optional(v.string()),
}
const verdict = v.looseObject({ verdict: v.string() })
export const CallFixture = v.object({
  ...sent,
  appVersion: v.string(),
  expect: v.variant('verdict', [
    v.object({ verdict: v.literal('answered') }),
    v.object({ verdict: v.literal('refused'), code: v.string(), id: v.string() }),
  ]),
})
export const ReplyFixture = v.object({
  ...sent,
  call: v.object({ method: v.picklist(methodNames), args: v.unknown() }),
  expect: verdict,
})
export const EventFixture = v.object({ ...sent, expect: verdict })

/** The fixtures of a file as they stand in `bridge/generated/`. Throws when there are hardly any. */
export function fixtures<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S>[] {
  const json: unknown = JSON.parse(readGenerated(`fixtures/${name}.json`))
  return v.parse(v.pipe(v.array(schema), v.minLength(20)), json)
}

/** What is sent. */
export const textOf = (it: {
  readonly message?: unknown
  readonly text?: string | undefined
}): string => it.text ?? JSON.stringify(it.message)
