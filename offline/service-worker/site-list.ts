import type { PlannedCall } from '../pack/planned-call.ts'

/**
 * The time when the worker fetches a file: with itself, when the page is idle on a good connection,
 * or when a page first asks for it.
 */
export type When = 'core' | 'main' | 'used'

/** One file of a build: as `pack.json` lists it, by a path relative to the build. */
export interface SiteFile {
  readonly path: string
  /** `sha256-` and the SHA-256 in base64, as the browser checks it. */
  readonly integrity: string
  readonly when: When
}

/** The files that a worker is made for: one build, whole. */
export interface SiteList {
  /** 16 hexadecimal digits: another build has another. */
  readonly build: string
  /** Integrity of the entry page at the site's root. */
  readonly entry: string
  /** Every file of the pack. */
  readonly files: readonly SiteFile[]
  /**
   * Files that each route's page loads in addition to those of the entry page, as places in `files`,
   * and the calls that its screen makes on opening.
   */
  readonly routes: readonly {
    readonly path: string
    readonly files: readonly number[]
    readonly calls: readonly PlannedCall[]
  }[]
}

/** The entry page's address, which never changes. */
export const ENTRY_URL = '/index.html'

/** The page that is shown where no other can be; a file of every build. */
export const OFFLINE_PAGE = 'offline.html'

/**
 * Returns where a build's files lie: each build under an address of its own, so that no page can
 * load another build's file.
 */
export const buildUrl = (build: string, path = ''): string => `/b/${build}/${path}`

const BUILD_URL = /^\/b\/([0-9a-f]{16})\//

/** The build that an address belongs to; null for every other address. */
export function buildInPath(pathname: string): string | null {
  return BUILD_URL.exec(pathname)?.[1] ?? null
}

/**
 * The name under which the entry page says which build it is of. A page without it registers no
 * worker.
 */
export const BUILD_META = 'h5-build'

const META = new RegExp(`<meta name="${BUILD_META}" content="([0-9a-f]{16})"`)

/** The build of an entry page; null for any other page. */
export function buildOfPage(html: string): string | null {
  return META.exec(html)?.[1] ?? null
}
