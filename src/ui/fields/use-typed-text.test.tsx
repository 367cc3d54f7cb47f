// @vitest-environment jsdom
import fc from 'fast-check'
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { codeInFours, redeemCodeForm } from '#domain/coupon/redeem-code.ts'
import { groupCard } from '#domain/identity/masking.ts'
import { nameForm } from '#domain/identity/person-name.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { cardForm, codeForm, mobileForm } from '#domain/text/number-forms.ts'
import { lineForm, type TextForm } from '#domain/text/plain-form.ts'
import { button, click, field, inPage, one, type } from '#ui/testing/in-page.tsx'
import { AmountField } from './AmountField.tsx'
import { SearchField } from './SearchField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

const textField = (form: TextForm, format?: (value: string) => string) =>
  function OneLine(props: FieldProps) {
    return (
      <TextField
        label="字段"
        form={form}
        problem={form.fits(props.value) ? null : '只能是数字'}
        clearable
        {...(format === undefined ? {} : { format })}
        {...props}
      />
    )
  }

const FIELDS = {
  amount: (props: FieldProps) => (
    <AmountField label="字段" form={amountForm} clearable {...props} />
  ),
  card: textField(cardForm, groupCard),
  redeem: textField(redeemCodeForm, codeInFours),
  code: textField(codeForm),
  mobile: textField(mobileForm),
  name: textField(nameForm),
  address: textField(lineForm),
  search: (props: FieldProps) => <SearchField label="字段" placeholder="搜索" {...props} />,
  area: (props: FieldProps) => <TextArea label="字段" form={lineForm} most={100} {...props} />,
}

// An engine reports the end of a composition and its text in one task, in which no timer runs.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/**
 * The order in which an engine reports that a composition is over: with its text in the field
 * (Chromium), or before it puts the text in, as WebKit may.
 */
type EndOfComposition = 'after the text' | 'before the text'

/** Composes as a keyboard does: it replaces what it composed before, from `at` on. */
async function compose(
  input: HTMLInputElement | HTMLTextAreaElement,
  steps: readonly string[],
  text: string,
  end: EndOfComposition = 'after the text',
): Promise<void> {
  let start = input.selectionStart ?? input.value.length
  let composed = (input.selectionEnd ?? start) - start
  let left = input.value
  const put = (words: string, isComposing: boolean) => {
    // A text that was changed meanwhile is none that the keyboard composes: it adds to it.
    if (input.value !== left) {
      start = input.selectionStart ?? input.value.length
      composed = 0
    }
    const value = input.value.slice(0, start) + words + input.value.slice(start + composed)
    composed = words.length
    left = value
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input)
    input.setSelectionRange(start + composed, start + composed)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
  }
  const tell = (name: string, data: string) =>
    act(async () => {
      input.dispatchEvent(new CompositionEvent(name, { bubbles: true, data }))
    })
  await tell('compositionstart', '')
  for (const step of steps) {
    await tell('compositionupdate', step)
    await act(async () => put(step, true))
  }
  if (end === 'after the text') await act(async () => put(text, true))
  await tell('compositionend', text)
  // An engine removes what was composed first, and then puts in what it became.
  if (end === 'before the text') {
    await act(async () => put('', false))
    await act(async () => put(text, false))
  }
  await act(async () => vi.runAllTimers())
}

/** Shows a field of a form, and all that the form was given. */
async function shown(name: keyof typeof FIELDS, start = '') {
  const reported: string[] = []
  const Field = FIELDS[name]
  let set: (value: string) => void = () => undefined
  function Form() {
    const [value, setValue] = useState(start)
    set = setValue
    const onChange = (next: string) => {
      reported.push(next)
      setValue(next)
    }
    return <Field value={value} onChange={onChange} />
  }
  const page = await inPage(<Form />)
  const input = name === 'area' ? one('textarea') : field()
  if (!(input instanceof HTMLInputElement) && !(input instanceof HTMLTextAreaElement))
    throw new Error('no text field')
  input.focus()
  input.setSelectionRange(input.value.length, input.value.length)
  return { page, input, reported, put: (value: string) => act(async () => set(value)) }
}

const ENDS = ['after the text', 'before the text'] as const
const DIGITS = ['1', '10', '100', '1000', '10000']

describe.each(ENDS)('what a keyboard composes, whose end comes %s,', (end) => {
  test.each([
    ['amount', DIGITS, '10000', '10,000', '10000'],
    ['amount', ['1', '10', '10,', '10,5'], '10,5', '10.5', '10.5'],
    ['card', ['6', '62', '622', '6222', '62220', '622202'], '622202', '6222 02', '622202'],
    ['card', ['６', '６２'], '６２２２０２', '6222 02', '622202'],
    ['code', ['1', '12', '123', '1234', '12345'], '123456', '123456', '123456'],
    ['mobile', ['+', '+8', '+86 1'], '+86 138 0013 8000', '13800138000', '13800138000'],
    ['name', ['g', 'gu', 'gu\u2006li'], '古丽', '古丽', '古丽'],
    ['name', ['w', 'wang', 'wang xiao'], '王晓', '王晓', '王晓'],
    ['name', ['古丽', '古丽.', '古丽.ai'], '古丽•艾比', '古丽·艾比', '古丽·艾比'],
    ['address', ['h', 'hai\u2006z'], '海州\u3000路', '海州 路', '海州 路'],
    ['search', ['j', 'ji jin'], '基金', '基金', '基金'],
    ['area', ['h', 'hai\u2006z'], '海州\u00a0路', '海州 路', '海州 路'],
  ] as const)('is typed once: %s %j', async (name, steps, text, seen, value) => {
    const { page, input, reported } = await shown(name)
    await compose(input, steps, text, end)
    expect(input.value).toBe(seen)
    expect(reported.at(-1)).toBe(value)
    expect(input.selectionStart).toBe(seen.length)
    await page.unmount()
  })

  test('goes in where the caret is', async () => {
    const { page, input } = await shown('amount', '12345')
    // 12|,345
    input.setSelectionRange(2, 2)
    await compose(input, ['6', '67'], '67', end)
    expect(input.value).toBe('1,267,345')
    expect(input.selectionStart).toBe(5)
    await page.unmount()
  })

  test('replaces what was selected, whose commas are no decimal point', async () => {
    const { page, input, reported } = await shown('amount', '1000')
    input.setSelectionRange(0, 5)
    await compose(input, ['1', '1,', '1,5'], '1,5', end)
    expect(input.value).toBe('1.5')
    expect(reported.at(-1)).toBe('1.5')
    await page.unmount()
  })

  test('leaves the amount as it was where it is none, and says why', async () => {
    const { page, input, reported } = await shown('amount', '7')
    input.setSelectionRange(0, 1)
    await compose(input, ['5', '5w', '5wan'], '5万', end)
    expect(input.value).toBe('7')
    expect(reported.at(-1)).toBe('7')
    // While the text was no amount the form had none.
    expect(reported).toEqual(['5', '', '7'])
    expect(one('[aria-live]').textContent).toBe('请输入完整数字，例如 5万 请输入 50000')
    await page.unmount()
  })
})

test('leaves the text alone while a keyboard composes, and gives its plain value all the same', async () => {
  const { page, input, reported } = await shown('amount')
  await act(async () => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  })
  await type(field(), '１０００')
  expect(input.value).toBe('１０００')
  expect(reported).toEqual(['1000'])
  expect(one('[aria-live]').textContent).toBe('')
  // A tap elsewhere takes the focus, and what was composed is taken as it is.
  await act(async () => input.blur())
  expect(input.value).toBe('1,000')
  await page.unmount()
})

test('takes what an event calls composed although no composition was begun', async () => {
  const { page, input } = await shown('card')
  for (const text of ['6', '62', '62220']) {
    await act(async () => {
      Reflect.set(HTMLInputElement.prototype, 'value', text, input)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    })
    expect(input.value).toBe(text)
  }
  await act(async () => input.blur())
  expect(input.value).toBe('6222 0')
  await page.unmount()
})

test('says nothing of characters that are on their way to others', async () => {
  const { page, input } = await shown('card')
  await act(async () => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  })
  await type(field(), 'liu')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  await act(async () => input.blur())
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.value).toBe('liu')
  await page.unmount()
})

test('gives way to a value from elsewhere, and to the button that clears', async () => {
  const { page, input, reported, put } = await shown('amount')
  await act(async () => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  })
  await type(field(), '12')
  await put('50000')
  expect(input.value).toBe('50,000')
  await click(button('清除字段'))
  expect(input.value).toBe('')
  expect(reported.at(-1)).toBe('')
  expect(document.activeElement).toBe(input)
  await page.unmount()
})

test('takes one composition right after another', async () => {
  const { page, input, reported } = await shown('name')
  await compose(input, ['g', 'gu'], '古')
  await compose(input, ['l', 'li'], '丽')
  await compose(input, ['.'], '．')
  await compose(input, ['a', 'ai'], '艾')
  expect(input.value).toBe('古丽·艾')
  expect(reported.at(-1)).toBe('古丽·艾')
  await page.unmount()
})

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** One edit as an engine reports it: announced with its kind, then done to the text. */
async function edit(input: TextElement, inputType: string, value: string, at: number) {
  await act(async () => {
    input.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType }))
    Reflect.set(HTMLInputElement.prototype, 'value', value, input)
    input.setSelectionRange(at, at)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  })
}

/** Text in place of what is selected; a key without another kind. */
async function key(input: TextElement, text: string, inputType = 'insertText') {
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
  const value = input.value.slice(0, from) + text + input.value.slice(to)
  await edit(input, inputType, value, from + text.length)
}

describe('an amount typed key by key', () => {
  test.each([
    ['1000,50', '1,000.50', '1000.50'],
    ['10,5', '10.5', '10.5'],
    ['10，5', '10.5', '10.5'],
    ['10。5', '10.5', '10.5'],
    ['１０００', '1,000', '1000'],
  ])('is read from the keys %s', async (keys, seen, value) => {
    const { page, input, reported } = await shown('amount')
    for (const typed of keys) await key(input, typed)
    expect(input.value).toBe(seen)
    expect(reported.at(-1)).toBe(value)
    for (const text of reported) expect(text).toMatch(/^\d+(?:\.\d{0,2})?$/)
    await page.unmount()
  })

  test('counts what is pasted over the whole field as a whole', async () => {
    const { page, input } = await shown('amount', '1000')
    input.setSelectionRange(0, 5)
    await key(input, '1,5')
    expect(input.value).toBe('1.5')
    input.setSelectionRange(0, 3)
    await key(input, '1,234.56')
    expect(input.value).toBe('1,234.56')
    await page.unmount()
  })

  test('loses nothing where an edit over a part of it is refused', async () => {
    const { page, input } = await shown('amount', '1000.55')
    // 1,|000.55|
    input.setSelectionRange(2, 8)
    await key(input, 'x')
    expect(input.value).toBe('1,000.55')
    expect(one('[aria-live]').textContent).toBe('只能输入数字和小数点')
    await page.unmount()
  })
})

/** The ways in which a whole text is replaced at once, as engines report them. */
const WAYS = {
  paste: (input: TextElement, text: string) => key(input, text, 'insertFromPaste'),
  drop: (input: TextElement, text: string) => key(input, text, 'insertFromDrop'),
  dictation: (input: TextElement, text: string) => key(input, text, 'insertText'),
  suggestion: (input: TextElement, text: string) => key(input, text, 'insertReplacementText'),
  undo: (input: TextElement, text: string) => edit(input, 'historyUndo', text, text.length),
  redo: (input: TextElement, text: string) => edit(input, 'historyRedo', text, text.length),
  // The browser fills a form without announcing it, and gives its edit no kind.
  autofill: (_: TextElement, text: string) => type(field(), text),
  composing: (input: TextElement, text: string) => compose(input, [text.slice(0, 3)], text),
}
const GROUPED = ['amount', 'card', 'redeem'] as const
const digits = fc.stringMatching(/^[1-9]\d{0,11}$/)
const texts = fc.oneof(
  digits,
  digits.map(groupCard),
  digits.map(amountForm.shown),
  fc.stringMatching(/^[1-9]\d{0,4}[.,]\d{0,2}$/),
  fc.stringMatching(/^[1-9A-HJKMNP-TV-Z ,.-]{1,19}$/),
)

describe('whatever replaces the whole text', () => {
  /** The text, value and words of a field after all of its start value was replaced. */
  async function replaced(
    name: (typeof GROUPED)[number],
    start: string,
    way: keyof typeof WAYS,
    text: string,
  ) {
    const { page, input, reported } = await shown(name, start)
    input.setSelectionRange(0, input.value.length)
    await WAYS[way](input, text)
    const hint = one('[aria-live]').textContent
    const result = { shown: input.value, value: reported.at(-1) ?? start, hint }
    await page.unmount()
    return result
  }

  test.each(
    GROUPED.flatMap((name) =>
      (['paste', 'drop', 'dictation', 'suggestion', 'autofill', 'composing'] as const).map(
        (way) => [name, way] as const,
      ),
    ),
  )('gives what an empty field makes of it: %s by %s', async (name, way) => {
    const starts = fc.oneof(digits, fc.constantFrom('10000', '622202123', '1234567'))
    // The field's own text, its digits, and a part of them are the edits that look like others.
    const own = fc.constantFrom('own', 'plain', 'part')
    const cases = fc.tuple(starts, fc.oneof(own, texts))
    await fc.assert(
      fc.asyncProperty(cases, async ([start, drawn]) => {
        const seen = (name === 'amount' ? amountForm.shown : groupCard)(start)
        const text = { own: seen, plain: start, part: start.slice(0, -1) }[drawn] ?? drawn
        fc.pre(text !== '')
        const fresh = await replaced(name, '', way, text)
        const over = await replaced(name, start, way, text)
        // A text that an empty field refuses leaves the text, and says the same.
        const kept = fresh.value === '' ? { shown: over.shown, value: over.value } : fresh
        expect(over).toEqual({ ...kept, hint: fresh.hint })
      }),
      { numRuns: 25 },
    )
  })

  test.each(['undo', 'redo'] as const)('loses no digit by %s', async (way) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('card', 'redeem'),
        digits,
        texts,
        async (name, start, text) => {
          const form = name === 'card' ? cardForm : redeemCodeForm
          expect((await replaced(name, start, way, text)).value).toBe(form.plain(text))
        },
      ),
      { numRuns: 25 },
    )
    for (const text of ['10000', '10,000', '1,000', '1234.5'])
      expect((await replaced('amount', '12345', way, text)).value).toBe(text.replace(',', ''))
  })

  test('keeps an amount that is put over itself again and again', async () => {
    for (const way of ['paste', 'drop', 'dictation', 'autofill'] as const) {
      const { page, input, reported } = await shown('amount', '10000')
      for (const text of ['10000', '10,000', '10000']) {
        input.setSelectionRange(0, input.value.length)
        await WAYS[way](input, text)
        expect(input.value).toBe('10,000')
      }
      expect(reported).toEqual([])
      await page.unmount()
    }
  })
})

describe('a part of a grouped text', () => {
  test('that is replaced by its own digits loses none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GROUPED),
        digits,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('insertFromPaste', 'insertFromDrop', 'insertText', 'insertReplacementText'),
        async (name, start, one_, other, kind) => {
          const { page, input } = await shown(name, start)
          const length = input.value.length + 1
          const [from = 0, to = 0] = [one_ % length, other % length].toSorted((a, b) => a - b)
          const before = input.value
          input.setSelectionRange(from, to)
          await key(input, before.slice(from, to).replace(/[ ,]/g, ''), kind)
          expect(input.value).toBe(before)
          await page.unmount()
        },
      ),
      { numRuns: 60 },
    )
  })

  test('loses one digit where one separator is deleted at the caret, and none where it is marked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GROUPED),
        fc.stringMatching(/^[1-9]{6,12}$/),
        fc.nat(),
        fc.constantFrom('backward', 'forward', 'marked', 'cut'),
        async (name, start, nth, how) => {
          const { page, input, reported } = await shown(name, start)
          const before = input.value
          const gaps = Array.from(before).flatMap((sign, at) => (/[ ,]/.test(sign) ? [at] : []))
          const gap = gaps[nth % gaps.length] ?? 0
          if (how === 'backward') input.setSelectionRange(gap + 1, gap + 1)
          else if (how === 'forward') input.setSelectionRange(gap, gap)
          else input.setSelectionRange(gap, gap + 1)
          const kinds = {
            backward: 'deleteContentBackward',
            forward: 'deleteContentForward',
            marked: 'deleteContentBackward',
            cut: 'deleteByCut',
          }
          await edit(input, kinds[how], before.slice(0, gap) + before.slice(gap + 1), gap)
          const first = before.slice(0, gap).replace(/[ ,]/g, '').length
          const lost = { backward: first - 1, forward: first, marked: -1, cut: -1 }[how]
          const right = Array.from(start)
            .filter((_, at) => at !== lost)
            .join('')
          expect(reported.at(-1) ?? start).toBe(right)
          expect(input.value).toBe((name === 'amount' ? amountForm.shown : groupCard)(right))
          await page.unmount()
        },
      ),
      { numRuns: 60 },
    )
  })

  test('keeps no zeros before an amount whose first digit went with its separator', async () => {
    const { page, input, reported } = await shown('amount', '1000')
    input.setSelectionRange(2, 2)
    await edit(input, 'deleteContentBackward', '1000', 1)
    expect(reported.at(-1)).toBe('0')
    expect(input.value).toBe('0')
    await page.unmount()
  })
})
