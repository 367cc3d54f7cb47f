import { ALL_RET } from '#api/shown-ret.ts'
import { html } from 'hono/html'
import { endpoints } from '#api/contract.ts'
import type { ListedUser } from './control-page-people.ts'
import { sendButton, type Html } from '#test/sandbox/kernel/control/control-page-shell.ts'
import { EVERY_CALL, type Fault, type Faults } from '#test/sandbox/kernel/faults.ts'
import type { FailureKind } from '#test/sandbox/departments/trading/failed-orders.ts'
import type { ForcedKind } from '#test/sandbox/departments/trading/forced-events.ts'

/** A form is sent as JSON of its filled fields, numbers as numbers; see the page's script. */
const form = (path: string, fields: Html, submit: string) => html`
  <form data-path="${path}">
    ${fields}
    <button>${submit}</button>
  </form>
`

const field = (name: string, label: string, placeholder: string, type = 'text') => html`
  <label
    >${label}<input
      name="${name}"
      type="${type}"
      placeholder="${placeholder}"
      ${type === 'number' ? 'min=0' : ''}
      autocomplete="off"
  /></label>
`

const choice = (
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
) => html`
  <label
    >${label}<select name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >
`

const CALLS = [EVERY_CALL, ...endpoints.map((it) => it.name).toSorted()].map(
  (name) => [name, name === EVERY_CALL ? '* 所有接口' : name] as const,
)
const RET_NAMES = Object.entries(ALL_RET)
  .filter(([name]) => name !== 'ok')
  .map(([name, code]) => [name, `${name} ${code}`] as const)

const FAULT_NAMES = {
  cut: '切断连接',
  http: 'HTTP 状态',
  oddRow: '一条记录不合格式',
  retCode: 'retCode 错误',
  slow: '应答很慢',
  slowBody: '正文很慢',
} as const satisfies Record<Fault['kind'], string>

function faultDetail(fault: Fault): string {
  switch (fault.kind) {
    case 'cut':
    case 'oddRow':
      return ''
    case 'http':
      return ` ${fault.status}`
    case 'retCode':
      return ` ${fault.ret}「${fault.message}」`
    case 'slow':
    case 'slowBody':
      return fault.ms === null ? '' : ` ${fault.ms} ms`
  }
}

const row = (text: string, action: Html | '') =>
  html`<div class="row">
    <p>${text}</p>
    ${action}
  </div>`

const clear = (call: string) => sendButton('移除', 'faults', { call, kind: 'none' })

/** One form per kind, with only the fields that it needs. */
export function faultForms(faults: Faults): Html {
  const call = choice('call', '接口', CALLS)
  const times = field('times', '次数', '空：一直', 'number')
  const kind = (value: Fault['kind']) => html`<input type="hidden" name="kind" value="${value}" />`
  const add = (value: Fault['kind'], fields: Html | '') => html`
    <details>
      <summary>${FAULT_NAMES[value]}</summary>
      ${form('faults', html`${kind(value)}${call}${fields}${times}`, '添加')}
    </details>
  `
  const wait = field('ms', '毫秒', '空：8000', 'number')
  return html`
    <section>
      ${row(
        `服务方${faults.away ? '失联中：所有接口断开' : '在线'}`,
        faults.away ? sendButton('恢复服务', 'return') : '',
      )}
      ${faults.list().map((it) => {
        const left = it.times === null ? '一直' : `还有 ${it.times} 次`
        return row(`${it.call}：${FAULT_NAMES[it.kind]}${faultDetail(it)}，${left}`, clear(it.call))
      })}
      ${
        faults.list().length === 0
          ? ''
          : html`<div class="buttons">
              ${sendButton('清除全部故障', 'faults', { call: EVERY_CALL, kind: 'none' })}
            </div>`
      }
      ${add('cut', '')} ${add('http', field('status', '状态码', '如 503', 'number'))}
      ${add(
        'retCode',
        html`${choice('ret', 'retCode', RET_NAMES)}${field('message', '提示语', '空：默认')}`,
      )}
      ${add('oddRow', '')} ${add('slow', wait)} ${add('slowBody', wait)}
    </section>
  `
}

export function latencyForm(faults: Faults): Html {
  return html`
    <section>
      ${Object.entries(faults.latency()).map(([call, ms]) =>
        row(`${call}：每次 +${ms} ms`, sendButton('移除', 'latency', { call, ms: 0 })),
      )}
      ${form(
        'latency',
        html`${choice('call', '接口', CALLS)}${field('ms', '毫秒', '如 800', 'number')}`,
        '设定',
      )}
    </section>
  `
}

const EVENT_NAMES = {
  forcedRedemption: '42 强制赎回',
  forcedIncrease: '44 强制调增',
  forcedDecrease: '45 强制调减',
  freeze: '31 份额冻结',
  unfreeze: '32 份额解冻',
  fundraisingFailed: '49 募集失败（待确认的买入）',
  tradeFailed: '状态 7 交易失败（最早的在途交易）',
  providerCancelled: '状态 6 由销售机构撤销（最早的已付款买入或卖出）',
  confirmFailed: '状态 2 确认失败（最早的已付款或已冻结的交易）',
} as const satisfies Record<ForcedKind | FailureKind, string>

/** The forms for events at banks and registrars. */
export function eventForms(users: readonly ListedUser[]): Html {
  const people = choice(
    'userId',
    '用户',
    users.map((it) => [it.userId, `${it.userId} ${it.name}`]),
  )
  return html`
    <section>
      <details>
        <summary>大额存入到账（汇款）</summary>
        ${form(
          'transfer',
          html`${people}${field('amount', '金额', '如 250000.00')}${field('card', '汇款卡（编号或卡号）', '空：第一张；未绑定的会退回')}`,
          '到账',
        )}
      </details>
      <details>
        <summary>强制交易</summary>
        ${form(
          'event',
          html`${choice('kind', '事件', Object.entries(EVENT_NAMES))}${people}${field('fundCode', '基金', '如 980301')}${field('shares', '份额', '空：全部')}${field('bankSerial', '银行卡', '空：持有的第一张')}`,
          '发生',
        )}
      </details>
    </section>
  `
}

export function stateForms(): Html {
  return html`
    <section>
      <div class="buttons">
        <a class="tap" href="/sandbox/state" download>下载当前状态</a>
        <button id="restore">从文件恢复</button>
        <input id="state-file" type="file" accept=".sqlite,application/vnd.sqlite3" hidden />
        ${sendButton('重置：清空并回到起点', 'reset')}
      </div>
      <p class="note">
        文件含全部订单、会话与时钟；恢复后时钟回到保存的时刻。保存之后登录的用户需要重新进入。
      </p>
    </section>
  `
}
