import type * as v from 'valibot'
import type { Args, Contract, Result, ShareChannel } from '../contract.ts'
import { HostRefusal } from './page-host.ts'
import { withQuery } from './web-fallbacks.ts'

type Outcome = Result<'share'>['outcome']
export type Shared = v.InferOutput<Contract['setShareData']['args']>

/** Copies by a selection, for engines without the clipboard or pages that may not use it. */
function copyBySelection({ document }: Window, text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:-9999px;font-size:16px'
  document.body.appendChild(field)
  field.focus({ preventScroll: true }) // iOS selects nothing in a field without the focus.
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return typeof document.execCommand === 'function' && document.execCommand('copy')
  } finally {
    field.remove()
  }
}

/** Copies the link. Throws a refusal `copy_failed` when the engine allows neither way. */
export async function copyLink(page: Window, { shareLink }: Shared): Promise<Outcome> {
  try {
    // Old engines and plain http have no clipboard at all, which throws too.
    await page.navigator.clipboard.writeText(shareLink)
  } catch {
    if (!copyBySelection(page, shareLink)) {
      throw new HostRefusal('copy_failed', 'the engine lets the page copy nothing')
    }
  }
  return 'copied'
}

function saveImage(page: Window, { shareImgUrl }: Shared): Outcome {
  if (shareImgUrl === '') throw new HostRefusal('no_image', 'there is no picture to save')
  const link = page.document.createElement('a')
  link.href = shareImgUrl
  link.download = ''
  link.rel = 'noopener'
  link.target = '_blank'
  link.click()
  return 'offered'
}

/** The system's own sheet where the engine has it; else the link is copied. */
export async function shareBySystem(page: Window, data: Shared): Promise<Outcome> {
  if (typeof page.navigator.share !== 'function') return copyLink(page, data)
  try {
    await page.navigator.share({
      title: data.shareTitle,
      text: data.shareDesc,
      url: data.shareLink,
    })
    return 'shared'
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
    return copyLink(page, data) // Without a user gesture, or while a sheet is open.
  }
}

/** Does what any page can do for a channel without its app: copy, save, or the system's sheet. */
export function shareByPage(
  page: Window,
  channel: ShareChannel,
  data: Shared,
): Promise<Outcome> | Outcome {
  if (channel === 'saveLocal') return saveImage(page, data)
  return channel === 'moreShare' ? shareBySystem(page, data) : copyLink(page, data)
}

/** The address that opens a channel's app with the shared data; null where a channel has none. */
export function shareAddress({
  channel,
  shareTitle: title,
  shareDesc: desc,
  shareLink: url,
  shareImgUrl,
}: Args<'share'>): string | null {
  const pics = shareImgUrl === '' ? {} : { pics: shareImgUrl }
  if (channel === 'dx') return `sms:?&body=${encodeURIComponent(`${title} ${url}`)}`
  if (channel === 'qq') {
    return withQuery('https://connect.qq.com/widget/shareqq/index.html', {
      url,
      title,
      desc,
      ...pics,
    })
  }
  if (channel === 'qzone') {
    const qzone = 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey'
    return withQuery(qzone, { url, title, summary: desc, ...pics })
  }
  return null
}
