import { expect, test } from 'vitest'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { formatPercent } from '#domain/money/format-figures.ts'
import { fundChart } from '#shared/parts/fund-chart/chart-data.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

test.each(['980101', '980201', '980207', '980301', '980401', '980501', '980601', '980801'])(
  'the chart of %s ends at the returns of its table, those of peers and benchmark too',
  async (fundCode) => {
    const fund = await ask(sandbox, queryFundOne, { fundCode })
    const history = await ask(sandbox, queryNavHistory, { fundCode })
    for (const { stage, own, peer, benchmark } of fund.stages) {
      const to = fund.navDate ?? ''
      const from = stageStart(stage, to)
      if (from === null || own === null) continue
      const { series } = fundChart(fund, history, { from, to })
      const end = (key: string) =>
        formatPercent(series.find((it) => it.key === key)?.values.at(-1) ?? null)
      expect([stage, end('own'), end('peer'), end('benchmark')]).toEqual([
        stage,
        formatPercent(own),
        formatPercent(peer),
        formatPercent(benchmark),
      ])
    }
  },
)
