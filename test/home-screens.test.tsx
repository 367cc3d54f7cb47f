// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { homePaths } from '#paths/home.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
}, 60_000)
afterEach(async () => {
  await app?.close()
})
afterAll(() => provider.sandbox.stop())

it.each([
  ['new', '还没有持有基金', '现在没有持有基金'],
  ['cleared', '现在没有持有基金', '还没有持有基金'],
])('says to %s whether there were holdings before', async (user, said, unsaid) => {
  app = await openApp(provider, homePaths.home.to(), user)
  await app.settle()
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(unsaid)
})
