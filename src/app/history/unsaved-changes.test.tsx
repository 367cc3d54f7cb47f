// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, useLayoutEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { answerNotice } from '#platform/consent-answer.ts'
import { useUnsaved } from '#templates/use-unsaved.ts'
import { button, click, inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { queries } from '#app/data/queries.ts'
import { ShellLayout } from '#app/frame/ShellLayout.tsx'

// Chromium calls the listeners of a window as they were added, capturing or not.
vi.hoisted(() => {
  const added = window.addEventListener.bind(window)
  window.addEventListener = (type: string, listener: EventListener | EventListenerObject) =>
    added(type, listener)
})

const held: { go: NavigateFunction | null } = { go: null }

function Form() {
  useUnsaved(true)
  return <p>表单</p>
}

function AnyPage() {
  const go = useNavigate()
  useLayoutEffect(() => {
    held.go = go
  })
  return useLocation().pathname === '/form' ? <Form /> : <p>其他</p>
}

let page: InPage
beforeEach(async () => {
  sessionStorage.clear()
  // The notice would be in the way of the question.
  answerNotice(true)
  Object.assign(window, { scrollTo: () => {} })
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
})
afterEach(async () => {
  await page.unmount()
  bridge().dispose()
})

async function open(...addresses: readonly string[]): Promise<void> {
  const [first = '/', ...rest] = addresses
  history.pushState(null, '', first)
  history.replaceState(null, '', first)
  page = await inPage(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <ShellLayout visit={null}>
          <AnyPage />
        </ShellLayout>
      </BrowserRouter>
    </QueryClientProvider>,
    'div',
  )
  for (const address of rest) {
    await act(async () => {
      await held.go?.(address)
    })
  }
}

/** The question is there, and the form behind it. */
const asked = async () => {
  await eventually(() => one('[role=alertdialog]'))
  expect(document.body.textContent).toContain('表单')
}
const gone = () => eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
const arrow = () => one('button[aria-label="返回"]')

test.each([
  ['after another page', ['/list', '/form']],
  ['opened by a link, with nothing before it', ['/form']],
])('the header’s arrow asks on a page with changes %s', async (_, addresses) => {
  await open(...addresses)
  await click(arrow())
  await asked()
  await click(button('继续填写'))
  await gone()
  expect(location.pathname).toBe('/form')
  await click(arrow())
  await asked()
  await click(button('离开'))
  await gone()
  await eventually(() => expect(location.pathname).toBe(addresses.length === 1 ? '/' : '/list'))
})

test('the browser’s back asks on a page with changes', async () => {
  await open('/list', '/form')
  await act(async () => history.back())
  await asked()
  await click(button('离开'))
  await gone()
  await eventually(() => expect(location.pathname).toBe('/list'))
})

test.each([
  ['asks by the browser’s own question alone on a form', '/form', true],
  ['asks nothing on a page without changes', '/list', false],
])('a document that is left from its first entry %s', async (_, address, asks) => {
  await open(address)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(asks)
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
})

test('steps back that come faster than the question are one', async () => {
  await open('/', '/list', '/form')
  await act(async () => {
    history.back()
    history.back()
  })
  await asked()
  await click(button('继续填写'))
  await gone()
  await eventually(() => expect(location.pathname).toBe('/form'))
  await act(async () => history.back())
  await asked()
  await click(button('离开'))
  await gone()
  await eventually(() => expect(location.pathname).toBe('/list'))
})

test('the header’s arrow asks where a page of another site precedes the form', async () => {
  await open('/list', '/form')
  const records: unknown[] = JSON.parse(sessionStorage.getItem('historyRecords') ?? '[]')
  const last = records.pop()
  sessionStorage.setItem(
    'historyRecords',
    JSON.stringify([...records, { ...Object(last), afterTrip: true }]),
  )
  await click(arrow())
  await asked()
  await click(button('离开'))
  await gone()
  await eventually(() => expect(location.pathname).toBe('/list'))
})
