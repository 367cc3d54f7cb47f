import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAppPack, packZips } from '#scripts/build/build-app-pack.ts'
import { buildAppSite } from '#scripts/build/build-site.ts'
import { releaseAndInstall } from '#scripts/local-release.ts'
import { startAppium } from '#test/hosts/appium.ts'
import { AS_IN_A_WEB_VIEW, LESS_MOTION, startBrowser } from '#test/hosts/chromium/browser.ts'
import { floorScript } from '#test/hosts/floor-page.ts'
import { missingFor, type Engine } from '#test/hosts/journey-host.ts'
import { targets } from './targets.ts'
import { WORKERS } from './workers.ts'

/** The shared setup of all journeys of a run. */
interface Prepared {
  /**
   * Zips of the same web build as versions 1.0.0, 2.0.0 and 3.0.0, each the common pack's and its
   * parts'.
   */
  readonly packs: readonly [readonly string[], readonly string[], readonly string[]]
  /** A device with version 1.0.0, for journeys that install nothing. */
  readonly deviceDir: string
  /** 0 when no journey of this run needs Appium. */
  readonly appiumPort: number
  /** The file of Appium's log. */
  readonly appiumLog: string
  /** DevTools sockets of the browsers that journeys share, one a worker. */
  readonly browsers: readonly string[]
  /** A site with version 1.0.0, to be copied; null where no journey opens one. */
  readonly site: { readonly folder: string; readonly build: string } | null
  /** Files of scripts that take from each document what the floor's engines are without. */
  readonly floor: Readonly<Record<Engine, string>>
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly e2e: Prepared
  }
}

/**
 * Builds the app once (`H5_REUSE_BUILD=1` takes the last web build), packs it as three versions,
 * installs the first on a device in a temporary folder and starts Appium.
 */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'h5-e2e-'))
  const closers = [
    () => rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  ]
  const close = async () => {
    for (const step of closers.splice(0).toReversed()) await step()
  }
  try {
    const outDir = join(root, 'packs')
    const environment = 'sandbox'
    const first = await buildAppPack({
      environment,
      version: '1.0.0',
      vite: process.env['H5_REUSE_BUILD'] !== '1',
      outDir,
    })
    const second = await buildAppPack({ environment, version: '2.0.0', vite: false, outDir })
    const third = await buildAppPack({ environment, version: '3.0.0', vite: false, outDir })
    const deviceDir = join(root, 'device')
    await releaseAndInstall(first, {
      repoDir: join(root, 'repository'),
      keysDir: join(root, 'keys'),
      deviceDir,
    })
    let appiumPort = 0
    const appiumLog = join(root, 'appium.log')
    let site: Prepared['site'] = null
    const browsers: string[] = []
    if (targets().some((target) => target.name === 'chromium' && target.missing === null)) {
      const appium = await startAppium('chromium', appiumLog)
      closers.push(() => appium.stop())
      appiumPort = appium.port
    }
    // Outside the app browsers are opened by themselves, whichever engine the app has.
    if (
      missingFor('chromium') === null ||
      targets().some((target) => target.phone === null && target.missing === null)
    ) {
      const folder = join(root, 'site')
      const options = { environment, version: '1.0.0', vite: false, outDir: folder } as const
      site = { folder, build: (await buildAppSite(options)).build }
    }
    // Operators work in it whatever engine their readers have.
    if (missingFor('chromium') === null) {
      for (let worker = 0; worker < WORKERS; worker += 1) {
        const browser = await startBrowser(null, [...AS_IN_A_WEB_VIEW, ...LESS_MOTION])
        closers.push(() => browser.stop())
        browsers.push(browser.socket)
      }
    }
    const floor = {
      chromium: join(root, 'floor-chromium.js'),
      webkit: join(root, 'floor-webkit.js'),
    }
    for (const engine of ['chromium', 'webkit'] as const) {
      await writeFile(floor[engine], floorScript(engine))
    }
    project.provide('e2e', {
      packs: [packZips(first), packZips(second), packZips(third)],
      deviceDir,
      appiumPort,
      appiumLog,
      browsers,
      site,
      floor,
    })
    return close
  } catch (fault) {
    await close()
    throw fault
  }
}
