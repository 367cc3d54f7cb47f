import { join } from 'node:path'
import { build } from 'vite'
import { asProduction } from '#scripts/build/as-production.ts'
import { installFolder } from '#test/bench/static-page.ts'
import config from './vite.config.ts'

/** The ordinary app: installed on a device of its own, and as the folder of a site. */
export interface PeerBuild {
  readonly device: string
  readonly site: string
}

export async function buildPeer(folder: string): Promise<PeerBuild> {
  const site = join(folder, 'site')
  const made = { ...config, configFile: false, logLevel: 'error' } as const
  await asProduction(() => build({ ...made, build: { ...config.build, outDir: site } }))
  return { device: await installFolder(site, folder), site }
}
