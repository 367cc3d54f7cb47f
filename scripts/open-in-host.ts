import { join } from 'node:path'
import { ensureDebianPackages } from './debian-packages.ts'
import { LOCAL } from './build/build-environment.ts'

/** Long enough for the first answers of a provider on this machine to be painted. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 1_000))

export type HostKind = 'chromium' | 'webkit'

export interface OpenedHost {
  /** Resolves when its window has been closed. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Opens the installed pack in a reference host: a window where there is a display, else a picture
 * of its first page.
 */
export async function openInHost(
  kind: HostKind,
  place: { readonly device: string; readonly provider: string },
): Promise<OpenedHost> {
  const problem = ensureDebianPackages()
  if (problem !== null) throw new Error(problem)
  // Loaded here alone: an ordinary start needs neither engine.
  const options = { ...place, drills: true }
  const host =
    kind === 'chromium'
      ? await (await import('#test/hosts/chromium/host.ts')).startChromiumHost(options)
      : await (await import('#test/hosts/webkit/launch.ts')).startWebkitHost(options)
  if ((process.env.DISPLAY ?? '') === '') {
    // The page names its title bar when its first screen is there; its figures follow within a
    // moment.
    await host.control.until((state) => state.title !== '')
    await settled()
    const file = join(LOCAL, `host-${kind}.png`)
    await host.control.screenshot(file)
    console.log(`There is no display; a picture of the ${kind} host: ${file}`)
  } else {
    console.log(
      `The ${kind} host is open; its control API: curl -H 'Authorization: Bearer ${host.controlToken}' http://127.0.0.1:${host.controlPort}/state`,
    )
  }
  return host
}
