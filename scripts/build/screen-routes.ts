import { join } from 'node:path'
import * as v from 'valibot'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { plannedCalls } from '#offline/pack/planned-call.ts'
import { declaredInputs, type BuildInputs } from './build-environment.ts'
import { callsOf, type FieldSchemas, type PrefetchingFile } from './symbolic-prefetch.ts'

const routeSchema = v.object({
  path: v.string(),
  title: v.string(),
  /** The file of the screen, relative to the root. */
  module: v.string(),
  calls: plannedCalls,
})

/** The entry of a screen in a pack. */
export type ScreenRoute = v.InferOutput<typeof routeSchema>

/** The module with the rows of a screen's group, which the entry loads before the screen. */
export const rowsModule = (module: string): string =>
  module.replace(/^(src\/features\/[^/]+)\/.*$/, '$1/modules.ts')

/** Reads what `screenRoutes` found from JSON. */
export const routesSchema = v.array(routeSchema)

/** The fields that are read of the rows of src/app. */
const modulesSchema = v.array(
  v.object({
    screens: v.array(
      v.object({
        path: v.string(),
        title: v.string(),
        fields: v.object({ entries: v.custom<FieldSchemas>((it) => it !== null) }),
        load: v.custom<() => Promise<{ readonly default: unknown }>>(
          (it) => typeof it === 'function',
        ),
      }),
    ),
  }),
)

/** The parts that are read of the file of a screen. */
const screenFile = v.object({
  default: v.unknown(),
  prefetch: v.optional(v.custom<PrefetchingFile['prefetch']>((it) => typeof it === 'function')),
})

interface RoutesOptions {
  readonly inputs: BuildInputs
  /** With the screens for developers and QA. */
  readonly qa: boolean
  readonly plugins?: readonly Plugin[]
}

/**
 * The routes of the app for `pack.json`: each screen's row, the file that it loads, and the calls
 * that it makes on opening. Runs the screens' modules in Node, without drawing. Throws with the
 * screen's path where its calls cannot be said.
 */
export async function screenRoutes(root: string, options: RoutesOptions): Promise<ScreenRoute[]> {
  const { qa, ...rest } = options
  return withScreens(root, rest, (read) => read(qa))
}

/**
 * Loads the screens' modules in Node and calls `use` with a function that gives the routes, with
 * the screens for developers and QA or without.
 */
export async function withScreens<T>(
  root: string,
  options: Omit<RoutesOptions, 'qa'>,
  use: (read: (qa: boolean) => Promise<ScreenRoute[]>) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    ...declaredInputs(options.inputs),
    plugins: [...(options.plugins ?? [])],
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    return await use((qa) => readRoutes(server, root, qa))
  } finally {
    await server.close()
  }
}

async function readRoutes(server: ViteDevServer, root: string, qa: boolean) {
  const { modules, qaModules } = await server.ssrLoadModule('/src/app/router/screens.ts')
  const rows = [
    ...v.parse(modulesSchema, modules),
    ...(qa ? v.parse(modulesSchema, qaModules) : []),
  ]
  const screens = rows.flatMap((row) => row.screens)
  const components = new Map<string, unknown>()
  for (const { path, load } of screens) components.set(path, (await load()).default)
  const files = filesByComponent(server)
  return screens.map(({ path, title, fields }): ScreenRoute => {
    const file = files.get(components.get(path))
    if (file === undefined) throw new Error(`No file exports the screen of ${path}.`)
    const { prefetch } = file.exported
    return {
      path,
      title,
      module: file.id.slice(join(root, '/').length),
      calls: prefetch === undefined ? [] : callsFor(path, { prefetch }, fields.entries),
    }
  })
}

/** The loaded modules by their default exports; of two that export the same, the first. */
function filesByComponent({ moduleGraph }: ViteDevServer) {
  const files = new Map<unknown, { id: string; exported: v.InferOutput<typeof screenFile> }>()
  for (const [id, { ssrModule }] of moduleGraph.idToModuleMap) {
    const { success, output } = v.safeParse(screenFile, ssrModule)
    if (success && !files.has(output.default)) files.set(output.default, { id, exported: output })
  }
  return files
}

function callsFor(path: string, file: PrefetchingFile, schemas: FieldSchemas) {
  try {
    return callsOf(file, schemas)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The prefetch of ${path} cannot be said in pack.json: ${reason}.`, { cause })
  }
}
