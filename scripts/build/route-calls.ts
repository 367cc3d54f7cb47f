import { join } from 'node:path'
import * as v from 'valibot'
import { createServer } from 'vite'
import { plannedCall, type PlannedCall } from '#offline/pack/planned-call.ts'
import { endpoints } from '#api/contract.ts'
import { EXAMPLE, samplesOf } from '#test/screens/samples.ts'
import { declaredInputs, type BuildInputs } from './build-environment.ts'

/** What a screen hands out once it is loaded, as far as this needs it (src/templates/screen.ts). */
interface LoadedRow {
  readonly prefetch: (
    fields: unknown,
    signedIn: boolean,
  ) => readonly { name: string; input: object }[]
}

const loaderSchema = v.object({
  screens: v.array(
    v.object({
      path: v.string(),
      load: v.pipe(
        v.function(),
        v.transform((load) => async (): Promise<LoadedRow> => v.parse(rowSchema, await load())),
      ),
    }),
  ),
})
const plannedList = v.pipe(
  v.array(v.object({ name: v.string(), input: v.record(v.string(), v.unknown()) })),
)
const rowSchema = v.object({
  prefetch: v.pipe(
    v.function(),
    v.transform(
      (ask) => (fields: unknown, signedIn: boolean) => v.parse(plannedList, ask(fields, signedIn)),
    ),
  ),
})

/** Another value of the same shape: every digit is the next one. */
const otherValue = (value: string): string =>
  value.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))

const scalar = v.union([v.string(), v.number(), v.boolean()])

/**
 * A call as data: which of its fields the address gives, and which are always the same. The screen is asked twice, with
 * two addresses of one shape; null where a field is neither.
 */
function describe(
  call: { readonly name: string; readonly input: object },
  other: { readonly name: string; readonly input: object } | undefined,
  address: Readonly<Record<string, string>>,
  forUser: boolean,
): PlannedCall | null {
  const endpoint = endpoints.find(({ name }) => name === call.name)
  // An app may send it and throw the answer away: only what harms nobody.
  if (other?.name !== call.name || endpoint?.idempotency !== 'safe') return null
  const others = new Map<string, unknown>(Object.entries(other.input))
  const fields: Record<string, PlannedCall['fields'][string]> = {}
  for (const [field, value] of Object.entries(call.input)) {
    if (value === undefined) continue
    const from = Object.keys(address).find(
      (key) => address[key] === value && others.get(field) === otherValue(String(value)),
    )
    const constant = v.safeParse(scalar, value)
    if (from !== undefined) fields[field] = { url: from }
    else if (constant.success && others.get(field) === value)
      fields[field] = { value: constant.output }
    else return null
  }
  const { method, path, encoding, needsUser } = endpoint
  const said = { method, path, encoding, user: needsUser || forUser, fields }
  const planned = v.safeParse(plannedCall, said)
  return planned.success ? planned.output : null
}

/**
 * The calls that each route's screen makes on opening, by the route's path, for `pack.json`: what the screens themselves say (`ahead`),
 * asked with the sample addresses. Runs the screens' modules in Node.
 */
export async function routeCalls(
  root: string,
  inputs: BuildInputs,
): Promise<Map<string, readonly PlannedCall[]>> {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    ...declaredInputs(inputs),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { screens } = v.parse(loaderSchema, await server.ssrLoadModule('/src/app/screens.ts'))
    const samples = samplesOf(EXAMPLE)
    const found = new Map<string, readonly PlannedCall[]>()
    for (const { path, load } of screens) {
      // A module that needs a browser to load can say nothing here; its screen asks for itself.
      const screen = await load().catch(() => null)
      if (screen === null) continue
      const calls = new Map<string, PlannedCall>()
      for (const { address } of samples[path] ?? []) {
        const fields = Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''))
        const others = Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [key, otherValue(value)]),
        )
        const alone = new Set(screen.prefetch(fields, false).map(({ name }) => name))
        const twin = screen.prefetch(others, true)
        screen.prefetch(fields, true).forEach((call, at) => {
          const planned = describe(call, twin[at], fields, !alone.has(call.name))
          if (planned !== null) calls.set(JSON.stringify(planned), planned)
        })
      }
      // What the address says goes before what a screen takes when it says nothing.
      const byAddress = (call: PlannedCall) =>
        Object.values(call.fields).filter((from) => 'url' in from).length
      if (calls.size > 0) {
        found.set(
          path,
          [...calls.values()].toSorted((a, b) => byAddress(b) - byAddress(a)),
        )
      }
    }
    return found
  } finally {
    await server.close()
  }
}
