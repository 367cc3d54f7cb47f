import { Hono } from 'hono'
import { runningDrills } from './control-page-drills.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The address of the mark's script; any server of the app with a sandbox adds it to its pages. */
export const MARK_SCRIPT = '/sandbox/drills.js'

/**
 * The script in a page of the app: a mark at its left edge while a drill or a fault is on, or the
 * clock is of another day; one tap leads to the control page. It is in no pack. Plain script, as
 * text; styles are set one by one, as the pages' content policy allows.
 */
const SCRIPT = `
(() => {
  const mark = document.createElement('button')
  mark.type = 'button'
  mark.id = 'sandbox-mark'
  Object.assign(mark.style, {
    position: 'fixed', left: '0', top: '38%', zIndex: '2147483000',
    minWidth: '24px', minHeight: '44px', maxHeight: '55%', padding: '8px 3px', border: '0',
    borderRadius: '0 8px 8px 0', overflow: 'hidden', color: '#fff', font: '600 12px/18px sans-serif',
    writingMode: 'vertical-rl', whiteSpace: 'nowrap', opacity: '0.85',
  })
  mark.addEventListener('click', (event) => {
    event.stopPropagation()
    location.assign('/sandbox#drills')
  })
  function draw({ on, day, words }) {
    if (words === '') return mark.remove()
    mark.textContent = words
    const clock = day === null ? '' : '，时钟是 ' + day
    mark.setAttribute('aria-label', (on.length > 0 ? words + clock : words) + '，打开沙箱控制台')
    mark.style.background = on.length > 0 ? '#b45309' : '#475569'
    if (!mark.isConnected) document.body.append(mark)
  }
  async function look() {
    if (document.hidden) return
    try {
      draw(await (await fetch('/sandbox/drills')).json())
    } catch {
      // The sandbox itself is not there: the app says what it makes of that.
    }
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, 4000)
  look()
})()
`

/** `/drills`: what is on now, for this mark and the hosts' own; `/drills.js`: the mark. */
export function drillMarkRoutes({ faults, clock }: World, today: () => string): Hono {
  const app = new Hono()
  app.get('/drills', (context) =>
    context.json(runningDrills(faults, clock.now().slice(0, 8), today())),
  )
  app.get('/drills.js', (context) =>
    context.body(SCRIPT, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    }),
  )
  return app
}
