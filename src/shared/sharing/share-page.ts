import { channelsFor, shareData } from '#domain/navigation/share.ts'
import { bridge, inApp } from '#platform/bridge.ts'
import { publicAddress } from '#platform/public-address.ts'
import { toast } from '#ui/overlays/toast.ts'

/**
 * Shares a page of this app by the container's means (rules.md#sharing): the app's panel, WeChat's
 * menu, the system's sheet, or a copied link. `path` is made by `#paths`. A toast says what the
 * user has to do next, or that sharing failed.
 */
export async function sharePage(title: string, path: string): Promise<void> {
  const data = shareData(title, publicAddress(path))
  try {
    const request = { channels: channelsFor(data), ...data }
    const { channel, outcome } = await bridge().call('openSharePanel', request)
    if (outcome === 'copied') toast.show('链接已复制')
    // Outside the app, `wx` is WeChat's own menu, which only the user can open.
    if (outcome === 'offered' && channel === 'wx' && !inApp()) {
      toast.show('点右上角“···”，分享给朋友')
    }
  } catch {
    toast.show('没有分享出去，请稍后再试')
  }
}
