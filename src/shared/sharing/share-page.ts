import { channelsFor, shareData } from '#domain/navigation/share.ts'
import { bridge, inApp } from '#platform/bridge.ts'
import { publicAddress } from '#platform/public-address.ts'
import { toast } from '#ui/overlays/toast.ts'

/**
 * Shares one of our pages by what the container has (rules.md#sharing): the app's panel, WeChat's
 * menu, the system's sheet, or a copied link. `path` is a path of ours, as `paths` writes it. What
 * the user then has to do, or what failed, is told in a toast.
 */
export async function sharePage(title: string, path: string): Promise<void> {
  const data = shareData(title, publicAddress(path))
  try {
    const asked = { channels: channelsFor(data), ...data }
    const { channel, outcome } = await bridge().call('openSharePanel', asked)
    if (outcome === 'copied') toast.show('链接已复制')
    // Outside the app this one channel is the container's own menu, which only the user can open.
    if (outcome === 'offered' && channel === 'wx' && !inApp()) {
      toast.show('点右上角“···”，分享给朋友')
    }
  } catch {
    toast.show('没有分享出去，请稍后再试')
  }
}
