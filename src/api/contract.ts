import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from './endpoint.ts'

/** The names of the files of a family of calls: `./calls/NAME.ts`. Read by tools, never by a page. */
const names = readdirSync(join(import.meta.dirname, 'calls'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted()

function isEndpoint(it: unknown): it is Endpoint {
  return typeof it === 'object' && it !== null && 'path' in it && 'payload' in it
}

async function endpointsOf(name: string): Promise<readonly Endpoint[]> {
  const file: object = await import(`./calls/${name}.ts`)
  return Object.values(file).filter(isEndpoint)
}

/** Every call that the product makes, by family: a family is a file of `calls/`. */
export const families: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await endpointsOf(name)] as const)),
)

/** The same, without families. The sandbox takes its routes from this list. */
export const endpoints: readonly Endpoint[] = Object.values(families).flat()
