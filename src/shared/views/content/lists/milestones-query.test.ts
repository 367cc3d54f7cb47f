// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unreadable } from '#api/rows.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { milestonesQuery } from './milestones-query.ts'

let provider: Awaited<ReturnType<typeof standInProvider>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())

const milestone = (milestoneId: string) => ({
  milestoneId,
  title: '栖瑞韦片获批上市',
  company: '栖岩药业',
  stage: 'approved',
  area: '肿瘤',
  date: '20260310',
  quarter: '',
  expected: false,
  result: '已获批',
  sourceName: '药品监督管理局',
  reminded: true,
})

test('reads every page, and counts the rows of all pages that could not be read', async () => {
  const ids = Array.from({ length: 45 }, (_, at) => `m-${at}`)
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    const from = Number(new URL(url, 'http://provider.example').searchParams.get('cursor') ?? 0)
    const page = ids.slice(from, from + 20).map(milestone)
    replies.payload({
      records: from === 0 ? page : [...page, { milestoneId: 7 }],
      areas: [],
      nextCursor: from + 20 < ids.length ? String(from + 20) : '',
      serverTime: '20260311090000',
    })(response)
  }
  const found = await new QueryClient().fetchQuery(milestonesQuery({ reminded: '1' }))
  expect(found.map((it) => it.milestoneId)).toEqual(ids)
  expect(unreadable(found)).toBe(2)
  expect(provider.requestedUrls.every((url) => url.includes('reminded=1'))).toBe(true)
})
