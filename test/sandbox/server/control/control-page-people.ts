import { GOODS_SENTINELS } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { html } from 'hono/html'
import { TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import type { Html } from '#test/sandbox/kernel/control/control-page-shell.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { PERSONA_GROUPS, type PersonaGroup } from '#test/sandbox/people/persona.ts'
import {
  AMOUNT_SENTINELS,
  CARD_SENTINELS,
  FUND_SENTINELS,
  NOTABLE_FUNDS,
} from '#test/sandbox/departments/trading/sentinels.ts'

export interface ListedUser {
  userId: string
  group: PersonaGroup
  /** Masked. */
  name: string
  note: string
}

const GROUPS = Object.entries(PERSONA_GROUPS)

/** The personas under the headings of their groups, each with what `action` makes of it. */
export function peopleByGroup(
  users: readonly ListedUser[],
  action: (user: ListedUser) => Html,
): Html {
  return html`${GROUPS.map(
    ([group, title]) => html`
      <h3>${title}</h3>
      <section>
        ${users
          .filter((it) => it.group === group)
          .map(
            (it) => html`
              <div class="row">
                <p>
                  ${it.name} <code>${it.userId}</code><br /><span class="note">${it.note}</span>
                </p>
                ${action(it)}
              </div>
            `,
          )}
      </section>
    `,
  )}`
}

const facts = (title: string, rows: readonly { what: string; note: string }[]) => html`
  <h3>${title}</h3>
  <section>
    ${rows.map(
      (it) => html`
        <div class="fact">
          <code>${it.what}</code>
          <p class="note">${it.note}</p>
        </div>
      `,
    )}
  </section>
`

/** The sentinels, and other numbers that testers need. */
export function sentinelFacts(market: Market): Html {
  const funds = [
    ...FUND_SENTINELS.map((it) => ({ fundCodes: [it.fundCode], note: it.note })),
    ...NOTABLE_FUNDS,
  ].filter((it) => it.fundCodes.some((code) => market.fund(code)))
  return html`
    ${facts(
      '金额结尾',
      AMOUNT_SENTINELS.map((it) => ({ what: it.ending, note: it.note })),
    )}
    ${facts(
      '基金',
      funds.map((it) => ({ what: it.fundCodes.join(' '), note: it.note })),
    )}
    ${facts(
      '银行卡号',
      CARD_SENTINELS.map((it) => ({ what: it.cardNo, note: it.note })),
    )}
    ${facts(
      '金币商品',
      GOODS_SENTINELS.map((it) => ({ what: it.goodsId, note: it.note })),
    )}
    ${facts(
      '活动编号',
      Object.entries(TEXTS).map(([what, { title }]) => ({ what, note: title })),
    )}
  `
}
