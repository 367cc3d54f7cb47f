import { expect, test } from 'vitest'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { PageDesk } from '#test/sandbox/testing/page-desk.ts'

const at = (pageId: string, preview?: string) =>
  pageBuilderPaths.pageBuilder.to({ pageId, ...(preview === undefined ? {} : { preview }) })
const notice = (text: string) => ({ type: 'Notice', props: { id: 'line', text } })

const morning = (text: string) => ({
  root: { props: { title: '早上好' } },
  content: [notice(text)],
})

// One of the pages holds what an attacker would write, and the policy says so.
onEachEngine({ provider: openProvider, user: 'zhang', provokesRefusals: true }, (journey) => {
  test('a page is written, previewed, approved by somebody else, seen at its hour and rolled back', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const author = new PageDesk(client, '编辑甲')
    const reviewer = new PageDesk(client, '审核乙')
    await author.save('p-morning', morning('第一版内容'))
    const { token } = await author.act('p-morning', 'preview')

    await host.control.open(at('p-morning', String(token)))
    const preview = await new PageBuilderPage(host).shown()
    await preview.says('预览 v1（未发布）')
    await preview.says('第一版内容')

    await author.act('p-morning', 'submit')
    expect((await author.act('p-morning', 'approve', { approvalNo: 'HG-1' })).status).toBe(409)
    await reviewer.act('p-morning', 'approve', { approvalNo: 'HG-1' })
    await author.act('p-morning', 'schedule', { from: '20260312090000' })

    await host.control.open(at('p-morning'))
    await new PageBuilderPage(host).says('2026-03-12 09:00 开放')
    await client.moveClockTo('20260312090000')
    await host.control.open(at('p-morning'))
    const page = await new PageBuilderPage(host).shown()
    await page.says('第一版内容')
    await page.nativeTitle('早上好')

    const late = { doc: morning('第二版内容') }
    expect((await author.call('PUT', '/p-morning/draft', late, '0')).status).toBe(409)
    await author.save('p-morning', morning('第二版内容'))
    await author.act('p-morning', 'submit')
    await reviewer.act('p-morning', 'approve', { approvalNo: 'HG-2' })
    await author.act('p-morning', 'schedule')
    await (await page.reload()).says('第二版内容')
    await author.act('p-morning', 'rollback', { to: 1, until: null })
    await (await page.reload()).says('第一版内容')
  })

  test('broken blocks cost only themselves, and the arm is the same after a reload', async () => {
    const { host } = journey()
    await host.control.open(at('p-broken'))
    const broken = await (await new PageBuilderPage(host).shown()).says('最后一块好的')
    const texts = (await broken.blocks()).join('\n')
    expect(texts).toContain('第一块好的')
    expect(texts).not.toMatch(/不认识的区块|同一个 id 的第二块/)

    await host.control.open(at('p-spring'))
    const spring = await (await new PageBuilderPage(host).shown()).says('先定一个小目标')
    await (await spring.reload()).says('先定一个小目标')
    expect((await spring.blocks()).join('\n')).not.toMatch(/先从账户体检开始|先看看这个月的榜单/)
  })

  test('the way around a page stays at the top while its end is read', async () => {
    const { host } = journey()
    await host.control.open(at('p-spring'))
    const page = await (await new PageBuilderPage(host).shown()).says('为什么是三月')
    // In the app the title bar is not of the page.
    expect(await page.topAtEnd('Anchor')).toBe(0)
  })

  test('a page that was seen is shown without the provider, with its time', async () => {
    const { host, provider } = journey()
    await host.control.open(at('p-spring'))
    const page = await (await new PageBuilderPage(host).shown()).says('看清自己')
    await fetch(`${provider.client.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call: 'queryPage', kind: 'cut' }),
    })
    // The time is the provider's, of when it answered.
    const kept = await (await page.reload()).says('内容更新于 03-12 09:00')
    await kept.says('看清自己')
    expect((await kept.blocks()).join('\n')).toContain('看清自己')
  })
})
