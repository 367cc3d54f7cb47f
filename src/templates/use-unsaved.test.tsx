// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveRecords } from '#session/history.ts'
import { seeStep } from '#session/history-steps.ts'
import { closeTopOverlay } from '#ui/overlays/overlays.ts'
import { button, click, inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { ShellContext, type Shell } from './shell-context.ts'
import { useUnsaved } from './use-unsaved.ts'

const back = vi.fn<() => void>()
const never = () => Promise.reject(new Error('not asked for'))
const shell: Shell = {
  back,
  login: never,
  signOut: never,
  leaveFlow: () => {},
  flowEnded: () => {},
  backTo: () => {},
  leave: never,
  tradeGate: never,
  preload: never,
  hasScreen: never,
  setTitle: () => {},
}

function Form({ unsaved }: { readonly unsaved: boolean }) {
  useUnsaved(unsaved)
  return null
}
const form = (unsaved: boolean) => (
  <ShellContext value={shell}>
    <Form unsaved={unsaved} />
  </ShellContext>
)

const answer = async (text: string) => {
  await eventually(() => one('[role=alertdialog]'))
  await click(button(text))
}
const gone = () => eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())

let page: InPage
beforeEach(() => {
  history.replaceState({ idx: 3 }, '')
  window.addEventListener('popstate', seeStep)
  saveRecords(sessionStorage, [{ index: 3, path: '/', address: '/' }])
})
afterEach(async () => {
  await page.unmount()
  window.removeEventListener('popstate', seeStep)
  vi.restoreAllMocks()
  back.mockClear()
})

test('a page without changes is left without a question', async () => {
  page = await inPage(form(false))
  expect(closeTopOverlay()).toBe(false)
})

test('the back key asks first, stays where one goes on filling in, and goes back where one leaves', async () => {
  page = await inPage(form(true))
  await act(async () => void closeTopOverlay())
  await answer('继续填写')
  await gone()
  expect(back).not.toHaveBeenCalled()
  await act(async () => void closeTopOverlay())
  await answer('离开')
  await eventually(() => expect(back).toHaveBeenCalledOnce())
  expect(closeTopOverlay()).toBe(false)
})

test('the browser’s back is undone for the question, and done again where one leaves', async () => {
  page = await inPage(form(true))
  const router = vi.fn<() => void>()
  window.addEventListener('popstate', router)
  const went = vi.spyOn(history, 'go').mockImplementation(() => {})
  const arrive = (idx: number) =>
    act(async () => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } })))
  await arrive(2)
  expect(went).toHaveBeenLastCalledWith(1)
  await arrive(3)
  expect(router).not.toHaveBeenCalled()
  await answer('离开')
  await eventually(() => expect(went).toHaveBeenLastCalledWith(-1))
  await arrive(2)
  expect(router).toHaveBeenCalledOnce()
  window.removeEventListener('popstate', router)
})

test('once the changes are saved there is no prompt', async () => {
  page = await inPage(form(true))
  await page.rerender(form(false))
  expect(closeTopOverlay()).toBe(false)
})
