import * as v from 'valibot'

/** Marks that the probe sets in the page, as the trace has them. */
export const MARKS = {
  /** The first content that is not the boot frame. */
  screen: 'bench-screen',
  /** The figure of the day before, with none of today's. */
  dated: 'bench-dated',
  live: 'bench-live',
} as const

/** The first message of a page: its live figure was drawn. */
export const DRAWN = 'drawn'

export const pageReport = v.object({
  /** The time when the live figure was in the page and visible, ms since navigation start. */
  live: v.number(),
  /** Since the same: first content but the boot frame; null where a page that was warm had it. */
  screen: v.nullable(v.number()),
  dated: v.nullable(v.number()),
  /** Two frames after the live figure, when the first message is sent. */
  framesOn: v.number(),
  shifts: v.array(v.object({ at: v.number(), value: v.number() })),
})
export type PageReport = v.InferOutput<typeof pageReport>

export interface Wanted {
  /** Null: no figure, but the screen itself, once nothing of it that is in view still loads. */
  readonly live: string | null
  /**
   * Null where there is nothing that could be shown of the day before; the same as `live` where
   * nothing but that can be.
   */
  readonly dated: string | null
}

/**
 * A script to run before the page's own: marks what is seen, calls `report('drawn')` two frames
 * after the live figure and, later, `report(text)` with a `PageReport` as JSON. A figure is seen
 * where its element is laid out in the view, is not transparent, and is what a finger there would
 * touch; in the dated snapshot, which takes no taps and is in a shadow tree, without the last.
 */
export const probe = (wanted: Wanted, report: string): string => `(() => {
  if (window !== window.top || !/^(http|heanfund)/.test(location.protocol)) return
  const wanted = ${JSON.stringify(wanted)}
  const report = ${report}
  const seenAt = {}
  const shifts = []
  try {
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) shifts.push({ at: it.startTime, value: it.value })
    }).observe({ type: 'layout-shift', buffered: true })
  } catch {}
  const seen = (name) => {
    if (seenAt[name] !== undefined) return
    seenAt[name] = performance.mark('bench-' + name).startTime
  }
  const isDrawn = (element) => !element.checkVisibility || element.checkVisibility({ opacityProperty: true, visibilityProperty: true, checkOpacity: true, checkVisibilityCSS: true })
  const isInSnapshot = (element) => {
    if (!isDrawn(element)) return false
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= innerHeight
  }
  const isVisible = (element) => {
    if (!isDrawn(element)) return false
    for (const { left, top, width, height } of element.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0 || height === 0) continue
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && (element.contains(hit) || hit.contains(element))) return true
    }
    return false
  }
  const shows = (text, within = document.body, isSeen = isVisible) => {
    if (within === null || !within.textContent.includes(text)) return false
    let deeper = false
    for (const child of within.children) {
      if (child.tagName === 'SCRIPT' || child.tagName === 'STYLE' || !child.textContent.includes(text)) continue
      deeper = true
      if (shows(text, child, isSeen)) return true
    }
    return !deeper && isSeen(within)
  }
  const snapshotShows = (text) => {
    const tree = document.querySelector('[data-snapshot]')?.shadowRoot?.querySelector('[inert]')
    return tree != null && shows(text, tree, isInSnapshot)
  }
  const isWhole = () => {
    const main = document.querySelector('main')
    if (main === null || main.textContent === '') return false
    return ![...document.querySelectorAll('[aria-busy="true"]')].some((it) => {
      const box = it.getClientRects()[0]
      return box !== undefined && box.top < innerHeight && box.bottom >= 0
    })
  }
  const isLive = () =>
    wanted.live === null
      ? isWhole()
      : shows(wanted.live) || (wanted.live === wanted.dated && snapshotShows(wanted.live))
  const hasScreen = () => {
    const { body } = document
    if (body === null || body.querySelector('.boot') !== null) return false
    return body.innerText.trim() !== '' || body.querySelector('#root > *') !== null
  }
  let waiting = false
  let drawing = false
  const drawn = new MessageChannel()
  drawn.port1.onmessage = () => { drawing = false }
  const look = () => {
    if (seenAt.live !== undefined) return
    if (seenAt.screen === undefined && hasScreen()) seen('screen')
    if (isLive()) return finish()
    if (wanted.dated !== null && seenAt.dated === undefined && (shows(wanted.dated) || snapshotShows(wanted.dated))) seen('dated')
    // There, but not to be seen yet: what makes it visible may be no change of the page.
    if (wanted.live !== null && document.body !== null && document.body.textContent.includes(wanted.live)) lookInFrame()
  }
  // Not at each change: what is measured is laid out for the frame, and not once more for this.
  const lookInFrame = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      drawing = true
      drawn.port2.postMessage(null)
      look()
    })
  }
  // What a list adds once it has measured the view is in the same picture, without another frame.
  const observer = new MutationObserver(() => (drawing ? look() : lookInFrame()))
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const finish = async () => {
    observer.disconnect()
    seen('live')
    await frames()
    const framesOn = performance.now()
    report('${DRAWN}')
    // One more picture, without which the compositor does not report the last one.
    const dot = document.createElement('i')
    dot.style.cssText = 'position:fixed;right:0;bottom:0;width:2px;height:2px;background:#888'
    document.body.append(dot)
    await frames()
    setTimeout(() => report(JSON.stringify({
      live: seenAt.live, screen: seenAt.screen ?? null, dated: seenAt.dated ?? null,
      framesOn, shifts,
    })), 120)
  }
  look()
})()`
