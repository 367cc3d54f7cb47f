import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/**
 * The data that the phones' two drivers publish in their packages: the constraints of capabilities
 * and the parameters of `mobile:` extensions. Recorded as data: the packages are 74 and 90 MB. Each
 * file names its package, version and source.
 */

const constraint = v.object({
  presence: v.optional(v.boolean()),
  isString: v.optional(v.boolean()),
  isNumber: v.optional(v.boolean()),
  isBoolean: v.optional(v.boolean()),
  isObject: v.optional(v.boolean()),
  isArray: v.optional(v.boolean()),
  inclusionCaseInsensitive: v.optional(v.array(v.string())),
})
const driverFacts = v.object({
  package: v.string(),
  version: v.string(),
  source: v.array(v.string()),
  constraints: v.record(v.string(), constraint),
  extensions: v.record(
    v.string(),
    v.object({ required: v.array(v.string()), optional: v.array(v.unknown()) }),
  ),
})
export type DriverFacts = v.InferOutput<typeof driverFacts>

const read = (name: string): DriverFacts =>
  v.parse(driverFacts, JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')))

export const DRIVERS = {
  android: read('uiautomator2-driver.json'),
  ios: read('xcuitest-driver.json'),
} as const
