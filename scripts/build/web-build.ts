import { createHash, hash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { build, type Plugin, type InlineConfig } from 'vite'
import { PackBuildError } from '#offline/pack/build-pack.ts'
import { moduleReport, readChunks, type Chunks } from '#offline/pack/module-report.ts'
import { provenanceSchema, type EnvironmentKind } from '#offline/pack/provenance.ts'
import { asProduction } from './as-production.ts'
import { declaredInputs, readBuildInputs } from './build-environment.ts'
import { putInPlace } from './build-folder.ts'
import { routesSchema, screenRoutes, type ScreenRoute } from './screen-routes.ts'
import { siteWorker } from './site-worker.ts'
import { sourceDigest, sourceState } from './source-state.ts'
import { strictLogger } from './strict-logger.ts'

const root = join(import.meta.dirname, '../..')

/** The place where builds go when nothing is said. */
export const DIST = join(root, 'dist')

/** The last web build below a folder. */
const buildIn = (dist: string) => join(dist, 'build')

/** The files of the last web build, which others may replace at any time. */
export const webDir = join(buildIn(DIST), 'web')

/** The parts of a web build. */
export interface WebBuildOptions {
  readonly environment: EnvironmentKind
  /** With the screens for developers and QA. */
  readonly qa: boolean
  /** Added to vite.config.ts's, for tests and benches that change the source. */
  readonly plugins?: readonly Plugin[]
}

const { environment, dirty, source, lock, tools, inputs } = provenanceSchema.entries
const factsSchema = v.object({
  environment,
  dirty,
  source,
  lock,
  tools,
  inputs,
  commit: v.string(),
  qa: v.boolean(),
  /** SHA-256 over all that the build left. */
  files: v.string(),
})

/** A web build in a folder that no other process writes to. */
export interface WebBuild {
  readonly folder: string
  /** The files for packs and sites. */
  readonly web: string
  /** A site's worker, without its list. */
  readonly worker: string
  readonly chunks: Chunks
  /** The screens, with their files and the calls that they make on opening. */
  readonly routes: readonly ScreenRoute[]
  readonly facts: v.InferOutput<typeof factsSchema>
}

const FACTS = 'build.json'

/**
 * Runs the web build in a folder of its own; a warning fails it. Throws `PackBuildError`,
 * `BuildInputError`.
 */
export async function buildWeb(folder: string, options: WebBuildOptions): Promise<WebBuild> {
  const { qa, plugins = [] } = options
  const declared = {
    ...readBuildInputs(options.environment),
    VITE_QA_SCREENS: qa ? 'carried' : '0',
  }
  const before = await sourceState(root)
  const at = (name: string) => join(folder, name)
  await mkdir(folder, { recursive: true })
  try {
    const tell = (chunks: Chunks) => writeFile(at('chunks.json'), JSON.stringify(chunks))
    const { logger, warnings } = strictLogger()
    const made: InlineConfig = {
      root,
      logLevel: 'warn',
      customLogger: logger,
      ...declaredInputs(declared),
      plugins: [moduleReport(root, tell), siteWorker(folder), ...plugins],
      build: {
        outDir: at('web'),
        // A warning about how long the plugins take would fail the builds of a busy machine.
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    }
    await asProduction(() => build(made))
    if (warnings.length > 0) throw new Error(`it warns.\n${warnings.join('\n')}`)
    const routes = await screenRoutes(root, { inputs: declared, qa, plugins })
    await writeFile(at('routes.json'), JSON.stringify(routes))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PackBuildError(`The web build failed: ${reason}`, { cause: error })
  }
  if ((await sourceDigest(root)) !== before.source) {
    throw new PackBuildError('The source changed while it was built; build again.')
  }
  const files = await folderDigest(folder)
  const facts = { ...before, environment: options.environment, qa, inputs: declared, files }
  await writeFile(at(FACTS), `${JSON.stringify(facts, null, 1)}\n`)
  return readWebBuild(folder)
}

/** Makes a web build the last one. */
export async function keepWebBuild({ folder }: WebBuild, dist: string): Promise<void> {
  await putInPlace(folder, buildIn(dist))
}

/**
 * Copies the last web build to a folder of its own, so that no other build can change it meanwhile.
 * Throws `PackBuildError` when there is none, or it is not of this source, environment and kind.
 */
export async function copyLastBuild(
  dist: string,
  folder: string,
  wanted: WebBuildOptions,
): Promise<WebBuild> {
  const again = 'build it again, without --no-vite or H5_REUSE_BUILD=1'
  const copied = await cp(buildIn(dist), folder, { recursive: true }).then(
    () => readWebBuild(folder),
    () => null,
  )
  if (copied === null) throw new PackBuildError(`There is no web build in ${dist}; ${again}.`)
  const { facts } = copied
  if (facts.files !== (await folderDigest(folder))) {
    throw new PackBuildError('The last web build was replaced meanwhile; run this again.')
  }
  if (facts.environment !== wanted.environment) {
    throw new PackBuildError(`The last web build is for the ${facts.environment}; ${again}.`)
  }
  if (facts.qa !== wanted.qa) {
    const has = facts.qa ? 'has' : 'lacks'
    throw new PackBuildError(`The last web build ${has} the screens for QA; ${again}.`)
  }
  if (facts.source !== (await sourceDigest(root))) {
    throw new PackBuildError(`The source has changed since the last web build; ${again}.`)
  }
  return copied
}

async function readWebBuild(folder: string): Promise<WebBuild> {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  return {
    folder,
    web: join(folder, 'web'),
    worker: join(folder, 'worker', 'worker.js'),
    chunks: readChunks(JSON.stringify(await json('chunks.json'))),
    routes: v.parse(routesSchema, await json('routes.json')),
    facts: v.parse(factsSchema, await json(FACTS)),
  }
}

async function folderDigest(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((it) => it.isFile() && it.name !== FACTS)
    .map((it) => relative(folder, join(it.parentPath, it.name)))
    .toSorted((a, b) => (a < b ? -1 : 1))
  const sum = createHash('sha256')
  for (const path of paths) {
    sum.update(`${path} ${hash('sha256', await readFile(join(folder, path)))}\n`)
  }
  return sum.digest('hex')
}
