import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EditorDesk } from '#test/e2e/pages/editor-desk.ts'
import { composeAutumn } from '#test/e2e/pages/page-operators.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'
import { targets } from '#test/e2e/targets.ts'

const chromium = targets().find(({ name }) => name === 'chromium')

describe.skipIf(chromium?.missing !== null)('two operators and one page', () => {
  let provider: Provider
  let first: EditorDesk
  let second: EditorDesk
  beforeAll(async () => {
    provider = await openProvider()
    ;[first, second] = await Promise.all([
      EditorDesk.open(provider.client.url),
      EditorDesk.open(provider.client.url),
    ])
  })
  afterAll(async () => {
    await Promise.all([first, second].map((editor) => editor.stop()))
    await provider.stop()
  })

  test('a later save shows the difference and keeps what is chosen', async () => {
    await composeAutumn(first)
    await first.press('保存草稿')
    await first.says('草稿已保存')
    await second.goTo('p-autumn/edit')
    await second.signIn('编辑丙')
    await second.says('第一版的提示')
    await second.press('结构')
    await second.press('提示条')
    await second.type('内容', '丙写的提示')
    await second.press('保存草稿')
    await second.says('草稿已保存')

    await first.type('内容', '甲写的提示')
    await (await first.press('加一个图文')).shows(['Hero', 'Notice', 'RichText'])
    await first.press('保存草稿')
    await first.says('编辑丙 保存了更新的版本')
    await first.says('丙写的提示')
    await first.choose('提示条「甲写的提示」留哪一份', '用对方的')
    await first.press('按选择保存')
    await first.says('已按选择保存')
    await first.says('丙写的提示')
    await first.shows(['Hero', 'Notice', 'RichText'])
    expect(await first.blocks()).toHaveLength(3)
  })

  test('whom a page is for stays until it is changed, which is among the differences', async () => {
    await second.goTo('p-vip/edit')
    await second.press('页面给谁看：已登录，是会员')
    await second.choose('风险等级至少', 'C2')
    await second.press('关闭')
    await second.press('提交审核')
    await second.says('已提交')
    await second.goTo('p-vip')
    await second.says('v2 比 v1 改了什么')
    await second.says('页面给谁看')
    await second.says('已登录，是会员，风险等级 C2 以上')
    const newest: unknown = await (await fetch(`${provider.client.url}/sandbox/pages/p-vip`)).json()
    const audience = { signedIn: true, vip: true, classMin: 2 }
    expect(newest).toMatchObject({ version: 2, state: 'submitted', audience })
  })

  test('the checks name the block, and a broken file changes nothing', async () => {
    await second.goTo('p-soon/edit')
    await second.says('后天开放')
    await second.shows(['Hero', 'Notice'])
    await second.importFile('{"root":{"props":{}},"content":"x"}')
    await second.says('现在的内容没有变')
    await second.importFile('not JSON')
    await second.says('文件不是 JSON')
    expect(await second.blocks()).toEqual(['Hero', 'Notice'])

    await second.press('加一个提示条')
    await second.press('提交审核')
    await second.says('内容：还是示例文字')
    await second.type('内容', '保证稳赚不赔')
    await second.press('提交审核')
    await second.says('检查发现 1 处问题')
    await second.says('内容：含有不能使用的词（稳赚）')

    await second.importFile(
      JSON.stringify({
        root: { props: { title: '导入的页面' } },
        content: [{ type: 'Notice', props: { id: 'a', text: '从文件来的' } }],
      }),
    )
    await second.says('从文件来的')
    await second.shows(['Notice'])
  })
})
