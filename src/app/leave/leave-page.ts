import { homePaths } from '#paths/home.ts'
import { bridge } from '#platform/bridge.ts'

/**
 * Back from the first page (rules.md#history): the container closes it by its own means; where it
 * has none, home is shown.
 */
export async function leavePage(showHome: (address: string) => void): Promise<void> {
  try {
    await bridge().call('closePage', {})
  } catch {
    // The act that the container does not do, or did not do in time.
    const home = homePaths.home.to()
    if (location.pathname !== home) showHome(home)
  }
}
