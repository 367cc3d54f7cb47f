import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asksPassword,
  isOpening,
  isPlacing,
  NEW_ORDER,
  orderStep,
  type OrderAnswer,
  type OrderDay,
  type OrderEvent,
  type OrderStage,
  type OrderState,
} from './order-machine.ts'

const dayOn = (tradeDate: string): OrderDay => ({ tradeDate, cutoffTime: `${tradeDate}150000` })
const WED = dayOn('20260311')
const THU = dayOn('20260312')
const BEFORE = '20260311145959'
const AFTER = '20260311150000'

const accepted: OrderEvent = { type: 'accepted' }
const declined: OrderEvent = { type: 'declined' }
const failed: OrderEvent = { type: 'failed', error: 'cut' }
const cancel: OrderEvent = { type: 'cancel' }
const forgot: OrderEvent = { type: 'forgot' }
const lost: OrderEvent = { type: 'lost' }
const open = (shown: OrderDay | null): OrderEvent => ({ type: 'open', shown })
const day = (it: OrderDay): OrderEvent => ({ type: 'day', day: it })
const shownDay = (it: OrderDay): OrderEvent => ({ type: 'shownDay', day: it })
const digits = (now: string): OrderEvent => ({ type: 'password', now })
const number = (placed: boolean): OrderEvent => ({ type: 'number', placed })
const says = (kind: OrderAnswer['kind']): OrderEvent => ({
  type: 'answered',
  answer: kind === 'placed' ? { kind } : { kind, text: '原话' },
})

/** Every stage as it is in the course of an order for Wednesday. */
const IN: { readonly [S in OrderStage]: OrderState } = {
  form: NEW_ORDER,
  askingDay: { ...NEW_ORDER, at: 'askingDay', day: WED },
  acceptingDay: { ...NEW_ORDER, at: 'acceptingDay', day: WED, proposed: THU },
  preparing: { ...NEW_ORDER, at: 'preparing', day: WED },
  openingApplication: { ...NEW_ORDER, at: 'openingApplication', day: WED },
  password: { ...NEW_ORDER, at: 'password', day: WED },
  acceptingDayOverPassword: {
    ...NEW_ORDER,
    at: 'acceptingDayOverPassword',
    day: WED,
    proposed: THU,
  },
  renewingDay: { ...NEW_ORDER, at: 'renewingDay', day: WED, renewed: true },
  acceptingRenewedDay: {
    ...NEW_ORDER,
    at: 'acceptingRenewedDay',
    day: WED,
    proposed: THU,
    renewed: true,
  },
  sending: { ...NEW_ORDER, at: 'sending', day: WED },
  locked: { ...NEW_ORDER, at: 'locked', day: WED, locked: '原话' },
  checking: { ...NEW_ORDER, at: 'checking', day: WED, refusal: '原话' },
  left: { ...NEW_ORDER, at: 'left', day: WED },
}

/** From a stage, on an event: the next stage, and what is done. */
type TransitionRow = readonly [OrderStage, OrderEvent, OrderStage, string]

const ROWS: readonly TransitionRow[] = [
  ['form', open(WED), 'askingDay', 'askDay'],
  ['form', open(null), 'preparing', 'prepare'],
  ['form', forgot, 'form', 'resetPassword'],
  ['askingDay', day(WED), 'preparing', 'prepare'],
  ['askingDay', day(THU), 'acceptingDay', 'acceptDay 20260312'],
  ['askingDay', failed, 'form', 'showFailure cut'],
  ['acceptingDay', accepted, 'preparing', 'prepare'],
  ['acceptingDay', declined, 'form', ''],
  ['preparing', { type: 'prepared' }, 'openingApplication', 'openApplication'],
  ['preparing', declined, 'form', ''],
  ['preparing', failed, 'form', 'showFailure cut'],
  ['openingApplication', { type: 'applicationOpened' }, 'password', ''],
  ['openingApplication', failed, 'form', 'showFailure cut'],
  ['password', digits(BEFORE), 'sending', 'send 20260311'],
  ['password', digits(AFTER), 'renewingDay', 'askDay'],
  ['password', shownDay(WED), 'password', ''],
  ['password', shownDay(THU), 'acceptingDayOverPassword', 'acceptDay 20260312'],
  ['password', cancel, 'form', ''],
  ['password', forgot, 'form', 'resetPassword'],
  ['acceptingDayOverPassword', accepted, 'password', ''],
  ['acceptingDayOverPassword', declined, 'form', ''],
  ['renewingDay', day(WED), 'sending', 'send 20260311'],
  ['renewingDay', day(THU), 'acceptingRenewedDay', 'acceptDay 20260312'],
  ['renewingDay', failed, 'password', ''],
  ['acceptingRenewedDay', accepted, 'sending', 'send 20260312'],
  ['acceptingRenewedDay', declined, 'form', ''],
  ['sending', says('placed'), 'left', 'dropDraft, showResult false'],
  ['sending', lost, 'left', 'showResult true'],
  ['sending', failed, 'password', ''],
  ['sending', says('wrongPassword'), 'password', ''],
  ['sending', says('passwordLocked'), 'locked', 'offerReset 原话'],
  ['sending', says('dayMoved'), 'renewingDay', 'askDay'],
  ['sending', says('badRequest'), 'checking', 'checkNumber'],
  ['sending', says('applicationExpired'), 'form', 'dropApplication, showRefusal 原话'],
  ['sending', says('refused'), 'form', 'showRefusal 原话'],
  ['locked', accepted, 'form', 'resetPassword'],
  ['locked', declined, 'form', ''],
  ['checking', number(true), 'left', 'showPlacedBefore, showResult false'],
  ['checking', number(false), 'form', 'showRefusal 原话'],
]

/** `send 20260311`: an effect with what it carries. */
const effectsAfter = (state: OrderState, event: OrderEvent): string =>
  orderStep(state, event)
    .effects.map(({ do: act, ...rest }) =>
      [
        act,
        ...Object.values(rest).map((it: unknown) =>
          typeof it === 'object' && it !== null && 'tradeDate' in it ? it.tradeDate : it,
        ),
      ].join(' '),
    )
    .join(', ')

describe('the course of an order', () => {
  test.each(ROWS)('in %s, %j leads to %s with "%s"', (from, event, to, effects) => {
    expect(orderStep(IN[from], event).state.at).toBe(to)
    expect(effectsAfter(IN[from], event)).toBe(effects)
  })

  test('changes nothing on any event that a stage does not expect', () => {
    const events = [...ROWS.map(([, event]) => event), says('refused')]
    for (const state of Object.values(IN)) {
      const rows = ROWS.filter(([from]) => from === state.at)
      const expected = new Set(rows.map(([, { type }]) => type))
      const others = events.filter(({ type }) => !expected.has(type))
      for (const event of others) expect(orderStep(state, event)).toEqual({ state, effects: [] })
    }
  })

  test('holds the day that the user has agreed to, whichever question it was', () => {
    for (const at of ['acceptingDay', 'acceptingDayOverPassword', 'acceptingRenewedDay'] as const) {
      expect(orderStep(IN[at], accepted).state.day).toEqual(THU)
      expect(orderStep(IN[at], declined).state.day).toEqual(WED)
    }
  })

  test('takes a day that is refused once more as a refusal, and so what is done at once', () => {
    const again = { ...IN.sending, renewed: true }
    expect(effectsAfter(again, says('dayMoved'))).toBe('showRefusal 原话')
    expect(effectsAfter({ ...IN.sending, day: null }, says('dayMoved'))).toBe('showRefusal 原话')
  })

  test('sends what is done at once at any hour, for no day', () => {
    expect(effectsAfter({ ...IN.password, day: null }, digits(AFTER))).toBe('send ')
  })

  test('says of the password what was wrong, and takes it back with the next try', () => {
    const wrong = orderStep(IN.sending, says('wrongPassword')).state
    expect(wrong.problem).toEqual({ code: 'wrong', text: '原话' })
    expect(orderStep(wrong, digits(BEFORE)).state.problem).toBeNull()
    expect(orderStep(IN.renewingDay, failed).state.problem).toEqual({ code: 'notSent' })
    expect(orderStep(IN.sending, failed).state.problem).toEqual({ code: 'notSent' })
  })

  test('remembers a locked password over the form, until the next try', () => {
    const locked = orderStep(IN.sending, says('passwordLocked')).state
    const back = orderStep(locked, declined).state
    expect([back.at, back.locked]).toEqual(['form', '原话'])
    expect(orderStep({ ...back, at: 'password', day: WED }, digits(BEFORE)).state.locked).toBe('')
  })

  test('shows at each stage one thing at most: the form is busy, or the password is open', () => {
    const shown = (is: (state: OrderState) => boolean) =>
      Object.values(IN)
        .filter(is)
        .map(({ at }) => at)
    expect(shown(isOpening)).toEqual([
      'askingDay',
      'acceptingDay',
      'preparing',
      'openingApplication',
    ])
    expect(shown(asksPassword)).toEqual([
      'password',
      'acceptingDayOverPassword',
      'renewingDay',
      'acceptingRenewedDay',
      'sending',
    ])
    expect(shown(isPlacing)).toEqual(['renewingDay', 'acceptingRenewedDay', 'sending'])
  })

  test('sends only after six digits, and never again without other digits or another day', () => {
    const events = ROWS.map(([, event]) => event)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (course) => {
        let state = NEW_ORDER
        let tries = 0
        let least = 0
        for (const event of course) {
          const step = orderStep(state, event)
          if (state.at === 'password' && event.type === 'password') tries = 2
          if (step.effects.some((effect) => effect.do === 'send')) tries -= 1
          least = Math.min(least, tries)
          state = step.state
          if (!isPlacing(state)) tries = 0
        }
        expect(least).toBe(0)
      }),
    )
  })
})
