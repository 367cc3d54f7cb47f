import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { endpoints } from '#src/api/contract.ts'
import type { Time14 } from '#src/domain/calendar-date.ts'
import { formatDateTime, weekdayName } from '#src/domain/format-figures.ts'
import type { Faults } from './faults.ts'
import { AMOUNT_SENTINELS, FUND_SENTINELS } from './sentinels.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>
type Users = readonly { userId: string; name: string; note: string }[]

const CSS = readFileSync(new URL('control-page.css', import.meta.url), 'utf8')

/** Posts what a button says, shows the answer and reloads; a persona's button signs this tab in and opens the app. */
const SCRIPT = `
const said = document.getElementById('said')
async function send(path, body) {
  const response = await fetch('/sandbox/' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) { said.textContent = answer.error; throw new Error(answer.error) }
  return answer
}
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button')
  if (!button) return
  if (button.dataset.enter) {
    const session = await send('session', { userId: button.dataset.enter })
    sessionStorage.setItem('openId', session.openId)
    sessionStorage.setItem('encOpenId', session.encOpenId)
    location.href = '/'
  } else if (button.dataset.path) {
    await send(button.dataset.path, JSON.parse(button.dataset.body || '{}'))
    location.reload()
  } else if (button.id === 'fault') {
    const times = Number(document.getElementById('times').value)
    await send('faults', { call: document.getElementById('call').value, kind: document.getElementById('kind').value, times: times > 0 ? times : null })
    location.reload()
  }
})`

function page(title: string, content: Html, script = ''): Html {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(CSS)}
        </style>
      </head>
      <body>
        ${content} ${raw(script === '' ? '' : `<script>${script}</script>`)}
      </body>
    </html>`
}

const button = (label: string, path: string, body: object = {}) =>
  html`<button data-path="${path}" data-body="${JSON.stringify(body)}">${label}</button>`

/** The testers' page: personas, clock, sentinels, faults, log. */
export function controlPage(at: {
  now: Time14
  users: Users
  faults: Faults
  origin: string
  log: readonly string[]
  messages: readonly { sentAt: string; userId: string; code: string }[]
}): Html {
  const { faults } = at
  return page(
    '沙箱控制台',
    html`
      <h1>沙箱控制台</h1>
      <h2>时钟（北京时间，只能向前）</h2>
      <section>
        <div class="now">${formatDateTime(at.now)} ${weekdayName(at.now.slice(0, 8))}</div>
        <div class="buttons">
          ${button('下一个 15:00 截止', 'clock', { next: 'cutoff' })}
          ${button('下一个 9:00 确认', 'clock', { next: 'settlement' })}
          ${button('+1 天', 'clock', { days: 1 })} ${button('+7 天', 'clock', { days: 7 })}
          ${button('+30 天', 'clock', { days: 30 })}
        </div>
      </section>
      <h2>用户（交易密码均为 246810）</h2>
      <section>
        ${at.users.map(
          (it) =>
            html`<div class="row">
              <p>
                ${it.name} <span class="note">${it.userId}</span><br /><span class="note"
                  >${it.note}</span
                >
              </p>
              <button data-enter="${it.userId}">进入</button>
            </div>`,
        )}
      </section>
      <h2>哨兵：金额结尾</h2>
      <section>
        ${AMOUNT_SENTINELS.map(
          (it) =>
            html`<div class="row">
              <p>${it.ending}</p>
              <p class="note">${it.note}</p>
            </div>`,
        )}
      </section>
      <h2>哨兵：基金</h2>
      <section>
        ${FUND_SENTINELS.map(
          (it) =>
            html`<div class="row">
              <p>${it.fundCode}</p>
              <p class="note">${it.note}</p>
            </div>`,
        )}
      </section>
      <h2>故障</h2>
      <section>
        <div class="row">
          <p>服务方${faults.away ? '失联中' : '在线'}</p>
          ${faults.away ? button('恢复服务', 'return') : ''}
        </div>
        ${faults.list().map((it) => html`<div class="row"><p>${it.call}：${it.kind}，${it.times ?? '每'} 次</p></div>`)}
        <div class="buttons">
          <select id="call" aria-label="接口">
            <option>*</option>
            ${endpoints.map((it) => html`<option>${it.name}</option>`)}
          </select>
          <select id="kind" aria-label="故障">
            <option value="cut">切断连接</option>
            <option value="http500">HTTP 500</option>
            <option value="slow">8 秒后应答</option>
            <option value="retCode">retCode 错误</option>
          </select>
          <input
            id="times"
            type="number"
            min="0"
            placeholder="次数（空：一直）"
            aria-label="次数"
          />
          <button id="fault">添加</button>
          ${button('清除故障', 'faults', { call: '*', kind: 'none' })}
        </div>
      </section>
      <h2>重置</h2>
      <section>
        <div class="buttons">${button('清空订单与会话，时钟回到起点', 'reset')}</div>
      </section>
      <h2>短信验证码</h2>
      <section>
        <pre>
${at.messages.map(({ sentAt, userId, code }) => `${sentAt} ${userId} ${code}`).join('\n') || '还没有短信'}</pre>
      </section>
      <h2>最近请求</h2>
      <section><pre>${at.log.join('\n')}</pre></section>
      <p id="said" role="status"></p>
    `,
    SCRIPT,
  )
}

/** Stands for the messaging app's own page: one tap on a persona goes back with a code. */
export function authorizePage(users: Users, redirectUri: string, state: string | undefined): Html {
  const link = (userId: string) =>
    `?${new URLSearchParams({ redirect_uri: redirectUri, ...(state === undefined ? {} : { state }), user: userId }).toString()}`
  return page(
    '授权登录',
    html`
      <h1>授权登录</h1>
      <p class="note">这里代替微信的授权页：选择一个用户，即以其身份返回。</p>
      <section>
        ${users.map(
          (it) =>
            html`<div class="row">
              <p>${it.name}<br /><span class="note">${it.note}</span></p>
              <a class="tap" id="user-${it.userId}" href="${link(it.userId)}">同意</a>
            </div>`,
        )}
      </section>
    `,
  )
}

export function messagePage(message: string): Html {
  return page('提示', html`<h1>${message}</h1>`)
}
