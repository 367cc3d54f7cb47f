import { expect, test } from 'vitest'
import { createOpenings } from './warm-openings.js'

const ZHANG = { openId: 'o-zhang', encOpenId: 'e-zhang' }
const LI = { openId: 'o-li', encOpenId: 'e-li' }
const OPENING = { path: '/', tappedAt: 5 }
const LOAD = { packBoot: 'token', answers: { 'GET /api/asset/queryHolding []': 'of zhang' } }

/** A page that waits, of an app whose load begins when the test says so. */
function waitingPage() {
  const sent: unknown[] = []
  const app = { user: ZHANG }
  const openings = createOpenings(async () => '{"ok":true}')
  const load: { begin: (it: typeof LOAD | null) => void } = { begin: () => undefined }
  const opened = openings.open(
    {
      user: app.user,
      keys: () => app.user,
      startLoad: () =>
        new Promise((begin) => {
          load.begin = begin
        }),
      send: (event) => sent.push(JSON.parse(event)),
    },
    OPENING,
  )
  const report = (shown: string) =>
    openings.handle(JSON.stringify({ method: 'pageOpened', args: { opening: 'opening-1', shown } }))
  return { sent, app, load, opened, report }
}

test('a page gets the keys and the answers of one user', async () => {
  const { sent, load, opened, report } = waitingPage()
  load.begin(LOAD)
  await expect.poll(() => sent).toHaveLength(1)
  const { packBoot, answers } = LOAD
  const data = { ...OPENING, ...ZHANG, packBoot, answers: JSON.stringify(answers) }
  expect(sent).toEqual([{ event: 'open', data: { opening: 'opening-1', ...data } }])
  await report('screen')
  expect(await opened).toBe('screen')
})

test('a page is not opened where another user has signed in while the load began', async () => {
  const { sent, app, load, opened } = waitingPage()
  app.user = LI
  load.begin(LOAD)
  expect(await opened).toBe('outdated')
  expect(sent).toEqual([])
})

test('a page is opened with the keys that were renewed while the load began', async () => {
  const { sent, app, load, opened, report } = waitingPage()
  app.user = { ...ZHANG, encOpenId: 'e-renewed' }
  load.begin(LOAD)
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent).toMatchObject([{ data: { openId: 'o-zhang', encOpenId: 'e-renewed' } }])
  await report('screen')
  expect(await opened).toBe('screen')
})

test('a page of another pack is not opened', async () => {
  const { sent, load, opened } = waitingPage()
  load.begin(null)
  expect(await opened).toBe('outdated')
  expect(sent).toEqual([])
})
