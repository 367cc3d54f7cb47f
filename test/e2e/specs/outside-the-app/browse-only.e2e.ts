import { expect, test } from 'vitest'
import * as v from 'valibot'
import { enrollPaths } from '#paths/enroll.ts'
import { postPaths } from '#paths/post.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { onEachBrowser, type PlainTab } from '#test/e2e/plain-browser.ts'
import { control } from '#test/sandbox/testing/test-client.ts'

const NOTICE = '个人信息保护提示'
const DECLINE = '不同意，仅浏览'
const keys = v.object({ openId: v.string(), encOpenId: v.string() })

const words = (tab: PlainTab) => tab.run("document.body?.innerText ?? ''", v.string())
const says = (tab: PlainTab, text: string) =>
  expect.poll(() => words(tab), { timeout: 20_000 }).toContain(text)
/** Presses a button by its whole text, the last of that name: the notice is above the page. */
const press = (tab: PlainTab, name: string) =>
  tab.run(
    `[...document.querySelectorAll('button')].reverse().find((it) => it.innerText.trim() === ${JSON.stringify(name)})?.click() ?? true`,
    v.unknown(),
  )
const noticeGoes = (tab: PlainTab) =>
  expect
    .poll(() => tab.run(`document.querySelector('[role=dialog]') === null`, v.boolean()))
    .toBe(true)

onEachBrowser((browsing) => {
  test('who only browses is offered the notice by each way on, and is never referred to the network', async () => {
    const { site, tab, provider } = browsing()
    await tab.open(`${site.url}/`)
    await says(tab, NOTICE)
    await press(tab, DECLINE)
    await noticeGoes(tab)

    // As where the answer was given in another tab: this one has a user's keys.
    const user = v.parse(keys, await control(provider.client, 'session', { userId: 'visitor' }))
    for (const [name, value] of Object.entries(user))
      await tab.run(`sessionStorage.setItem('${name}', '${value}') ?? true`, v.unknown())
    await tab.open(`${site.url}${enrollPaths.cellphoneEnroll.to({ step: '1' })}`)
    await says(tab, '登录后继续')
    expect(await tab.run(`sessionStorage.getItem('encOpenId') ?? ''`, v.string())).toBe('')
    await press(tab, '登录')
    await says(tab, NOTICE)
    await press(tab, DECLINE)
    await noticeGoes(tab)
    expect(await words(tab)).not.toContain('网络')

    await tab.open(`${site.url}${postPaths.post.to({ ticket: 'not-read-yet' })}`)
    await says(tab, '同意个人信息保护提示后查看')
    expect(await words(tab)).not.toContain('网络')
    await press(tab, '阅读并同意')
    await says(tab, '欢迎使用')
    await press(tab, DECLINE)
    await noticeGoes(tab)

    // If the notice does not appear by itself, a tap that needs it still shows it.
    await tab.open(`${site.url}${privacyPaths.infoDetail.to({ infoId: 'mobile' })}`)
    await says(tab, '登录后继续')
    await press(tab, '登录')
    await says(tab, '欢迎使用')
    await press(tab, '同意')
    await expect
      .poll(() => tab.run('location.pathname', v.string()), { timeout: 20_000 })
      .toBe('/sandbox/authorize')
  })
})
