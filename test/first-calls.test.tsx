// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { queries } from '#app/data/queries.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { standInProvider } from '#app/testing/stand-in-provider.ts'
import { loadVisit } from '#app/router/visit.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { signIn, signOut } from '#session/session.ts'

const { performance, buyFundList, directFundList, stopWinFundList } = fundPortalPaths
const filters = { type: '1', order: 'up' } as const

let provider: Awaited<ReturnType<typeof standInProvider>>

beforeAll(async () => {
  // It never answers: what a screen asks for stays under way.
  provider = await standInProvider()
})
let close = async () => {}

afterEach(async () => {
  await queries.cancelQueries()
  await close()
  signOut(sessionStorage)
})
afterAll(() => provider.close())

const asked = () =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash)
    .toSorted()

// Calls that a screen makes only after its first answers cannot be seen here.
test.each([
  performance.to(filters),
  buyFundList.to(),
  buyFundList.to(filters),
  directFundList.to(filters),
  stopWinFundList.to(filters),
  privacyPaths.infoList.to(),
  fundDetailPaths.fundManagerArea.to({ fmUid: 'm01' }),
  fundDetailPaths.fundManagerArea.to({ fundCode: '980301' }),
])('the first calls that the screen of %s names are those that it makes', async (address) => {
  const { row, ...visit } = await loadVisit(new URL(address, location.origin))
  if (row === null || !('input' in visit) || visit.input === null) throw new Error(address)
  ;({ close } = await mountedScreen({ ...row, needs: [] }, address))
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  const before = asked()
  const { prefetch } = await row.load()
  const calls = prefetch?.(visit.input, true) ?? []
  for (const call of calls) void call.fetch(queries)
  expect(calls.length).toBeGreaterThan(0)
  expect(asked()).toEqual(before)
})
