// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { button, click, one, press } from '#ui/testing/in-page.tsx'
import { assetPaths } from '#paths/asset.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
})
afterEach(async () => {
  await app?.close()
})
afterAll(() => provider.sandbox.stop())

it('keeps the focus on the day of income that an arrow key chooses', async () => {
  app = await openApp(provider, assetPaths.sumDetail.to({ month: '202603' }), 'zhang')
  await app.settle()
  one('[data-date="20260310"]').focus()
  await press('ArrowLeft')
  await app.settle()
  const chosen = one('[data-date][aria-pressed=true]')
  expect(chosen.getAttribute('data-date')).toBe('20260309')
  expect(document.activeElement).toBe(chosen)
})

it('keeps the focus on the choice of a month, whatever that month has to load', async () => {
  app = await openApp(provider, assetPaths.sumDetail.to({ month: '202603' }), 'zhang')
  await app.settle()
  const next = button('上个月')
  next.focus()
  await click(next)
  await app.settle()
  expect(one('h3').textContent).toBe('2026年2月')
  expect(document.activeElement).toBe(button('上个月'))
})
