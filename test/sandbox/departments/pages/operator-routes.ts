/** Operators sign in and out: a cookie that no script reads and no other site sends. */
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { createTries } from '#scripts/gateway-tries.ts'
import { operatorNamed, type Operator } from '#domain/page/operator.ts'
import { controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  endOperatorSession,
  openOperatorSession,
  OPERATORS,
  operatorOfSession,
} from './operators.ts'
import { EditRefused } from './read-version.ts'

const COOKIE = 'page_operator'
const PATH = '/sandbox'

const signIn = v.strictObject({ name: v.string(), passcode: v.string() })

const shown = ({ id, name, onCall }: Operator) => ({ id, name, onCall })

/** The operator who is signed in; undefined without one. */
export const operatorOf = ({ db, clock }: World, context: Context): Operator | undefined =>
  operatorOfSession(db, getCookie(context, COOKIE) ?? '', clock.now())

/** The operator who is signed in, without whom nothing is done. */
export function requireOperator(world: World, context: Context): Operator {
  const operator = operatorOf(world, context)
  if (operator === undefined) throw new EditRefused(401, 'sign in first')
  return operator
}

/** `/editor/session`: who is signed in; `POST` signs in, `POST /editor/session/end` signs out. */
export function operatorRoutes(world: World): Hono {
  const app = new Hono()
  const { db, clock } = world
  const tries = createTries()
  const end = (context: Context) => endOperatorSession(db, getCookie(context, COOKIE) ?? '')

  app.get('/editor/session', (context) => {
    const operator = operatorOf(world, context)
    return context.json({ operator: operator === undefined ? null : shown(operator) })
  })
  app.post('/editor/session', async (context) => {
    const { name, passcode } = await controlBody(signIn, context)
    const operator = operatorNamed(OPERATORS, name)
    // By the operator: a name that is written otherwise is no other one.
    const of = operator?.id ?? ''
    const wait = Math.ceil(tries.wait(of) / 1_000)
    if (wait > 0) {
      context.header('retry-after', String(wait))
      return context.json({ error: `too many tries: wait ${wait} seconds` }, 429)
    }
    if (operator?.passcode !== passcode) {
      tries.failed(of)
      return context.json({ error: 'no such name and passcode' }, 401)
    }
    tries.passed(of)
    end(context)
    const token = openOperatorSession(db, operator.id, clock.now())
    setCookie(context, COOKIE, token, { httpOnly: true, sameSite: 'Strict', path: PATH })
    return context.json({ operator: shown(operator) })
  })
  app.post('/editor/session/end', (context) => {
    end(context)
    deleteCookie(context, COOKIE, { path: PATH })
    return context.json({ operator: null })
  })
  return app
}
