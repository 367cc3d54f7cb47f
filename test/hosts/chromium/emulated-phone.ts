import * as v from 'valibot'
import type { Cdp, CdpSession } from './cdp.ts'
import type { WebviewOptions } from './webview-contract.ts'

/** Size of the page in CSS pixels, on both hosts. */
export const PAGE = { width: 390, height: 844 }

/** Gives the page this height, in CSS pixels. */
export async function measurePage(
  session: CdpSession,
  { pixelRatio }: WebviewOptions,
  height: number,
) {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: PAGE.width,
    height,
    deviceScaleFactor: pixelRatio,
    mobile: true,
  })
}

/** Makes the target look like the system webview of the app on an Android phone. */
export async function emulatePhone(cdp: Cdp, session: CdpSession, options: WebviewOptions) {
  const version = v.object({ product: v.string() })
  const { product } = await cdp.browser.ask('Browser.getVersion', {}, version)
  const chrome = /\d+/.exec(product.slice(product.indexOf('/')))?.[0] ?? '0'
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: `Mozilla/5.0 (Linux; Android ${options.systemVersion}; Reference Phone; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome}.0.0.0 Mobile Safari/537.36 HeanFund/${options.appVersion}`,
    acceptLanguage: 'zh-CN,zh',
    platform: 'Linux aarch64',
  })
  await measurePage(session, options, PAGE.height)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  await session.send('Emulation.setLocaleOverride', { locale: 'zh-CN' })
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Shanghai' })
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
}
