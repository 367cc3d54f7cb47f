import { brand } from '#domain/brand.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { downloadPaths } from '#paths/download.ts'
import { inApp } from '#platform/bridge.ts'
import { blocksApps, openInApp } from '#platform/open-app.ts'
import type { Moves } from './moves.ts'
import { NotLeft } from './outside-page.ts'

/**
 * Opens the app at an address of ours, and the download page where it did not open
 * (rules.md#opening-the-app). In the app: a native page, by an address of the app's own scheme.
 */
export async function leaveForApp(target: string, { navigate, assign }: Moves): Promise<void> {
  const own = ownAddress(target)
  if (own !== null) {
    if (inApp()) return navigate(own)
    // WeChat opens no app by its scheme: its download page says how to get there.
    const end = blocksApps() ? 'notOpened' : await openInApp(own, assign)
    return end === 'opened' ? undefined : navigate(downloadPaths.download.to({ to: own }))
  }
  const scheme = brand.appLink.slice(0, brand.appLink.indexOf('//') + 2)
  if (!inApp() || !target.startsWith(scheme)) throw new NotLeft('当前环境无法打开这个页面')
  return assign(target)
}
