import { useEffect } from 'react'
import { topOffset } from '#domain/navigation/status-bar.ts'
import { bridge, inApp, type Turn } from '#platform/bridge.ts'

const setPixels = (name: string, pixels: number) =>
  document.documentElement.style.setProperty(name, `${pixels}px`)

/** Counts measurements: only the newest one is applied. */
let measured = 0

/**
 * Sets what the layout reads of the notch: as the app says on rotation (`turned`), else as it
 * answers.
 */
export async function measureNotch(turned?: Turn): Promise<void> {
  measured += 1
  const own = measured
  const [{ supported }, device, notch] = await Promise.all([
    bridge().call('supportStatusBarImmersion', {}),
    bridge().call('GetDeviceInfoAndSystemInfo', {}),
    // Older apps lack this method: the platform's default applies.
    turned ??
      bridge()
        .call('getNotchSize', {})
        .catch(() => null),
  ])
  if (own !== measured) return
  setPixels('--notch-top', topOffset(device, supported, notch?.top ?? null))
  if (notch !== null) setPixels('--notch-bottom', notch.bottom)
}

/**
 * Keeps content clear of the notch where the page draws under the status bar; the native title bar
 * does so elsewhere.
 */
export function useNotch(): void {
  useEffect(() => {
    if (!inApp()) return undefined
    // The bridge has reported the failure; the browser's own safe areas apply.
    const measure = (turned?: Turn) => void measureNotch(turned).catch(() => {})
    measure()
    return bridge().on('notchChanged', measure)
  }, [])
}
