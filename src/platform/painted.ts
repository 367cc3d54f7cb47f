/** The time for which a frame is waited for: a page in the background gets none. */
const NO_FRAME_MS = 1_000

/** Resolves once the next frame is on the screen; at once in a page that is not in view. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    const late = setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late)
        resolve()
      }),
    )
  })
