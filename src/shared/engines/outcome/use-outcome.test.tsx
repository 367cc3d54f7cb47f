// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { query, RET } from '#api/endpoint.ts'
import { queries } from '#app/data/queries.ts'
import { replies, standInProvider, type Reply } from '#app/testing/stand-in-provider.ts'
import { saveSent, loadSent } from '#shared/engines/order/value/sent-order.ts'
import { button, click, eventually, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useOutcome } from './use-outcome.ts'

const made = query({
  name: 'made',
  about: 'Gives what an application has made.',
  method: 'GET',
  path: '/api/probe/made',
  source: 'assumed',
  request: v.object({ no: v.string() }),
  payload: v.object({ name: v.string() }),
})

let placed = 0
let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage

function Result({ applyNo, no = '' }: { readonly applyNo: string; readonly no?: string }) {
  const asked = useOutcome({
    applyNo,
    detail: made,
    detailRequest: (result) => ({
      input: { no: no || 'N1' },
      known: no !== '' || result?.state === 'placed',
    }),
    isOpen: () => false,
    reported: null,
    onPlaced: () => {
      placed += 1
    },
  })
  return (
    <>
      <output>{`${asked.state} ${asked.found?.name ?? '-'} ${asked.refused?.retCode ?? '-'}`}</output>
      <button type="button" onClick={asked.check}>
        刷新结果
      </button>
    </>
  )
}

/** The provider's answers on the application, and on what it has made. */
const answering = (application: Reply, detail: Reply): Reply =>
  replies.byAddress({ '/api/trans/queryApplyResult': application, '/api/probe/made': detail })
const PLACED = replies.payload({ state: 'placed' })
const MADE = replies.payload({ name: '定投一号' })

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  placed = 0
  sessionStorage.clear()
  queries.clear()
  provider.requestedUrls.length = 0
})
afterEach(() => page.unmount())

async function opened(result: { readonly applyNo: string; readonly no?: string }) {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <Result {...result} />
    </QueryClientProvider>,
  )
}
const shown = () => page.host.querySelector('output')?.textContent

test('an answer that does not come leaves the outcome unknown, until a new query finds it', async () => {
  saveSent('A1', { subject: '定投', amount: '100.00', unit: '元' })
  provider.reply = replies.breakdown
  await opened({ applyNo: 'A1' })
  await eventually(() => expect(shown()).toBe('unknown - -'))
  expect(placed).toBe(0)
  provider.reply = answering(PLACED, MADE)
  await click(button('刷新结果'))
  await eventually(() => expect(shown()).toBe('placed 定投一号 -'))
  expect([placed, loadSent('A1')]).toEqual([1, null])
})

test.each(['open', 'expired'])(
  'an application that is %s is never called placed, and its draft stays',
  async (state) => {
    provider.reply = answering(replies.payload({ state }), MADE)
    await opened({ applyNo: 'A1' })
    await eventually(() => expect(shown()).toBe(`${state} - -`))
    expect(placed).toBe(0)
    expect(provider.requestedUrls.some((url) => url.includes('/api/probe/made'))).toBe(false)
  },
)

test('what has a number of its own is requested by it alone', async () => {
  provider.reply = answering(replies.breakdown, MADE)
  await opened({ applyNo: '', no: 'N7' })
  await eventually(() => expect(shown()).toBe('placed 定投一号 -'))
  expect(provider.requestedUrls.every((url) => url.includes('no=N7'))).toBe(true)
})

test('a number that the provider does not have is refused', async () => {
  provider.reply = answering(replies.breakdown, replies.refusal(RET.notFound))
  await opened({ applyNo: '', no: 'N8' })
  await eventually(() => expect(shown()).toBe(`unknown - ${RET.notFound}`))
})
