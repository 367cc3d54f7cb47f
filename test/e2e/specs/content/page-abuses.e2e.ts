import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chargePaths } from '#paths/charge.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { openProvider, type ProviderClient } from '#test/e2e/provider.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { PageDesk } from '#test/sandbox/testing/page-desk.ts'

const at = (pageId: string, more: Readonly<Record<string, string>> = {}) => {
  const address = pageBuilderPaths.pageBuilder.to({ pageId })
  return `${address}${Object.entries(more)
    .map(([name, value]) => `&${name}=${value}`)
    .join('')}`
}
const FAR = 'https://elsewhere.example'
const arms = ['先从账户体检开始', '先看看这个月的榜单', '先定一个小目标']
const SHIFT_RULE = chargePaths.shiftRule.to()
const tracking = v.object({
  events: v.array(
    v.object({
      event: v.looseObject({
        name: v.string(),
        what: v.optional(v.string()),
        id: v.optional(v.string()),
        row: v.optional(v.string()),
      }),
    }),
  ),
})

/** The page is not submitted, for its checks would refuse an attack. */
async function preview(
  client: ProviderClient,
  pageId: string,
  content: readonly object[],
): Promise<string> {
  const author = new PageDesk(client, '编辑甲')
  await author.save(pageId, { root: { props: { title: '草稿' } }, content })
  const { token } = await author.act(pageId, 'preview')
  return at(pageId, { preview: String(token) })
}

// The text of an attacker is parsed before it is cleaned, and the policy says so.
onEachEngine({ provider: openProvider, user: 'zhang', provokesRefusals: true }, (journey) => {
  const events = async (name: string) =>
    v.parse(tracking, await control(journey().provider.client, `tracking?name=${name}`)).events
  const armsSeen = async () =>
    (await events('exposure')).flatMap(({ event }) =>
      event.what === 'experimentArm' ? [event.id] : [],
    )
  const viewsOf = async (row: string) =>
    (await events('page_view')).filter(({ event }) => event.row === row).length

  /** Opens an address; resolves once the view, and with it what was seen before, is tracked. */
  async function openTracked(address: string, row: string): Promise<void> {
    const before = await viewsOf(row)
    await journey().host.control.open(address)
    await expect.poll(() => viewsOf(row)).toBe(before + 1)
  }

  /** Leaves for a page without an experiment; resolves with all arms that were tracked. */
  async function armsTracked() {
    await openTracked(SHIFT_RULE, SHIFT_RULE)
    return armsSeen()
  }

  test('a page that would run or load what is foreign shows its texts alone, and calls no other server', async () => {
    const { host, provider } = journey()
    const action = { targetUrl: `${FAR}/win`, wxUrl: `${FAR}/win`, appUrl: 'javascript:alert(1)' }
    const address = await preview(provider.client, 'p-attack', [
      {
        type: 'RichText',
        props: {
          id: 'rich',
          body: `<p>看得见的正文<script src="${FAR}/a.js"></script><img src="${FAR}/a.png" onerror="window.attacked=1"><a href="${FAR}/win">中奖</a></p>`,
        },
      },
      { type: 'Notice', props: { id: 'notice', text: `<script src="${FAR}/b.js">`, action } },
      {
        type: 'Video',
        props: {
          id: 'video',
          src: `${FAR}/a.mp4`,
          poster: { src: `${FAR}/p.png`, width: 750, height: 360 },
          seconds: 5,
        },
      },
      { type: 'Notice', props: { id: 'last', text: '最后一块好的' } },
    ])
    await host.control.open(address)
    const page = await (await new PageBuilderPage(host).shown()).says('最后一块好的')
    await page.says('看得见的正文')
    await page.says(`<script src="${FAR}/b.js">`)
    expect(await page.foreign()).toEqual([])
  })

  test('the arm is the reader’s, whatever the address says, and is tracked once a visit', async () => {
    const { host } = journey()
    const tracked = await armsTracked()
    for (const more of [{}, { arm: 'a', key: 'a', experimentId: 'exp-home-2' }]) {
      await host.control.open(at('p-spring', more))
      const page = await (await new PageBuilderPage(host).shown()).says('先定一个小目标')
      tracked.push('exp-home-1-c')
      await expect.poll(armsSeen).toEqual(tracked)
      // Another visit.
      await (await page.reload()).says('先定一个小目标')
      tracked.push('exp-home-1-c')
      await expect.poll(armsSeen).toEqual(tracked)
      const texts = (await page.blocks()).join('\n')
      expect(arms.filter((arm) => texts.includes(arm))).toEqual(['先定一个小目标'])
    }
    expect(await armsTracked()).toEqual(tracked)
  })

  test('a preview claims, follows and tracks nothing', async () => {
    const { host, provider } = journey()
    const before = await armsTracked()
    const address = await preview(provider.client, 'p-task', [
      { type: 'Task', props: { id: 'tasks', taskIds: ['risk_assessment'] } },
    ])
    await host.control.open(address)
    const page = await (await new PageBuilderPage(host).shown()).says('完成风险测评')
    await page.press('领取 完成风险测评')
    await page.says('预览中不会领取')
    await host.control.open(at('p-tasks'))
    // Not claimed by the preview: it still can be.
    const live = await (await new PageBuilderPage(host).shown()).says('完成风险测评')
    await live.press('领取 完成风险测评')
    await live.says('已领取')
    expect(await armsTracked()).toEqual(before)
  })

  test('a page of one user is gone once another one has the phone', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhu', at('p-vip'))
    await (await new PageBuilderPage(host).shown()).says('只给会员的内容')
    await provider.client.failAll('queryPage')
    const kept = await (await new PageBuilderPage(host).reload()).says('内容更新于')
    await kept.says('只给会员的内容')
    await openAs('zhang', at('p-vip'))
    const other = await new PageBuilderPage(host).says('加载失败')
    expect(await other.kept('只给会员的内容')).toBe(false)
    await provider.client.repair('queryPage')
  })
})
