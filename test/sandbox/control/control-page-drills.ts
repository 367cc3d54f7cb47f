import { html } from 'hono/html'
import { sendButton, type Html } from './control-page-shell.ts'
import { EVERY_CALL, type Faults } from '#test/sandbox/faults/faults.ts'

/** What a slow network adds to each answer, ms. */
const SLOW_DRILL_MS = 3_000

interface Drill {
  readonly name: string
  /** Whether it is under way; null where it happens at once. */
  readonly isOn: boolean | null
  readonly begin: Html
  readonly end: Html
}

function drills(faults: Faults): readonly Drill[] {
  const isCut = faults
    .list()
    .some(({ call, kind, times }) => call === EVERY_CALL && kind === 'cut' && times === null)
  return [
    {
      name: '网络很慢',
      isOn: faults.latency()[EVERY_CALL] !== undefined,
      begin: sendButton('变慢', 'latency', { ms: SLOW_DRILL_MS }),
      end: sendButton('恢复', 'latency', { ms: 0 }),
    },
    {
      name: '离线',
      isOn: isCut,
      begin: sendButton('断网', 'faults', { call: EVERY_CALL, kind: 'cut' }),
      end: sendButton('恢复', 'faults', { call: EVERY_CALL, kind: 'none' }),
    },
    {
      name: '服务方失联',
      isOn: faults.away,
      begin: sendButton('失联', 'away'),
      end: sendButton('恢复', 'return'),
    },
    {
      name: '登录过期',
      isOn: null,
      begin: sendButton('过期', 'session/expire'),
      end: html`<a class="tap" href="#people">重新登录</a>`,
    },
    {
      name: '一分钟后截止',
      isOn: null,
      begin: sendButton('到 14:59', 'clock', { next: 'lastMinute' }),
      end: sendButton('到 9:00 确认', 'clock', { next: 'settlement' }),
    },
  ]
}

/** Each with one tap there and one back: the other one where its state is known. */
export function drillRows(faults: Faults): Html {
  return html`<section>
    ${drills(faults).map(
      ({ name, isOn, begin, end }) =>
        html`<div class="row">
          <p>${name}${isOn === null ? '' : isOn ? '：进行中' : '：未开始'}</p>
          <div class="drill">${isOn === true ? '' : begin}${isOn === false ? '' : end}</div>
        </div>`,
    )}
  </section>`
}

/** A line at the top of the page while a drill or a fault is on, or the clock is not today's. */
export function drillNotice(faults: Faults, day: string, today: string): Html | '' {
  const on = drills(faults).flatMap(({ name, isOn }) => (isOn === true ? [name] : []))
  const others = faults.list().filter(({ call }) => call !== EVERY_CALL).length
  const said = [
    ...on.map((name) => `演练中：${name}`),
    ...(others === 0 ? [] : [`还有 ${others} 个接口有故障`]),
    ...(day === today ? [] : ['时钟不是今天']),
  ]
  return said.length === 0 ? '' : html`<p class="notice" role="status">${said.join('；')}</p>`
}
