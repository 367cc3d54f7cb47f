// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryGoldTree } from '#api/calls/gold/tree.ts'
import { loadVisit } from '#app/router/visit.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { shangHaiGoldPaths } from '#paths/pension/shang-hai-gold.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { useScreensInApp } from '#test/screens/testing/screens-in-app.ts'
import { COIN_TASKS, TREE } from '#test/sandbox/departments/activity/catalogue.ts'
import { TREE_TASKS } from '#test/sandbox/departments/activity/tree-tasks.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'

const screens = useScreensInApp({ address: '/goldTree/goldTreeHome', user: 'zhang' })

/** The seconds of a page are the test's; whatever else waits takes its own time. */
const passSeconds = async (seconds: number) => {
  await act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000))
  await screens.app().settle()
}
afterEach(() => vi.useRealTimers())

const own = async () => {
  const { sandbox } = screens.provider()
  return { sandbox, session: await signIn(sandbox, 'zhang') }
}
const coinTask = async (taskBizId: string) => {
  const { sandbox, session } = await own()
  const { tasks } = await ask(sandbox, processGoldCoinsTask, {}, session)
  return tasks.find((it) => it.taskBizId === taskBizId)?.state
}
const treeTask = async (taskBizId: string) => {
  const { sandbox, session } = await own()
  const { tasks } = await ask(sandbox, queryGoldTree, { activityId: TREE }, session)
  return tasks.find((it) => it.taskBizId === taskBizId)?.state
}

/** The tasks that a page reports: where the page that does so is. */
const REPORTED: Readonly<Record<string, string>> = {
  read_article: '/investAffair/investAffairDetail?articleId=a-low-rates',
  view_fund: fundDetailPaths.fundDetailSingle.to({ fundCode: '980301' }),
  view_gold: shangHaiGoldPaths.shangHaiGoldHome.to(),
}

describe('a task of the provider', () => {
  test('that a page has to report is reported by one', () => {
    const reported = [
      ...COIN_TASKS.filter(({ seenBy }) => seenBy === 'page').map((it) => it.taskBizId),
      'view_gold',
    ]
    expect(reported.toSorted()).toEqual(Object.keys(REPORTED).toSorted())
  })

  test.each([...COIN_TASKS, ...TREE_TASKS].map((it) => [it.title, it.targetUrl] as const))(
    '%s leads to a screen that is there',
    async (_, targetUrl) => {
      const { pathname, search } = new URL(targetUrl, 'https://h5.example')
      const visit = await loadVisit({ pathname, search })
      expect(visit.row !== null || visit.movedTo !== null).toBe(true)
    },
  )

  test('to read an article leads to one that reports it, for coins and for water', () => {
    const targets = [...COIN_TASKS, ...TREE_TASKS]
      .filter(({ taskBizId }) => taskBizId === 'read_article')
      .map(({ targetUrl }) => targetUrl)
    expect(targets).toEqual([REPORTED['read_article'], REPORTED['read_article']])
  })
})

describe('the task of looking at a fund', () => {
  test('is done once the page of a fund was in view for fifteen seconds, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await screens.opened(REPORTED['view_fund'] ?? '', 'zhang')
    await passSeconds(14)
    expect(await coinTask('view_fund')).toBe('open')
    await passSeconds(1)
    await eventually(async () => expect(await coinTask('view_fund')).toBe('claimed'))
  })

  test('is not reported of who is signed out', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await screens.opened(REPORTED['view_fund'] ?? '')
    await passSeconds(20)
    expect(await coinTask('view_fund')).toBe('open')
  })
})

describe('the task of looking at the gold price', () => {
  test('is done by the page that shows it, not by the tap that leads there', async () => {
    await screens.opened(goldTreePaths.goldTreeHome.to(), 'zhang')
    expect(await treeTask('view_gold')).toBe('open')
    await click(button('去完成 看金价'))
    await eventually(() =>
      expect(location.pathname).toBe(shangHaiGoldPaths.shangHaiGoldHome.pattern),
    )
    await eventually(async () => expect(await treeTask('view_gold')).toBe('done'))
  })

  test('is done by coming to the page in another way, too', async () => {
    await screens.opened(REPORTED['view_gold'] ?? '', 'zhang')
    await eventually(async () => expect(await treeTask('view_gold')).toBe('done'))
  })
})
