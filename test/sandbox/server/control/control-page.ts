import type { OutboxLine } from '#test/sandbox/departments/messages/outbox-view.ts'
import { html } from 'hono/html'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDateTime, weekdayName } from '#domain/calendar/format-dates.ts'
import { drillNotice, drillRows } from './control-page-drills.ts'
import { eventForms, faultForms, latencyForm, stateForms } from './control-page-forms.ts'
import { peopleByGroup, sentinelFacts, type ListedUser } from './control-page-people.ts'
import { SCRIPT } from './control-page-script.ts'
import { page, sendButton, type Html } from '#test/sandbox/kernel/control/control-page-shell.ts'
import type { readFunnels } from '#test/sandbox/departments/tracking/funnels.ts'
import type { Faults } from '#test/sandbox/kernel/faults.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const enterButton = ({ userId }: ListedUser) =>
  html`<a class="tap" href="/sandbox/specimen?user=${userId}">身份证样张</a>
    <button data-enter="${userId}">进入</button>`

type FunnelStep = ReturnType<typeof readFunnels>[number]['steps'][number]

const shownTime = (time: Time14) => formatDateTime(time)

/** The value of a date and time field. */
const minuteInput = (now: Time14) =>
  now.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6')

const SECTIONS = [
  ['clock', '时钟'],
  ['drills', '演练'],
  ['people', '用户'],
  ['sentinels', '哨兵'],
  ['latency', '延迟'],
  ['faults', '故障'],
  ['events', '到账与强制交易'],
  ['messages', '短信'],
  ['outbox', '消息与推送'],
  ['funnels', '漏斗'],
  ['tracking', '埋点'],
  ['state', '保存与恢复'],
  ['log', '日志'],
] as const

const heading = (wanted: (typeof SECTIONS)[number][0], more = '') =>
  html`<h2 id="${wanted}">${SECTIONS.find(([id]) => id === wanted)?.[1]}${more}</h2>`

const stepLine = ({ title, event, times }: FunnelStep): string =>
  `${String(times).padStart(5)} ${title} ${Object.values(event).join(' ')}`

/**
 * The testers' page: clock, personas and sentinels, latency, faults, events, codes, save and
 * restore, log.
 */
export function controlPage(at: {
  now: Time14
  /** The day outside the sandbox, in China. */
  today: string
  users: readonly ListedUser[]
  faults: Faults
  market: Market
  log: readonly string[]
  messages: readonly { sentAt: string; userId: string; code: string }[]
  outbox: readonly OutboxLine[]
  tracked: readonly { time: string; event: object }[]
  funnels: ReturnType<typeof readFunnels>
}): Html {
  const { faults } = at
  return page(
    '沙箱控制台',
    html`
      <h1>沙箱控制台</h1>
      ${drillNotice(faults, at.now.slice(0, 8), at.today)}
      <nav aria-label="目录">
        ${SECTIONS.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}
        <a href="/sandbox/pages">页面编辑</a>
        <input
          id="find"
          type="search"
          aria-label="在本页查找"
          placeholder="查找演练、故障、用户、哨兵、接口"
          autocomplete="off"
        />
        <p id="found" class="note" role="status"></p>
      </nav>
      ${heading('clock')}
      <section>
        <div class="now">${shownTime(at.now)} ${weekdayName(at.now.slice(0, 8))}</div>
        <p class="note">北京时间，只能向前；期间到期的事情依次发生</p>
        <div class="buttons">
          ${sendButton('到 15:00 截止', 'clock', { next: 'cutoff' })}
          ${sendButton('到 9:00 确认', 'clock', { next: 'settlement' })}
          ${sendButton('+1 天', 'clock', { days: 1 })} ${sendButton('+7 天', 'clock', { days: 7 })}
          ${sendButton('+30 天', 'clock', { days: 30 })}
        </div>
        <form data-path="clock">
          <label
            >到指定时刻<input
              name="to"
              type="datetime-local"
              step="1"
              min="${minuteInput(at.now)}"
              value="${minuteInput(at.now)}"
          /></label>
          <button>前往</button>
        </form>
      </section>
      ${heading('drills')} ${drillRows(faults)}
      ${heading('people', `（交易密码均为 ${TRADING_PASSWORD}）`)}
      <div class="buttons">${sendButton('让所有登录过期', 'session/expire')}</div>
      ${peopleByGroup(at.users, enterButton)} ${heading('sentinels')} ${sentinelFacts(at.market)}
      ${heading('latency')} ${latencyForm(faults)} ${heading('faults')} ${faultForms(faults)}
      ${heading('events')} ${eventForms(at.users)} ${heading('messages')}
      <section>
        ${
          at.messages.length === 0
            ? html`<p class="note">还没有短信</p>`
            : at.messages.map(
                (it) =>
                  html`<div class="fact">
                    <code>${it.code}</code>
                    <p class="note">${it.userId} ${shownTime(it.sentAt)}</p>
                  </div>`,
              )
        }
      </section>
      ${heading('outbox')}
      <section>
        ${
          at.outbox.length === 0
            ? html`<p class="note">还没有消息</p>`
            : at.outbox.map(
                (it) =>
                  html`<div class="fact">
                    <p>${it.title}：${it.text}</p>
                    <p class="note">
                      ${it.userId} ${shownTime(it.time)} ${it.kind}
                      ${it.sent ? '' : '（未发送：已关闭）'}
                    </p>
                    ${
                      it.push === null
                        ? html`<p class="note">不推送</p>`
                        : html`<p class="note">
                            推送：${it.push.title}，${it.push.text}（<code>${it.push.entry}</code>）
                          </p>`
                    }
                  </div>`,
              )
        }
      </section>
      ${heading('funnels')}
      <section>
        ${at.funnels.map(
          ({ title, steps }) =>
            html`<h3>${title}</h3>
              <pre>${steps.map(stepLine).join('\n')}</pre>`,
        )}
      </section>
      ${heading('tracking')}
      <section>
        <pre>
${
  at.tracked.length === 0
    ? '还没有事件'
    : at.tracked.map(({ time, event }) => `${shownTime(time)} ${JSON.stringify(event)}`).join('\n')
}</pre>
      </section>
      ${heading('state')} ${stateForms()} ${heading('log')}
      <section><pre>${at.log.length === 0 ? '还没有请求' : at.log.join('\n')}</pre></section>
      <p id="said" role="status"></p>
    `,
    SCRIPT,
  )
}
