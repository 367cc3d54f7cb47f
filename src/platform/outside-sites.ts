import { brand } from '#domain/brand.ts'
import type { Site } from '#domain/navigation/sites.ts'
import { appDownloads, partnerSites } from '#domain/brand-sites.ts'
import { documentHosts } from './build-env.ts'

const DOWNLOAD_HOSTS = Object.values(appDownloads).map((url) => new URL(url).hostname)

/** Every site that pages may lead to; the first that a host belongs to has its name. */
export const outsideSites = (): readonly Site[] => [
  ...partnerSites,
  ...[...documentHosts(), ...DOWNLOAD_HOSTS].map((host) => ({ host, name: brand.company })),
]

let hosts: readonly string[] | null = null

/** Made once: a page asks for each of its items. */
export function outsideHosts(): readonly string[] {
  hosts ??= outsideSites().map(({ host }) => host)
  return hosts
}
