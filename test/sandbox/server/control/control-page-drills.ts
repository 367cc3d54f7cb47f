import { html } from 'hono/html'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { sendButton, type Html } from '#test/sandbox/kernel/control/control-page-shell.ts'
import { EVERY_CALL, type Faults } from '#test/sandbox/kernel/faults.ts'

/** The delay that a slow network adds to each answer, ms. */
const SLOW_DRILL_MS = 3_000

interface Drill {
  readonly name: string
  /** Says whether it is under way; null where it happens at once. */
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

export interface RunningDrills {
  /** Names of the drills and faults that are on. */
  readonly on: readonly string[]
  /** The clock's day, `2026-03-11`, where it is not the one outside. */
  readonly day: string | null
  /** The text of a mark of both; empty where there is nothing to say. */
  readonly words: string
}

export function runningDrills(faults: Faults, day: string, today: string): RunningDrills {
  const drilled = drills(faults).flatMap(({ name, isOn }) => (isOn === true ? [name] : []))
  const all = faults.list().some(({ call, kind }) => call === EVERY_CALL && kind !== 'cut')
  const calls = new Set([
    ...faults.list().map(({ call }) => call),
    ...Object.keys(faults.latency()),
  ])
  calls.delete(EVERY_CALL)
  const on = [
    ...drilled,
    ...(all ? ['所有接口有故障'] : []),
    ...(calls.size === 0 ? [] : [`${calls.size} 个接口有故障`]),
  ]
  const other = day === today ? null : formatDate(day)
  const ofDay = other === null ? '' : `沙箱 ${other}`
  return { on, day: other, words: on.length > 0 ? `演练中：${on.join('、')}` : ofDay }
}

/** A line at the top of the page while a drill or a fault is on, or the clock is not today's. */
export function drillNotice(faults: Faults, day: string, today: string): Html | '' {
  const { on, day: otherDay } = runningDrills(faults, day, today)
  const said = [
    ...on.map((name) => `演练中：${name}`),
    ...(otherDay === null ? [] : ['时钟不是今天']),
  ]
  return said.length === 0 ? '' : html`<p class="notice" role="status">${said.join('；')}</p>`
}
