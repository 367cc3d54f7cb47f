// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect, useLayoutEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { loadRecords } from '#session/history.ts'
import { useShell, type Shell } from '#templates/shell-context.ts'
import { inPage, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { queries } from '#app/data/queries.ts'
import { ShellLayout } from '#app/frame/ShellLayout.tsx'

const FUND = '/fund_detail/FundDetailSingle?fundCode=980101'
const SUCCESS = '/authentic/authenticSuccess'

/** The things that the page in view was given last, and how often one was drawn. */
const held: { go: NavigateFunction | null; shell: Shell | null; drawn: number } = {
  go: null,
  shell: null,
  drawn: 0,
}

/** Any page: its address is all that it shows. Results say that their flow is over. */
function AnyPage() {
  const go = useNavigate()
  const shell = useShell()
  const { flowEnded } = shell
  const { pathname, search } = useLocation()
  const isEnd = pathname === SUCCESS
  useEffect(() => {
    if (isEnd) flowEnded()
  }, [isEnd, flowEnded])
  useLayoutEffect(() => {
    Object.assign(held, { go, shell, drawn: held.drawn + 1 })
  })
  return <p data-page>{`${pathname}${search}`}</p>
}

const shown = () => document.querySelector('[data-page]')?.textContent
const index = (): unknown => history.state?.idx
const settled = (address: string, at: number) =>
  eventually(() => {
    expect(shown()).toBe(address)
    expect(`${location.pathname}${location.search}`).toBe(address)
    expect(index()).toBe(at)
    expect(loadRecords(sessionStorage).at(-1)).toMatchObject({ address, index: at })
  })
const visit = (to: string, replace = false) =>
  act(async () => {
    await held.go?.(to, { replace })
  })

let page: InPage
beforeEach(async () => {
  sessionStorage.clear()
  history.pushState(null, '', '/')
  history.replaceState(null, '', '/')
  Object.assign(window, { scrollTo: () => {} })
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
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
})
afterEach(async () => {
  await page.unmount()
  bridge().dispose()
})

async function openAccount() {
  await visit(FUND)
  await visit('/authentic')
  await visit('/authentic/verifyInformation/1', true)
  await visit('/authentic/replenishInformation', true)
  await visit('/authentic/authBank')
  await visit(SUCCESS, true)
}

test('an account that is open is one step from where the way to it began, and is not drawn again', async () => {
  await openAccount()
  const before = held.drawn
  await settled(SUCCESS, 2)
  expect(held.drawn).toBe(before)
  await act(async () => held.shell?.back())
  await settled(FUND, 1)
  expect(shown()).toBe(FUND)
})

test('what follows a finished page takes its place', async () => {
  await openAccount()
  await settled(SUCCESS, 2)
  await visit('/asset/holdList')
  await settled('/asset/holdList', 2)
  await act(async () => held.shell?.back())
  await settled(FUND, 1)
  expect(shown()).toBe(FUND)
})

test.each([
  ['in its place', true],
  ['after it', false],
])('a page that comes %s while it moves is the one that stays', async (_, replace) => {
  await openAccount()
  await visit('/asset/holdList', replace)
  await eventually(() => expect(shown()).toBe('/asset/holdList'))
  await eventually(() =>
    expect(loadRecords(sessionStorage).map(({ path }) => path)).toEqual([
      '/',
      '/fund_detail/FundDetailSingle',
      '/asset/holdList',
    ]),
  )
  await eventually(() => expect(index()).toBe(2))
  expect(location.pathname).toBe('/asset/holdList')
  await act(async () => held.shell?.back())
  await eventually(() => expect(shown()).toBe(FUND))
})

test('a way that is given up for home leaves nothing of it behind', async () => {
  await visit(FUND)
  await visit('/authentic/verifyInformation/1')
  await visit('/authentic/replenishInformation')
  await visit('/', true)
  await settled('/', 2)
  await act(async () => held.shell?.back())
  await settled(FUND, 1)
  expect(shown()).toBe(FUND)
})

test('a flow without a way back leads out to the page that it began at', async () => {
  await visit(FUND)
  await visit('/authentic/replenishInformation')
  await visit('/authentic/authBank')
  await act(async () => held.shell?.leaveFlow())
  await settled(FUND, 1)
  expect(shown()).toBe(FUND)
})
