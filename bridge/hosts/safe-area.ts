/** Heights of the safe-area insets in CSS pixels, at most 200; 0 where the browser has none. */
export function measureSafeArea(page: Pick<Window, 'document' | 'getComputedStyle'>): {
  top: number
  bottom: number
} {
  const probe = page.document.createElement('div')
  probe.style.cssText =
    'position:fixed;visibility:hidden;pointer-events:none;' +
    'padding-top:env(safe-area-inset-top);padding-bottom:env(safe-area-inset-bottom)'
  page.document.documentElement.appendChild(probe)
  const style = page.getComputedStyle(probe)
  const size = (text: string) => Math.min(200, Math.max(0, Number.parseFloat(text) || 0))
  const sizes = { top: size(style.paddingTop), bottom: size(style.paddingBottom) }
  probe.remove()
  return sizes
}
