import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { eventComments, methodComments } from './comments.ts'
import { contractModel, type ContractModel } from './contract-model.ts'

const BRIDGE = dirname(import.meta.dirname)
const read = (file: string): string => readFileSync(join(BRIDGE, file), 'utf8')

/**
 * The contract of this checkout, comments included. The groups of methods are in the order of
 * `methods.ts`.
 */
export function readContract(): ContractModel {
  const files = Array.from(
    read('methods.ts').matchAll(/'\.\/(methods\/\w+\.ts)'/g),
    ([, file = '']) => file,
  )
  const sources = Object.fromEntries(files.map((file) => [basename(file, '.ts'), read(file)]))
  return contractModel({
    methods: methodComments(sources),
    events: eventComments(read('events.ts')),
  })
}
