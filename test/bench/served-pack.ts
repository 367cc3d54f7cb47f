import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { CONTRACT_VERSION } from '#bridge/contract.ts'
import { buildPack, type BuiltPack } from '#offline/pack/build-pack.ts'
import { asProduction } from '#scripts/build/as-production.ts'
import { buildAppPack } from '#scripts/build/build-app-pack.ts'
import { openGateway } from '#scripts/gateway.ts'
import { releaseAndInstall } from '#scripts/local-release.ts'
import { freePort } from '#offline/testing/free-port.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { sampleProvenance } from '#offline/testing/sample-provenance.ts'

/** The parts that end with a bench, last begun first. */
export type Closers = (() => Promise<unknown>)[]

/** An installed pack behind the gateway, with the provider on the same origin. */
export interface ServedPack {
  readonly origin: string
  readonly pack: BuiltPack
}

/** The product's own targets, so that both sides of a comparison are compiled alike. */
const TARGET = ['chrome87', 'safari14']

async function serve(
  make: (folder: string) => Promise<BuiltPack>,
  sandbox: Pick<Sandbox, 'fetch'>,
  closers: Closers,
): Promise<ServedPack> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-bench-'))
  closers.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const pack = await make(folder)
  const deviceDir = join(folder, 'device')
  await releaseAndInstall(pack, {
    repoDir: join(folder, 'repository'),
    keysDir: join(folder, 'keys'),
    deviceDir,
  })
  const provider = (request: Request) => sandbox.fetch(request)
  const door = await openGateway({ port: await freePort(), deviceDir, provider })
  closers.push(() => door.stop())
  return { origin: `http://localhost:${door.port}`, pack }
}

/** The app, built as a release is, installed and served. */
export function serveApp(sandbox: Pick<Sandbox, 'fetch'>, closers: Closers): Promise<ServedPack> {
  return serve(
    (folder) => buildAppPack({ environment: 'sandbox', outDir: join(folder, 'pack') }),
    sandbox,
    closers,
  )
}

/**
 * A page to compare with: the folder `root` with its `index.html`, built by the same tool for the
 * same browsers, then packed, installed and served the same way as the app.
 */
export function servePage(
  root: string,
  sandbox: Pick<Sandbox, 'fetch'>,
  closers: Closers,
): Promise<ServedPack> {
  const make = async (folder: string) => {
    const distDir = join(folder, 'web')
    const made: InlineConfig = {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: distDir, target: TARGET, cssTarget: TARGET, reportCompressedSize: false },
    }
    await asProduction(() => build(made))
    return buildPack({
      distDir,
      outDir: join(folder, 'pack'),
      appId: 'fund-h5',
      version: '1.0.0',
      commit: 'unversioned',
      build: sampleProvenance,
      minAppVersion: '1.0.0',
      bridge: { version: CONTRACT_VERSION, methods: [] },
      entry: 'index.html',
      routes: [{ path: '/', title: '对照页面' }],
    })
  }
  return serve(make, sandbox, closers)
}
