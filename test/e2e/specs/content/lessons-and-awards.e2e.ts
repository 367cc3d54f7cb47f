import { DatabaseSync } from 'node:sqlite'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { queryItem, submitQuiz } from '#api/calls/content.ts'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { RET } from '#api/endpoint.ts'
import { coursePaths } from '#paths/course.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { AwardRecordPage, FinancialExpertHomePage } from '#test/e2e/pages/expert-pages.ts'
import { CourseHomePage, CoursePage, LessonPage } from '#test/e2e/pages/lesson-pages.ts'
import { openProvider, type ProviderClient } from '#test/e2e/provider.ts'
import { ask, call, signIn } from '#test/sandbox/testing/test-client.ts'

const LESSON = 'l-first-1'
const RIGHT = [1, 2, 0] as const
/** After the next trading day's ten o'clock, when applications are decided. */
const DECIDED = '20260312100000'
/** Long enough after the beginning for the whole recording to have been heard. */
const HEARD = '20260311110000'
const BIO = '<b>持有两年</b>，记录再平衡和读季报'

const lesson = (lessonId: string) => coursePaths.courseHome.to({ lessonId })

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Returns what the coin ledger has booked for a user, entry by entry. */
async function ledger(client: ProviderClient, userId: string): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-ledger-'))
  folders.push(folder)
  const file = join(folder, 'state.sqlite')
  const state = await fetch(`${client.url}/sandbox/state`)
  await writeFile(file, new Uint8Array(await state.arrayBuffer()))
  const database = new DatabaseSync(file)
  try {
    return database
      .prepare(`SELECT amount FROM activity_entries WHERE account = ? AND unit = 'COIN'`)
      .all(`wallet:${userId}`)
      .map(({ amount }) => amount)
  } finally {
    database.close()
  }
}

const coins = async (client: ProviderClient, userId: string) =>
  (await ask(client, processGoldCoinsTask, {}, await signIn(client, userId))).goldBalance

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a student passes a lesson at the second try and is paid once', async () => {
    const { host, provider, openAs, openDevice } = journey()
    const { client } = provider
    await openAs('zhang', lesson(LESSON))
    const page = await new LessonPage(host).shown()
    await page.learned()
    await (await page.answer(0, 0, 1)).sees('第 1、2、3 题不正确')
    expect(await coins(client, 'zhang')).toBe(0)

    await page.answer(...RIGHT)
    await page.says('5 金币')
    await page.sees('这一课已经通过')
    expect(await page.hasQuestions()).toBe(false)
    expect(await ledger(client, 'zhang')).toEqual([5])

    // The page does not ask again, and another client is not paid either.
    await (await page.reload()).sees('这一课已经通过')
    const session = await signIn(client, 'zhang')
    const again = await call(client, submitQuiz, { lessonId: LESSON, answers: RIGHT }, session)
    expect(again.retCode).toBe(RET.alreadyClaimed)
    expect(await ledger(client, 'zhang')).toEqual([5])

    // On another device the course has the same progress.
    const other = await openDevice()
    await other.control.login('zhang')
    await other.control.open(coursePaths.courseHome.to({ courseId: 'k-first' }))
    await (await new CoursePage(other).shown()).lessonSays('基金的名字里有什么', '已通过')
    await other.control.open(coursePaths.courseHome.to())
    await (await new CourseHomePage(other).shown()).goesOnWith('净值、份额与金额')
  })

  test('a recording plays under the content policy, and is done once it was heard, not skipped', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', lesson('l-plan-1'))
    const page = await new LessonPage(host).shown()
    if (host.engine === 'webkit') {
      // Its reference host plays nothing from the pack's own scheme: the text leads to the questions.
      await (await page.sees('录音没有加载出来')).sees('为什么定投、怎么定、什么时候停')
      await page.readText()
      await (await page.answer(0, 1, 0)).sees('这一课已经通过')
      return
    }
    const progress = async () => {
      const session = await signIn(provider.client, 'zhang')
      const { item } = await ask(provider.client, queryItem, { itemId: 'l-plan-1' }, session)
      return item.lesson?.progress
    }
    // A report goes out every fifteen seconds.
    const reported = { timeout: 40_000 }
    await page.play(90)
    await expect.poll(async () => ((await progress())?.seconds ?? 0) > 89, reported).toBe(true)
    expect(await progress()).toMatchObject({ done: false, passed: false })

    await page.play(0, 16)
    await page.playedUntil(90)
    await provider.client.moveClockTo(HEARD)
    await expect.poll(progress, reported).toMatchObject({ done: true, passed: false })
    await openAs('zhang', lesson('l-index-1'))
    await (await new LessonPage(host).shown()).sees('指数是怎么编的')
  })

  test('an award is paid once to two taps, and not at all once it has lapsed', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await openAs('expert', financialExpertPaths.awardRecord.to())
    const page = await new AwardRecordPage(host).shown()
    await (await page.claimTwice('坚持分享定投记录')).is('坚持分享定投记录', '已领取')
    expect(await ledger(client, 'expert')).toEqual([20])

    // Still on the page when its last day is over.
    await client.moveClockTo('20260420100000')
    await page.claim('耐心回复新手的评论')
    await (await page.says('奖励已过期，不能再领取')).is('耐心回复新手的评论', '已过期')
    expect(await ledger(client, 'expert')).toEqual([20])
  })
})

onEachEngine({ provider: openProvider, user: 'qian' }, (journey) => {
  test('a holder applies, waits for the answer, and is an expert whose words stay words', async () => {
    const { host, provider, openAs } = journey()
    const home = financialExpertPaths.financialExpertHome.to()
    await openAs('qian', home)
    const page = await new FinancialExpertHomePage(host).shown()
    await (await page.apply(BIO)).sees('申请审核中')
    await provider.client.moveClockTo(DECIDED)
    await openAs('qian', home)
    await page.sees('您是理财达人')
    const own = await page.openOwn()
    await own.sees(BIO)
    expect((await own.address()).query).toEqual({ personId: 'u-qian' })
  })
})
