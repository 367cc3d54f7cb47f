declare global {
  interface Window {
    /**
     * Token of this page load, from the host that serves the pack (`offline/format.md`); absent
     * outside the app.
     */
    packBoot?: string
  }
}

let paint: () => void = () => {}

/** Resolves when the page's first screen has painted. */
export const firstScreen = new Promise<void>((resolve) => {
  paint = resolve
})

/**
 * Tells the host that this load has painted a screen, once: the pack starts on this phone, and is
 * not taken back. To be called when a screen has been committed.
 */
export function screenPainted(): void {
  paint()
  const token = window.packBoot
  if (!token) return
  delete window.packBoot
  // The frame after the commit is the one that shows it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      fetch(`/__pack/booted?${token}`).catch(() => {})
    }),
  )
}
