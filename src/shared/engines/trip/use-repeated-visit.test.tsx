// @vitest-environment jsdom
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { keepTrip, readTrip, type BankTrip } from '#session/trip.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { useRepeatedVisit } from './use-repeated-visit.ts'

const FIRST: BankTrip = {
  kind: 'pensionBank',
  signNo: 'P1',
  target: '1001',
  purpose: 'open',
  name: '江海银行',
  from: '/asset/holdList',
  routePath: '/icbc/openAccount',
  at: 1_000,
}

function Visit({ addressed }: { readonly addressed: string }) {
  const visit = useRepeatedVisit('pensionBank', addressed)
  const [tries, setTries] = useState(0)
  const leave = async () => {
    await visit.leaveAgain(FIRST)
    setTries(tries + 1)
  }
  return (
    <>
      <p>{`${visit.signNo} ${visit.begins} ${visit.isRepeated ? 'repeated' : 'addressed'}`}</p>
      <output>{tries}</output>
      <button type="button" onClick={() => void leave()}>
        重新发起
      </button>
    </>
  )
}

/** The page of a result, which can be loaded again, and to which the bank can lead back. */
function Result() {
  const [loads, setLoads] = useState(0)
  const [addressed, setAddressed] = useState('P1')
  return (
    <>
      <Visit key={loads} addressed={addressed} />
      <button type="button" onClick={() => setLoads(loads + 1)}>
        重新加载
      </button>
      <button type="button" onClick={() => setAddressed('P2')}>
        从银行返回
      </button>
    </>
  )
}

const row: ScreenRow = {
  path: '/icbc/result',
  title: '办理结果',
  needs: [],
  fields: v.object({}),
  load: async () => ({ default: Result }),
}

let provider: Awaited<ReturnType<typeof standInProvider>>
let screen: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
  return () => provider.close()
})
beforeEach(async () => {
  sessionStorage.clear()
  screen = await mountedScreen(row, '/icbc/result')
  keepTrip(FIRST)
  const url = `${location.href}#bank`
  provider.reply = replies.payload({ url, signNo: 'P2', expiresAt: '20260311103000' })
})
afterEach(() => screen.close())

const shown = () => document.querySelector('p')?.textContent

/** Presses 重新发起, and answers the question about leaving. */
async function leaveAgain(answer: string): Promise<void> {
  await click(button('重新发起'))
  await eventually(() => button(answer))
  await click(button(answer))
  await eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
}

test('a page from which the user leaves once more is about the new visit, also when it is loaded again', async () => {
  await eventually(() => expect(shown()).toBe('P1 back addressed'))
  await leaveAgain('继续前往')
  await eventually(() => expect(shown()).toBe('P2 out repeated'))
  await click(button('重新加载'))
  await eventually(() => expect(shown()).toBe('P2 back repeated'))
})

test('the bank leads back to the new visit’s own address', async () => {
  await leaveAgain('继续前往')
  await eventually(() => expect(shown()).toBe('P2 out repeated'))
  await click(button('从银行返回'))
  await eventually(() => expect(shown()).toBe('P2 back addressed'))
})

test('who turns back at the question stays with the visit as it was', async () => {
  await leaveAgain('暂不前往')
  await eventually(() => expect(document.querySelector('output')?.textContent).toBe('1'))
  await eventually(() => expect(shown()).toBe('P1 back addressed'))
  expect(readTrip()).toEqual(FIRST)
  await leaveAgain('继续前往')
  await eventually(() => expect(shown()).toBe('P2 out repeated'))
  await click(button('重新加载'))
  await leaveAgain('暂不前往')
  await eventually(() => expect(document.querySelector('output')?.textContent).toBe('1'))
  await eventually(() => expect(shown()).toBe('P2 back repeated'))
})
