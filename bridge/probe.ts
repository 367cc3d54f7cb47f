import type { HostName } from './contract.ts'
import { detectHost, inMiniProgram, readProperty } from './detect.ts'

export interface ProbeOptions {
  /** The time to wait for the container's bridge, in milliseconds. */
  readonly deadline?: number
}

/** Resolves with whether the container's bridge of this name appears within `deadline` ms. */
function bridgeAppears(page: Window, name: string, deadline: number): Promise<boolean> {
  const there = () =>
    typeof readProperty(readProperty(page, name), name === 'WeixinJSBridge' ? 'invoke' : 'call') ===
    'function'
  if (there()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const event = `${name}Ready`
    const end = (found: boolean) => {
      clearTimeout(timer)
      page.document.removeEventListener(event, onReady)
      resolve(found)
    }
    const onReady = () => end(there())
    const timer = setTimeout(() => end(there()), deadline)
    page.document.addEventListener(event, onReady)
  })
}

/**
 * The same, verified: where the string claims WeChat or Alipay, their bridge must appear within the
 * deadline (1 s by default), else it is a browser; WeChat's bridge then also shows whether this is
 * a mini program. Never rejects.
 */
export async function probeHost(
  page: Window,
  { deadline = 1_000 }: ProbeOptions = {},
): Promise<HostName> {
  const claimed = detectHost(page)
  if (claimed === 'alipay') {
    return (await bridgeAppears(page, 'AlipayJSBridge', deadline)) ? 'alipay' : 'browser'
  }
  if (claimed !== 'wechat' && claimed !== 'mini-program') return claimed
  if (!(await bridgeAppears(page, 'WeixinJSBridge', deadline))) return 'browser'
  return inMiniProgram(page) ? 'mini-program' : claimed
}
