import { useEffect } from 'react'
import { bridge, inApp } from '../platform/bridge.ts'

/** Section 9: the status bar's height where the app does not say it. */
const DEFAULT_TOP = { ios: 30, android: 20, browser: 0 } as const

/** Keeps content clear of the notch where the page draws under the status bar; the native title bar does so elsewhere. */
export function useNotch(): void {
  useEffect(() => {
    if (!inApp()) return
    const set = (name: string, pixels: number) =>
      document.documentElement.style.setProperty(name, `${pixels}px`)
    const measure = async () => {
      const { supported } = await bridge().call('supportStatusBarImmersion', {})
      try {
        const { top, bottom } = await bridge().call('getNotchSize', {})
        set('--notch-top', supported ? top : 0)
        set('--notch-bottom', bottom)
      } catch {
        const { platform } = await bridge().call('GetDeviceInfoAndSystemInfo', {})
        set('--notch-top', supported ? DEFAULT_TOP[platform] : 0)
      }
    }
    // The bridge reports failures; the browser's own safe areas hold then.
    measure().catch(() => {})
  }, [])
}
