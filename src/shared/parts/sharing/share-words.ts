import type { ShareChannel } from '#domain/navigation/share.ts'

/** The names of the channels. */
export const CHANNEL_NAMES: Readonly<Record<ShareChannel, string>> = {
  wx: '微信好友',
  wxf: '朋友圈',
  workWX: '企业微信',
  qq: 'QQ',
  qzone: 'QQ空间',
  dx: '短信',
  copyLink: '复制链接',
  saveLocal: '保存图片',
  moreShare: '更多',
}

export const FAILED = '没有分享出去，请稍后再试'
export const COPIED = '链接已复制'
/** Only the user opens the messaging app's own menu. */
export const OWN_MENU: Readonly<Partial<Record<ShareChannel, string>>> = {
  wx: '点右上角“···”，分享给朋友',
  wxf: '点右上角“···”，分享到朋友圈',
}
