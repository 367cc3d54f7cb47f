import { Hono } from 'hono'
import * as v from 'valibot'
import { endpoints } from '#api/contract.ts'
import { ALL_RET, type RetName } from '#api/shown-ret.ts'
import { controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import { EVERY_CALL, type FaultEffect, type Faults } from '#test/sandbox/kernel/faults.ts'

const RET_NAMES = Object.keys(ALL_RET).filter(
  (name): name is RetName => name !== 'ok' && Object.hasOwn(ALL_RET, name),
)
const DEFAULT_MESSAGE = '测试故障：服务返回错误'
/** Longer than the client waits (50 s). */
const MOST_MS = 120_000

const call = v.picklist(
  [EVERY_CALL, ...endpoints.map((it) => it.name)],
  // Not the list of all: it is longer than a screen.
  ({ received }) => `there is no call ${received}`,
)
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MS))
const times = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null)

const fault = v.variant('kind', [
  v.strictObject({ call, times, kind: v.picklist(['none', 'cut', 'http500', 'oddRow']) }),
  v.strictObject({
    call,
    times,
    kind: v.literal('http'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  }),
  v.strictObject({
    call,
    times,
    kind: v.literal('retCode'),
    ret: v.optional(v.picklist(RET_NAMES), 'notFound'),
    message: v.optional(v.pipe(v.string(), v.maxLength(200)), DEFAULT_MESSAGE),
  }),
  v.strictObject({
    call,
    times,
    kind: v.picklist(['slow', 'slowBody']),
    ms: v.optional(v.nullable(milliseconds), null),
  }),
])

const latency = v.strictObject({ call: v.optional(call, EVERY_CALL), ms: milliseconds })

function faultEffect(wish: v.InferOutput<typeof fault>): FaultEffect | null {
  switch (wish.kind) {
    case 'none':
      return null
    case 'cut':
    case 'oddRow':
      return { kind: wish.kind }
    case 'http500':
      return { kind: 'http', status: 500 }
    case 'http':
      return { kind: 'http', status: wish.status }
    case 'retCode':
      return { kind: 'retCode', ret: wish.ret, message: wish.message }
    case 'slow':
    case 'slowBody':
      return { kind: wish.kind, ms: wish.ms }
  }
}

/** `/faults`, `/latency`, `/away` and `/return`. */
export function faultRoutes(faults: Faults): Hono {
  const app = new Hono()
  const state = () => ({ away: faults.away, faults: faults.list() })

  app.get('/faults', (context) => context.json(state()))
  app.post('/faults', async (context) => {
    const wish = await controlBody(fault, context)
    const effect = faultEffect(wish)
    if (effect) faults.add({ ...effect, call: wish.call, times: wish.times })
    else faults.clear(wish.call)
    return context.json(state())
  })
  app.post('/away', (context) => {
    faults.away = true
    return context.json({ away: faults.away })
  })
  app.post('/return', (context) => {
    faults.away = false
    return context.json({ away: faults.away })
  })

  app.get('/latency', (context) => context.json({ latency: faults.latency() }))
  app.post('/latency', async (context) => {
    const wish = await controlBody(latency, context)
    faults.setLatency(wish.call, wish.ms)
    return context.json({ latency: faults.latency() })
  })
  return app
}
