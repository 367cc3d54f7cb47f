// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queries } from '#app/data/queries.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { wayBack } from '#paths/fields.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { useLeaveFor, useWayBack } from './use-way-back.ts'

const ORDER = '/deal/nonMontyPurchase?fundCode=980303&amount=1200'
const CARD = `/deal/addBank?${new URLSearchParams({ from: ORDER }).toString()}`

function Step({ input }: { readonly input: { readonly from?: string | undefined } }) {
  const leaveFor = useLeaveFor()
  const { done } = useWayBack(input.from)
  return (
    <>
      <button type="button" onClick={done}>
        完成
      </button>
      <button type="button" onClick={() => leaveFor('realName')}>
        实名
      </button>
    </>
  )
}

const row = (path: string): ScreenRow => ({
  path,
  title: '步骤',
  needs: [],
  fields: v.object(wayBack),
  load: async () => ({ default: Step }),
})

let screen: Awaited<ReturnType<typeof mountedScreen>> | null = null

const open = async (address: string) => {
  const [path = ''] = address.split('?')
  screen = await mountedScreen(row(path), address)
  return screen.app
}
const address = () => `${location.pathname}${location.search}`

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  await screen?.close()
  screen = null
})

describe('a step that is done', () => {
  test('goes on where the user was, in its own place in the history, and asks everything again', async () => {
    const app = await open(CARD)
    queries.setQueryData(['queryUserStatus', {}], { authFlag: '0' })
    const entries = history.length
    await click(button('完成'))
    await eventually(() => expect(address()).toBe(ORDER))
    expect(history.length).toBe(entries)
    expect(queries.getQueryState(['queryUserStatus', {}])?.isInvalidated).toBe(true)
    await eventually(() => expect(app.calls.join()).toContain('"name":"accountChanged"'))
  })

  test('without a way back leaves as back does: the first page is closed', async () => {
    const app = await open('/deal/addBank')
    await click(button('完成'))
    await eventually(() => expect(app.closed()).toBe(1))
    expect(address()).toBe('/deal/addBank')
  })
})

describe('a lack that is found', () => {
  test('on a page leads to its place with that page as the way back', async () => {
    await open('/asset/holdList?tab=1')
    const entries = history.length
    await click(button('实名'))
    await eventually(() => expect(location.pathname).toBe('/authentic'))
    expect(new URLSearchParams(location.search).get('from')).toBe('/asset/holdList?tab=1')
    expect(history.length).toBe(entries + 1)
  })

  test('in a step keeps the way back of the step, and takes its place', async () => {
    await open(CARD)
    const entries = history.length
    await click(button('实名'))
    await eventually(() => expect(location.pathname).toBe('/authentic'))
    expect(new URLSearchParams(location.search).get('from')).toBe(ORDER)
    expect(history.length).toBe(entries)
  })
})
